// Going back at the table leads to the first screen, and going forward to the table again; only from the first screen does it
// leave the page.
import { FOUR, KEYS, OVER, human, kept, keptBeside, match } from './record.js';
import { click, expect, goElsewhere, matchKeys, open, openMatch, ownRack, prompt, savedActions, stock, test } from './table.js';

// Something to go back to.
test.beforeEach(({ page }) => goElsewhere(page));

const play = (page) => page.getByRole('button', { name: 'Play', exact: true });
const goOn = (page) => page.getByRole('button', { name: /^Continue (with )?round/ }).first();
const heading = (page) => page.getByRole('heading', { level: 1 });
const left = (page) => expect(page).toHaveURL(/\/empty$/);
const press = (page, name) => page.getByRole('button', { name, exact: true }).click();

test('from a match that was begun back to the first screen, forward to the match, and back twice to leave', async ({ page }) => {
  await open(page);
  await play(page).click();
  await expect(prompt(page)).toContainText('Your turn.');
  await click(page, 'stock');
  await expect(prompt(page)).toContainText('You drew');
  const drew = await prompt(page).textContent();
  for (let times = 0; times < 2; times++) {
    await page.goBack();
    await expect(play(page)).toBeVisible();
    await expect(goOn(page)).toBeVisible();
    await page.goForward();
    await expect(prompt(page)).toHaveText(drew);
    expect(await savedActions(page)).toEqual(['S']);
  }
  await page.goBack();
  await expect(play(page)).toBeVisible();
  await page.goBack();
  await left(page);
});

test('a page that opens at the table, or is loaded there again, has the first screen behind it', async ({ page }) => {
  await openMatch(page, FOUR);
  await expect(prompt(page)).toContainText('Your turn.');
  await page.reload();
  await expect(prompt(page)).toContainText('Your turn.');
  await page.goBack();
  await expect(goOn(page)).toBeVisible();
  // Loaded again there, it stays there, and forward still leads to the table.
  await page.reload();
  await expect(goOn(page)).toBeVisible();
  await page.goForward();
  await expect(prompt(page)).toContainText('Your turn.');
  await page.goBack();
  await expect(goOn(page)).toBeVisible();
  await page.goBack();
  await left(page);
});

test('the table is left by its button: forward leads back, back leaves the page', async ({ page }) => {
  await openMatch(page, FOUR);
  await press(page, 'Rack-O, leave the table');
  await expect(goOn(page)).toBeVisible();
  await expect.poll(() => page.evaluate(() => history.state?.match)).toBe(undefined);
  await page.goForward();
  await expect(prompt(page)).toContainText('Your turn.');
  await press(page, 'Rack-O, leave the table');
  await expect.poll(() => page.evaluate(() => history.state?.match)).toBe(undefined);
  await page.goBack();
  await left(page);
});

test('back and forward without waiting', async ({ page }) => {
  await openMatch(page, FOUR);
  await expect(prompt(page)).toContainText('Your turn.');
  /** Goes each step as soon as the one before has arrived. */
  const walk = (steps) => page.evaluate(async (steps) => {
    for (const step of steps) {
      await new Promise((arrived) => {
        addEventListener('popstate', arrived, { once: true });
        history[step]();
      });
    }
  }, steps);
  for (const times of [1, 2, 3]) {
    await walk(Array(times).fill(['back', 'forward']).flat());
    await expect(prompt(page)).toContainText('Your turn.');
    await expect.poll(() => page.evaluate(() => history.state?.match)).toBe('');
  }
  await walk(['back', 'forward', 'back']);
  await expect(goOn(page)).toBeVisible();
  await goOn(page).click();
  await expect(prompt(page)).toContainText('Your turn.');
});

test('several steps at once: from what lies over the table to the first screen, and from there to the table', async ({ page }) => {
  await openMatch(page, FOUR);
  await press(page, 'Rule book');
  await expect(heading(page)).toHaveText('How to play Rack-O');
  await page.evaluate(() => history.go(-2));
  await expect(goOn(page)).toBeVisible();
  await page.evaluate(() => history.go(2));
  await expect(prompt(page)).toContainText('Your turn.');
  await expect.poll(() => page.evaluate(() => history.state?.over)).toBe(0);
  await page.goBack();
  await expect(goOn(page)).toBeVisible();
});

