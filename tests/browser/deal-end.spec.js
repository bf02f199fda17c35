// The end of a deal that others play, too: a friend's result beside the own one, the streak, and when the next deal comes.
import { LOOKS } from './parts.js';
import { KEYS, ORDERED, OVER, PLAYED, kept, keptBeside, match } from './record.js';
import { call, expect, open, ownRack, savedMatch, stored, test } from './table.js';

/** A friend made 35 points of the deal of 21 November 2026, whose seed this is. */
const FRIEND = '#r=1.2026-11-21.35-5-75-10.8d7d';
const SEED = '10718097383915822190';

/** Whoever's turn it is draws and discards, until somebody calls. */
async function playOut(page) {
  await expect(ownRack(page)).toBeVisible();
  const over = page.getByRole('heading', { name: /wins?\b/ });
  for (let turn = 0; turn < 80 && await over.count() === 0; turn += 1) {
    await page.keyboard.press('d');
    await page.keyboard.press('x');
    await expect(over.or(page.getByRole('status').filter({ hasText: 'Your turn' })).first()).toBeVisible();
  }
}

const day = (page) => page.getByRole('region', { name: 'Deal of the day, November 21, 2026' });

test('the end of a deal of the day: sharing first, the streak, and when the next deal comes', async ({ page }) => {
  await page.clock.setFixedTime(new Date(2026, 10, 21, 18, 48));
  const over = kept(match({ goal: { rounds: 1 }, rounds: [OVER] }));
  over[KEYS.extras] = JSON.stringify({ seed: SEED, colours: [0, 1, 2, 3], at_table: true });
  const days = { played: [{ day: '2026-11-20', score: 40 }, { day: '2026-11-21', score: 75 }], best: 2 };
  await open(page, { ...over, 'rack-o/1/days': JSON.stringify(days) });
  await expect(day(page)).toContainText('Streak 2 days, best 2.');
  await expect(day(page)).toContainText('Next deal in 5 h 12 min.');
  await expect(day(page).getByRole('table')).toHaveCount(0);
  const drawn = await day(page).elementHandle();
  await day(page).getByRole('button', { name: 'Share my result' }).click();
  await expect(page.getByRole('dialog', { name: 'Share' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Share' })).toHaveCount(0);
  // The dialog loads the same texts. What stands there already is not drawn anew for that.
  expect(await drawn.evaluate((one) => one.isConnected)).toBe(true);
});

for (const [width, height] of [[320, 568], [390, 844], [844, 390], [720, 450], [1440, 900]]) {
  test(`sharing a deal of the day is in view, ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.clock.setFixedTime(new Date(2026, 10, 21, 18, 48));
    const over = kept(match({ goal: { rounds: 1 }, rounds: [OVER] }));
    over[KEYS.extras] = JSON.stringify({ seed: SEED, colours: [0, 1, 2, 3], at_table: true });
    await open(page, { ...over, 'rack-o/1/days': JSON.stringify({ played: [{ day: '2026-11-21', score: 75 }], best: 1 }) });
    const share = day(page).getByRole('button', { name: 'Share my result' });
    await expect(share).toBeVisible();
    const seen = () => share.evaluate((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return [[0.1, 0.2], [0.5, 0.5], [0.9, 0.8]].map(([along, down]) => one.contains(document.elementFromPoint(x + width * along, y + height * down)));
    });
    // Buttons take presses a moment after the screen has come.
    await expect.poll(seen).toEqual([true, true, true]);
  });
}

/** The deal of that day as match 7, in which the person has only to call. */
function aboutToCall(texts = {}) {
  const record = { ...match({ goal: { rounds: 1 }, dealer: 0, rounds: [{ racks: [ORDERED], actions: ['S-', 'S-', 'S-'] }] }), cut: [1, 53, 3, 48] };
  const beside = keptBeside('7', record, 0, { atTable: true });
  const extras = { ...JSON.parse(beside[`${KEYS.extras}/7`]), seed: SEED };
  return { ...beside, [`${KEYS.extras}/7`]: JSON.stringify(extras), 'rack-o/1/last-match': '7', ...texts };
}

test('a deal of the day counts with the last move, be the page closed while the table still celebrates', async ({ page }) => {
  await page.clock.install({ time: new Date(2026, 10, 21, 23, 59) });
  await open(page, aboutToCall());
  await page.clock.pauseAt(new Date(2026, 10, 21, 23, 59, 50));
  await call(page).click();
  await expect(ownRack(page)).toBeVisible();
  expect(JSON.parse(await stored(page, 'rack-o/1/days')).played).toEqual([{ day: '2026-11-21', score: 75, id: '7' }]);
  // It is past midnight when the page is opened again.
  await page.clock.setSystemTime(new Date(2026, 10, 22, 0, 1));
  await page.reload();
  await page.clock.resume();
  await expect(day(page)).toContainText('Streak 1 day, best 1.');
  await expect(page.locator(LOOKS.bunting)).toHaveCount(1);
});

test('another go at a deal of the day does not count, and says so wherever it is told', async ({ page }) => {
  await page.clock.install({ time: new Date(2026, 10, 21, 18, 48) });
  const days = { played: [{ day: '2026-11-20', score: 40, id: '5' }, { day: '2026-11-21', score: 20, id: '6' }], best: 2 };
  const friend = { 'rack-o/1/friends': FRIEND };
  await open(page, aboutToCall({ 'rack-o/1/days': JSON.stringify(days), [KEYS.tally]: JSON.stringify(PLAYED), ...friend }));
  await call(page).click();
  await page.clock.runFor(20_000);
  await expect(page.getByRole('heading', { name: /win/ })).toBeVisible();
  await expect(page.locator(`${LOOKS.bunting}, ${LOOKS.confetti}`)).toHaveCount(0);
  await expect(day(page)).toContainText('This try doesn’t count. Your first one made 20 points.');
  await expect(day(page)).toContainText('Streak 2 days, best 2.');
  await expect(day(page).getByRole('row', { name: /^Deal 1/ }).getByRole('cell')).toHaveText(['20', '35']);
  expect(JSON.parse(await stored(page, 'rack-o/1/days'))).toEqual({ ...days, again: 1 });
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('rack-o/1/played')))).toEqual([]);
  await page.getByRole('button', { name: 'Rack-O, leave the table' }).click();
  await page.getByRole('button', { name: 'Deal of the day' }).click();
  await expect(page.getByRole('dialog')).toContainText('You’ve played this one: 20 points. Playing it again doesn’t count.');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Statistics' }).click();
  await expect(page.getByText('One deal of the day was played again; it doesn’t count.')).toBeVisible();
});

test('what is shared of another go at a deal of the day says that it does not count', async ({ page }) => {
  test.slow();
  await page.clock.setFixedTime(new Date(2026, 10, 21, 12));
  await open(page, { [KEYS.settings]: JSON.stringify({ pace: 'at-once', motion: 'off' }) });
  await page.clock.resume();
  const shares = async (text) => {
    await page.getByRole('button', { name: 'Deal of the day' }).click();
    await page.getByRole('button', { name: 'Play this deal' }).click();
    await playOut(page);
    await day(page).getByRole('button', { name: 'Share my result' }).click();
    await expect(page.getByRole('dialog', { name: 'Share' }).getByRole('textbox', { name: 'Text and link' })).toHaveValue(text);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Rack-O, leave the table' }).click();
  };
  await shares(/^Rack-O, deal of the day November 21, 2026: me \d+, .*\n.*#r=1\.2026-11-21\.[-\d]+\.\w{4}$/);
  await shares(/^Rack-O, deal of the day November 21, 2026, another try \(doesn’t count\): me \d+, .*\n.*#d=2026-11-21$/);
});

test('any other match ends as it always did', async ({ page }) => {
  const days = { played: [{ day: '2026-11-21', score: 75 }], best: 1 };
  await open(page, { ...kept(match({ goal: { rounds: 1 }, rounds: [OVER] })), 'rack-o/1/days': JSON.stringify(days) });
  await expect(page.getByRole('button', { name: 'Rematch' })).toBeVisible();
  await page.getByRole('button', { name: 'Ask the coach' }).click();
  await expect(page.getByRole('heading', { name: 'Coach’s review' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Rematch' })).toBeVisible();
  await expect(page.getByRole('region', { name: /^(Deal of the day|You vs\. your friend)/ })).toHaveCount(0);
});

test('after a friend’s deal both results are compared, and answered with one’s own link', async ({ page }) => {
  test.slow();
  await page.clock.setFixedTime(new Date(2026, 10, 21, 12));
  await open(page, { [KEYS.settings]: JSON.stringify({ pace: 'at-once', motion: 'off' }) });
  await page.clock.resume();
  await page.evaluate((link) => { location.hash = link; }, FRIEND);
  const asked = page.getByRole('dialog', { name: 'A score to beat' });
  await asked.getByRole('button', { name: 'Play this deal' }).click();
  await playOut(page);
  const own = (await savedMatch(page)).rounds[0].result.scores[0];
  const row = day(page).getByRole('row', { name: /^Deal 1/ });
  await expect(row.getByRole('cell')).toHaveText([String(own), '35']);
  await expect(day(page)).toContainText(own > 35 ? `You’re ${own - 35} ahead!` : own < 35 ? `Your friend is ${35 - own} ahead.` : 'It’s a tie!');
  await expect(day(page).getByRole('columnheader')).toHaveText(['You', 'Friend']);
  // It is still there after a look at another page.
  await page.reload();
  await expect(row).toBeVisible();
  // So it is when the link is followed once more.
  await page.evaluate((link) => { location.hash = link; }, FRIEND);
  await expect(asked.getByRole('row', { name: /^Deal 1/ }).getByRole('cell')).toHaveText([String(own), '35']);
  await asked.getByRole('button', { name: 'See how it ended' }).click();
  await expect(row).toBeVisible();
  await day(page).getByRole('button', { name: 'Reply with my result' }).click();
  await expect(page.getByRole('dialog', { name: 'Share' }).getByRole('textbox', { name: 'Text and link' })).toHaveValue(new RegExp(`#r=1\\.2026-11-21\\.${own}-`));
});
