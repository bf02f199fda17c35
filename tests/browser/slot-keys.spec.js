// The keys of the own slots are shown while the keyboard is used, and what is about keys is not offered without one.
import { PARTS } from './parts.js';
import { LABELS } from './record.js';
import { click, expect, openMatch, ownRack, prompt, test } from './table.js';

/** The key that each slot shows, slot 5 first; null where none is to be seen. */
const shown = (page) => ownRack(page).locator(PARTS.pegSteps).evaluateAll((steps) => steps.map((step) => {
  const { content, display } = getComputedStyle(step, '::after');
  return content === 'none' || display === 'none' ? null : content;
}).reverse());

test('each slot shows its key while the keyboard is used', async ({ page }) => {
  await openMatch(page, { rounds: [{}] });
  await expect(prompt(page)).toContainText('Your turn.');
  expect(await shown(page)).toEqual(LABELS.map(() => null));
  await page.keyboard.press('d');
  await expect(prompt(page)).toContainText('You drew');
  // Counters are not told apart here; slot 50 says what it is.
  expect(await shown(page)).toEqual([...LABELS.slice(1).map(() => 'counter(key)'), '"0"']);
  await click(page, 25);
  expect(await shown(page)).toEqual(LABELS.map(() => null));
});

test('no keys are shown where they are switched off', async ({ page }) => {
  await openMatch(page, { rounds: [{}] }, { settings: { keys: false } });
  await expect(prompt(page)).toContainText('Your turn.');
  await page.keyboard.press('Tab');
  expect(await shown(page)).toEqual(LABELS.map(() => null));
});

test.describe('a touch screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test('is offered no keys, until one is pressed', async ({ page }) => {
    await openMatch(page, { rounds: [{}] });
    await expect(prompt(page)).toContainText('Your turn.');
    const keys = page.getByRole('button', { name: 'Keyboard shortcuts' });
    await page.getByRole('button', { name: 'Menu' }).tap();
    await expect(page.getByRole('button', { name: 'Rule book' })).toBeVisible();
    await expect(keys).toBeHidden();
    await page.getByRole('button', { name: 'Settings' }).tap();
    await expect(page.getByRole('switch', { name: /^Memory aid/ })).toBeVisible();
    await expect(page.getByRole('switch', { name: /^Single-key/ })).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('ArrowDown');
    await page.getByRole('button', { name: 'Menu' }).press('Enter');
    await expect(keys).toBeVisible();
  });
});
