// A turn in a small window: a page zoomed to 300 or 400 %, or one of several apps side by side. What can be reached on every screen
// is looked at in screens.spec.js.
import { call, discards, drag, expect, hand, openMatch, prompt, savedActions, slot, stock, test } from './table.js';

for (const [width, height] of [[455, 256], [320, 256], [480, 240]]) {
  test(`a turn at ${width} × ${height}, by the keyboard, by pressing and by dragging`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const rounds = [{ racks: [[5, 8, 19, 12, 25, 33, 40, 41, 52, 60]], opening: 22, stock: [3, 30] }];
    const settings = { pace: 'at-once' };
    const inWindow = (locator) => expect(locator).toBeInViewport({ ratio: 0.99 });

    // The card in the hand, the piles, Hint and Rack-O! are there wherever the rack has been scrolled to.
    await openMatch(page, { rounds }, { settings });
    await stock(page).click();
    await expect(prompt(page)).toContainText('You drew');
    for (const label of [50, 5]) {
      await slot(page, label).scrollIntoViewIfNeeded();
      for (const one of [hand(page), discards(page), call(page), page.getByRole('button', { name: 'Hint', exact: true })]) await inWindow(one);
    }
    await slot(page, 5).click();
    await expect.poll(async () => (await savedActions(page))[0]).toBe('S5');

    await openMatch(page, { rounds }, { settings });
    await expect(prompt(page)).toContainText('Your turn.');
    await page.keyboard.press('t');
    await expect(prompt(page)).toContainText('taking the 22');
    await slot(page, 5).focus();
    for (const label of [10, 15, 20, 25, 30, 35, 40]) {
      await page.keyboard.press('ArrowUp');
      if (width < 480) await expect(slot(page, label)).toBeFocused();
    }
    await page.keyboard.press('Escape');

    await openMatch(page, { rounds }, { settings });
    await slot(page, 5).scrollIntoViewIfNeeded();
    await drag(page, 'discards', 5);
    await expect.poll(async () => (await savedActions(page))[0]).toBe('T5');
  });
}
