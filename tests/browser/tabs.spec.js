// The game in two tabs: one writes the match, the other says so and can take over.
import { kept, match } from './record.js';
import { click, expect, look, open, prompt, savedActions, test } from './table.js';

const news = (page) => page.getByRole('alert').filter({ hasText: 'The game is open in another tab' });

test('the second tab plays nothing, says so, and takes the match over as it stands', async ({ context, page }) => {
  const record = match({ rounds: [{ racks: [[5, 8, 19, 12, 25, 33, 40, 41, 52, 60]], stock: [3, 30] }] });
  await open(page, kept(record));
  await expect(prompt(page)).toContainText('Your turn.');
  const other = await context.newPage();
  await other.goto('./');
  await expect(news(other)).toBeVisible();
  await expect(news(page)).toHaveCount(0);

  await click(other, 'stock');
  expect(await savedActions(page)).toEqual([]);
  await click(page, 'stock');
  await expect(prompt(page)).toContainText('You drew 3.');
  expect(await savedActions(page)).toEqual(['S']);

  await news(other).getByRole('button', { name: 'Play here instead' }).click();
  await expect(prompt(other)).toContainText('You drew 3.');
  await expect(news(other)).toHaveCount(0);
  await expect(news(page)).toBeVisible();
  await click(other, 'discards');
  await expect.poll(async () => (await savedActions(other))[0]).toBe('S-');
  // The first tab does not act any more.
  const before = await look(page);
  await click(page, 'discards');
  expect(await look(page)).toEqual(before);
  expect((await savedActions(other))[0]).toBe('S-');
  // Nor does it get the match back by reloading.
  await page.reload();
  await expect(news(page)).toBeVisible();
  await expect(news(other)).toHaveCount(0);
});

test('when the first tab has gone, the second goes on as soon as one looks at it', async ({ context, page }) => {
  await open(page, kept(match({ rounds: [{ stock: [3, 30] }] })));
  await expect(prompt(page)).toContainText('Your turn.');
  const other = await context.newPage();
  await other.goto('./');
  await expect(news(other)).toBeVisible();
  await click(page, 'stock');
  await expect(prompt(page)).toContainText('You drew 3.');
  await page.close();
  await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(prompt(other)).toContainText('You drew 3.');
  await expect(news(other)).toHaveCount(0);
});

test('a tab that does not have the match begins none, and says why', async ({ context, page }) => {
  const record = match({ rounds: [{ stock: [3, 30] }] });
  await open(page, kept(record));
  await expect(prompt(page)).toContainText('Your turn.');
  const other = await context.newPage();
  await other.goto('./');
  await expect(news(other)).toBeVisible();
  await news(other).getByRole('button', { name: 'Close' }).click();
  await other.getByRole('button', { name: 'Rack-O, leave the table' }).click();
  await other.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(news(other)).toBeVisible();
  await expect(other.getByRole('dialog')).toHaveCount(0);
  await expect(other.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  expect((await savedActions(page))).toEqual([]);
});

test('a tab that comes back after another has begun to play there leaves the match to that one', async ({ context, page }) => {
  await open(page, kept(match({ rounds: [{ stock: [3, 30] }] })));
  await expect(prompt(page)).toContainText('Your turn.');
  await page.goto('empty');
  const other = await context.newPage();
  await other.goto('./');
  await expect(prompt(other)).toContainText('Your turn.');
  await expect(news(other)).toHaveCount(0);
  await page.goBack();
  await expect(news(page)).toBeVisible();
  await expect(news(other)).toHaveCount(0);
  await click(other, 'stock');
  await expect(prompt(other)).toContainText('You drew 3.');
});

test('a page that was left for a moment has its match again', async ({ page }) => {
  await open(page, kept(match({ rounds: [{ stock: [3, 30] }] })));
  for (let times = 0; times < 3; times++) {
    await expect(prompt(page)).toContainText('Your turn.');
    await page.goto('empty');
    await page.goto('./');
    await expect(prompt(page)).toContainText('Your turn.');
    await expect(news(page)).toHaveCount(0);
  }
});
