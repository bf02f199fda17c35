// Kinds of game, in words a newcomer understands, and the printed rules behind them.
import { hear, listen } from './heard.js';
import { bare, choose, expect, flip, open, openRules, rules, savedMatch, seatNobody, test, toSetUp } from './table.js';

const kind = (page, name) => page.getByRole('radio', { name: new RegExp(`^${name}`) });
const choosePreset = (page, name) => page.locator('label').filter({ has: kind(page, name) }).click();

const REGULAR = { edition: 'milton-bradley', deal: 'standard', run_of_three: true, bonus: false, partners: false, replenish: 'turn-over', goal: { points: 500 } };

for (const [name, players, changed] of [
  ['Classic', 4, {}],
  ['Duel', 2, {}],
  ['Teams', 4, { partners: true }],
  ['Bonus', 4, { bonus: true }],
  ['Chips', 4, { goal: { chips: { rounds: 10, start: 20, price: 'announcer-run', elimination: false } } }],
  ['Lightning', 4, { goal: { rounds: 1 } }],
]) {
  test(`${name} is a kind of game`, async ({ page }) => {
    await open(page);
    await toSetUp(page);
    // Whatever was chosen before.
    await choosePreset(page, name === 'Teams' ? 'Duel' : 'Teams');
    await choosePreset(page, name);
    await expect(kind(page, name)).toBeChecked();
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await expect(page.getByRole('region', { name: 'Your rack' })).toBeVisible();
    const record = await savedMatch(page);
    expect(record.seats).toHaveLength(players);
    expect(record.rules).toEqual({ ...REGULAR, ...changed });
  });
}

test('the edition and its rules are behind the kinds of game, and open where they are others', async ({ page }) => {
  await open(page);
  await toSetUp(page);
  await expect(rules(page)).toContainText('Milton Bradley');
  await expect(page.getByRole('switch', { name: /^Bonus/ })).toHaveCount(0);
  await openRules(page);
  await flip(page, /^Bonus/);
  await expect(kind(page, 'Bonus')).toBeChecked();
  await flip(page, /^Reshuffle/);
  await expect(rules(page)).toContainText('House rules');
  await expect(page.getByRole('radiogroup', { name: 'What kind of game?' }).getByRole('radio', { checked: true })).toHaveCount(0);
  await page.reload();
  await toSetUp(page);
  await expect(page.getByRole('switch', { name: /^Reshuffle/ })).toBeChecked();
});

test('two players make a duel of the classic game', async ({ page }) => {
  await open(page);
  await toSetUp(page);
  await expect(kind(page, 'Classic')).toBeChecked();
  await choose(page, 'Number of players', '2');
  await expect(kind(page, 'Duel')).toBeChecked();
});

test('what changes by itself is said beside what was pressed, and read out', async ({ page }) => {
  await open(page);
  await listen(page);
  const players = page.getByRole('group', { name: 'Players' });
  const duel = 'Two players: that makes it a Duel, with the recommended run of three.';
  await choose(page, 'Number of players', '2');
  await expect(players.getByText(duel)).toBeVisible();
  await hear(page, duel);
  await choosePreset(page, 'Teams');
  // What was said before is no news any more.
  await expect(page.getByText(duel)).toHaveCount(0);
  await expect(page.getByRole('group', { name: 'What kind of game?' }).getByText('Now there are 4 players.')).toBeVisible();
  await seatNobody(page, 4);
  await expect(players.getByText('Partners need four players, so now it’s everyone for themselves.')).toBeVisible();
  await choose(page, 'Match target', '1 round');
  await expect(page.getByRole('group', { name: 'Play to' }).getByText('The kind of game is now Lightning.')).toBeVisible();
});

for (const [width, height] of [[390, 844], [320, 568], [844, 390], [1366, 650]]) {
  test(`opening the editions shows them, ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page);
    await toSetUp(page);
    await rules(page).click();
    for (const name of ['Milton Bradley', 'Jumbo']) await expect(page.locator('label').filter({ has: page.getByRole('radio', { name }) })).toBeInViewport({ ratio: 0.9 });
    expect(await bare(page.locator('label').filter({ has: page.getByRole('radio', { name: 'Jumbo' }) }))).not.toBeNull();
  });
}
