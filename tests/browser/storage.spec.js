// Stored data may be broken, foreign or from another version, and storage may be full or blocked: the game goes on and
// says so.
import { readFile } from 'node:fs/promises';
import { KEYS, match } from './record.js';
import { choose, click, expect, goElsewhere, open, openMatch, prompt, savedActions, savedMatch, seat, seatCharacter, seatFriend, stock, stored, test, toSetUp } from './table.js';

const notice = (page) => page.getByRole('alert');
const play = (page) => page.getByRole('button', { name: 'Play', exact: true }).click();

/** The file that a click on Download gives. */
async function downloaded(page) {
  const download = page.waitForEvent('download');
  await notice(page).getByRole('button', { name: 'Download' }).click();
  return readFile(await (await download).path(), 'utf8');
}

const good = match({ rounds: [{ actions: ['S-'] }] });
const texts = {
  'a text cut off in the middle': JSON.stringify(good).slice(0, 300),
  'no text at all': '',
  'the data of another program': '{"hello": ["wörld", 1]}',
  'a match with a card dealt twice': JSON.stringify(good).replace(/"deck":\[(\d+),\d+,/, '"deck":[$1,$1,'),
  'a match with a move against the rules': JSON.stringify({ ...good, rounds: [{ ...good.rounds[0], actions: ['P'] }] }),
  'a match with points nobody made': JSON.stringify({ ...good, totals: [495, 0, 0, 0] }),
};
for (const [what, text] of Object.entries(texts)) {
  test(`instead of the match there is ${what}: it is set aside and can be downloaded`, async ({ page }) => {
    await open(page, { [KEYS.match]: text, [KEYS.extras]: '{"seed":"7","colours":[0,1,2,3],"at_table":true}' });
    await expect(notice(page)).toContainText('Your saved match couldn’t be read. It was set aside, and you can download it.');
    expect(await stored(page, KEYS.match)).toBeNull();
    expect(await stored(page, `${KEYS.aside}1`)).toBe(text);
    expect(await downloaded(page)).toBe(text);

    await notice(page).getByRole('button', { name: 'Close' }).click();
    await expect(notice(page)).toHaveCount(0);
    await play(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rack-O, round 1');
    expect((await savedMatch(page)).seats).toHaveLength(4);
    expect(await stored(page, `${KEYS.aside}1`)).toBe(text);
  });
}

test('a match of a newer version stays as it is, and the game says so', async ({ page }) => {
  const text = JSON.stringify({ ...good, version: 2, news: true });
  await open(page, { [KEYS.match]: text, [KEYS.extras]: '{"seed":"7","colours":[0,1,2,3],"at_table":true}' });
  await expect(notice(page)).toContainText('One of your matches is from a newer version of the game. It stays as it is');
  await notice(page).getByRole('button', { name: 'Close' }).click();
  await play(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rack-O, round 1');
  expect(await stored(page, KEYS.match)).toBe(text);
  expect(await stored(page, `${KEYS.aside}1`)).toBeNull();
});

test('what was set aside before stays there', async ({ page }) => {
  await open(page, { [`${KEYS.aside}1`]: 'older', [KEYS.match]: 'newer' });
  await expect(notice(page)).toContainText('Your saved match couldn’t be read.');
  expect(await stored(page, `${KEYS.aside}1`)).toBe('older');
  expect(await stored(page, `${KEYS.aside}2`)).toBe('newer');
});

for (const [what, key] of [['settings', KEYS.settings], ['seats of last time', KEYS.table]]) {
  test(`broken ${what} are set aside, and the usual ones are in force`, async ({ page }) => {
    const text = '{"theme": "mauve", "seats": 4';
    await open(page, { [key]: text });
    await expect(notice(page)).toContainText('Your saved settings couldn’t be read');
    expect(await downloaded(page)).toBe(text);
    expect(await stored(page, key)).toBeNull();
    expect(await stored(page, `${KEYS.aside}1`)).toBe(text);
    await expect(page.getByRole('region', { name: /^You against \w+, \w+ and \w+\./ })).toBeVisible();
    await page.getByRole('button', { name: 'Settings' }).click();
    await expect(page.getByRole('radio', { name: 'Automatic' })).toBeChecked();
  });
}

test('without a readable note of the seed and the seats, the match itself is still there', async ({ page }) => {
  await open(page, { [KEYS.match]: JSON.stringify(good), [KEYS.extras]: '[]' });
  await page.getByRole('button', { name: 'Continue round 1' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rack-O, round 1');
  expect((await savedActions(page))[0]).toBe('S-');
});

test('the storage is full: the game plays on and says so, until there is room again', async ({ page }) => {
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (...words) {
      if (window.full) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      setItem.apply(this, words);
    };
  });
  await openMatch(page, { rounds: [{ stock: [3, 30] }] }, { settings: { pace: 'at-once' } });
  await expect(prompt(page)).toContainText('Your turn.');
  await page.evaluate(() => { window.full = true; });
  await click(page, 'stock');
  await expect(notice(page)).toContainText('Browser storage is full, so your match couldn’t be saved.');
  await expect(prompt(page)).toContainText('You drew the 3.');
  expect(await savedActions(page)).toEqual([]);

  // Once shown, the notice stays as it is while the game goes on.
  await click(page, 'discards');
  await expect(stock(page)).toBeEnabled();
  await expect(notice(page)).toHaveCount(1);
  expect(await savedActions(page)).toEqual([]);

  await page.evaluate(() => { window.full = false; });
  await click(page, 'stock');
  await expect(notice(page)).toHaveCount(0);
  const actions = await savedActions(page);
  expect([actions[0], actions.at(-1)]).toEqual(['S-', 'S']);
});

test('a full storage does not keep a broken match from being shown and downloaded', async ({ page }) => {
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (...words) {
      if (location.pathname.endsWith('/')) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      setItem.apply(this, words);
    };
  });
  // Where something can be stored.
  await goElsewhere(page);
  await open(page, { [KEYS.match]: 'broken' });
  await expect(notice(page)).toContainText('Your saved match couldn’t be read.');
  expect(await downloaded(page)).toBe('broken');
  expect(await stored(page, KEYS.match)).toBe('broken');
});

test('nothing may be stored: the game plays on and says that it cannot save', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() { throw new DOMException('Access is denied for this document.', 'SecurityError'); },
    });
  });
  await page.goto('./');
  await page.getByRole('button', { name: 'More players and options' }).click();
  await play(page);
  await expect(notice(page)).toHaveCount(1);
  await expect(notice(page)).toContainText('This browser won’t let the game save.');
  await page.getByRole('button', { name: 'Settings' }).click();
  await choose(page, 'Opponent speed', 'Instant');
  await page.keyboard.press('Escape');
  await expect(stock(page)).toBeEnabled();
  await click(page, 'stock');
  await click(page, 'discards');
  await expect(page.getByRole('list').getByText(/^You drew and discarded the \d+/)).toBeVisible();
  await expect(stock(page)).toBeEnabled();
  await expect(notice(page)).toHaveCount(1);
});

/** A set-up with other choices than the usual ones. */
async function fillIn(page) {
  await choose(page, 'Number of players', '3');
  await seatFriend(page, 2, 'Olga');
  await seatCharacter(page, 3, 'Hugo');
  await choose(page, 'Match target', '250');
}

async function expectFilledIn(page) {
  await toSetUp(page);
  for (const [number, who] of [[2, 'Olga'], [3, 'Hugo'], [4, 'nobody']]) await expect(seat(page, number)).toHaveAccessibleName(new RegExp(`: ${who}`));
  await expect(page.getByRole('radio', { name: '250' })).toBeChecked();
}

test('settings and seats are as they were at the next visit', async ({ page }) => {
  await open(page);
  await fillIn(page);
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'Settings' }).click();
  await choose(page, 'Theme', 'Dark');
  await page.keyboard.press('Escape');
  await play(page);
  await page.getByRole('button', { name: 'Leave the table' }).click();
  await page.reload();
  await expectFilledIn(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('what was filled in is still there when the page is loaded again before Play', async ({ page }) => {
  await open(page);
  await fillIn(page);
  await page.reload();
  await expectFilledIn(page);
});
