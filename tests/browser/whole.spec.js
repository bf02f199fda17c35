// A screen appears when it is complete, and whatever is visible can be pressed, on slow devices too.
import { PARTS } from './parts.js';
import { computer, human } from './record.js';
import { click, expect, open, openMatch, prompt, test } from './table.js';

const OWN = [5, 8, 19, 12, 25, 33, 40, 41, 52, 60];
/** Otto announces on his turn. */
const RACKS = [[9, 2, 13, 20, 26, 34, 42, 43, 53, 59], [1, 8, 12, 19, 25, 33, 40, 41, 52, 60]];
const OTTO_CALLS = { seats: [human('You'), computer('Otto', 'hard'), computer('Vera'), computer('Mina')], rounds: [{ racks: RACKS, opening: 22, stock: [3, 30] }] };

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** As on a device six times slower than this one. */
async function slowDown(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
}

/** Records what is on the page at the moment when a heading with this text first is. */
const noteWith = (page, text) => page.evaluate(({ text, labels, cards }) => {
  new MutationObserver((_, watch) => {
    const heading = document.querySelector('h1');
    if (!new RegExp(text).test(heading?.textContent)) return;
    watch.disconnect();
    window.there = {
      slots: [...document.querySelectorAll(labels)].filter((step) => step.checkVisibility()).length,
      cards: document.querySelectorAll(cards).length,
      rows: document.querySelectorAll('tr').length,
      keys: [...document.querySelectorAll('button')].map((key) => key.getAttribute('aria-label') ?? key.textContent),
    };
  }).observe(document.body, { childList: true, subtree: true });
}, { text, ...PARTS });
const noted = async (page) => {
  await expect.poll(() => page.evaluate(() => Boolean(window.there))).toBe(true);
  return page.evaluate(() => window.there);
};

/** In the first frame that shows a button with this name: where it is, and whether a press there would hit it. */
const noteFirst = (page, name) => page.evaluate((name) => {
  window.first = null;
  const look = () => {
    const key = [...document.querySelectorAll('button')].find((one) => (one.getAttribute('aria-label') ?? one.textContent) === name);
    if (!key?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return requestAnimationFrame(look);
    const { x, y, width, height } = key.getBoundingClientRect();
    const middle = { x: x + width / 2, y: y + height / 2 };
    window.first = { ...middle, free: key.contains(document.elementFromPoint(middle.x, middle.y)) };
  };
  look();
}, name);
const first = async (page) => {
  await expect.poll(() => page.evaluate(() => Boolean(window.first))).toBe(true);
  return page.evaluate(() => window.first);
};

test('a new table is whole when it is shown', async ({ page }) => {
  await open(page);
  const play = page.getByRole('button', { name: 'Play', exact: true });
  await play.waitFor();
  await slowDown(page);
  await noteWith(page, 'round 1$');
  await play.press('Enter');
  const { slots, cards, keys } = await noted(page);
  expect({ slots, cards }).toEqual({ slots: 40, cards: 40 });
  expect(keys).toEqual(expect.arrayContaining([
    expect.stringMatching(/^Draw from the stock/), expect.stringMatching(/^Take \d+ from/), expect.stringMatching(/^Call Rack-O/), 'Hint',
  ]));
});

test('so is the table of the next round', async ({ page }) => {
  await openMatch(page, { rounds: [{ racks: [OWN.toSorted((a, b) => a - b)], actions: ['R'] }] });
  const next = page.getByRole('button', { name: 'Next round' });
  await next.waitFor();
  await slowDown(page);
  await noteWith(page, 'round 2$');
  await next.press('Enter');
  const { slots, cards } = await noted(page);
  expect({ slots, cards }).toEqual({ slots: 40, cards: 40 });
});

test('so is the end of a round, and its keys can be pressed as soon as they are seen', async ({ page }) => {
  await openMatch(page, OTTO_CALLS, { settings: { pace: 'fast' } });
  await expect(prompt(page)).toContainText('Your turn.');
  await slowDown(page);
  await noteWith(page, '^Otto called');
  await noteFirst(page, 'Ask the coach');
  await click(page, 'stock');
  await click(page, 'discards');
  const { slots, cards, rows, keys } = await noted(page);
  expect({ slots, cards, rows }).toEqual({ slots: 40, cards: 40, rows: 3 });
  expect(keys).toEqual(expect.arrayContaining(['Next round', 'Ask the coach', 'Leave the table']));
  const { x, y, free } = await first(page);
  expect(free).toBe(true);
  await page.mouse.click(x, y);
  await expect(page.getByRole('heading', { level: 1, name: 'Coach’s review' })).toBeVisible({ timeout: 30_000 });
});

for (const [where, key, next] of [['the end of a round', 'Next round', /round 2$/], ['the end of a match', 'Rematch', /round 1$/]]) {
  test(`at ${where} a key that is seen obeys`, async ({ page }) => {
    await openMatch(page, { ...OTTO_CALLS, goal: where === 'the end of a match' ? { rounds: 1 } : { points: 500 } }, { settings: { pace: 'fast' } });
    await expect(prompt(page)).toContainText('Your turn.');
    await noteFirst(page, key);
    await click(page, 'stock');
    await click(page, 'discards');
    const { x, y, free } = await first(page);
    expect(free).toBe(true);
    await page.mouse.click(x, y);
    await expect(page.getByRole('heading', { level: 1, name: next })).toBeAttached();
  });
}

test('where the device is handed on a key that is seen obeys', async ({ page }) => {
  await openMatch(page, { seats: [human('Ann'), human('Bo')], rounds: [{}] });
  await page.getByRole('button', { name: 'Show my rack' }).click();
  await expect(prompt(page)).toContainText(/your turn\./i);
  await noteFirst(page, 'Show my rack');
  await click(page, 'stock');
  await click(page, 'discards');
  const { x, y, free } = await first(page);
  expect(free).toBe(true);
  await page.mouse.click(x, y);
  await expect(prompt(page)).toContainText(/your turn\./i);
});
