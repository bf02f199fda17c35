// Where the rack lies below the tray, nothing that the tray says moves it: neither a hint, however long and large, nor why
// something was refused.
import { CODES } from './languages.js';
import { PARTS } from './parts.js';
import { computer, human, kept, match } from './record.js';
import { expect, open, openMatch, prompt, resize, test } from './table.js';

const RACK = [3, 11, 16, 24, 27, 8, 41, 36, 50, 58];
const TABLES = [
  [human('You'), computer('Otto')],
  [human('You'), computer('Otto', 'otto'), computer('Vera', 'vera'), computer('Mina', 'mina')],
];

/** Where the own rack and what stands on its lip are, in whole pixels. */
const places = (page) => page.locator(PARTS.ownRack).locator(`${PARTS.plastic}, ${PARTS.lip} button`).evaluateAll((all) => all.map((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return [x, y, width, height].map(Math.round);
}));

/** Whether all of the prompt is within it, and so is not cut off and covers nothing. */
const isWhole = (page) => prompt(page).evaluate((one) => {
  const [outer, inner] = [one, one.firstElementChild].map((element) => element.getBoundingClientRect());
  return inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1 && inner.left >= outer.left - 1 && inner.right <= outer.right + 1;
});

const SIZES = [[320, 568], [360, 640], [390, 664], [390, 844], [768, 1024], [1024, 900], [1440, 900]];

for (const seats of TABLES) {
  for (const text of ['normal', 'largest']) {
    test(`a hint leaves the rack where it is, ${seats.length} players, text ${text}`, async ({ page }) => {
      test.setTimeout(180_000);
      const highest = seats.length === 2 ? 40 : 60;
      const racks = [RACK.map((card) => (highest === 40 ? Math.ceil(card * 0.66) : card))];
      for (const language of CODES) {
        await open(page, kept(match({ seats, rounds: [{ racks, opening: 19, actions: [] }] }), { settings: { language, text } }));
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(prompt(page)).toHaveText(/./);
        // Where everything is before, in each size.
        const before = new Map();
        for (const size of SIZES) {
          await resize(page, ...size);
          before.set(size, await places(page));
          expect(before.get(size).length).toBeGreaterThan(2);
        }
        for (const key of ['h', 'd', 'h', 'r']) {
          await page.keyboard.press(key);
          if (key === 'h') await expect(prompt(page), language).toHaveText(/\d.*\. .*\./s);
          else await expect(page.locator(PARTS.hint), language).toHaveCount(0);
          for (const size of SIZES) {
            const at = `${language}, ${size.join(' × ')}, ${key}`;
            await resize(page, ...size);
            await expect.poll(() => isWhole(page), { message: at }).toBe(true);
            expect.soft(await places(page), at).toEqual(before.get(size));
          }
        }
      }
    });
  }
}

for (const [width, height] of [[390, 844], [390, 664]]) {
  test(`the tray keeps what each of the others did since one’s own turn, ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const language of CODES) {
      await openMatch(page, { seats: TABLES[1], rounds: [{ racks: [RACK], opening: 22, actions: ['S15', 'T20', 'S-', 'S40'] }] }, { settings: { language } });
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      const told = page.locator(PARTS.earlierTurns).locator('> span');
      await expect(told).toHaveCount(2);
      await expect(told.first()).toContainText(/20/);
      await expect(told.last()).toContainText(/\d/);
      await expect(page.locator(PARTS.lastTurn)).toContainText(/^Mina.* 40/);
      // All of it can be read.
      await expect.poll(() => page.locator(PARTS.earlierTurns).evaluate((line) => [...line.children].every((one) => {
        const { left, right } = one.getBoundingClientRect();
        return left >= line.getBoundingClientRect().left - 1 && right <= line.getBoundingClientRect().right + 1 && one.checkVisibility();
      }))).toBe(true);
    }
  });
}
