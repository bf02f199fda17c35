// The matches on the first screen: each in a place of its own, to be gone on with, deleted and put back.
import { hear, listen } from './heard.js';
import { KEYS, OVER, computer, human, kept, keptBeside, match } from './record.js';
import { click, expect, matchKeys, open, openMatch, ownRack, prompt, savedActions, savedMatch, stock, stored, test } from './table.js';

/** Where the saved matches stand: the one to go on with, and the others in a list. */
const saved = (page) => page.getByRole('main');
/** Those in the list below the last one. */
const others = (page) => page.getByRole('region', { name: 'Saved matches' }).getByRole('group');
const entries = (page) => others(page).getByRole('button', { name: /^(Continue|See)/ });
const press = (page, name) => page.getByRole('button', { name, exact: true }).click();
const leave = (page) => press(page, 'Rack-O, leave the table');
const ANN = match({ seats: [human('Ann'), human('Bo'), computer('Otto')], rounds: [{}] });
const VERA = match({ seats: [human('You'), computer('Vera')], rounds: [{ racks: [undefined, [1, 3, 5, 7, 9, 21, 22, 23, 30, 40]], opening: 6 }] });

test('a new match begins beside the one under way, and each goes on where it was left', async ({ page }) => {
  await openMatch(page, { rounds: [{ stock: [3, 30] }] }, { settings: { pace: 'at-once' } });
  await click(page, 'stock');
  await expect(prompt(page)).toContainText('You drew the 3.');
  await leave(page);
  await press(page, 'Play');
  // Nothing is asked.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(stock(page)).toBeEnabled();
  await click(page, 'stock');
  const drawn = await prompt(page).textContent();
  const record = await savedMatch(page);
  await leave(page);
  expect(await matchKeys(page)).toHaveLength(2);
  // The last one is the card, the other one is below it.
  await press(page, 'Continue round 1');
  await expect(prompt(page)).toHaveText(drawn);
  expect(await savedMatch(page)).toEqual(record);
  await leave(page);
  await others(page).getByRole('button', { name: 'Continue round 1: You, Otto, Vera and Mina' }).click();
  await expect(prompt(page)).toContainText('You drew the 3.');
  await click(page, 'discards');
  await expect.poll(async () => (await savedActions(page))[0]).toBe('S-');
});

test('the card and the list say who plays, the round, the totals, and when it was last played', async ({ page }) => {
  await open(page, {
    ...keptBeside('5', match({ seats: [human('Du'), computer('Otto')], rounds: [OVER, {}] }), 5 * 60),
    ...keptBeside('6', ANN, 3 * 86_400),
    ...keptBeside('7', match({ goal: { points: 75 }, rounds: [OVER] }), 86_400),
    ...keptBeside('8', VERA, 2 * 3600),
  });
  await expect(saved(page).getByRole('button', { name: 'Continue round 2' })).toBeVisible();
  await expect(saved(page)).toContainText('You75');
  await expect(saved(page)).toContainText('5 minutes ago');
  // More than a few are in a list that can be opened.
  await expect(entries(page)).toHaveCount(0);
  await saved(page).getByText('3 more matches').click();
  await expect(entries(page)).toHaveCount(3);
  expect(await entries(page).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))).toEqual([
    'Continue round 1: you and Vera, 2 hours ago', 'See how it ended: you, Otto, Vera and Mina, 1 day ago', 'Continue round 1: Ann, Bo and Otto, 3 days ago',
  ]);
  expect(await saved(page).getByRole('button', { name: /^Delete/ }).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))).toEqual([
    'Delete match: you and Otto, Round 2, 5 minutes ago', 'Delete match: you and Vera, Round 1, 2 hours ago',
    'Delete match: you, Otto, Vera and Mina, Round 1, 1 day ago', 'Delete match: Ann, Bo and Otto, Round 1, 3 days ago',
  ]);
  for (const time of ['2 hours ago', '1 day ago', '3 days ago']) await expect(others(page).getByText(time)).toBeVisible();
});

