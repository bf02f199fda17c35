// The browser's own way back: it closes what was opened over the game, and only then leaves the page.
import { expect, open, openMatch, prompt, stock, test } from './table.js';

const book = (page) => page.getByRole('heading', { level: 1, name: 'How to play Rack-O' });
const rules = (page) => page.getByRole('button', { name: 'Rule book' });
/** A round in which somebody else calls after my turn. */
const REVIEWED = {
  racks: [[3, 11, 16, 24, 27, 8, 41, 36, 50, 58], [1, 5, 9, 13, 17, 21, 25, 29, 37, 45]], opening: 19, stock: [33], actions: ['S-', 'R'],
};

test('the rule book is closed by going back, as often as it is opened, and the match is still there', async ({ page }) => {
  await openMatch(page, { rounds: [{}] });
  for (let times = 0; times < 2; times++) {
    await expect(prompt(page)).toContainText('Your turn.');
    await rules(page).click();
    await expect(book(page)).toBeVisible();
    await page.goBack();
    await expect(book(page)).toHaveCount(0);
    await expect(stock(page)).toBeVisible();
  }
});

test('where the rule book was closed by its key, going back leaves the page at once', async ({ page }) => {
  await open(page);
  for (let times = 0; times < 2; times++) {
    await rules(page).click();
    await expect(book(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  }
  await page.goBack();
  await expect(page).toHaveURL(/\/empty$/);
});

test('from the replay of a review back to the review, then back to the table', async ({ page }) => {
  await openMatch(page, { rounds: [REVIEWED] });
  const heading = page.getByRole('heading', { level: 1 });
  for (let times = 0; times < 2; times++) {
    await expect(heading).toHaveText('Otto calls Rack‑O!');
    await page.getByRole('button', { name: 'Ask the coach' }).click();
    await expect(heading).toHaveText('What the coach thinks');
    await page.getByRole('button', { name: 'Watch from here' }).click();
    await expect(page.getByRole('region', { name: 'Watch the replay' })).toBeVisible();
    await page.goBack();
    await expect(heading).toHaveText('What the coach thinks');
    await page.goBack();
  }
});

test('a link that is followed while the rule book is open shows what it leads to', async ({ page }) => {
  await open(page);
  await rules(page).click();
  await expect(book(page)).toBeVisible();
  await page.evaluate(() => { location.hash = '#d=2026-02-30'; });
  await expect(page.getByText('no deal for that day')).toBeVisible();
  await page.keyboard.press('Escape');
  await rules(page).click();
  await expect(book(page)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
});
