// The variants, played through the page: partners, the bonus with waiting, chips until somebody is out, Racko Éclair.
// The game's own record reader judges what the page saved.
import { KEYS, computer, human, kept, match } from './record.js';
import { call, choose, click, expect, flip, goOn, look, open, openMatch, openRules, otherRack, ownRack, playOn, prompt, savedMatch, slot, test } from './table.js';
import { judge, selfplay } from './tools.js';

const AT_ONCE = { pace: 'at-once' };
const setUp = async (page) => {
  await open(page, { [KEYS.settings]: JSON.stringify(AT_ONCE) });
  await openRules(page);
};
const edition = (page, name) => page.locator('label').filter({ has: page.getByRole('radio', { name: new RegExp(`^${name}`) }) }).click();
const variant = (page, name) => page.getByRole('switch', { name: new RegExp(`^${name}`) });
const play = (page) => page.getByRole('button', { name: 'Play', exact: true }).click();

test('an edition presets its rules, and what its sheet lacks makes them one’s own', async ({ page }) => {
  await setUp(page);
  await edition(page, 'Jumbo');
  await expect(variant(page, 'Reshuffle')).toBeChecked();
  await expect(variant(page, 'Bonus')).toHaveAccessibleName(/not in this edition/);
  await flip(page, /^Bonus/);
  await expect(page.getByRole('radio', { name: /^House rules/ })).toBeChecked();
  await expect(variant(page, 'Bonus')).toBeChecked();
  await edition(page, 'Milton Bradley');
  await expect(variant(page, 'Reshuffle')).not.toBeChecked();
  await flip(page, /^Bonus/);
  await expect(page.getByRole('radio', { name: /^Milton Bradley/ })).toBeChecked();
  // It is remembered for next time.
  await play(page);
  await page.getByRole('button', { name: /leave the table/ }).click();
  await openRules(page);
  await expect(variant(page, 'Bonus')).toBeChecked();
});

test('what does not go together cannot be chosen, and says why', async ({ page }) => {
  await setUp(page);
  await flip(page, /^Chips/);
  await expect(variant(page, 'Bonus')).toBeDisabled();
  await expect(variant(page, 'Bonus')).toHaveAccessibleName(/can’t be combined/);
  await expect(variant(page, 'Partners')).toBeDisabled();
  await flip(page, /^Chips/);
  await flip(page, /^Partners/);
  await expect(variant(page, 'Partners')).toHaveAccessibleName(/You and Vera against Otto and Mina/);
  await expect(variant(page, 'Chips')).toBeDisabled();
  await choose(page, 'Number of players', '3');
  await expect(variant(page, 'Partners')).not.toBeChecked();
  await expect(variant(page, 'Partners')).toHaveAccessibleName(/Partners need four players/);
  await expect(variant(page, 'Run of three')).toBeDisabled();
});

test('any number of points or rounds can be the goal', async ({ page }) => {
  await setUp(page);
  await choose(page, 'Match target', 'Other');
  await page.getByRole('spinbutton', { name: 'How many' }).fill('80');
  await play(page);
  await expect(page.getByRole('list', { name: 'Score, first to 80' })).toBeVisible();
  expect((await savedMatch(page)).rules.goal).toEqual({ points: 80 });
});

test('partners: a match of one round, with one score a pair', async ({ page }) => {
  await setUp(page);
  await flip(page, /^Partners/);
  await choose(page, 'Match target', '1 round');
  await play(page);
  await expect(otherRack(page, 'Vera')).toHaveAccessibleName(/your partner/);
  await expect(otherRack(page, 'Otto')).not.toHaveAccessibleName(/partner/);
  await expect(page.getByRole('listitem', { name: 'You and Vera: 0 points' })).toBeVisible();
  // A partner's rack is as hidden as any other.
  await expect(otherRack(page, 'Vera').getByRole('img')).toHaveCount(0);
  await playOn(page);
  await expect(page.getByRole('heading', { name: / and \w+ win!/ })).toBeVisible();
  const record = await savedMatch(page);
  const { scores } = record.rounds[0].result;
  expect(record.totals).toEqual([0, 1, 0, 1].map((seat) => scores[seat] + scores[seat + 2]));
  expect(judge(record)).toMatch(/^ok .*won by/);
});