test('a finished match can be looked at again, and played again beside it', async ({ page }) => {
  await openMatch(page, { goal: { points: 75 }, rounds: [OVER] });
  await leave(page);
  await saved(page).getByText('1 finished match').click();
  await others(page).getByRole('button', { name: 'See how it ended' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You win the match!');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You win the match!');
  await press(page, 'Rematch');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rack-O, round 1');
  expect((await savedMatch(page)).rules.goal).toEqual({ points: 75 });
  expect(await matchKeys(page)).toHaveLength(2);
  await expect(stock(page)).toBeEnabled();
  await click(page, 'stock');
  await leave(page);
  await expect(saved(page).getByRole('button', { name: 'Continue round 1' })).toBeVisible();
  await expect(entries(page)).toHaveCount(1);
});

test('a match is deleted, and put back', async ({ page }) => {
  await open(page, { ...kept(match({ rounds: [{}] }), { atTable: false }), ...keptBeside('6', ANN, 60) });
  await expect(entries(page)).toHaveCount(1);
  const remove = (names) => saved(page).getByRole('button', { name: `Delete match: ${names}, Round 1` }).click();
  await remove('Ann, Bo and Otto');
  await expect(entries(page)).toHaveCount(0);
  expect(await matchKeys(page)).toEqual([KEYS.match]);
  const undo = saved(page).getByRole('button', { name: 'Undo' });
  await expect(undo).toBeFocused();
  await listen(page);
  await undo.press('Enter');
  await expect(entries(page)).toHaveCount(1);
  await hear(page, 'Match restored.');
  await expect(entries(page)).toBeFocused();
  await expect(undo).toHaveCount(0);
  expect(await stored(page, `${KEYS.match}/6`)).toBe(JSON.stringify(ANN));
  const removable = saved(page).getByRole('button', { name: /^Delete match:/ });
  await remove('You, Otto, Vera and Mina');
  await expect(removable).toHaveCount(1);
  await remove('Ann, Bo and Otto');
  await expect(removable).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await expect(saved(page).getByRole('button', { name: /^Delete match/ })).toHaveCount(0);
  expect(await matchKeys(page)).toEqual([]);
});

test('where a match was deleted, the way back stands in its place, and nothing else moves', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const over = match({ goal: { points: 75 }, rounds: [OVER] });
  await open(page, { ...kept(match({ rounds: [{}] }), { atTable: false }), ...keptBeside('6', ANN, 60), ...keptBeside('7', over, 90) });
  await expect(entries(page)).toHaveCount(2);
  const top = async (target) => Math.round((await target.boundingBox()).y);
  const rest = async () => Promise.all([others(page), page.getByRole('button', { name: 'Rule book' })].map(top));
  const before = await rest();
  for (const names of ['You, Otto, Vera and Mina', 'Ann, Bo and Otto']) {
    const bin = page.getByRole('button', { name: `Delete match: ${names}` }).first();
    const place = await top(bin);
    await bin.click();
    const undo = saved(page).getByRole('button', { name: 'Undo' });
    await expect(undo).toBeFocused();
    expect(Math.abs(await top(undo) - place)).toBeLessThan(60);
    expect(await rest()).toEqual(before);
    await undo.click();
    await expect(undo).toHaveCount(0);
    await expect(bin).toBeVisible();
  }
});

test('where all places are taken by unfinished matches, a new one says so and takes none of them', async ({ page }) => {
  const all = Object.assign({}, ...Array.from({ length: 24 }, (_, nth) => keptBeside(String(nth + 1), ANN, 600 * nth)));
  await open(page, all);
  await press(page, 'Play');
  await expect(page.getByRole('alert')).toContainText('Delete one to start another.');
  expect(await matchKeys(page)).toHaveLength(24);
  await page.getByRole('alert').getByRole('button', { name: 'Close' }).click();
  await page.getByText('23 more matches').click();
  await saved(page).getByRole('button', { name: /^Delete/ }).last().click();
  await press(page, 'Play');
  await expect(ownRack(page)).toBeVisible();
  expect(await matchKeys(page)).toHaveLength(24);
});

