// The table of two on a desktop: room for six moves, a hint clear of the edges of the tray, and a name that nothing half covers.
import { PARTS } from './parts.js';
import { computer, human } from './record.js';
import { click, expect, openMatch, prompt, test } from './table.js';

const TWO = [human('You'), computer('Otto')];
const ROUND = { racks: [[3, 11, 16, 24, 27, 8, 37, 36, 38, 39]], opening: 19, stock: [33], actions: ['S15', 'T20', 'S-', 'S40', 'S5', 'T10'] };
const box = (locator) => locator.evaluate((one) => {
  const { left, right, top, bottom } = one.getBoundingClientRect();
  return { left, right, top, bottom };
});

for (const [width, height] of [[1440, 900], [1366, 650], [1920, 1080], [1280, 800]]) {
  test(`two players at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openMatch(page, { seats: TWO, rounds: [ROUND] });
    await expect(prompt(page)).toContainText('Your turn.');
    const log = page.getByRole('complementary', { name: 'Last moves' });
    const moves = log.getByRole('listitem');
    await expect(moves).toHaveCount(6);
    const list = await box(log.getByRole('list'));
    for (const move of await moves.all()) {
      const { top, bottom } = await box(move);
      expect(top).toBeGreaterThanOrEqual(list.top - 1);
      expect(bottom).toBeLessThanOrEqual(list.bottom + 1);
    }
    // Nothing lies over it, nor over the card about runs.
    const [run, last, tray] = await Promise.all([page.getByRole('complementary', { name: 'Run of three' }), log, page.getByRole('region', { name: 'Card tray' })].map(box));
    for (const [one, other] of [[run, last], [run, tray], [last, tray]]) {
      expect(one.left >= other.right || other.left >= one.right || one.top >= other.bottom || other.top >= one.bottom).toBe(true);
    }
    await page.getByRole('button', { name: 'Hint', exact: true }).click();
    await expect(prompt(page)).toContainText('the next-best');
    const [text, ground] = await Promise.all([page.locator(PARTS.hint), page.locator(PARTS.tray)].map(box));
    expect(text.top - ground.top).toBeGreaterThanOrEqual(12);
    expect(Math.min(text.left - ground.left, ground.right - text.right)).toBeGreaterThanOrEqual(8);
    // With a card, and with a button in its place, the name gives way rather than be half covered.
    const name = page.locator(PARTS.moldedName);
    await expect(name).toBeVisible();
    await click(page, 'stock');
    await expect(page.locator(PARTS.handCard)).toBeVisible();
    await expect(name).toBeHidden();
  });
}