test('partners stand side by side at the end of a round, with what they have scored together', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const goal = { points: 500 };
  const racks = [[1, 8, 12, 19, 25, 33, 40, 41, 52, 60], [2, 11, 21, 6, 5, 7, 9, 3, 10, 13], [14, 15, 17, 20, 22, 24, 16, 18, 23, 26]];
  await openMatch(page, { goal, rules: { partners: true }, rounds: [{ racks }] });
  await click(page, 'call');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You called Rack‑O!');
  const pairs = page.getByRole('main').getByRole('group', { name: /together$/ });
  await expect(pairs).toHaveCount(2);
  await expect(pairs.nth(0)).toHaveAccessibleName('You and Vera score 105 together');
  await expect(pairs.nth(0).getByText('+105')).toBeVisible();
  await expect(pairs.nth(0).getByRole('article', { name: /^(You|Vera) scores? \d+$/ })).toHaveCount(2);
  await expect(pairs.nth(1)).toHaveAccessibleName(/^Otto and Mina score \d+ together$/);
  await expect(pairs.nth(1).getByRole('article', { name: /^(Otto|Mina) scores \d+$/ })).toHaveCount(2);
  // On any screen partners are side by side, and nobody else is between them.
  for (const [width, height] of [[1440, 900], [390, 844], [844, 390], [320, 568]]) {
    await page.setViewportSize({ width, height });
    for (const pair of [pairs.nth(0), pairs.nth(1)]) {
      const [one, other] = await pair.getByRole('article').evaluateAll((all) => all.map((rack) => rack.getBoundingClientRect().top));
      expect(Math.abs(one - other)).toBeLessThan(2);
    }
  }
  // The score sheet has one total a pair.
  const foot = page.getByRole('region', { name: 'Score sheet' }).getByRole('row').last().getByRole('cell');
  await expect(foot).toHaveText(['105', /^\d+$/]);
  await expect(page.getByRole('region', { name: 'Score sheet' }).getByRole('columnheader')).toHaveText(['Round', /You/, /Vera/, /Otto/, /Mina/]);
});

test('bonus: a rack in order waits for a run, and is called at the start of the next turn', async ({ page }) => {
  const seats = [human('You'), computer('Otto', 'easy')];
  const racks = [[2, 5, 8, 11, 12, 20, 23, 26, 29, 40], [39, 38, 37, 36, 35, 34, 33, 32, 31, 30]];
  const started = match({ seats, rules: { bonus: true, run_of_three: false }, rounds: [{ racks, opening: 1, stock: [13, 28, 27] }] });
  await openMatch(page, started, { settings: AT_ONCE });
  await expect(prompt(page)).toContainText('Call Rack‑O for 75 or take your turn.');
  await click(page, 'stock');
  await click(page, 30);
  await expect(slot(page, 30)).toHaveAccessibleName(/13/);
  await expect(prompt(page)).toContainText('Call Rack‑O for 125 or keep playing.');
  await expect(page.getByText('You have a run of 3. Call and it earns 50 extra points.')).toBeVisible();
  await click(page, 'goOn');
  await expect(prompt(page)).toContainText('Call Rack‑O for 125 or take your turn.');
  expect((await savedMatch(page)).rounds[0].actions.slice(0, 2)).toEqual(['S30', 'P']);
  await click(page, 'call');
  await expect(page.getByRole('article', { name: 'You score 125' })).toBeVisible();
  expect(judge(await savedMatch(page))).toMatch(/^ok 1 round/);
});

test('two players: in order without a run is said, and counted towards three', async ({ page }) => {
  const seats = [human('You'), computer('Otto', 'easy')];
  const racks = [[2, 5, 8, 11, 12, 20, 23, 26, 29, 40], [39, 38, 37, 36, 35, 34, 33, 32, 31, 30]];
  await openMatch(page, match({ seats, rounds: [{ racks, opening: 1, stock: [13] }] }), { settings: AT_ONCE });
  await expect(prompt(page)).toContainText('In order, but no run of three.');
  await expect(page.getByText('You have two of the three.')).toBeVisible();
  await expect(call(page)).toHaveAttribute('aria-disabled', 'true');
  await click(page, 'stock');
  await click(page, 30);
  await expect(prompt(page)).toContainText('Your rack is in order!');
});

/** A match for chips, one announcement before somebody is eliminated, with one more round to play. */
function beforeSomebodyLeaves() {
  const goal = { chips: { rounds: 50, start: 5, price: 'own-run', elimination: true } };
  for (const record of selfplay(40, 3, 4, 'ravensburger-fr', { goal })) {
    const last = record.rounds.findIndex(({ result }) => result.racks.some((rack) => !rack.length)) - 1;
    const { announcer, scores } = record.rounds[last]?.result ?? {};
    // The seat played through the page stays in, and does not announce.
    const held = record.totals.map((_, seat) => record.rounds.slice(0, last)
      .reduce((sum, { result }) => sum + result.scores[seat], 5));
    const out = record.rounds[last + 1]?.result.racks.map((rack) => !rack.length);
    if (last < 0 || announcer === 0 || !out || out[0] || out.filter(Boolean).length !== 1 || scores[0] >= 0) continue;
    record.rounds = record.rounds.slice(0, last + 1);
    const round = record.rounds[last];
    round.actions.pop();
    delete round.result;
    Object.assign(record, { totals: held, winners: [] });
    record.rules.goal.chips.rounds = last + 2;
    record.seats = [human('You'), computer('Otto'), computer('Vera'), computer('Mina')].map((seat) => ({ ...seat, ...(seat.level && { level: 'easy' }) }));
    return { record, out: out.indexOf(true) };
  }
  throw new Error('no such match');
}

