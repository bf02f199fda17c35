// On paper: dark ink on white even from a dark page, nothing to press, everything once and whole.
import { LOOKS, PARTS } from './parts.js';
import { KEYS, LABELS, ORDERED, computer, human, match } from './record.js';
import { screens } from './screens.js';
import { expect, openMatch, test } from './table.js';

/** Puts the page on paper. It is a dark one, both by the system and by the setting. */
async function print(page) {
  await page.evaluate((key) => {
    localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key)), theme: 'dark' }));
    dispatchEvent(new StorageEvent('storage', { key }));
  }, KEYS.settings);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  // About the width of a sheet of paper.
  await page.setViewportSize({ width: 700, height: 990 });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
}

/** What is printed in ink too light to be read on white, texts and drawn numbers alike. */
const faint = (page) => page.evaluate(({ drawn, unseen }) => {
  const hasText = (one) => [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
  const isShown = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && one.closest(unseen) === null;
  return [...document.querySelectorAll('body *')].filter((one) => isShown(one) && (one.matches(drawn) || hasText(one)) && one.tagName !== 'OPTION').filter((one) => {
    const [red, green, blue] = getComputedStyle(one).color.match(/[\d.]+/g).map((part) => (part / 255) ** 2.2);
    // Less than 4.5 to 1.
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.183;
  }).map((one) => one.textContent || one.closest('[aria-label]')?.getAttribute('aria-label') || one.outerHTML.slice(0, 80));
}, { ...PARTS, ...LOOKS });

/** What can only be pressed, and what would be on every page. */
const useless = (page) => page.evaluate(({ unseen }) => {
  const shown = [...document.querySelectorAll('button, a, select, input, body *')].filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.closest(unseen) === null && one.getBoundingClientRect().height > 0);
  const isFixed = (one) => ['fixed', 'sticky'].includes(getComputedStyle(one).position);
  return shown.filter((one) => one.matches('button:not(li > button), select, input') || isFixed(one)).map((one) => one.getAttribute('aria-label') ?? (one.textContent.trim() || one.outerHTML.slice(0, 80)));
}, LOOKS);

/** How many pages it takes, on A4. */
const pages = async (page) => (await page.pdf({ format: 'A4', margin: { top: '15mm', bottom: '15mm', left: '15mm', right: '15mm' } })).toString('latin1').match(/\/Type\s*\/Page\b/g).length;

const visible = (locator) => locator.filter({ visible: true });

for (const name of ['the end of a round', 'the end of a match', 'the score sheet', 'the rule book', 'the statistics', 'what the coach thinks']) {
  test(`${name}: dark ink, and nothing to press`, async ({ page }) => {
    await screens[name](page);
    await print(page);
    expect(await faint(page)).toEqual([]);
    expect(await useless(page)).toEqual([]);
    expect(await page.evaluate(() => document.scrollingElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(1);
  });
}

test('the end of a round has its racks with their numbers, the standing and the score sheet once, on one page', async ({ page }) => {
  await screens['the end of a round'](page);
  await print(page);
  await expect(visible(page.getByRole('heading', { name: 'You called Rack‑O!' }))).toHaveCount(1);
  const racks = page.getByRole('article');
  await expect(racks).toHaveCount(4);
  for (const rack of await racks.all()) {
    // A card stands beside the label of its slot, and no card covers another.
    const rows = await rack.locator(PARTS.slots).evaluateAll((all, { drawn }) => all.map((slot) => {
      const [card, label] = [':not([aria-hidden])', '[aria-hidden]'].map((part) => slot.querySelector(`:scope > ${part}`));
      return [label.querySelector(drawn), card.querySelector(drawn), card].map((one) => {
        const { top, bottom, height } = one.getBoundingClientRect();
        return { top, bottom, height };
      });
    }), PARTS);
    expect(rows).toHaveLength(LABELS.length);
    for (const [nth, [label, number, card]] of rows.entries()) {
      expect(Math.min(label.height, number.height)).toBeGreaterThan(5);
      expect(number.top).toBeGreaterThanOrEqual(card.top);
      expect(number.bottom).toBeLessThanOrEqual(card.bottom);
      if (nth) expect(card.top).toBeGreaterThanOrEqual(rows[nth - 1][2].bottom - 1);
    }
  }
  await expect(visible(page.locator('table'))).toHaveCount(1);
  expect(await pages(page)).toBe(1);
});

test('of the score sheet over the table only that is printed', async ({ page }) => {
  const seats = [human('You'), ...['Otto', 'Vera', 'Maximiliane-Josephine von Hohenst'].map((name) => computer(name))];
  // Everybody announces in turn.
  const rounds = Array.from({ length: 50 }, (_, nth) => ({ racks: Array(4).fill().with(nth % 4, ORDERED), actions: ['R'] }));
  await openMatch(page, match({ seats, goal: { points: 2000 }, rounds: [...rounds, {}] }));
  await page.getByRole('button', { name: 'Score sheet' }).click();
  await expect(page.getByRole('dialog', { name: 'Score sheet' })).toBeVisible();
  await print(page);
  await expect(visible(page.locator('table'))).toHaveCount(1);
  await expect(visible(page.locator(PARTS.plastic))).toHaveCount(0);
  await expect(page.getByRole('row')).toHaveCount(52);
  // Long names are whole.
  expect(await page.locator('th, td').evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent))).toEqual([]);
  expect(await page.locator('tr').evaluateAll((all) => all.every((one) => getComputedStyle(one).breakInside === 'avoid'))).toBe(true);
  expect(await pages(page)).toBe(2);
});

test('the rule book leaves no heading alone and cuts no figure', async ({ page }) => {
  await screens['the rule book'](page);
  await print(page);
  await expect(visible(page.getByRole('navigation'))).toHaveCount(0);
  const breaks = (parts, way) => page.locator(parts).evaluateAll((all, way) => [...new Set(all.map((one) => getComputedStyle(one)[way]))], way);
  expect(await breaks('main h2', 'breakAfter')).toEqual(['avoid']);
  expect(await breaks('main figure, main tr', 'breakInside')).toEqual(['avoid']);
  expect(await pages(page)).toBeLessThan(9);
});
