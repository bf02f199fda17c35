// Replays: what is shown is the state at that step of the match.
import { readFile } from 'node:fs/promises';
import { PARTS } from './parts.js';
import { KEYS, LABELS, computer, human, kept, match } from './record.js';
import { bare, expect, open, openMatch, prompt, test } from './table.js';

const strip = (page) => page.getByRole('region', { name: 'Watch the replay' });
const slider = (page) => strip(page).getByRole('slider', { name: 'Position in the round' });
const rack = (page, name) => page.getByRole('region', { name, exact: true });
const round = (page, number) => strip(page).getByRole('combobox', { name: 'Round' }).selectOption(`Round ${number}`);

/** Opens one of the recorded matches as a replay. */
async function watch(page, name) {
  const text = await readFile(new URL(`../records/valid/${name}.json`, import.meta.url), 'utf8');
  await open(page);
  await page.getByLabel('Open a match file').setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await page.getByRole('button', { name: 'Watch the replay' }).click();
  await expect(slider(page)).toBeVisible();
  return JSON.parse(text);
}

test('who leaves the game with the end of a round is at the table until then, and cards stand where they stood', async ({ page }) => {
  await watch(page, 'chips-elimination');
  // Where a card with this number is between the edges of its slot, in percent.
  const places = () => page.locator(PARTS.otherRacks).locator(PARTS.cards).evaluateAll((cards, { drawn }) => cards.map((card) => {
    const slots = card.closest('ol').getBoundingClientRect();
    const number = card.querySelector(drawn).getBoundingClientRect();
    return [card.style.getPropertyValue('--v'), Math.round(100 * (number.x - slots.x) / slots.width)];
  }), PARTS);
  const high = (all) => Math.max(...all.map(([, place]) => place));
  await round(page, 5);
  await slider(page).press('End');
  const before = await places();
  await round(page, 6);
  await expect(rack(page, 'Ann')).toContainText('Out');
  // Back to the end of the previous round: Ann lost it, but she took part.
  await strip(page).getByRole('button', { name: 'Previous move' }).click();
  await expect(rack(page, 'Ann')).toBeVisible();
  await expect(rack(page, 'Ann')).not.toContainText('Out');
  const byCard = (all) => all.toSorted(([a], [b]) => a - b);
  expect(high(before)).toBeLessThan(100);
  await slider(page).press('Home');
  await slider(page).press('End');
  expect(byCard(await places())).toEqual(byCard(before));
});

test('who is out is not put in front', async ({ page }) => {
  await watch(page, 'chips-elimination');
  const front = page.locator(PARTS.ownRack);
  await expect(front).toHaveAccessibleName('Ann');
  await round(page, 6);
  const turn = strip(page).getByRole('button', { name: 'Next player’s view' });
  for (const name of ['Zoë "Z" 李', 'Bo', 'Zoë "Z" 李']) {
    await expect(front).toHaveAccessibleName(name);
    await turn.click();
  }
  // In a round that Ann took part in she can be in front again.
  await round(page, 1);
  for (const name of ['Bo', 'Zoë "Z" 李', 'Ann']) {
    await expect(front).toHaveAccessibleName(name);
    await turn.click();
  }
});

test('dealt cards are placed by the one who is named, from the dealer’s left', async ({ page }) => {
  const { seats } = await watch(page, 'eclair-elimination');
  await round(page, 2);
  const cards = (name) => rack(page, name).getByLabel(/^Slot \d+: \d/);
  const on = strip(page).getByRole('button', { name: 'Next move' });
  const inHand = () => page.locator(PARTS.handCard).locator('> span').evaluate((card) => card.style.getPropertyValue('--v'));
  // Ann deals.
  for (const name of [seats[1].name, seats[2].name, seats[0].name]) {
    for (let placed = 0; placed < 10; placed++) {
      await expect(prompt(page)).toHaveText(`${name} is placing the dealt cards.`);
      await expect(cards(name)).toHaveCount(placed);
      const card = await inHand();
      await on.click();
      await expect(cards(name)).toHaveCount(placed + 1);
      await expect(cards(name).and(page.getByLabel(new RegExp(`: ${card}\\b`)))).toHaveCount(1);
    }
  }
});

test('every open rack is read out card by card', async ({ page }) => {
  await watch(page, 'regular-4');
  await expect(rack(page, 'Bo').getByRole('img', { name: /^Slot \d+: \d+/ })).toHaveCount(10);
  await expect(page.getByRole('region', { name: /hidden/ })).toHaveCount(0);
});

test('who looks back has nothing to press on the table', async ({ page }) => {
  await openMatch(page, { seats: [human('You'), computer('Otto')], rounds: [{ racks: [[3, 9, 17, 21, 26, 30, 31, 32, 38, 40]], actions: ['R'] }] });
  await page.getByRole('button', { name: 'Watch the replay' }).click();
  await expect(slider(page)).toBeVisible();
  await slider(page).press('Home');
  await expect(page.getByRole('button', { name: /^Call Rack-O/ })).toBeDisabled();
  const slots = page.getByRole('button', { name: /^Slot/ });
  await expect(slots).toHaveCount(LABELS.length);
  for (const one of await slots.all()) await expect(one).toBeDisabled();
});

