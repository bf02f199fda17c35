// What was looked up is closed again: the focus is where it was.
import { OVER, match } from './record.js';
import { expect, open, openMatch, openRules, prompt, rules, test, toSetUp } from './table.js';

const button = (page, name) => page.getByRole('button', { name, exact: true });
const heading = (page, text) => expect(page.getByRole('heading', { level: 1, name: text })).toBeVisible();

test('back on the first screen, on the key that led away', async ({ page }) => {
  await open(page);
  for (const name of ['Rule book', 'Statistics']) {
    await button(page, name).focus();
    await page.keyboard.press('Enter');
    await expect(button(page, 'Play')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(button(page, name)).toBeFocused();
  }
});

test('back where a match is set up, in the part that was open, on what was pressed there', async ({ page }) => {
  await open(page);
  await toSetUp(page);
  const link = button(page, 'Bonus: See the rule');
  await expect(link).toBeHidden();
  await openRules(page);
  await link.focus();
  await page.keyboard.press('Enter');
  await heading(page, 'How to play Rack-O');
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
  // What was closed stays closed, too.
  await rules(page).click();
  await expect(link).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(button(page, 'Change')).toBeFocused();
  await toSetUp(page);
  await expect(link).toBeHidden();
});

test('back at the table, on the key in the bar', async ({ page }) => {
  await openMatch(page, { rounds: [{}] });
  await expect(prompt(page)).toContainText('Your turn.');
  await button(page, 'Rule book').focus();
  await page.keyboard.press('Enter');
  await heading(page, 'How to play Rack-O');
  await page.keyboard.press('Escape');
  await expect(button(page, 'Rule book')).toBeFocused();
});

test('from the menu of a phone back to the menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openMatch(page, { rounds: [{}] });
  await button(page, 'Menu').focus();
  await page.keyboard.press('Enter');
  await button(page, 'Rule book').focus();
  await page.keyboard.press('Enter');
  await heading(page, 'How to play Rack-O');
  await page.keyboard.press('Escape');
  await expect(button(page, 'Menu')).toBeFocused();
});

test('from the end of a round to the review, to the replay, and all the way back', async ({ page }) => {
  await openMatch(page, match({ rounds: [OVER] }));
  await heading(page, 'You called Rack‑O!');
  // At first no button can be pressed.
  await expect(button(page, 'Ask the coach')).toBeVisible();
  await button(page, 'Ask the coach').focus();
  await page.keyboard.press('Enter');
  await button(page, 'Watch from here').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Watch the replay' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button(page, 'Watch from here')).toBeFocused();
  await expect(page.getByRole('status')).toContainText(/decision/);
  await page.keyboard.press('Escape');
  await heading(page, 'You called Rack‑O!');
  await expect(button(page, 'Ask the coach')).toBeFocused();
});

test('from what was opened in the score sheet back to the key of the score sheet', async ({ page }) => {
  await openMatch(page, { rounds: [OVER, {}] });
  await expect(prompt(page)).toContainText('Your turn.');
  await button(page, 'Score sheet').press('Enter');
  await button(page, 'Share').press('Enter');
  await expect(page.getByRole('dialog', { name: 'Share' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(button(page, 'Score sheet')).toBeFocused();
});

test('from what was opened in the score sheet of a phone back to the menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openMatch(page, { rounds: [OVER, {}] });
  await expect(prompt(page)).toContainText('Your turn.');
  await button(page, 'Menu').press('Enter');
  await button(page, 'Score sheet').press('Enter');
  await button(page, 'Ask the coach').press('Enter');
  await heading(page, 'Coach’s review');
  await page.keyboard.press('Escape');
  await expect(button(page, 'Menu')).toBeFocused();
});

test('back to the key of the settings, which is called something else in another language', async ({ page }) => {
  await open(page);
  for (const isAtTable of [false, true]) {
    if (isAtTable) {
      await openMatch(page, { rounds: [{}] }, { settings: { language: 'en' } });
      await expect(prompt(page)).toContainText('Your turn.');
    }
    await button(page, 'Settings').press('Enter');
    await page.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch');
    await expect(page.getByRole('combobox', { name: 'Sprache' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(button(page, 'Einstellungen')).toBeFocused();
  }
});

test('from a replay back to the key that led to it, which is in view', async ({ page }) => {
  await openMatch(page, { rounds: [OVER] });
  await heading(page, 'You called Rack‑O!');
  const replay = button(page, 'Watch the replay');
  await expect(replay).toBeVisible();
  await replay.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Watch the replay' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(replay).toBeFocused();
  await expect(replay).toBeInViewport({ ratio: 1 });
});
