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
  { level: 'expert', players: 2, rules: { bonus: true }, seed: 0 },
];

for (const { level, players, rules, seed = 1 } of KINDS) {
  test(`${players} × ${level}: the page plays the match that self-play prints`, async ({ page }) => {
    const printed = selfplay(seed + 1, 0, players, 'milton-bradley', { goal: { rounds: 2 }, ...rules }, level)[seed];
    await open(page, begun(printed, seed));
    await page.getByRole('button', { name: 'Next round' }).click({ timeout: 30_000 });
    await expect(page.getByRole('heading', { level: 1, name: /win|share/ })).toBeVisible({ timeout: 30_000 });
    expect(await savedMatch(page)).toEqual(printed);
  });
}
