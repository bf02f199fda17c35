// Every match that was played to its end is kept: looked at again, shared, deleted and put back.
import { KEYS, OVER, computer, human, keptBeside, match } from './record.js';
import { click, expect, open, openMatch, test } from './table.js';

const heading = (page) => page.getByRole('heading', { level: 1 });
const link = (page) => page.getByRole('button', { name: 'Matches', exact: true });
const rows = (page) => page.getByRole('main').getByRole('listitem');
const press = (page, name) => page.getByRole('button', { name, exact: true }).click();
const WON = match({ goal: { points: 75 }, rounds: [OVER] });
const LOST = match({ seats: [human('You'), computer('Bo', 'hard'), computer('Otto')], goal: { points: 75 }, rounds: [{ racks: [undefined, [1, 8, 12, 19, 25, 33, 40, 41, 45, 50]], actions: ['R'] }], dealer: 0 });

async function look(page) {
  await link(page).click();
  await expect(heading(page)).toHaveText('Matches');
}

test('a match that I finish stands under its month, and is there again whenever I come', async ({ page }) => {
  await openMatch(page, { goal: { points: 75 }, rounds: [{ racks: [OVER.racks[0]] }] });
  await click(page, 'call');
  await expect(heading(page)).toHaveText('You win the match!');
  await press(page, 'Rack-O, leave the table');
  for (let times = 0; times < 2; times++) {
    await look(page);
    const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric' }).format(new Date());
    await expect(page.getByRole('heading', { level: 2, name: month })).toBeVisible();
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText('You won');
    await expect(rows(page)).toContainText('You75');
    await expect(rows(page)).toContainText('to 75');
    await page.reload();
  }
});

test('more matches than the first screen keeps are all there, the last one first, and go on being there', async ({ page }) => {
  const texts = Array.from({ length: 9 }, (_, nth) => keptBeside(String(nth + 5), nth % 2 ? LOST : WON, 60 * (9 - nth)));
  await open(page, Object.assign({}, ...texts));
  await press(page, 'Play');
  await press(page, 'Rack-O, leave the table');
  await look(page);
  await expect(rows(page)).toHaveCount(9);
  await expect(rows(page).first()).toContainText('You won');
  await expect(rows(page).nth(1)).toContainText('Bo won');
  const keys = await page.evaluate(() => Object.keys(localStorage));
  expect(keys.filter((key) => /^rack-o\/1\/history\/\d+$/.test(key))).toHaveLength(9);
  expect(keys.filter((key) => /^rack-o\/1\/match\/\d+$/.test(key)).length).toBeLessThan(9);
});

const DAY = 24 * 60 * 60;

test('every month has its matches, the last one first; only that is open, and the others open with a press', async ({ page }) => {
  // In three different months, whatever day it is.
  const ago = [60, 45 * DAY, 45 * DAY + 60, 100 * DAY];
  await open(page, Object.assign({}, ...ago.map((seconds, nth) => keptBeside(String(nth + 5), nth % 2 ? LOST : WON, seconds))));
  await look(page);
  const name = (seconds) => new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric' }).format(Date.now() - seconds * 1000);
  const months = page.getByRole('group');
  await expect(months.locator('summary')).toHaveText([`${name(60)} 1 match`, `${name(45 * DAY)} 2 matches`, `${name(100 * DAY)} 1 match`]);
  await expect(rows(page)).toHaveCount(1);
  for (const [nth, winners] of [[1, ['Bo won', 'You won']], [2, ['Bo won']]]) {
    await months.nth(nth).locator('summary').press('Enter');
    await expect(months.nth(nth).getByRole('listitem').locator('> b')).toHaveText(winners);
  }
  await expect(rows(page)).toHaveCount(4);
});

test('who has won is said of several people, and of a win that is shared', async ({ page }) => {
  const [called, other] = [[1, 8, 12, 19, 25, 33, 34, 35, 38, 40], [5, 4, 3, 2, 6, 7, 9, 10, 11, 13]];
  const people = match({ seats: [human('Ann'), human('Bo')], goal: { points: 75 }, rounds: [{ racks: [called], actions: ['R'] }] });
  const both = [{ racks: [called, other], actions: ['R'] }, { racks: [other, called], actions: ['R'] }];
  const shared = match({ seats: [human('You'), computer('Otto')], goal: { rounds: 2 }, rounds: both });
  await open(page, { ...keptBeside('5', people, 60), ...keptBeside('6', shared, 120) });
  await look(page);
  await expect(rows(page).locator('> b')).toHaveText(['Ann won', 'You shared the win']);
  await expect(rows(page).last()).toContainText('You80');
});

test('what the coach finds in a match of the list counts once, however often they are asked', async ({ page }) => {
  const racks = [[3, 11, 16, 24, 27, 8, 41, 36, 50, 58], [1, 5, 9, 13, 17, 21, 25, 29, 37, 45]];
  await open(page, keptBeside('5', match({ goal: { rounds: 1 }, rounds: [{ racks, opening: 19, stock: [33], actions: ['S-', 'R'] }] }), 60));
  const figure = page.getByRole('listitem').filter({ hasText: 'Average cost of mistakes' });
  for (let times = 0; times < 2; times++) {
    await look(page);
    await page.getByRole('button', { name: /^Ask the coach: / }).click();
    await expect(page.getByRole('status')).toContainText(/ in \d+ decisions, /);
    await page.keyboard.press('Escape');
    await press(page, 'Close');
    await press(page, 'Statistics');
    await expect(figure).toContainText('points per decision, 2 reviewed');
    await page.reload();
  }
});

