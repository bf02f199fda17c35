// The built folder works on any static host and under any path.
import { PARTS } from './parts.js';
import { KEYS } from './record.js';
import { click, expect, open, prompt, stock, test } from './table.js';

const ROOT = `http://127.0.0.1:${process.env.RACK_O_SUBPATH_PORT}/some/path/`;
test.use({ baseURL: ROOT });

test('under a sub-path the game loads and plays, and asks for nothing outside of it', async ({ page }) => {
  const asked = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page, { [KEYS.settings]: '{"pace":"at-once"}' });
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(stock(page)).toBeEnabled();
  await click(page, 'stock');
  await expect(prompt(page)).toContainText('You drew');
  await page.reload();
  await expect(prompt(page)).toContainText('You drew');
  expect(asked.some((url) => url.endsWith('.wasm'))).toBe(true);
  expect(asked.filter((url) => /^(http|ws)/.test(url) && !url.startsWith(ROOT))).toEqual([]);
});

test('outside of the sub-path there is nothing', async ({ request }) => {
  expect((await request.get(new URL('/', ROOT).href)).status()).toBe(404);
});

test('the first paint is the table with an empty rack, before the program has come', async ({ page }) => {
  let held = () => {};
  const program = new Promise((done) => { held = done; });
  await page.route(/_bg\.wasm$/, (route) => held(route));
  await page.goto('./', { waitUntil: 'commit' });
  const route = await program;
  await expect(page.getByText('Setting up the table')).toBeVisible();
  const slots = page.getByRole('main').filter({ hasText: 'Setting up the table' }).locator(PARTS.slots);
  await expect(slots).toHaveCount(10);
  // Ten steps, each narrower than the one in front of it.
  const widths = await slots.evaluateAll((all) => all.map((slot) => slot.getBoundingClientRect().width));
  expect(widths).toEqual(widths.toSorted((a, b) => a - b));
  expect(widths[0]).toBeLessThan(widths[9]);
  await route.continue();
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await expect(slots).toHaveCount(0);
});
