// What is marked on a rack: what counts so far, what counts but blocks the next ones, and what breaks the order. Each has one
// mark, which the lesson and the rule book explain in the words that whoever listens hears.
import { PARTS } from './parts.js';
import { LABELS } from './record.js';
import { expect, openMatch, ownRack, slot, test } from './table.js';

/** The labels of the slots of which this is said. */
const said = async (page, description) => {
  const slots = await ownRack(page).getByRole('button', { name: /^Slot/, description }).all();
  return Promise.all(slots.map(async (one) => Number(/\d+/.exec(await one.getAttribute('aria-label'))[0])));
};

/** The signs that are seen beside the slots of a rack, from slot 5 up. */
const signs = (rack) =>
  rack.locator(PARTS.pegs).evaluateAll((pegs) =>
    pegs
      .map((peg) => {
        const [before, after] = ['::before', '::after'].map((part) => getComputedStyle(peg, part));
        if (after.content === 'none') {
          return ' ';
        }
        if (before.content === 'none') {
          return '✓';
        }
        return before.transform === 'none' ? '!' : '✕';
      })
      .reverse()
      .join(''),
  );

for (const [name, rack, blocks, breaks, seen] of [
  ['a high card in front of a good row', [34, 3, 14, 27, 10, 21, 28, 35, 29, 40], [5], [10], '!✕        '],
  ['a high card that counts, but nothing behind it', [4, 9, 31, 15, 18, 22, 25, 30, 33, 38], [15], [20], '✓✓!✕      '],
  ['a low card behind a good row', [4, 9, 11, 15, 18, 22, 12, 30, 33, 38], [], [35], '✓✓✓✓✓✓✕   '],
  ['a card that fits, but leaves the others no room', [4, 20, 19, 21, 22, 25, 28, 30, 33, 38], [10], [15], '✓!✕       '],
  ['a rack in order', [4, 9, 11, 15, 18, 22, 25, 30, 33, 38], [], [], '✓✓✓✓✓✓✓✓✓✓'],
]) {
  test(`marked: ${name}`, async ({ page }) => {
    await openMatch(page, { rounds: [{ racks: [rack], opening: 50 }] });
    await expect(slot(page, 5)).toHaveAccessibleName(`Slot 5: ${rack[0]}, in order`);
    expect(await said(page, 'blocks the next ones')).toEqual(blocks);
    expect(await said(page, 'breaks the order')).toEqual(breaks);
    // What is seen says the same: a check or a ! where a card counts, a cross at the first one that does not.
    expect(await signs(ownRack(page))).toBe(seen);
    await expect(ownRack(page).getByRole('button', { name: /, in order$/ })).toHaveCount(seen.replace(/[ ✕]/g, '').length);
  });
}

for (const [width, height] of [[1440, 900], [390, 844], [320, 568], [844, 390], [568, 320], [480, 320]]) {
  test(`a mark stands beside the label of its slot, ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openMatch(page, { rounds: [{ racks: [[34, 3, 14, 27, 10, 21, 28, 35, 29, 40]], opening: 50 }] });
    await expect(slot(page, 50)).toBeVisible();
    const apart = await ownRack(page).evaluate((rack, { labels, pegs }) => {
      const [label, mark] = [labels, pegs].map((parts) => [...rack.querySelectorAll(parts)].map((one) => one.getBoundingClientRect()));
      return mark.map(({ left }, nth) => left - label[nth].right);
    }, PARTS);
    expect(apart).toHaveLength(LABELS.length);
    expect(Math.min(...apart)).toBeGreaterThanOrEqual(0);
  });
}
