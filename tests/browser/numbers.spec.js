// Numbers: what is typed stays as it was typed, what is refused says why, and the ruler ends where the match does.
import { PARTS } from './parts.js';
import { computer, human } from './record.js';
import { choose, expect, flip, open, openMatch, prompt, savedMatch, test } from './table.js';

const play = (page) => page.getByRole('button', { name: 'Play', exact: true });
const number = (page, name) => page.getByRole('spinbutton', { name });

test('a number beyond its limits stays as it was typed, says why, and is not played by', async ({ page }) => {
  await open(page);
  await flip(page, /^Chips/);
  const chips = number(page, 'Chips each');
  await expect(chips).toHaveAccessibleDescription('5 to 100 chips');
  await chips.fill('3');
  await number(page, 'Rounds').click();
  await expect(chips).toHaveValue('3');
  await play(page).click();
  await expect(chips).toBeFocused();
  await expect(chips).toHaveValue('3');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New match');
  await chips.fill('30');
  await play(page).click();
  await expect(prompt(page)).toBeVisible();
  expect((await savedMatch(page)).rules.goal.chips.start).toBe(30);
});

test('a goal in points is still there after a look at rounds', async ({ page }) => {
  await open(page);
  await choose(page, 'Match target', 'Other');
  await expect(number(page, 'How many')).toHaveAccessibleDescription('1 to 10,000 points');
  await number(page, 'How many').fill('80');
  await choose(page, 'Points or rounds', 'Rounds');
  await expect(number(page, 'How many')).toHaveValue('10');
  await expect(number(page, 'How many')).toHaveAccessibleDescription('1 to 50 rounds');
  await choose(page, 'Points or rounds', 'Points');
  await expect(number(page, 'How many')).toHaveValue('80');
});

const chips = (elimination) => ({ chips: { start: 12, rounds: 5, price: 'own-run', elimination } });
const rulers = {
  'first to 500': [{ goal: { points: 500 } }, ['0', '100', '200', '300', '400', '500'], true],
  // Whoever announces scores 75.
  'a single round': [{ goal: { rounds: 1 } }, ['0', '15', '30', '45', '60', '75'], true],
  'ten rounds': [{ goal: { rounds: 10 } }, ['0', '150', '300', '450', '600', '750'], false],
  'chips': [{ goal: chips(false), rules: { edition: 'ravensburger-de' } }, ['0', '12', '24', '36', '48'], false],
  'chips until only one is left': [{ goal: chips(true), rules: { edition: 'ravensburger-fr' } }, ['0', '12', '24', '36', '48'], true],
};

for (const [name, [of, marks, hasFlag]] of Object.entries(rulers)) {
  test(`the ruler ends where the match does: ${name}`, async ({ page }) => {
    await openMatch(page, { ...of, rounds: [{}] });
    await expect(page.locator(PARTS.rulerMarks)).toHaveText(marks);
    await expect(page.locator(PARTS.rulerFlag)).toHaveCount(hasFlag ? 1 : 0);
    if (!hasFlag) return;
    const middle = async (selector) => page.locator(selector).last().evaluate((one) => {
      const { left, width } = one.getBoundingClientRect();
      return left + width / 2;
    });
    // The pole is at the left of the flag.
    expect(Math.abs(await middle(PARTS.rulerFlag) - await middle(PARTS.rulerMarks))).toBeLessThan(14);
  });
}

test('the run on the lip of a phone says what it is', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await openMatch(page, { seats: [human('You'), computer('Otto')], rounds: [{ racks: [[10, 11, 30, 31, 33, 35, 37, 38, 39, 2]] }] });
  const run = page.getByRole('img', { name: /^To call, you need a run of three/ });
  await expect(run).toHaveText('Run3/3');
  await expect(run).toBeInViewport({ ratio: 1 });
  const rule = page.getByRole('button', { name: 'Run of three: See the rule' });
  await expect(rule).toHaveAccessibleDescription(/^To call, you need a run of three/);
  await rule.click();
  await expect(page.getByRole('heading', { level: 1, name: 'How to play Rack-O' })).toBeVisible();
  await expect(page.getByText('R15', { exact: true }).first()).toBeInViewport();
});