test('from the heading, where the focus is at first, the next stop is what moves the replay', async ({ page }) => {
  await openMatch(page, { seats: [human('You'), computer('Otto')], rounds: [{ racks: [[3, 9, 17, 21, 26, 30, 31, 32, 38, 40]], actions: ['R'] }] });
  await page.getByRole('button', { name: 'Watch the replay' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Rack-O, round 1' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(strip(page).getByRole('combobox', { name: 'Round' })).toBeFocused();
});

test('after a match the last round is looked at first, and while it plays by itself that can be seen', async ({ page }) => {
  const racks = [[1, 8, 12, 19, 25, 33, 34, 35, 38, 40], [2, 7, 11, 13, 18, 22, 29, 30, 31, 39]];
  const rounds = [1, 2].map(() => ({ racks, actions: ['R'] }));
  await openMatch(page, { seats: [human('You'), computer('Otto')], goal: { rounds: 2 }, rounds });
  await page.getByRole('button', { name: 'Watch the replay' }).click();
  await expect(strip(page).getByRole('combobox', { name: 'Round' }).locator('option:checked')).toHaveText('Round 2');
  await expect(slider(page)).toHaveValue('0');
  const play = strip(page).getByRole('button', { name: 'Play', exact: true });
  const sign = () => play.locator('use').getAttribute('href');
  expect(await sign()).toBe('#i-play');
  await play.click();
  await expect(play).toHaveAttribute('aria-pressed', 'true');
  expect(await sign()).toBe('#i-pause');
  await play.click();
  expect(await sign()).toBe('#i-play');
});

test('players have the colours they had at the table', async ({ page }) => {
  const ordered = [1, 8, 12, 19, 25, 33, 34, 35, 38, 40];
  const record = match({ seats: [human('Ann'), computer('Bo')], goal: { rounds: 1 }, rounds: [{ racks: [ordered], actions: ['R'] }] });
  await open(page, { ...kept(record), [KEYS.extras]: JSON.stringify({ seed: '7', colours: [3, 1], at_table: true }) });
  await page.getByRole('button', { name: 'Watch the replay' }).click();
  await expect(slider(page)).toBeVisible();
  for (const [name, sign] of [['Ann', '#g4'], ['Bo', '#g2']]) await expect(rack(page, name).locator(PARTS.plate).locator('use')).toHaveAttribute('href', sign);
});

for (const [width, height] of [[720, 450], [640, 512], [844, 390], [667, 375]]) {
  test(`every control is in view and none covers another, ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await watch(page, 'regular-4');
    const controls = strip(page).locator(':is(button, input, select)');
    await expect(controls).toHaveCount(7);
    for (const control of await controls.all()) {
      await expect(control).toBeInViewport({ ratio: 1 });
      const seen = await bare(control, 2);
      const { width: wide } = await control.boundingBox();
      expect(seen.width).toBeGreaterThan(wide - 8);
    }
    // The plates of the others are above the tray.
    const tray = await page.locator(PARTS.tray).boundingBox();
    const plates = page.locator(PARTS.otherRacks).locator(PARTS.plate);
    await expect(plates).toHaveCount(3);
    for (const plate of await plates.all()) {
      const { y, height: high } = await plate.boundingBox();
      expect(y + high).toBeLessThanOrEqual(tray.y + 1);
    }
  });
}

test('it plays by itself, on into the next round, stops at the very end, and where somebody jumps', async ({ page }) => {
  const racks = [[1, 8, 12, 19, 25, 33, 34, 35, 38, 39], [2, 7, 11, 13, 18, 22, 29, 30, 31, 40]];
  const rounds = [1, 2].map(() => ({ racks, actions: ['R'] }));
  await openMatch(page, { seats: [human('You'), computer('Otto')], goal: { rounds: 2 }, rounds });
  await page.getByRole('button', { name: 'Watch the replay' }).click();
  await expect(slider(page)).toBeVisible();
  const shown = () => strip(page).getByRole('combobox', { name: 'Round' }).locator('option:checked');
  const play = strip(page).getByRole('button', { name: 'Play', exact: true });
  await round(page, 1);
  await play.click();
  await expect(slider(page)).toHaveValue('1');
  await expect(shown()).toHaveText('Round 2');
  await expect(slider(page)).toHaveValue('0');
  await expect(slider(page)).toHaveValue('1');
  await expect(prompt(page)).toContainText('Otto called');
  // Whoever jumps stops it.
  await round(page, 1);
  await play.click();
  await expect(play).toHaveAttribute('aria-pressed', 'true');
  await slider(page).press('End');
  await expect(play).not.toHaveAttribute('aria-pressed', 'true');
});
