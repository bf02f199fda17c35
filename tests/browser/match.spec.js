// Whole matches, played to the end through the page.
import { readFile } from 'node:fs/promises';
import { PARTS } from './parts.js';
import { KEYS, computer, human, rising } from './record.js';
import { call, choose, click, expect, flip, open, openMatch, otherRack, playOn, prompt, savedActions, savedMatch, test } from './table.js';

/** Scores a finished round by the rules, from the names of its slots. Returns each player's points. */
async function countRound(page) {
  const points = {};
  let called = 0;
  for (const rack of await page.getByRole('article').all()) {
    const [, name, score] = /^(.+) scores? (\d+)$/.exec(await rack.getAttribute('aria-label'));
    const names = await rack.getByRole('img', { name: /^Slot/ }).evaluateAll((all) =>
      all.map((one) => one.getAttribute('aria-label')).reverse());
    const cards = names.map((one) => Number(/: (\d+)/.exec(one)[1]));
    expect(cards).toHaveLength(10);
    points[name] = Number(score);
    if (points[name] === 75) {
      called += 1;
      expect(rising(cards)).toBe(10);
      expect((await page.getByRole('heading', { level: 1 }).textContent())).toMatch(/Rack‑O!$|wins?( the match)?!$/);
    } else {
      expect(points[name]).toBe(5 * rising(cards));
    }
    expect(names.filter((one) => one.endsWith(', in order'))).toHaveLength(rising(cards));
  }
  expect(called).toBe(1);
  return points;
}

/** The totals in the chart, by name. */
async function totals(page) {
  const rows = await page.getByRole('region', { name: /^Score, / }).getByRole('listitem').evaluateAll((all) =>
    all.map((one) => one.getAttribute('aria-label')));
  return Object.fromEntries(rows.map((row) => {
    const [, name, total] = /^(.+?): (\d+)(?: of|, past) 500, \d+ this round$/.exec(row);
    return [name, Number(total)];
  }));
}

/** Goes through all rounds of a match from the first. Returns the totals. */
async function playMatch(page) {
  const sums = {};
  for (;;) {
    await playOn(page);
    for (const [name, points] of Object.entries(await countRound(page))) sums[name] = (sums[name] ?? 0) + points;
    expect(await totals(page)).toEqual(sums);
    const next = page.getByRole('button', { name: 'Next round' });
    if (!await next.count()) return sums;
    await next.click();
  }
}

for (const [device, size] of [['a desktop', { width: 1280, height: 800 }], ['a phone', { width: 390, height: 844 }]]) {
  test(`one tap to play, and a match against three computer players goes to 500 on ${device}`, async ({ page }) => {
    test.setTimeout(600_000);
    await page.setViewportSize(size);
    await open(page, { [KEYS.settings]: '{"pace":"at-once"}' });
    await page.getByRole('button', { name: 'Play', exact: true }).click();

    const sums = await playMatch(page);
    const [[winner, most]] = Object.entries(sums).sort(([, a], [, b]) => b - a);
    expect(most).toBeGreaterThanOrEqual(500);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(winner === 'You' ? 'You win the match!' : `${winner} wins the match!`);
    const record = await savedMatch(page);
    expect(record.winners.map((seat) => record.seats[seat].name)).toEqual([winner]);

    await page.getByRole('button', { name: 'Rematch' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rack-O, round 1');
    await expect(otherRack(page, 'Otto')).toHaveAccessibleName(/^Otto, 0 points, ten hidden cards/);
    await expect(prompt(page)).toContainText('Your turn.');
  });
}

test('the ruler of totals goes on when a round is over, and begins anew with a rematch', async ({ page }) => {
  const rack = [1, 8, 12, 19, 25, 33, 40, 41, 52, 60];
  const pins = page.getByRole('list', { name: /^Score, / }).getByRole('listitem');
  await openMatch(page, { rounds: [{ racks: [rack] }], goal: { rounds: 1 } });
  await expect(pins.filter({ visible: true })).toHaveText(['0', '0', '0', '0']);
  await click(page, 'call');
  await expect(pins).toHaveText(['5', '5', '5', '75']);
  await page.getByRole('button', { name: 'Rematch' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rack-O, round 1');
  await expect(pins).toHaveText(['0', '0', '0', '0']);
});

test('Play pressed twice before the table is there deals once', async ({ page }) => {
  await open(page, { [KEYS.settings]: '{"pace":"at-once"}' });
  await page.getByRole('button', { name: 'Play', exact: true }).evaluate((play) => { play.click(); play.click(); });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rack-O, round 1');
  // By now the question whether to give up the match would be open over the table.
  await expect(prompt(page)).toContainText('Your turn');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a new table asks for nothing before the own cards are there', async ({ page }) => {
  await open(page);
  // Frame by frame, until it is asked for something.
  const slots = page.evaluate(({ tray }) => new Promise((done) => {
    const seen = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility({ visibilityProperty: true }));
    const look = () => (seen(`${tray} :is([role=status], button)`).length ? done(seen('[aria-label^="Slot "]').length) : requestAnimationFrame(look));
    look();
  }), PARTS);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  expect(await slots).toBe(10);
});

test('two players, one round, and no run is needed', async ({ page }) => {
  test.setTimeout(240_000);
  await open(page, { [KEYS.settings]: '{"pace":"at-once"}' });
  await choose(page, 'Number of players', '2');
  await choose(page, 'Match target', '1 round');
  await flip(page, 'Run of three');
  await expect(page.getByText('You against Otto. Milton Bradley rules, one round.')).toBeVisible();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Empty seat' })).toHaveCount(2);

  await playOn(page, { highest: 40 });
  const points = await countRound(page);
  const [[winner, most]] = Object.entries(points).sort(([, a], [, b]) => b - a);
  expect(most).toBe(75);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(winner === 'You' ? 'You win!' : `${winner} wins!`);
  expect((await savedMatch(page)).rules).toMatchObject({ run_of_three: false, goal: { rounds: 1 } });
});

test('two players with the run rule cannot call without a run, and are told why', async ({ page }) => {
  await openMatch(page, {
    seats: [human('You'), computer('Otto')],
    rounds: [{ racks: [[1, 4, 8, 12, 19, 25, 29, 31, 36, 40]] }],
  });
  await expect(call(page)).toHaveAccessibleName('Call Rack-O, 10 of 10 in order');
  await expect(call(page)).toBeDisabled();
  await click(page, 'call');
  await expect(prompt(page)).toHaveText('In order, but with two players you also need a run of three, like 28, 29, 30.');
  expect(await savedActions(page)).toEqual([]);
});

test('where two are in the lead, both are told how much they need', async ({ page }) => {
  const [ordered, other] = [[1, 8, 12, 19, 25, 33, 34, 35, 38, 40], [3, 2, 4, 5, 6, 7, 9, 10, 11, 13]];
  await openMatch(page, {
    seats: [human('Ann'), human('Bo')],
    rounds: [{ racks: [ordered, other], actions: ['R'] }, { racks: [other, ordered], actions: ['R'] }],
  });
  await expect(page.getByText('Ann needs 420 more to win. Bo needs 420 more to win.')).toBeVisible();
});

test('at the end of a match it is said, too, who could not pay', async ({ page }) => {
  await openMatch(page, JSON.parse(await readFile(new URL('../records/valid/chips-last-one-left.json', import.meta.url), 'utf8')));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('the match');
  await expect(page.getByText(/ Rack‑O! .*can’t pay in full(, so you’re| and is) out\.$/)).toBeVisible();
});
