// Links: made at the table, previewed before they are followed, and the same deal for everybody.
import { PARTS } from './parts.js';
import { KEYS, PLAYED, computer, human, kept, match } from './record.js';
import { expect, open, openMatch, ownCards, ownRack, savedActions, savedMatch, slot, stock, stored, test } from './table.js';

const press = (page, name) => page.getByRole('button', { name, exact: true }).click();
const sheet = (page, name) => page.getByRole('dialog', { name });

/** Plays on by advancing the clock: whoever's turn it is draws and discards, until somebody announces. */
async function playRound(page) {
  const over = page.getByRole('heading', { name: /called Rack|wins?( the match)?!/ });
  for (let turn = 0; turn < 80 && await over.count() === 0; turn += 1) {
    await page.keyboard.press('d');
    await page.keyboard.press('x');
    await expect(over.or(page.getByRole('status').filter({ hasText: 'Your turn' })).first()).toBeVisible();
  }
  await expect(over).toBeVisible();
}

test('whoever follows the link to a deal has the same cards', async ({ page, context }) => {
  await open(page, { [KEYS.settings]: JSON.stringify({ pace: 'at-once', motion: 'off' }) });
  await press(page, 'Play');
  await expect(ownRack(page)).toBeVisible();
  const cards = await ownCards(page);
  await page.getByRole('button', { name: 'Score sheet' }).click();
  await press(page, 'Share');
  const shared = sheet(page, 'Share');
  const link = await shared.getByRole('textbox', { name: 'Text and link' }).inputValue();
  expect(link).toMatch(/#t=1\./);
  await expect(shared.getByRole('img', { name: 'Scan to open' })).toBeVisible();

  // As on another device: on this one the match would be found.
  await page.evaluate(() => localStorage.clear());
  const friend = await context.newPage();
  await friend.goto(link);
  const preview = sheet(friend, 'Play the same deal');
  await expect(preview).toContainText('You against Otto, Vera and Mina');
  await preview.getByRole('button', { name: 'Play this deal' }).click();
  await expect(ownRack(friend)).toBeVisible();
  expect(await ownCards(friend)).toEqual(cards);
  expect(new URL(friend.url()).hash).toBe('');
});

test('a link is copied, and the page says so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openMatch(page, { rounds: [{ racks: [[1, 8, 12, 19, 25, 33, 40, 41, 52, 60]], actions: ['R'] }] });
  await press(page, 'Share');
  const shared = sheet(page, 'Share');
  await shared.getByRole('radio', { name: 'The round' }).check({ force: true });
  await shared.getByRole('button', { name: 'Copy' }).click();
  await expect(shared.getByRole('status')).toHaveText('Copied.');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/#w=1\./);
  await page.goto('about:blank');
  await page.goto(copied);
  await sheet(page, 'A match to watch').getByRole('button', { name: 'Watch the replay' }).click();
  await expect(page.getByRole('slider', { name: 'Position in the round' })).toBeVisible();
});

/** What the friend who has sent a link is called, and what they do to a card, in every language. */
const FRIEND = { en: ['Friend', 'took'], de: ['Freund', 'nimmt'], fr: ['Ami', 'prend'], es: ['Amigo', 'toma'], nl: ['Vriend', 'nam'] };

