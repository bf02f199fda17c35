// What is marked on a rack: what counts so far, and the card that is in the way.
import { expect, openMatch, ownRack, slot, test } from './table.js';

/** The labels of the slots that are said to be in the way. */
const inTheWay = async (page) => {
  const slots = await ownRack(page).getByRole('button', { name: /^Slot/, description: 'in the way' }).all();
  return Promise.all(slots.map(async (one) => Number(/\d+/.exec(await one.getAttribute('aria-label'))[0])));
};

for (const [name, rack, counted, wrong] of [
  ['a high card in front of a good row', [34, 3, 14, 27, 10, 21, 28, 35, 29, 40], 1, [5]],
  ['a high card that counts, but nothing behind it', [4, 9, 31, 15, 18, 22, 25, 30, 33, 38], 3, [15]],
  ['a low card behind a good row', [4, 9, 11, 15, 18, 22, 12, 30, 33, 38], 6, [35]],
  ['a rack in order', [4, 9, 11, 15, 18, 22, 25, 30, 33, 38], 10, []],
]) {
  test(`in the way: ${name}`, async ({ page }) => {
    await openMatch(page, { rounds: [{ racks: [rack], opening: 50 }] });
    await expect(slot(page, 5)).toHaveAccessibleName(`Slot 5: ${rack[0]}, in order`);
    await expect(ownRack(page).getByRole('button', { name: /, in order$/ })).toHaveCount(counted);
    expect(await inTheWay(page)).toEqual(wrong);
    // What is seen says the same: a tick for what counts, a cross for what is in the way, and no slot has both.
    await expect(page.locator('.mine .is-ok')).toHaveCount(counted);
    await expect(page.locator('.mine .is-break')).toHaveCount(wrong.length);
    for (const mark of await page.locator('.mine .is-break .peg').all()) {
      expect(await mark.evaluate((peg) => ['::before', '::after'].map((part) => getComputedStyle(peg, part).borderLeftWidth))).toEqual(['0px', '0px']);
    }
  });
}
