// The memory aid on phones, where the racks of the others are not to be seen: what is known of them is.
import { PARTS } from './parts.js';
import { expect, openMatch, ownRack, test } from './table.js';

/** Everybody takes a card that all have seen. */
const TAKEN = { dealer: 3, rounds: [{ actions: ['T20', 'T10', 'T35', 'T50'] }] };

for (const [width, height] of [[320, 568], [360, 600], [390, 664], [390, 760], [844, 390], [667, 375], [932, 430]]) {
  test(`what is known stands above the tray, ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openMatch(page, TAKEN, { settings: { memory_aid: true } });
    const known = page.locator(PARTS.known);
    await expect(known).toHaveCount(3);
    const tray = await page.locator(PARTS.tray).boundingBox();
    for (const [nth, label] of ['10', '35', '50'].entries()) {
      const one = known.nth(nth);
      await expect(one).toBeInViewport({ ratio: 0.9 });
      const box = await one.boundingBox();
      expect(box.height).toBeGreaterThanOrEqual(14);
      expect(box.y + box.height).toBeLessThanOrEqual(tray.y + 1);
      // Before it the slot.
      const slot = one.locator('xpath=ancestor::li').locator('> [aria-hidden] > svg');
      await expect(slot, label).toBeVisible();
    }
    // The own rack keeps its room, and nothing scrolls.
    const slots = ownRack(page).getByRole('button', { name: /^Slot/ });
    await expect(slots).toHaveCount(10);
    for (const slot of await slots.all()) await expect(slot).toBeInViewport();
    expect(await page.evaluate(() => document.scrollingElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0);
  });
}
