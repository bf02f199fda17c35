// Large text: the setting, a browser's own, and a page zoomed to 200 % keep the names and totals of the others.
import { computer, human } from './record.js';
import { screens } from './screens.js';
import { bare, expect, openMatch, ownRack, prompt, test } from './table.js';

/** What is cut off of these, or lies outside the window. */
const cut = (page, selector) => page.locator(selector).evaluateAll((all) => all.filter((one) => one.checkVisibility()).map((one) => {
  const { left, right, top, bottom } = one.getBoundingClientRect();
  const whole = one.scrollWidth <= one.clientWidth + 1 && left >= -1 && right <= innerWidth + 1 && top >= -1 && bottom <= innerHeight + 1;
  return whole ? null : `${one.textContent} ${one.scrollWidth} > ${one.clientWidth}`;
}).filter(Boolean));

/** By how much the page, or the dialog that is open, is wider than there is room for. */
const beyond = (page) => page.evaluate(() => Math.max(document.scrollingElement.scrollWidth - innerWidth, ...[...document.querySelectorAll('dialog[open]')].map((one) => one.scrollWidth - one.clientWidth)));

const large = (page) => page.addInitScript(() => addEventListener('DOMContentLoaded', () => { document.documentElement.style.fontSize = '200%'; }));

const TABLE = { seats: [human('You'), computer('Otto'), computer('Vera'), computer('Mina')], rounds: [{}] };

for (const [width, height] of [[320, 568], [320, 640], [390, 844], [640, 400], [844, 390], [720, 450], [1440, 900]]) {
  test(`text at 200 % keeps names, totals and keys at the table, ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await large(page);
    await openMatch(page, TABLE);
    await expect(prompt(page)).toContainText('Your turn.');
    expect(await beyond(page)).toBeLessThanOrEqual(0);
    for (const name of ['Otto', 'Vera', 'Mina']) {
      const plate = page.getByRole('region', { name: new RegExp(`^${name}, `) }).locator('.plate');
      await expect(plate).toContainText(`${name}0`);
    }
    expect(await cut(page, '.opp .plate > span, .mine .plate > span, .cap b, .cap span')).toEqual([]);
    for (const slot of await ownRack(page).getByRole('button').all()) {
      const seen = await bare(slot);
      expect(seen, await slot.getAttribute('aria-label')).not.toBeNull();
      expect(Math.min(seen.width, seen.height)).toBeGreaterThanOrEqual(20);
    }
    await page.keyboard.press('d');
    await expect(prompt(page)).toContainText('You drew');
    expect(await cut(page, '.cap > span')).toEqual([]);
  });
}

test('the setting makes texts and cards larger', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openMatch(page, TABLE);
  await expect(prompt(page)).toContainText('Your turn.');
  const heights = async () => page.evaluate(() => ['.prompt', '.mine .band .num', '.opp .plate .pts'].map((selector) => {
    const one = document.querySelector(selector);
    return selector === '.mine .band .num' ? one.getBoundingClientRect().height : parseFloat(getComputedStyle(one).fontSize);
  }));
  const before = await heights();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radiogroup', { name: 'Text and cards' }).locator('label').filter({ hasText: 'Largest' }).click();
  await page.keyboard.press('Escape');
  const after = await heights();
  for (const nth of before.keys()) expect(after[nth] / before[nth], String(nth)).toBeGreaterThan(1.25);
  await page.reload();
  await expect(prompt(page)).toContainText('Your turn.');
  expect(await heights()).toEqual(after);
});

for (const [width, height] of [[320, 640], [390, 844], [844, 390], [1440, 900]]) {
  test(`no screen is wider than the window with text at 200 %, ${width} × ${height}`, async ({ page }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width, height });
    await large(page);
    for (const name of ['the first screen', 'the settings', 'the rule book', 'the statistics', 'the end of a round', 'the end of a match', 'the score sheet', 'what can be shared', 'what the coach thinks', 'the keys', 'handing the device over', 'the deal of the day']) {
      await screens[name](page);
      expect.soft(await beyond(page), name).toBeLessThanOrEqual(0);
      if (width < 900) expect.soft(await cut(page, '.next .key'), name).toEqual([]);
      await page.evaluate(() => localStorage.clear());
    }
  });
}
