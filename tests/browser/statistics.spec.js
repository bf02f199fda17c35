// What was played is counted once, kept in the browser, shown, exported, and deleted on request.
import { readFile } from 'node:fs/promises';
import { CODES } from './languages.js';
import { KEYS, PLAYED, computer, human, kept, match } from './record.js';
import { click, expect, open, openMatch, playOn, prompt, savedActions, stored, test } from './table.js';

const ORDERED = [1, 8, 12, 19, 25, 33, 40, 41, 52, 60];
const AT_ONCE = { settings: { pace: 'at-once' } };
/** The person announces at once, which ends the match, or only the round if the goal is further away. */
const mine = (points = 75) => ({ goal: { points }, rounds: [{ racks: [ORDERED] }] });

const heading = (page) => page.getByRole('heading', { level: 1 });
const statistics = (page) => page.getByRole('button', { name: 'Statistics' });
const figure = (page, name) => page.getByRole('listitem').filter({ hasText: name });
const table = (page, name) => page.getByRole('table', { name });
/** The cells of a row. */
const row = (page, name, label) => table(page, name).getByRole('row').filter({ has: page.getByRole('rowheader', { name: label }) }).getByRole('cell');
const tally = async (page) => JSON.parse(await stored(page, KEYS.tally));

async function leaveAndLook(page) {
  await page.getByRole('button', { name: 'Rack-O, leave the table' }).click();
  await statistics(page).click();
  await expect(heading(page)).toHaveText('Statistics');
}

async function downloaded(page, name) {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name }).click();
  const file = await download;
  return [file.suggestedFilename(), await readFile(await file.path(), 'utf8')];
}

test('a match that I win is counted, and only once, whatever is opened again', async ({ page }) => {
  await openMatch(page, mine());
  await click(page, 'call');
  await expect(heading(page)).toHaveText('You win the match!');
  await page.reload();
  await expect(heading(page)).toHaveText('You win the match!');
  for (let times = 0; times < 2; times++) {
    await leaveAndLook(page);
    await expect(figure(page, 'Matches won')).toContainText('100% 1 of 1');
    await expect(figure(page, 'Rounds won')).toContainText('100% 1 of 1');
    await expect(figure(page, 'Average score')).toContainText('75.0');
    await expect(figure(page, 'Longest winning streak')).toContainText('1 win (now 1)');
    await expect(figure(page, 'Average cost of mistakes')).toContainText('– Choose “Ask the coach” to find out');
    await expect(row(page, 'By level', 'Medium')).toHaveText(['1 of 1', '1 of 1', '75.0', '–']);
    await expect(row(page, 'By edition', 'Milton Bradley')).toHaveText(['1 of 1', '1 of 1', '75.0', '–']);
    await expect(page.getByRole('row')).toHaveCount(4);
    // The match at the table is still the old one.
    await open(page, { [KEYS.extras]: JSON.stringify({ seed: '7', colours: [0, 1, 2, 3], at_table: true }) });
  }
});

test('rounds that a computer player ends are counted too, by the strongest at the table', async ({ page }) => {
  const seats = [human('You'), computer('Otto', 'easy'), computer('Vera', 'hard')];
  const rounds = [{ racks: [undefined, [1, 8, 12, 19, 25, 33, 40, 41, 45, 50]] }];
  await openMatch(page, { seats, rounds, dealer: 0, rules: { edition: 'jumbo' } }, AT_ONCE);
  await expect(heading(page)).toHaveText('Otto called Rack‑O!');
  await leaveAndLook(page);
  await expect(figure(page, 'Matches won')).toContainText('– 0 of 0');
  await expect(figure(page, 'Rounds won')).toContainText('0% 0 of 1');
  await expect(row(page, 'By level', 'Hard')).toHaveText(['0 of 0', '0 of 1', '5.0', '–']);
  await expect(row(page, 'By edition', 'Jumbo')).toHaveCount(4);
});

test('a round of two, played to its end, is added to what there was', async ({ page }) => {
  const seats = [human('You'), computer('Otto', 'easy')];
  const texts = kept(match({ seats, goal: { rounds: 1 }, runOfThree: false, rounds: [{}] }), AT_ONCE);
  await open(page, { ...texts, [KEYS.tally]: JSON.stringify(PLAYED) });
  await playOn(page, { highest: 40 });
  const { winners, rounds: [{ result }] } = JSON.parse(await stored(page, KEYS.match));
  await leaveAndLook(page);
  const [easy] = PLAYED.lines.map((line) => line.counts);
  const won = easy.rounds_won + Number(result.announcer === 0);
  const points = ((easy.points + result.scores[0]) / 43).toFixed(1);
  await expect(row(page, 'By level', 'Easy')).toHaveText([`${4 + Number(winners.includes(0))} of 6`, `${won} of 43`, points, '–']);
});