test('where there is no room in the storage, finished matches make it and no other', async ({ page }) => {
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, text) {
      const matches = Object.keys(localStorage).filter((one) => one.startsWith('rack-o/1/match/'));
      if (this === localStorage && key.startsWith('rack-o/1/match/') && !matches.includes(key) && matches.length >= 3) throw new DOMException('', 'QuotaExceededError');
      setItem.call(this, key, text);
    };
  });
  const over = match({ goal: { points: 75 }, rounds: [OVER] });
  await open(page, {});
  await page.evaluate((all) => Object.entries(all).forEach(([key, text]) => localStorage.setItem(key, text)), {
    ...keptBeside('1', over, 900), ...keptBeside('2', ANN, 999), ...keptBeside('3', over, 90),
  });
  await page.reload();
  await press(page, 'Play');
  await expect(ownRack(page)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  const keys = await matchKeys(page);
  expect(keys).toHaveLength(3);
  expect(keys).toEqual(expect.arrayContaining([`${KEYS.match}/2`, `${KEYS.match}/3`]));
});

test('where nothing can be stored, matches are kept side by side as long as the page is open', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() { throw new DOMException('Access is denied for this document.', 'SecurityError'); },
    });
  });
  await page.goto('./');
  await press(page, 'More players and options');
  await press(page, 'Play');
  await expect(page.getByRole('alert')).toContainText('This browser won’t let the game save.');
  const names = () => ownRack(page).getByRole('button', { name: /^Slot/ }).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label').replace(/, in order/, '')));
  const first = await names();
  const move = async () => {
    await expect(stock(page)).toBeEnabled();
    await click(page, 'stock');
    await click(page, 'discards');
  };
  await move();
  await leave(page);
  await press(page, 'Play');
  const second = await names();
  expect(second).not.toEqual(first);
  await move();
  await leave(page);
  await expect(entries(page)).toHaveCount(1);
  await entries(page).click();
  await expect(ownRack(page)).toBeVisible();
  await expect.poll(names).toEqual(first);
});

test('the deal of the day is played beside the match under way, and found again', async ({ page }) => {
  await openMatch(page, { rounds: [{}] }, { atTable: false, settings: { pace: 'at-once' } });
  const before = await stored(page, KEYS.match);
  const deal = page.getByRole('dialog', { name: 'Deal of the day' });
  await press(page, 'Deal of the day');
  await deal.getByRole('button', { name: 'Play this deal' }).click();
  await expect(stock(page)).toBeEnabled();
  await click(page, 'stock');
  const drawn = await prompt(page).textContent();
  await leave(page);
  await expect(saved(page)).toContainText(/Deal of the day, \w+ \d+ · /);
  await press(page, 'Deal of the day');
  await expect(deal).toContainText('You’ve already started this one.');
  await deal.getByRole('button', { name: 'Continue match' }).click();
  await expect(prompt(page)).toHaveText(drawn);
  expect(await matchKeys(page)).toHaveLength(2);
  expect(await stored(page, KEYS.match)).toBe(before);
});

test('everything kept goes to another device with all matches, which stand beside those that are there', async ({ page, browser }) => {
  await open(page, { ...kept(match({ rounds: [{}] }), { atTable: false }), ...keptBeside('6', ANN, 60) });
  await press(page, 'Settings');
  const download = page.waitForEvent('download');
  await press(page, 'Save everything to a file');
  const file = await (await download).path();
  const other = await browser.newContext({ baseURL: new URL('./', page.url()).href, reducedMotion: 'reduce', serviceWorkers: 'block' });
  const there = await other.newPage();
  await open(there, kept(VERA, { atTable: false }));
  for (let times = 0; times < 2; times++) {
    await there.getByLabel('Open a match file').setInputFiles(file);
    const asked = there.getByRole('dialog', { name: 'Data from another device' });
    await expect(asked).toContainText('The file has 2 saved matches.');
    await asked.getByRole('button', { name: 'Add' }).click();
    await expect(asked).toHaveCount(0);
    await expect(entries(there)).toHaveCount(2);
    expect(await matchKeys(there)).toHaveLength(3);
  }
  expect(await stored(there, KEYS.match)).toBe(JSON.stringify(VERA));
  await other.close();
});

