// Whatever is closed gives the focus back to what opened it, and to nothing else in between.
import { KEYS, OVER, PLAYED } from './record.js';
import { expect, open, openMatch, prompt, test } from './table.js';

const button = (page, name) => page.getByRole('button', { name, exact: true });

/** Records what gets the focus from now on. */
const watchFocus = (page) => page.evaluate(() => {
  window.focused = [];
  addEventListener('focusin', ({ target }) => window.focused.push(target.getAttribute('aria-label') ?? target.textContent.trim()), true);
});

/** Opens something by its button, closes it, and looks where the focus goes. */
async function thereAndBack(page, name, isThere, close) {
  await button(page, name).focus();
  await page.keyboard.press('Enter');
  await expect(isThere).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.activeElement.matches('h1, dialog, dialog *'))).toBe(true);
  await watchFocus(page);
  await close();
  await expect(isThere).toHaveCount(0);
  await expect(button(page, name)).toBeFocused();
  expect(await page.evaluate(() => [...new Set(window.focused)])).toEqual([name]);
}
const escape = (page) => () => page.keyboard.press('Escape');

test('after a round', async ({ page }) => {
  await openMatch(page, { rounds: [OVER] });
  await expect(page.getByRole('heading', { name: 'You called Rack‑O!' })).toBeVisible();
  const review = page.getByRole('heading', { name: 'Coach’s review' });
  const replay = page.getByRole('region', { name: 'Watch the replay' });
  await thereAndBack(page, 'Ask the coach', review, escape(page));
  await thereAndBack(page, 'Ask the coach', review, () => page.goBack());
  await thereAndBack(page, 'Watch the replay', replay, escape(page));
  await thereAndBack(page, 'Watch the replay', replay, () => button(page, 'Close replay').evaluate((one) => one.click()));
  await thereAndBack(page, 'Share', page.getByRole('dialog'), escape(page));
});

test('at the table', async ({ page }) => {
  await openMatch(page, { rounds: [{}] });
  await expect(prompt(page)).toContainText('Your turn.');
  await thereAndBack(page, 'Rule book', page.getByRole('heading', { name: 'How to play Rack-O' }), escape(page));
  for (const name of ['Settings', 'Score sheet']) await thereAndBack(page, name, page.getByRole('dialog'), escape(page));
});

test('on the first screen', async ({ page }) => {
  await open(page, { [KEYS.tally]: JSON.stringify(PLAYED) });
  for (const [name, title] of [['Statistics', 'Statistics'], ['Opponents', 'The Club'], ['Rule book', 'How to play Rack-O'], ['Learn to play', 'Your first round']]) {
    const back = name === 'Learn to play' ? () => page.goBack() : escape(page);
    await thereAndBack(page, name, page.getByRole('heading', { name: title, level: 1 }), back);
  }
  for (const name of ['Settings', 'Deal of the day']) await thereAndBack(page, name, page.getByRole('dialog'), escape(page));
});

test('where the focus has been moved since, it stays', async ({ page }) => {
  await open(page, { [KEYS.tally]: JSON.stringify(PLAYED) });
  await button(page, 'Settings').focus();
  await page.keyboard.press('Enter');
  const close = page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true });
  await expect(close).toBeVisible();
  // Before the page has been painted again.
  await close.evaluate((one, next) => {
    one.click();
    next.focus();
  }, await page.getByText('Rule book', { exact: true }).elementHandle());
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.evaluate(() => new Promise((done) => { requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))); }));
  await expect(button(page, 'Rule book')).toBeFocused();
});
