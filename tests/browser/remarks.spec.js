// What the characters say, and the faces they make. The seed of these matches is fixed, and so is what is said.
import { PARTS } from './parts.js';
import { computer, human, ORDERED } from './record.js';
import { expect, flip, openMatch, ownRack, prompt, stopClock, test } from './table.js';

/** The person begins; Leo has never met them. */
const LEO = { seats: [human('You'), computer('Leo', 'leo')], dealer: 1, runOfThree: false };
const GREETING = 'I’m Leo! Don’t blink!';

/** The rack of the only other player: a face is decoration, and has no name. */
const other = (page, name) => page.getByRole('region', { name: new RegExp(`^${name}`) });
const log = (page) => page.getByRole('complementary', { name: 'Last moves' });
const face = (page, name) => other(page, name).locator('img');
/** What stands beside a head: nobody reads it out, for the list of moves has it. */
const bubble = (page, name) => other(page, name).locator('p[aria-hidden]');

/** Lets the time pass in which the page has nothing else to do, and waits for what is said then. */
async function letThemTalk(page, said = GREETING) {
  await expect(ownRack(page)).toBeVisible();
  await page.clock.runFor(2000);
  await expect(page.locator('p[aria-hidden]').filter({ hasText: said }).first()).toBeAttached();
}

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await stopClock(page);
});

test('a character greets the person beside its head for three seconds, and in the list of moves', async ({ page }) => {
  await openMatch(page, LEO);
  await expect(face(page, 'Leo')).toBeVisible();
  await letThemTalk(page);
  await expect(bubble(page, 'Leo').filter({ hasText: GREETING })).toBeVisible();
  await page.clock.runFor(100);
  await expect(log(page).getByRole('listitem').filter({ hasText: `Leo: “${GREETING}”` })).toBeVisible();
  await page.clock.runFor(3000);
  await expect(bubble(page, 'Leo').filter({ hasText: GREETING })).toHaveCount(0);
  await expect(log(page)).toContainText(GREETING);
});

test('it is not read out, and names are as they were', async ({ page }) => {
  await openMatch(page, LEO);
  await letThemTalk(page);
  await page.clock.runFor(500);
  await expect(log(page)).toContainText(GREETING);
  for (const live of await page.locator('[aria-live], [role=status]').all()) await expect(live).not.toContainText(GREETING);
  await expect(other(page, 'Leo')).toHaveAccessibleName(/^Leo, 0 points, ten hidden cards$/);
  await expect(face(page, 'Leo')).toHaveAttribute('alt', '');
});

test('it covers no name, no points and no prompt', async ({ page }) => {
  for (const [width, height] of [[1440, 900], [1366, 650], [768, 1024], [390, 844], [390, 664], [320, 568], [844, 390]]) {
    await page.setViewportSize({ width, height });
    await openMatch(page, { seats: [human('You'), computer('Leo', 'leo'), computer('Rosa', 'rosa'), computer('Mina', 'mina')], dealer: 3 });
    const greeting = /I’m Leo!|Rosa\. Sit here|Mina\. I’ll remember/;
    await letThemTalk(page, greeting);
    const said = page.locator('p[aria-hidden]:visible').filter({ hasText: greeting });
    await expect(said, `${width} × ${height}`).toHaveCount(1);
    const box = await said.boundingBox();
    expect(box.x, `${width} × ${height}`).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width, `${width} × ${height}`).toBeLessThanOrEqual(width);
    for (const one of await page.locator(`${PARTS.plate}, [role=status]`).filter({ visible: true }).all()) {
      const text = await one.boundingBox();
      const covers = box.x < text.x + text.width && text.x < box.x + box.width && box.y < text.y + text.height && text.y < box.y + box.height;
      expect(covers, `${width} × ${height}: ${await one.textContent()}`).toBe(false);
    }
  }
});

test('with the setting off nobody says anything, and nothing is loaded for it', async ({ page }) => {
  const asked = [];
  page.on('request', (request) => asked.push(request.url()));
  await openMatch(page, LEO, { settings: { remarks: false } });
  await expect(ownRack(page)).toBeVisible();
  await page.clock.runFor(6000);
  await expect(log(page).getByRole('listitem')).not.toHaveCount(0);
  await expect(log(page)).not.toContainText(GREETING);
  expect(asked.filter((url) => /remarks\.txt/.test(url))).toEqual([]);
  await expect(face(page, 'Leo')).toBeVisible();
});

test('the switch in the settings ends the talk and begins it again', async ({ page }) => {
  await openMatch(page, LEO);
  await letThemTalk(page);
  await page.clock.runFor(500);
  await expect(log(page)).toContainText(GREETING);
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('switch', { name: 'Remarks' })).toBeChecked();
  await flip(page, 'Remarks');
  await page.keyboard.press('Escape');
  await page.clock.runFor(500);
  await expect(log(page)).not.toContainText(GREETING);
});

test.describe(() => {
  test.use({ mayFail: true });

  test('without the part of the remarks the match goes on', async ({ page }) => {
    await page.route('**/remarks.txt', (route) => route.abort());
    await openMatch(page, { ...LEO, dealer: 0 });
    await expect(prompt(page)).toContainText('Leo is thinking.');
    await page.clock.runFor(10_000);
    await expect(prompt(page)).toContainText('Your turn');
    await expect(log(page)).not.toContainText('“');
  });
});

test('a table without characters has no faces', async ({ page }) => {
  await openMatch(page, { seats: [human('You'), computer('Otto'), computer('Vera')], dealer: 2 });
  await expect(ownRack(page)).toBeVisible();
  await page.clock.runFor(4000);
  await expect(face(page, 'Otto')).toHaveCount(0);
  await expect(log(page)).not.toContainText('“');
});

test('a face shows how it goes: far ahead pleased, far behind beaten', async ({ page }) => {
  // Three rounds that Rosa has called, so that she is far ahead.
  const called = (actions) => ({ racks: [undefined, ORDERED], actions: [...actions, 'R'] });
  const rounds = [called(['S-']), called([]), called(['S-', 'S-', 'S-']), {}];
  await openMatch(page, { seats: [human('You'), computer('Rosa', 'rosa'), computer('Leo', 'leo'), computer('Ada', 'ada')], dealer: 3, rounds });
  await expect(face(page, 'Rosa')).toHaveAttribute('src', /rosa-pleased/);
  await expect(face(page, 'Leo')).toHaveAttribute('src', /leo-beaten/);
});