test('a round to watch is the friend’s: whoever follows the link is not told that it was they who played it', async ({ page }) => {
  test.slow();
  const racks = [[1, 8, 12, 19, 25, 33, 40, 52, 41, 60]];
  await openMatch(page, { goal: { rounds: 1 }, rounds: [{ racks, opening: 53, actions: ['T45', 'R'] }] });
  await page.getByRole('button', { name: 'Share', exact: true }).first().click();
  await sheet(page, 'Share').getByRole('radio', { name: 'The round' }).check({ force: true });
  const [, link] = /(#w=.*)$/.exec(await sheet(page, 'Share').getByRole('textbox').inputValue());
  for (const [language, [friend, takes]] of Object.entries(FRIEND)) {
    await open(page, { [KEYS.settings]: JSON.stringify({ language, motion: 'off' }) });
    await page.evaluate((hash) => { location.hash = hash; }, link);
    await expect(page.getByRole('dialog')).toContainText(`${friend}, Otto, Vera`);
    await page.getByRole('dialog').locator('[data-main]').click();
    const slider = page.getByRole('slider');
    await slider.press('ArrowRight');
    await expect(page.getByRole('status').filter({ hasText: friend })).toContainText(`${friend} ${takes}`);
    await slider.press('End');
    await expect(page.getByRole('status').filter({ hasText: 'Rack‑O' })).toContainText(friend);
    const you = { en: /\bYour?\b/, de: /\b(Du|Dein)/, fr: /\bVous\b/, es: /\bT[uú]\b/, nl: /\b(Jij|Je)\b/ }[language];
    await expect(page.locator(PARTS.over)).not.toContainText(you);
    if (language !== 'en') continue;
    // So it is in the coach's review.
    await page.getByRole('button', { name: 'Close replay' }).click();
    await page.evaluate((hash) => { location.hash = hash; }, link);
    await page.getByRole('dialog').getByRole('button', { name: 'Ask the coach' }).click();
    await expect(page.getByRole('combobox', { name: 'Decisions by' }).getByRole('option').first()).toHaveText(friend);
    await expect(page.getByRole('region', { name: 'The decision' })).toContainText(friend);
    await expect(page.getByRole('main')).not.toContainText(you);
  }
});

test('who does not know the game learns first, and comes back to the friend’s deal, whose rules are told before', async ({ page }) => {
  const link = '#t=1.rf.3e.c10-20-ox.pAnn-pBo-m.3w5e11264sgsf.os6i';
  const deal = sheet(page, 'Play the same deal');
  await open(page);
  await page.evaluate((hash) => { location.hash = hash; }, link);
  const rules = deal.getByRole('list').getByRole('listitem');
  await expect(rules).toHaveText([/^You play for chips, not points: /, /^You choose the slot for each card/, /^Whoever can’t pay is out/]);
  const lesson = page.getByRole('region', { name: 'Your first round' });
  const back = [() => page.getByRole('button', { name: 'Skip the lesson' }).click(), () => page.goBack()];
  for (const leave of back) {
    await deal.getByRole('button', { name: 'Learn first' }).click();
    await expect(lesson).toBeVisible();
    await expect(deal).toHaveCount(0);
    await leave();
    await expect(deal.getByRole('button', { name: 'Play this deal' })).toBeVisible();
    await expect(lesson).toHaveCount(0);
  }
  // The dialog itself leads back to the first screen.
  await page.keyboard.press('Escape');
  await expect(deal).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  // Whoever has played knows the game.
  await open(page, { [KEYS.tally]: JSON.stringify(PLAYED) });
  await page.evaluate((hash) => { location.hash = hash; }, '#t=1.mb.3.p500.p-e-m-h.0.21cv');
  await expect(deal.getByRole('button', { name: 'Play this deal' })).toBeVisible();
  await expect(deal.getByRole('button', { name: 'Learn first' })).toHaveCount(0);
  await expect(deal.getByRole('list')).toHaveCount(0);
});

test('a dialog that a link opens has the focus on what is to be done, ringed for keys and not for fingers', async ({ page, browser }) => {
  const link = './#t=1.mb.3.p500.p-e-m-h.0.21cv';
  const ring = (of) => of.evaluate((button) => getComputedStyle(button).outlineColor.replaceAll(' ', ''));
  const clear = 'rgba(0,0,0,0)';
  await open(page);
  await page.goto('about:blank');
  await page.goto(link);
  const play = (on) => sheet(on, 'Play the same deal').getByRole('button', { name: 'Play this deal' });
  await expect(play(page)).toBeFocused();
  expect(await ring(play(page))).not.toBe(clear);
  const phone = await browser.newContext({ baseURL: new URL('./', page.url()).href, hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });
  const there = await phone.newPage();
  await there.goto(link);
  await expect(play(there)).toBeFocused();
  expect(await ring(play(there))).toBe(clear);
  await there.keyboard.press('Shift+Tab');
  const close = sheet(there, 'Play the same deal').getByRole('button', { name: 'Close' });
  await expect(close).toBeFocused();
  expect(await ring(close)).not.toBe(clear);
  await phone.close();
});

test('the deal of the day is the same for everybody, and counts for a row of days', async ({ page }) => {
  test.slow();
  await page.clock.setFixedTime(new Date(2026, 10, 21, 12));
  await open(page, { [KEYS.settings]: JSON.stringify({ pace: 'at-once', motion: 'off' }) });
  await page.clock.resume();
  await press(page, 'Deal of the day');
  const deal = sheet(page, 'Deal of the day');
  await expect(deal).toContainText('on November 21, 2026');
  await deal.getByRole('button', { name: 'Play this deal' }).click();
  await expect(ownRack(page)).toBeVisible();
  const { cut, rounds } = await savedMatch(page);
  // Never changes, see tests/share.rs.
  expect([cut, rounds[0].deck.slice(0, 10)]).toEqual([[1, 53, 3, 48], [23, 28, 58, 21, 32, 16, 53, 7, 8, 45]]);
  await playRound(page);
  await expect.poll(() => stored(page, 'rack-o/1/days')).toContain('2026-11-21');
  await press(page, 'Share');
  await expect(sheet(page, 'Share').getByRole('textbox', { name: 'Text and link' })).toHaveValue(/deal of the day November 21, 2026: me \d+, .*\n.*#r=1\.2026-11-21/);
});

test('the clock of the device is put back and forward again: match and row of days are as they were', async ({ page }) => {
  const at = (year) => page.clock.setSystemTime(new Date(year, 10, 22, 12));
  await at(2026);
  const days = { played: [{ day: '2026-11-21', score: 40 }, { day: '2026-11-22', score: 75 }], best: 2 };
  await open(page, { ...kept(match({ rounds: [{ stock: [3, 30] }] }), { settings: { pace: 'at-once' } }), 'rack-o/1/days': JSON.stringify(days) });
  await stock(page).click();
  await at(2025);
  await slot(page, 5).click();
  await expect(stock(page)).toBeEnabled();
  const actions = await savedActions(page);
  const row = async (says) => {
    await page.reload();
    await expect(slot(page, 5)).toHaveAccessibleName(/: 3/);
    expect(await savedActions(page)).toEqual(actions);
    await page.getByRole('button', { name: 'Rack-O, leave the table' }).click();
    await press(page, 'Deal of the day');
    await expect(sheet(page, 'Deal of the day')).toContainText(says);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Continue round 1' }).click();
    await expect(slot(page, 5)).toHaveAccessibleName(/: 3/);
  };
  // Days in the future do not count, but are kept.
  await row('No streak right now, best 2 days.');
  await at(2026);
  await row('Streak 2 days, best 2.');
});

test('a link that is damaged, of another version or kind, or of no day says what is wrong', async ({ page }) => {
  for (const [hash, why] of [['#t=1.mb.3.p500', 'is damaged'], ['#t=9.x', 'newer version'], ['#z=1.x', 'newer version'], ['#d=2026-02-30', 'no deal for that day'], ['#w=1.AAAA', 'is damaged']]) {
    await page.goto('about:blank');
    await page.goto(`./${hash}`);
    const wrong = sheet(page, 'This link doesn’t work');
    await expect(wrong.getByRole('alert')).toContainText(why);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  }
});

test('everything kept goes to another device, and is added there', async ({ page, browser }) => {
  await open(page, kept(match({ seats: [human('You'), computer('Otto')], rounds: [{}] }), { settings: { theme: 'dark' } }));
  await page.getByRole('button', { name: 'Settings' }).click();
  const download = page.waitForEvent('download');
  await press(page, 'Save everything to a file');
  const file = await (await download).path();
  const other = await browser.newContext({ baseURL: new URL('./', page.url()).href, reducedMotion: 'reduce', serviceWorkers: 'block' });
  const there = await other.newPage();
  await there.goto('./');
  await there.getByLabel('Open a match file').setInputFiles(file);
  const asked = sheet(there, 'Data from another device');
  await expect(asked).toContainText('a saved match (you and Otto');
  await asked.getByRole('button', { name: 'Replace' }).click();
  await there.getByRole('button', { name: 'Continue round 1' }).click();
  await expect(there.getByRole('region', { name: 'Your rack' })).toBeVisible();
  await expect(there.locator('html')).toHaveAttribute('data-theme', 'dark');
  await other.close();
});

test('what the device does not send can be copied; who changes their mind hears nothing', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.share = () => Promise.reject(new DOMException('', globalThis.why));
  });
  await openMatch(page, { rounds: [{ racks: [[1, 8, 12, 19, 25, 33, 40, 41, 52, 60]], actions: ['R'] }] });
  await press(page, 'Share');
  const shared = sheet(page, 'Share');
  for (const [why, said] of [['NotAllowedError', /copy it instead/], ['AbortError', /^$/], ['DataError', /copy it instead/]]) {
    await page.evaluate((why) => { globalThis.why = why; }, why);
    await shared.getByRole('button', { name: 'Send' }).click();
    await expect(shared.getByRole('status')).toHaveText(said);
  }
  await page.evaluate(() => { navigator.share = () => { throw new TypeError('no'); }; });
  await shared.getByRole('button', { name: 'Send' }).click();
  await expect(shared.getByRole('status')).toHaveText(/copy it instead/);
});
