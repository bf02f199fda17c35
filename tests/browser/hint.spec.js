// What a hint or a refusal shows never hides or moves anything.
import { PARTS } from './parts.js';
import { computer, human } from './record.js';
import { expect, openMatch, prompt, test } from './table.js';

const HINTED = [
  // The coach's card a little lower, a little higher, and at both ends of a card.
  [[3, 11, 16, 24, 27, 31, 41, 36, 50, 58], 33],
  [[3, 11, 16, 24, 27, 28, 30, 36, 50, 25], 59],
  [[9, 8, 16, 24, 27, 33, 37, 42, 50, 58], 1],
];

for (const [width, height] of [[1440, 900], [390, 844], [844, 390], [720, 450]]) {
  test(`the coach’s number never hides the card’s own, ${width} × ${height}`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    for (const [rack, drawn] of HINTED) {
      await openMatch(page, { rounds: [{ racks: [rack], opening: 19, stock: [drawn], actions: ['S'] }] });
      await page.getByRole('button', { name: 'Hint', exact: true }).click();
      const ghost = page.locator(PARTS.hinted);
      await expect(ghost).toBeVisible();
      await expect(prompt(page)).toContainText(String(drawn));
      const [own, coach] = await ghost.evaluate((one, { drawn }) => [one.parentElement, one].map((card) => card.querySelector(drawn))
        .map((num) => num.getBoundingClientRect()).map(({ left, right, top, bottom }) => ({ left, right, top, bottom })), PARTS);
      const apart = own.right <= coach.left || coach.right <= own.left || own.bottom <= coach.top || coach.bottom <= own.top;
      expect.soft(apart, `${drawn} over ${JSON.stringify(own)} ${JSON.stringify(coach)}`).toBe(true);
      const card = await ghost.evaluate((one) => {
        const [box, band] = [one.parentElement, one].map((element) => element.getBoundingClientRect());
        return band.left >= box.left - 1 && band.right <= box.right + 1 && band.top >= box.top - 1;
      });
      expect.soft(card, `${drawn} within its card`).toBe(true);
    }
  });
}

for (const [width, height] of [[1440, 900], [390, 844], [844, 390], [667, 375]]) {
  test(`a refused press moves nothing on the table, ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openMatch(page, { rounds: [{ racks: [HINTED[0][0]], opening: 19 }] });
    await expect(prompt(page)).toContainText('Your turn.');
    const places = () => page.getByRole('main').locator(`${PARTS.plastic}, ${PARTS.tray}`).evaluateAll((all) => all.map((one) => {
      const { x, y, width: wide, height: high } = one.getBoundingClientRect();
      return [x, y, wide, high].map(Math.round);
    }));
    const before = await places();
    expect(before).toHaveLength(5);
    // Off limits for now, which does not keep anybody from pressing it.
    await page.getByRole('button', { name: /^Call Rack-O/ }).click({ force: true });
    await expect(prompt(page)).toContainText('Not yet. Your cards must rise');
    expect(await places()).toEqual(before);
  });
}

test.describe('on a phone held sideways', () => {
  test.use({ viewport: { width: 844, height: 390 } });
  for (const players of [2, 3, 4]) {
    test(`names and totals of the others are whole, also beside a hint, ${players} players`, async ({ page }) => {
      const seats = [human('You'), computer('Otto'), computer('Christina'), computer('Mina')].slice(0, players);
      await openMatch(page, { seats, rounds: [{ racks: [[3, 11, 16, 24, 27, 8, 37, 36, 38, 39]], opening: 19, stock: [33] }] });
      await expect(prompt(page)).toContainText('Your turn.');
      // Where each plate is, and whether anything lies over one of its corners.
      const plates = () => page.locator(PARTS.otherRacks).locator(PARTS.plate).evaluateAll((all) => all.map((plate) => {
        const { left, right, top, bottom } = plate.getBoundingClientRect();
        const corners = [[left + 4, top + 2], [right - 4, top + 2], [left + 4, bottom - 2], [right - 4, bottom - 2]];
        return [plate.textContent, Math.round(top), corners.every(([x, y]) => plate.contains(document.elementFromPoint(x, y)))];
      }));
      const before = await plates();
      expect(before.map(([, , isWhole]) => isWhole)).toEqual(Array(players - 1).fill(true));
      await page.getByRole('button', { name: 'Hint', exact: true }).click();
      await expect(prompt(page)).toContainText(/better than the next|hardly matters/);
      expect(await plates()).toEqual(before);
    });
  }
});