test('a match that was deleted is not there any more when going forward', async ({ page }) => {
  await openMatch(page, FOUR);
  await expect(prompt(page)).toContainText('Your turn.');
  await page.goBack();
  await expect(goOn(page)).toBeVisible();
  await page.getByRole('button', { name: /^Delete match/ }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.goForward();
  await expect.poll(() => page.evaluate(() => history.state?.match)).toBe(undefined);
  await expect(play(page)).toBeVisible();
  expect(await matchKeys(page)).toEqual([]);
  await page.goBack();
  await left(page);
});

test('a match that another tab plays says so when going forward', async ({ page, context }) => {
  await openMatch(page, FOUR);
  await expect(prompt(page)).toContainText('Your turn.');
  await page.goBack();
  await expect(goOn(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto('./');
  await other.getByRole('button', { name: /^Continue/ }).or(stock(other)).first().waitFor();
  if (!await stock(other).isVisible()) await goOn(other).click();
  await expect(prompt(other)).toContainText('Your turn.');
  await page.goForward();
  await expect(page.getByRole('button', { name: 'Play here instead' })).toBeVisible();
  await page.goBack();
  await expect(play(page)).toBeVisible();
  // What is played there is not touched here.
  await click(other, 'stock');
  await expect(prompt(other)).toContainText('You drew');
  expect(await savedActions(other)).toEqual(['S']);
});

test('the end of a round and the device on its way are left and found again', async ({ page }) => {
  await openMatch(page, { rounds: [OVER] });
  await expect(heading(page)).toHaveText('You called Rack‑O!');
  await page.goBack();
  await expect(play(page)).toBeVisible();
  await page.goForward();
  await expect(heading(page)).toHaveText('You called Rack‑O!');

  await openMatch(page, { seats: [human('Ann'), human('Bo')], rounds: [{}] });
  await press(page, 'Show my rack');
  await expect(prompt(page)).toContainText('Ann');
  await page.goBack();
  await expect(goOn(page)).toBeVisible();
  await page.goForward();
  // Nobody sees the rack of another.
  await expect(heading(page)).toHaveText('Pass the device to Ann');
});

test('an address with another fragment at the table goes back to the first screen, too', async ({ page }) => {
  await openMatch(page, FOUR);
  await expect(prompt(page)).toContainText('Your turn.');
  await page.evaluate(() => { location.hash = '#main'; });
  await expect(prompt(page)).toContainText('Your turn.');
  await page.goBack();
  await expect(prompt(page)).toContainText('Your turn.');
  await page.goBack();
  await expect(goOn(page)).toBeVisible();
});

test('a deal by a link at the table takes the place of the match: back leads to the first screen with both', async ({ page }) => {
  await openMatch(page, FOUR);
  await expect(prompt(page)).toContainText('Your turn.');
  await page.evaluate(() => { location.hash = '#d='; });
  await page.getByRole('dialog').getByRole('button', { name: /^Play/ }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(ownRack(page)).toBeVisible();
  await expect.poll(() => page.evaluate(() => [history.state.over, history.state.match === document.documentElement.dataset.match])).toEqual([0, true]);
  await page.goBack();
  await expect(play(page)).toBeVisible();
  expect(await matchKeys(page)).toHaveLength(2);
  await page.goBack();
  await left(page);
});

test('of two matches, forward leads to the one that was left last', async ({ page }) => {
  await open(page, { ...kept(match(FOUR), { atTable: false }), ...keptBeside('11', match({ seats: [human('Ann'), human('Bo')], rounds: [{}] }), 3600) });
  await page.getByRole('button', { name: 'Continue round 1', exact: true }).click();
  await expect(prompt(page)).toContainText('Your turn.');
  await page.goBack();
  await page.getByRole('button', { name: /^Continue round 1: Ann and Bo/ }).click();
  await expect(heading(page)).toHaveText('Pass the device to Ann');
  await page.goBack();
  await expect(play(page)).toBeVisible();
  await page.goForward();
  await expect(heading(page)).toHaveText('Pass the device to Ann');
});

test('the lesson and the rule book over the first screen are closed as before', async ({ page }) => {
  await open(page, { [KEYS.table]: '{"seats":[]}' });
  for (const [name, title] of [['Learn to play', 'Your first round'], ['Rule book', 'How to play Rack-O']]) {
    await press(page, name);
    await expect(heading(page)).toHaveText(title);
    await page.goBack();
    await expect(play(page)).toBeVisible();
  }
  await page.goBack();
  await left(page);
});
