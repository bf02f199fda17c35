// The rule book and the lesson.
import { call, discards, expect, open, openMatch, ownRack, slot, stock, stored, test } from './table.js';
import { KEYS } from './record.js';

const says = (page, text) => expect(page.getByRole('region', { name: 'Your first round' })).toContainText(text);
const press = (page, name) => page.getByRole('button', { name, exact: true }).click();
const key = (page, name) => page.keyboard.press(name);

/** Waits until the other player has had her turn. */
const ownTurn = (page) => expect(ownRack(page).getByText('Your turn')).toBeVisible();

test('the lesson is a round, step by step, and nothing of it is kept', async ({ page }) => {
  await open(page);
  await press(page, 'Learn to play');
  await says(page, 'Two are out of order');
  await press(page, 'Next');
  // Only what the step asks for is possible.
  await says(page, 'The 25 on the discard pile fits');
  await stock(page).click();
  await says(page, 'for now follow the lesson');
  await discards(page).click();
  await slot(page, 35).click();
  await expect(slot(page, 35)).toHaveAccessibleName(/25/);
  await press(page, 'Next');
  await ownTurn(page);
  await stock(page).click();
  await says(page, 'A 2 doesn’t help');
  await discards(page).click();
  await ownTurn(page);
  await says(page, 'Make the gap wider');
  await discards(page).click();
  await slot(page, 10).click();
  await ownTurn(page);
  await stock(page).click();
  await says(page, 'An 11!');
  await slot(page, 15).click();
  await call(page).click();
  await says(page, '20 points');
  await expect(page.getByRole('article')).toHaveCount(2);
  await press(page, 'Repeat lesson');
  await says(page, 'Step 1 of 10');
  await press(page, 'Skip the lesson');
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  expect(await stored(page, KEYS.match)).toBeNull();
});

test('the lesson can be done by keys alone', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Learn to play' }).focus();
  await key(page, 'Enter');
  await says(page, 'Two are out of order');
  await expect(page.getByRole('heading', { name: 'Your first round' })).toBeFocused();
  await page.getByRole('button', { name: 'Next', exact: true }).focus();
  await key(page, 'Enter');
  await says(page, 'The 25 on the discard pile fits');
  for (const name of ['t', '7']) await key(page, name);
  await says(page, 'The 25 is where');
  await page.getByRole('button', { name: 'Next', exact: true }).focus();
  await key(page, 'Enter');
  await ownTurn(page);
  for (const name of ['d', 'x']) await key(page, name);
  await ownTurn(page);
  for (const name of ['t', '2']) await key(page, name);
  await ownTurn(page);
  for (const name of ['d', '3', 'r']) await key(page, name);
  await says(page, '20 points');
});

test('the rule book has every rule, and opens at the one that is asked for', async ({ page }) => {
  await open(page);
  await press(page, 'Rule book');
  await expect(page.getByRole('heading', { name: 'How to play Rack-O' })).toBeVisible();
  const text = await page.getByRole('main').textContent();
  const named = new Set(text.match(/\bR\d+/g).map((rule) => Number(rule.slice(1))));
  // R21 to R32 are mentioned as a range too.
  expect(Array.from({ length: 32 }, (_, nth) => nth + 1).filter((rule) => !named.has(rule))).toEqual([]);
  await expect(page.getByRole('figure')).toHaveCount(4);
  await page.getByRole('link', { name: 'Racko Éclair' }).click();
  await expect(page.getByRole('heading', { name: 'Racko Éclair' })).toBeFocused();
  await press(page, 'Back');
  // What was filled in before is still there.
  await page.getByRole('textbox', { name: 'Seat 2 name' }).fill('Carla');
  await press(page, 'Bonus: See the rule');
  const rule = page.getByRole('paragraph').filter({ hasText: 'The caller gets a bonus for the longest run' });
  await expect(rule).toBeFocused();
  await expect(rule).toBeInViewport({ ratio: 1 });
  await press(page, 'Back');
  await expect(page.getByRole('textbox', { name: 'Seat 2 name' })).toHaveValue('Carla');
});

test('a refusal leads to its rule, and back to the turn', async ({ page }) => {
  await openMatch(page);
  await stock(page).click();
  await call(page).click({ force: true });
  const refused = page.getByRole('status');
  await expect(refused).toContainText('First swap in');
  await refused.getByRole('button', { name: /See the rule$/ }).click();
  await expect(page.getByRole('paragraph').filter({ hasText: 'If you draw from the stock' })).toBeFocused();
  await press(page, 'Back');
  await expect(ownRack(page)).toBeVisible();
  await expect(discards(page)).toHaveAccessibleName(/^Discard the/);
});
