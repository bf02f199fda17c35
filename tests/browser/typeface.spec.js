// The typeface of headings, large keys and names: it comes with the page, and nothing moves when it comes late.
import { PARTS } from './parts.js';
import config from './playwright.config.js';
import { OVER, computer, human } from './record.js';
import { screens } from './screens.js';
import { expect, open, openMatch, test } from './table.js';

// Letters as wide as in a person's browser: otherwise the headless shell makes each a number of whole pixels wide.
const { launchOptions } = config.use;
test.use({ launchOptions: { ...launchOptions, args: [...launchOptions.args, '--font-render-hinting=none'] } });

const FACE = '**/besley-700.woff2';
const FOUR_NAMES = [human('You'), computer('Otto'), computer('Vera'), computer('Mina')];

/** Whether the typeface is there: the promise of `fonts.ready` waits for what is being loaded. */
const isThere = (page) => page.evaluate(async () => {
  await document.fonts.ready;
  return [...document.fonts].filter(({ family }) => family === 'Besley').map(({ status }) => status);
});

/** Of all texts that are to be seen, those drawn in the typeface, and how. */
const drawn = (page) => page.evaluate(() => [...document.querySelectorAll('body *')]
  .filter((one) => one.checkVisibility({ visibilityProperty: true }) && (one.matches('input') ? one.value : [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim())))
  .map((one) => [one, getComputedStyle(one)])
  .filter(([, { fontFamily }]) => /^"?besley"?,/i.test(fontFamily))
  .map(([one, { fontWeight, fontStyle }]) => ({ text: one.matches('input') ? one.value : one.textContent, look: `${fontWeight} ${fontStyle}` })));

test('the typeface comes with the page, once, and draws headings, large keys and names in its one weight', async ({ page }) => {
  const asked = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('./');
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await expect.poll(() => isThere(page)).toEqual(['loaded']);
  expect(asked.filter((path) => path.endsWith('.woff2'))).toHaveLength(1);
  const texts = {};
  for (const name of ['the first screen', 'the statistics', 'the table at my turn', 'the end of a round', 'the end of a match', 'the score sheet', 'handing the device over']) {
    await screens[name](page);
    await expect(page.locator('#heading, dialog h2').last()).toBeVisible();
    const all = await drawn(page);
    texts[name] = all.map(({ text }) => text);
    expect.soft(all.filter(({ look }) => look !== '700 normal'), name).toEqual([]);
  }
  expect(texts['the first screen']).toEqual(expect.arrayContaining(['Play', 'Deal of the day']));
  expect(texts['the table at my turn']).toEqual(expect.arrayContaining(['You', 'Vera', 'Last moves']));
  expect(texts['the end of a round']).toEqual(expect.arrayContaining(['You called Rack‑O!', 'Next round', 'Otto']));
  expect(texts['the score sheet']).toEqual(expect.arrayContaining(['Score sheet', 'Mina']));
  expect(texts['handing the device over']).toEqual(expect.arrayContaining(['Pass the device to Ann', 'Show my rack']));
  expect(texts['the statistics']).toEqual(expect.arrayContaining(['Statistics', 'By level']));
});

const moments = {
  'a first visit': screens['a first visit'],
  'the first screen': (page) => open(page),
  'the table': async (page) => {
    await openMatch(page, { seats: FOUR_NAMES, rounds: [{}] });
    await expect(page.locator(PARTS.ownRack)).toBeVisible();
  },
  'the end of a round': async (page) => {
    await openMatch(page, { rounds: [OVER] });
    await expect(page.getByRole('heading', { name: 'You called Rack‑O!' })).toBeVisible();
  },
  'the end of a match': screens['the end of a match'],
};

for (const [width, height] of [[1440, 900], [390, 844], [844, 390]]) {
  for (const [name, arrive] of Object.entries(moments)) {
    test(`nothing moves when the typeface comes late: ${name}, ${width} × ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      let isHeld = true;
      const held = [];
      await page.route(FACE, (route) => (isHeld ? held.push(route) : route.continue()));
      // The page is not loaded before the typeface is.
      for (const way of ['goto', 'reload']) {
        const go = page[way].bind(page);
        page[way] = (...to) => go(...to, { waitUntil: 'domcontentloaded' });
      }
      await arrive(page);
      // What stands there now has been painted, in a face of the device.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      const before = await page.evaluate(() => {
        globalThis.moved = [];
        const look = (list) => moved.push(...list.getEntries().map(({ value, sources }) => ({ value, what: sources.map(({ node, previousRect, currentRect }) => `${node?.textContent.slice(0, 30)} ${JSON.stringify(previousRect)} ${JSON.stringify(currentRect)}`) })));
        globalThis.watching = new PerformanceObserver(look);
        watching.observe({ type: 'layout-shift' });
        globalThis.look = look;
        return [...document.querySelectorAll('h1')].at(-1).textContent;
      });
      expect(held.length, before).toBeGreaterThan(0);
      isHeld = false;
      for (const route of held) await route.continue().catch(() => {});
      await expect.poll(() => isThere(page)).toEqual(['loaded']);
      const moved = await page.evaluate(async () => {
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        look({ getEntries: () => watching.takeRecords() });
        return moved;
      });
      expect(moved).toEqual([]);
    });
  }
}
