// What a screen reader is told at the table, and where it stands afterwards.
import { computer, human } from './record.js';
import { click, expect, openMatch, otherRack, prompt, savedActions, test } from './table.js';

const ROUND = { racks: [[5, 8, 19, 12, 25, 33, 40, 41, 52, 60]], opening: 22, stock: [3, 30] };

/** Keeps from now on every text that the page says politely. */
const listen = (page) => page.evaluate(() => {
  window.heard = [];
  const region = document.querySelector('[aria-live=polite]');
  new MutationObserver(() => window.heard.push(region.textContent)).observe(region, { characterData: true, childList: true, subtree: true });
});
const heard = (page) => page.evaluate(() => window.heard);

test('where computer players move at once, every one of their moves is said, in turn', async ({ page }) => {
  const seats = [human('You'), ...['Otto', 'Vera', 'Mina'].map((name) => computer(name))];
  await openMatch(page, { seats, rounds: [ROUND] }, { settings: { pace: 'at-once' } });
  await expect(prompt(page)).toContainText('Your turn.');
  await listen(page);
  await click(page, 'stock');
  await click(page, 'discards');
  await expect.poll(async () => (await savedActions(page)).length).toBe(4);
  await expect(prompt(page)).toContainText('Your turn.');
  expect((await heard(page)).join('. ')).toMatch(/^You .*\. Otto .*\. Vera .*\. Mina /);
});

test('each move that is taken back is said, also when the one before was', async ({ page }) => {
  await openMatch(page, { rounds: [ROUND] }, { settings: { practice: true, pace: 'at-once' } });
  for (const card of [3, 4]) {
    await expect(prompt(page)).toContainText('Your turn.');
    await click(page, 'stock');
    await expect(prompt(page)).toContainText('You drew');
    await click(page, 'discards');
    await expect.poll(async () => (await savedActions(page)).length).toBe(card * 4 - 8);
  }
  await expect(prompt(page)).toContainText('Your turn.');
  await listen(page);
  const back = page.getByRole('button', { name: 'Take back your move' });
  for (let left = 2; left > 0; left -= 1) {
    await back.click();
    await expect(prompt(page)).toContainText('You drew');
    await back.click();
    await expect(prompt(page)).toContainText('Your turn.');
  }
  expect((await heard(page)).filter((text) => text.trim() === 'The move is taken back.')).toHaveLength(2);
});

test('of a covered rack only its name is read, no list of ten backs', async ({ page }) => {
  await openMatch(page, { rounds: [ROUND] });
  await expect(otherRack(page, 'Otto')).toBeVisible();
  await expect(otherRack(page, 'Otto').getByRole('listitem')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Empty seat' }).first().getByRole('listitem')).toHaveCount(0);
});

test.describe(() => {
  test.use({ viewport: { width: 390, height: 844 } });
  test('a sheet that was opened from the menu gives the focus back to the menu', async ({ page }) => {
    await openMatch(page, { rounds: [ROUND] });
    await expect(prompt(page)).toContainText('Your turn.');
    const menu = page.getByRole('button', { name: 'Menu' });
    for (const name of ['Score sheet', 'Settings']) {
      await menu.press('Enter');
      await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name }).press('Enter');
      await expect(page.getByRole('dialog', { name })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(menu).toBeFocused();
    }
  });
});

test.describe(() => {
  test.use({ forcedColors: 'active' });
  test('a hint that is being given shows in the system’s own colours, too', async ({ page }) => {
    await openMatch(page, { rounds: [ROUND] });
    const hint = page.getByRole('button', { name: 'Hint' });
    const outline = () => hint.evaluate((key) => getComputedStyle(key).outlineStyle);
    await expect(hint).toHaveAttribute('aria-pressed', 'false');
    expect(await outline()).toBe('none');
    await page.keyboard.press('h');
    await expect(hint).toHaveAttribute('aria-pressed', 'true');
    expect(await outline()).toBe('solid');
  });
});