test('a match in which nobody has moved is not kept, but a reload at its table shows it', async ({ page, context }) => {
  await open(page, { [KEYS.settings]: '{"pace":"at-once"}' });
  await press(page, 'Play');
  await expect(stock(page)).toBeEnabled();
  const names = () => ownRack(page).getByRole('button', { name: /^Slot/ }).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  const cards = await names();
  await page.reload();
  await expect(stock(page)).toBeEnabled();
  expect(await names()).toEqual(cards);
  // Left.
  await leave(page);
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await expect(saved(page).getByRole('button', { name: /^Delete match/ })).toHaveCount(0);
  expect(await matchKeys(page)).toEqual([]);
  // The page is closed.
  await press(page, 'Play');
  await expect(ownRack(page)).toBeVisible();
  expect(await matchKeys(page)).toHaveLength(1);
  await page.close();
  const other = await context.newPage();
  await other.goto('./');
  await expect(other.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await expect(saved(other).getByRole('button', { name: /^Delete match/ })).toHaveCount(0);
  await expect.poll(() => matchKeys(other)).toEqual([]);
  // Once somebody has moved it is kept.
  await press(other, 'Play');
  await expect(stock(other)).toBeEnabled();
  await click(other, 'stock');
  await leave(other);
  await expect(saved(other).getByRole('button', { name: 'Continue round 1' })).toBeVisible();
  await other.close();
});

test('a match in which nobody has moved makes way for a rematch, and one with a move does not', async ({ page }) => {
  await openMatch(page, { goal: { points: 75 }, rounds: [OVER] }, { settings: { pace: 'at-once' } });
  await press(page, 'Rematch');
  await expect(stock(page)).toBeEnabled();
  expect(await matchKeys(page)).toHaveLength(2);
  await leave(page);
  expect(await matchKeys(page)).toEqual([KEYS.match]);
});

test('each card says which kind of game it is, and what it is played for', async ({ page }) => {
  await open(page, {
    ...keptBeside('5', match({ goal: { rounds: 5 }, rounds: [{}] }), 60),
    ...keptBeside('6', match({ seats: [human('You'), computer('Vera')], goal: { points: 300 }, rounds: [{}] }), 3600),
    ...keptBeside('7', match({ rules: { edition: 'custom', bonus: true, replenish: 'shuffle' }, rounds: [{}] }), 7200),
  });
  await expect(saved(page).getByText('Classic, 5 rounds · 1 minute ago')).toBeVisible();
  await expect(others(page).getByText('Duel to 300 · 1 hour ago')).toBeVisible();
  await expect(others(page).getByText('House rules with bonus to 500 · 2 hours ago')).toBeVisible();
});

for (const [width, height] of [[1440, 900], [844, 390], [390, 844]]) {
  test(`a list of several matches is not cut off, ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, Object.assign({}, ...Array.from({ length: 6 }, (_, nth) => keptBeside(String(nth + 1), ANN, 600 * nth))));
    await saved(page).getByText('5 more matches').click();
    await expect(entries(page)).toHaveCount(5);
    // Nothing around the entries cuts them off but the page itself.
    const cut = await entries(page).last().evaluate((entry) => {
      for (let box = entry.parentElement; box && !box.matches('section:has(#heading)'); box = box.parentElement) if (box.scrollHeight > box.clientHeight + 1 && getComputedStyle(box).overflowY !== 'visible') return box.outerHTML.slice(0, 80);
      return null;
    });
    expect(cut).toBeNull();
    await entries(page).last().scrollIntoViewIfNeeded();
    await expect(entries(page).last()).toBeInViewport({ ratio: 0.95 });
    await page.getByRole('button', { name: 'Rule book' }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('button', { name: 'Rule book' })).toBeInViewport({ ratio: 0.95 });
  });
}
