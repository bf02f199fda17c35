// Matches of computer players alone, played in the page: each is the match that self-play prints for the same seed.
import { KEYS, kept } from './record.js';
import { expect, open, savedMatch, test } from './table.js';
import { selfplay } from './tools.js';

/** The stored texts of a match from self-play as it stands when its first round is dealt, with the seed it was dealt from. */
const begun = (record, seed) => ({
  ...kept({
    ...record,
    rounds: [{ ...record.rounds[0], actions: [], result: undefined }],
    totals: record.totals.map(() => 0),
    winners: [],
  }, { settings: { pace: 'at-once', motion: 'off' } }),
  [KEYS.extras]: JSON.stringify({ seed: String(seed), colours: record.seats.map((_, seat) => seat), at_table: true }),
});

const KINDS = [
  // Here a round takes 91 turns a player.
  { level: 'beginner', players: 2, rules: { bonus: true }, seed: 0 },
  { level: 'easy', players: 4, rules: {} },
  { level: 'medium', players: 3, rules: { bonus: true } },
  { level: 'hard', players: 2, rules: { bonus: true } },
  { level: 'expert', players: 2, rules: { bonus: true }, rounds: 1 },
  { level: 'vera', players: 2, rules: { bonus: true }, rounds: 1 },
];

for (const { level, players, rules, rounds = 2, seed = 1 } of KINDS) {
  test(`${players} × ${level}: the page plays the match that self-play prints`, async ({ page }) => {
    // The expert takes its time.
    test.slow();
    const printed = selfplay(seed + 1, 0, players, 'milton-bradley', { goal: { rounds }, ...rules }, level)[seed];
    await open(page, begun(printed, seed));
    if (rounds > 1) await page.getByRole('button', { name: 'Next round' }).click({ timeout: 60_000 });
    await expect(page.getByRole('heading', { level: 1, name: /win|share/ })).toBeVisible({ timeout: 90_000 });
    expect(await savedMatch(page)).toEqual(printed);
  });
}

test('a player that this version does not know is told of, and stays in the record', async ({ page }) => {
  const [printed] = selfplay(1, 0, 2, 'milton-bradley', { goal: { rounds: 2 } });
  printed.seats[1] = { ...printed.seats[1], name: 'Rosa', level: 'easy-rosa' };
  await open(page, begun(printed, 0));
  await expect(page.getByRole('alert')).toHaveText(/doesn’t know how Rosa plays/);
  await page.getByRole('button', { name: 'Next round' }).click({ timeout: 30_000 });
  await expect(page.getByRole('heading', { level: 1, name: /win|share/ })).toBeVisible({ timeout: 30_000 });
  // The easy level has played for her.
  expect(await savedMatch(page)).toEqual(printed);
});