test('a match can be looked back at and gone through with the coach, and the way back leads to the list', async ({ page }) => {
  await open(page, keptBeside('5', WON, 60));
  await look(page);
  await page.getByRole('button', { name: /^Watch the replay: you, Otto, Vera and Mina/ }).click();
  await expect(page.getByRole('button', { name: 'Close replay' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(heading(page)).toHaveText('Matches');
  await page.getByRole('button', { name: /^Ask the coach: / }).click();
  await expect(heading(page)).not.toHaveText('Matches');
  await page.goBack();
  await expect(heading(page)).toHaveText('Matches');
});

test('what is deleted can be put back by keyboard, and otherwise is gone for good; the statistics stay', async ({ page }) => {
  await open(page, { ...keptBeside('5', WON, 60), ...keptBeside('6', LOST, 3600) });
  await look(page);
  const first = page.getByRole('button', { name: /^Delete match: you, Otto, Vera and Mina/ });
  await first.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Match deleted.' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Undo: / })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(first).toBeFocused();
  await expect(rows(page)).toHaveCount(2);
  // It is back for good, with all its moves.
  await page.reload();
  await look(page);
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('button', { name: /^Watch the replay: you, Otto, Vera and Mina/ }).click();
  await expect(page.getByRole('button', { name: 'Close replay' })).toBeVisible();
  await page.keyboard.press('Escape');
  await first.press('Enter');
  await expect(page.getByRole('button', { name: /^Undo: / })).toBeFocused();
  await page.reload();
  await look(page);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('Bo');
  expect(await page.evaluate(() => Object.keys(localStorage))).toContain('rack-o/1/history/5');
});

test('what is tried out in a match of the list leads back to the coach’s review of it', async ({ page }) => {
  const racks = [[3, 11, 16, 24, 27, 8, 41, 36, 50, 58], [1, 5, 9, 13, 17, 21, 25, 29, 37, 45]];
  await open(page, keptBeside('5', match({ goal: { rounds: 1 }, rounds: [{ racks, opening: 19, stock: [33], actions: ['S-', 'R'] }] }), 60));
  await look(page);
  await page.getByRole('button', { name: /^Ask the coach: / }).click();
  // Until the coach has looked at all of them, the first decision may be shown instead of the one with the 33.
  await expect(page.getByRole('status')).toContainText(/ in \d+ decisions, /);
  await page.getByRole('button', { name: /^What if/ }).click();
  await expect(page.getByText('What if? This won’t count')).toBeVisible();
  await press(page, 'Back to the match');
  await expect(heading(page)).toHaveText('Coach’s review');
  await expect(page.getByRole('region', { name: 'The decision' })).toContainText('33');
});

test('a match is shared from the list', async ({ page }) => {
  await open(page, keptBeside('5', WON, 60));
  await look(page);
  await page.getByRole('button', { name: /^Share: / }).click();
  await expect(page.getByRole('dialog', { name: 'Share' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Text and link' })).toHaveValue(/#w=1\./);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the statistics lead there, too, and without a match it says how to get one', async ({ page }) => {
  await open(page, { [KEYS.played]: '344449 75 20 5 10\n' });
  await look(page);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('No finished matches yet');
  await press(page, 'Close');
  await press(page, 'Statistics');
  await link(page).click();
  await expect(heading(page)).toHaveText('Matches');
});

test('where there is hardly any room it says so, offers the file, and asks what may go', async ({ page }) => {
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function set(key, text) {
      if (key === 'rack-o/1/room' && !window.hasRoom) throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, key, text);
    };
  });
  await open(page, { ...keptBeside('5', WON, 60), ...keptBeside('6', LOST, 120) });
  await look(page);
  const said = page.getByRole('alert');
  await expect(said).toContainText('Nothing is deleted by itself.');
  const download = page.waitForEvent('download');
  await said.getByRole('button', { name: 'Save everything to a file' }).click();
  expect((await download).suggestedFilename()).toBe('rack-o-everything.json');
  const goes = async () => {
    await said.getByRole('button', { name: /^Delete 2 matches from/ }).click();
    await expect(rows(page)).toHaveCount(2);
    await page.getByRole('dialog').getByRole('button', { name: /^Delete 2 matches from/ }).click();
    await expect(page.getByRole('heading', { level: 2 })).toHaveText('No finished matches yet');
    await expect(page.getByRole('status')).toHaveText(/^2 matches from \d{4} deleted\.$/);
  };
  await goes();
  // They come back as they were, and by the keyboard: the focus is there.
  await expect(page.getByRole('button', { name: /^Undo: Delete 2 matches from/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).first()).toContainText('You won');
  await expect(page.getByRole('button', { name: /^Undo/ })).toHaveCount(0);
  await page.evaluate(() => { window.hasRoom = true; });
  await goes();
  // Now there is room.
  await expect(said).toHaveCount(0);
  await page.reload();
  await look(page);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('No finished matches yet');
});