test('what is only looked at or tried out is not counted', async ({ page }) => {
  // Had the person announced at once, nobody would have had a turn.
  const actions = ['S-', 'P', 'S-', 'S-', 'S-', 'R'];
  await openMatch(page, { goal: { points: 75 }, rounds: [{ racks: [ORDERED], actions }] });
  await expect(heading(page)).toHaveText('You win the match!');
  await page.getByRole('button', { name: 'Watch the replay' }).click();
  await page.getByRole('button', { name: 'Next move' }).click();
  await page.getByRole('button', { name: 'Close replay' }).click();
  await page.getByRole('button', { name: 'Ask the coach' }).click();
  await page.getByRole('button', { name: /^What if\?/ }).click();
  await expect(page.getByText('What if? This won’t count')).toBeVisible();
  await click(page, 'call');
  await expect(heading(page)).toHaveText('You win the match!');
  await page.getByRole('complementary').getByRole('button').click();
  await expect(heading(page)).toHaveText('Coach’s review');
  await page.keyboard.press('Escape');
  await leaveAndLook(page);
  // The review alone counts: what was given away in it.
  await expect(figure(page, 'Matches won')).toContainText('0 of 0');
  await expect(figure(page, 'Rounds won')).toContainText('0 of 0');
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('rack-o/1/played')))).toEqual([]);
});

test('a round whose end could not be saved is not counted until it can', async ({ page }) => {
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (...words) {
      if (window.full) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      setItem.apply(this, words);
    };
  });
  await openMatch(page, mine());
  await expect(prompt(page)).toContainText('Your rack is in order!');
  await page.evaluate(() => { window.full = true; });
  await click(page, 'call');
  await expect(heading(page)).toHaveText('You win the match!');
  await expect(page.getByRole('alert')).toContainText('Browser storage is full');
  await page.reload();
  await expect(prompt(page)).toContainText('Your rack is in order!');
  expect(await savedActions(page)).toEqual([]);
  await click(page, 'call');
  await leaveAndLook(page);
  await expect(figure(page, 'Matches won')).toContainText('1 of 1');
});

test('means, shares and who has no share in them', async ({ page }) => {
  await open(page, { [KEYS.tally]: JSON.stringify(PLAYED) });
  await statistics(page).click();
  // With several people at one device there is no winner to count.
  await expect(figure(page, 'Matches won')).toContainText('34% 10 of 29');
  await expect(figure(page, 'Rounds won')).toContainText('29% 71 of 243');
  // Rounds for chips have no points.
  await expect(figure(page, 'Average score')).toContainText('48.5');
  await expect(figure(page, 'Average cost of mistakes')).toContainText('0.5 points per decision, 377 reviewed');
  await expect(figure(page, 'Longest winning streak')).toContainText('4 wins in a row (now 2)');
  await expect(row(page, 'By level', 'Several people')).toHaveText(['3 played', '17 played', '–', '–']);
  await expect(row(page, 'By level', 'Hard')).toHaveText(['1 of 9', '11 of 58', '44.6', '–']);
  await expect(table(page, 'By edition').getByRole('rowheader')).toHaveText(['Milton Bradley', 'Ravensburger FR', 'Ravensburger DE']);
  await expect(page.getByText('10 rounds were for chips, 7 chips lost in all')).toBeVisible();
});