test('chips: who cannot pay is out, and the others play on with a smaller deck to the end', async ({ page }) => {
  const { record, out } = beforeSomebodyLeaves();
  const name = record.seats[out].name;
  await open(page, kept(record, { settings: AT_ONCE }));
  await expect(page.getByText(`${name} can’t pay in full and is out.`)).toBeVisible();
  const rounds = record.rounds.length;
  await page.getByRole('button', { name: 'Next round' }).click();
  await expect(page.getByRole('region', { name: `${name}, out of the game` })).toBeVisible();
  await expect(ownRack(page).getByRole('button', { name: /^Slot/ })).toHaveCount(10);
  expect((await savedMatch(page)).rounds[rounds].deck).toHaveLength(50);
  await playOn(page, { highest: 50 });
  await expect(page.getByRole('heading', { name: /match!$/ })).toBeVisible();
  await expect(page.getByRole('article').first()).toHaveAccessibleName(/wins? \d+ chips?/);
  const over = await savedMatch(page);
  expect(over.totals.reduce((sum, chips) => sum + chips)).toBe(20);
  expect(over.totals[out]).toBe(0);
  expect(judge(over)).toMatch(/^ok .*won by/);
});

test('Racko Éclair: every dealt card goes where its owner wants it, and the round goes on', async ({ page }) => {
  await setUp(page);
  await edition(page, 'Ravensburger FR');
  await flip(page, /^Racko Éclair/);
  await choose(page, 'Match target', '1 round');
  await play(page);
  const free = () => ownRack(page).getByRole('button', { name: /^Slot \d+: empty$/ });
  for (let left = 10; left > 0; left--) {
    await expect(prompt(page)).toContainText(`Card ${11 - left} of 10.`);
    const card = Number(/You’re dealt the (\d+)/.exec(await prompt(page).textContent())[1]);
    const labels = (await free().evaluateAll((all) => all.map((one) => Number(/Slot (\d+)/.exec(one.getAttribute('aria-label'))[1]))));
    expect(labels).toHaveLength(left);
    const home = Math.min(50, 5 + 5 * Math.floor((card - 1) / 6));
    const best = labels.sort((a, b) => Math.abs(a - home) - Math.abs(b - home))[0];
    await click(page, best);
    // After the last card somebody may announce at once.
    if (left > 1) await expect(slot(page, best)).toHaveAccessibleName(new RegExp(`: ${card}`));
  }
  const over = page.getByRole('heading', { name: /\bwins?!$/ });
  await expect(prompt(page).or(over).first()).toBeVisible();
  if (!await over.isVisible()) await playOn(page);
  await expect(over).toBeVisible();
  const record = await savedMatch(page);
  expect(record.rules).toMatchObject({ edition: 'ravensburger-fr', deal: 'eclair' });
  expect(record.rounds[0].placements.map((list) => list.length)).toEqual([10, 10, 10, 10]);
  expect(judge(record)).toMatch(/^ok 1 round/);
});

test('Racko Éclair: a rack in order right after the deal is called, or not', async ({ page }) => {
  const seats = [human('You'), computer('Otto', 'easy')];
  const deck = [[39, 38, 37, 36, 35, 34, 33, 32, 31, 30], [2, 5, 8, 11, 14, 17, 20, 23, 26, 29]];
  const started = match({ seats, rules: { edition: 'ravensburger-fr', deal: 'eclair' }, rounds: [{ racks: [deck[1].toReversed(), deck[0].toReversed()], opening: 1 }] });
  // All but the last card of the person are placed, rising like the slots.
  started.rounds[0].placements = [[5, 10, 15, 20, 25, 30, 35, 40, 45], [5, 10, 15, 20, 25, 30, 35, 40, 45, 50]];
  for (const calls of [true, false]) {
    await openMatch(page, started, { settings: AT_ONCE });
    await click(page, 50);
    await expect(prompt(page)).toContainText('In order straight from the deal!');
    await expect(page.getByRole('button', { name: 'Call Racko Éclair, 10 of 10 in order' })).toBeEnabled();
    if (calls) {
      await page.getByRole('button', { name: /^Call Racko Éclair/ }).click();
      await expect(page.getByRole('article', { name: 'You score 100' })).toBeVisible();
      expect(judge(await savedMatch(page))).toMatch(/^ok/);
    } else {
      await goOn(page).click();
      await expect(prompt(page)).toContainText('In order, but no run of three.');
      expect((await look(page)).top).toBe(1);
      expect((await savedMatch(page)).rounds[0].actions[0]).toBe('P');
    }
  }
});
