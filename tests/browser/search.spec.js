// The search in the rule book.
import { LOOKS } from './parts.js';
import { expect, open, test } from './table.js';

const field = (page) => page.getByRole('searchbox', { name: 'Search the rules' });
const status = (page) => page.getByRole('search').getByRole('status');
/** What is marked in the text that is shown. */
const shown = (page) => page.locator(LOOKS.shownFinding);

async function openBook(page) {
  await open(page);
  await page.getByRole('button', { name: 'Rule book' }).click();
  await expect(field(page)).toBeVisible();
}

test('words are found whatever their case and accents, counted, marked, and shown one after the other', async ({ page }) => {
  await openBook(page);
  await field(page).fill('ECLAIR');
  await expect(status(page)).toContainText(/^1 of \d+/);
  const all = Number(/of (\d+)/.exec(await status(page).textContent())[1]);
  expect(all).toBeGreaterThan(3);
  await expect(page.getByRole('main').locator(':has(> mark)')).toHaveCount(all);
  await expect(shown(page).locator('mark').first()).toHaveText(/éclair/i);
  await expect(shown(page)).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(status(page)).toContainText(`2 of ${all}`);
  await expect(shown(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Previous result' }).click();
  await page.getByRole('button', { name: 'Previous result' }).click();
  await expect(status(page)).toContainText(`${all} of ${all}`);
  await expect(shown(page)).toBeInViewport();
  await page.getByRole('button', { name: 'Next result' }).click();
  await expect(status(page)).toContainText(`1 of ${all}`);
});

test('several words are found where all of them are, and a rule by its number', async ({ page }) => {
  await openBook(page);
  await field(page).fill('caller 75');
  await expect(status(page)).toContainText('1 of 1');
  await expect(shown(page)).toContainText('The caller scores 75');
  // There is no other to go to.
  await expect(page.getByRole('button', { name: /result$/ })).toHaveCount(0);
  await field(page).fill('r19');
  await expect(status(page)).toContainText('1 of 1');
  await expect(shown(page)).toContainText('Everyone else scores 5 points a card');
  // As the first screen calls it.
  await field(page).fill('team');
  await expect(status(page)).toContainText('1 of 1');
  await expect(shown(page)).toHaveText('Partners');
  await field(page).fill('wombat');
  await expect(status(page)).toHaveText('Nothing found');
  await expect(shown(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Next result' })).toHaveCount(0);
});

test('Escape gives up the search, then the rule book', async ({ page }) => {
  await openBook(page);
  await field(page).fill('stock');
  await expect(status(page)).toContainText(/^1 of/);
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveValue('');
  await expect(page.getByRole('main').locator('mark')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Rule book' })).toBeFocused();
});

test('on a phone the search stays in view', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await openBook(page);
  await field(page).fill('chips');
  await expect(status(page)).toContainText(/^1 of/);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(status(page)).toContainText(/^3 of/);
  await expect(shown(page)).toBeInViewport();
  await expect(field(page)).toBeInViewport({ ratio: 1 });
});