test('the figures are saved to a file', async ({ page }) => {
  await open(page, { [KEYS.tally]: JSON.stringify(PLAYED), [KEYS.played]: '393600 75 5 0 0\n' });
  await statistics(page).click();
  const [name, text] = await downloaded(page, 'Save to file');
  expect(name).toBe('rack-o-statistics.json');
  expect(text.endsWith('}\n')).toBe(true);
  const { format, version, lines, streak, best_streak: best } = JSON.parse(text);
  expect([format, version, streak, best]).toEqual(['rack-o-statistics', 1, 2, 4]);
  expect(lines).toEqual((await tally(page)).lines);
  expect(lines.slice(0, 2)).toEqual(PLAYED.lines.slice(0, 2));
  // What was deleted is there again when the file is opened.
  const won = await figure(page, 'Matches won').textContent();
  await page.getByRole('button', { name: 'Reset' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing played yet' })).toBeVisible();
  await page.getByLabel('Open a saved file').setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
  await page.getByRole('dialog', { name: 'Statistics' }).getByRole('button', { name: 'Add' }).click();
  await expect(heading(page)).not.toHaveText('Statistics');
  await statistics(page).click();
  await expect(figure(page, 'Matches won')).toHaveText(won);
});

test('by keys alone: there, asked before a reset, kept, reset, and back', async ({ page }) => {
  await open(page, { [KEYS.tally]: JSON.stringify(PLAYED) });
  await statistics(page).focus();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Save to file' })).toBeFocused();
  await page.keyboard.press('Tab');
  const reset = page.getByRole('main').getByRole('button', { name: 'Reset' }).first();
  await expect(reset).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Reset the statistics?' });
  await expect(dialog).toContainText('260 rounds and 32 matches');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(reset).toBeFocused();
  expect(await tally(page)).toEqual(PLAYED);

  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Reset' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Nothing played yet' })).toBeVisible();
  await expect(heading(page)).toBeFocused();
  expect(await stored(page, KEYS.tally)).toBeNull();

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(statistics(page)).toBeFocused();
});

test('whoever is asked and keeps the figures has them still', async ({ page }) => {
  await open(page, { [KEYS.tally]: JSON.stringify(PLAYED) });
  await statistics(page).click();
  await page.getByRole('button', { name: 'Reset' }).click();
  await page.getByRole('button', { name: 'Keep them' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Reset' })).toBeFocused();
  await expect(figure(page, 'Matches won')).toContainText('10 of 29');
  expect(await tally(page)).toEqual(PLAYED);
});

test('who asks again as soon as the question is away is asked again', async ({ page }) => {
  await open(page, { [KEYS.tally]: JSON.stringify(PLAYED) });
  await statistics(page).click();
  const reset = page.getByRole('button', { name: 'Reset' });
  await reset.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  // Before the browser has dispatched the dialog's close event.
  await dialog.getByRole('button', { name: 'Close' }).evaluate(async (key) => {
    const told = new Promise((done) => { key.closest('dialog').addEventListener('close', done); });
    key.click();
    for (let moment = 0; moment < 50; moment += 1) await null;
    document.activeElement.click();
    await told;
  });
  await expect(dialog).toContainText('260 rounds and 32 matches');
});

for (const [what, key, text] of [['a tally', KEYS.tally, '{"lines": 7}'], ['rounds', KEYS.played, 'one and another']]) {
  test(`${what} that cannot be read: it is set aside, can be downloaded, and counting begins anew`, async ({ page }) => {
    await openMatch(page, mine(), {});
    await open(page, { [key]: text });
    await page.getByRole('button', { name: 'Rack-O, leave the table' }).click();
    await statistics(page).click();
    await expect(page.getByRole('alert')).toContainText('Your statistics couldn’t be read. They were set aside');
    expect(await downloaded(page, 'Download')).toEqual(['rack-o-set-aside.json', text]);
    expect(await stored(page, `${KEYS.aside}1`)).toBe(text);
    expect(await stored(page, key)).toBeNull();
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Continue round 1' }).click();
    await click(page, 'call');
    await leaveAndLook(page);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(figure(page, 'Matches won')).toContainText('1 of 1');
  });
}

for (const code of CODES) {
  test.describe(() => {
    test.use({ locale: code, viewport: { width: 320, height: 568 } });
    test(`no figure lies over another and no word is cut in two on a small phone, ${code}`, async ({ page }) => {
      await open(page, { [KEYS.tally]: JSON.stringify(PLAYED) });
      await page.getByRole('button', { name: /^(Statisti|Estad)/ }).click();
      await expect(page.getByRole('table')).toHaveCount(2);
      const over = await page.getByRole('row').evaluateAll((rows) => rows.flatMap((row) => {
        const ink = [...row.cells].slice(1).map((cell) => {
          const range = document.createRange();
          range.selectNodeContents(cell);
          // Words break only where the language's text allows it.
          const lines = new Set([...range.getClientRects()].map(({ top }) => top)).size;
          const cut = lines > cell.textContent.split(/[\s\u00AD]/).length;
          const { left, right } = range.getBoundingClientRect();
          return { text: cell.textContent, cut, left, right };
        });
        const edge = row.getBoundingClientRect().right;
        return ink.filter(({ cut, right }, at) => cut || right > (ink[at + 1]?.left ?? edge)).map(({ text }) => text);
      }));
      expect(over).toEqual([]);
    });
  });
}
