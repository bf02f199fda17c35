// Shortcuts on other keyboard layouts: a key counts by its letter and by its position.
import { expect, openMatch, prompt, savedActions, slot, test } from './table.js';

const OWN = [5, 8, 19, 12, 25, 33, 40, 41, 52, 60];
const ROUND = { racks: [OWN], opening: 22, stock: [3, 30] };

/** Presses a key as reported by a keyboard with that layout. */
const key = (page, key, code, more = {}) => page.evaluate(([key, code, more]) =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true, ...more })), [key, code, more]);

const drew = (page) => expect(prompt(page)).toContainText('You drew the 3.');

async function draw(page) {
  await expect(prompt(page)).toContainText('Your turn.');
  await key(page, 'd', 'KeyD');
  await drew(page);
}

for (const [layout, d, place] of [['Cyrillic', 'в', 'KeyD'], ['Greek', 'δ', 'KeyD'], ['Hebrew', 'ג', 'KeyD'], ['Arabic', 'ي', 'KeyD']]) {
  test(`${layout}: letters go by their place`, async ({ page }) => {
    await openMatch(page, { rounds: [ROUND] });
    await expect(prompt(page)).toContainText('Your turn.');
    await key(page, d, place);
    await drew(page);
    // X discards the drawn card.
    await key(page, { в: 'ч', δ: 'χ', ג: 'ס', ي: 'ء' }[d], 'KeyX');
    await expect.poll(async () => (await savedActions(page))[0]).toBe('S-');
  });
}

test('Dvorak: letters go by what they say, wherever they stand', async ({ page }) => {
  await openMatch(page, { rounds: [ROUND] });
  await expect(prompt(page)).toContainText('Your turn.');
  // Dvorak has E where others have D, and D where they have H.
  await key(page, 'e', 'KeyD');
  await expect(prompt(page)).toContainText('Your turn.');
  await key(page, 'd', 'KeyH');
  await drew(page);
});

test('a Latin letter with a mark is a letter of its own', async ({ page }) => {
  await openMatch(page, { rounds: [ROUND] });
  await expect(prompt(page)).toContainText('Your turn.');
  await key(page, 'đ', 'KeyD');
  await expect(prompt(page)).toContainText('Your turn.');
});

for (const [layout, said, place, more] of [
  ['AZERTY', '&', 'Digit1', {}],
  ['AZERTY with Shift', '1', 'Digit1', { shiftKey: true }],
  ['Czech', '+', 'Digit1', {}],
  ['a number pad', '1', 'Numpad1', {}],
]) {
  test(`${layout}: the first digit is slot 5`, async ({ page }) => {
    await openMatch(page, { rounds: [ROUND] });
    await draw(page);
    await key(page, said, place, more);
    await expect.poll(async () => (await savedActions(page))[0]).toBe('S5');
    await expect(slot(page, 5)).toHaveAccessibleName(/^Slot 5: 3/);
  });
}

test('the number pad without its numbers moves nothing into a slot', async ({ page }) => {
  await openMatch(page, { rounds: [ROUND] });
  await draw(page);
  await key(page, 'End', 'Numpad1');
  expect(await savedActions(page)).toEqual(['S']);
});

test('Shift and 7 is the question mark of a Russian keyboard, not slot 35', async ({ page }) => {
  await openMatch(page, { rounds: [ROUND] });
  await draw(page);
  await key(page, '?', 'Digit7', { shiftKey: true });
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  expect(await savedActions(page)).toEqual(['S']);
});

for (const [what, said, place, more] of [
  ['the comma of AZERTY, where others have M', ',', 'KeyM', {}],
  ['the comma of BÉPO, where others have G', ',', 'KeyG', {}],
  ['AltGr and the 4 of AZERTY', '{', 'Digit4', { modifierAltGraph: true }],
  ['AltGr and R', '¶', 'KeyR', { modifierAltGraph: true }],
  ['AltGr and X', '»', 'KeyX', { modifierAltGraph: true }],
]) {
  test(`${what} is no shortcut`, async ({ page }) => {
    await openMatch(page, { rounds: [ROUND] });
    await draw(page);
    const sound = () => page.getByRole('button', { name: 'Sound', exact: true }).getAttribute('aria-pressed');
    const before = await sound();
    await key(page, said, place, more);
    expect(await sound()).toBe(before);
    // A single digit acts at once: nothing was typed before it.
    await key(page, '1', 'Digit1');
    await expect.poll(async () => (await savedActions(page))[0]).toBe('S5');
  });
}

test('while letters are composed nothing is a shortcut', async ({ page }) => {
  await openMatch(page, { rounds: [ROUND] });
  await expect(prompt(page)).toContainText('Your turn.');
  await key(page, 'd', 'KeyD', { isComposing: true });
  await key(page, 'Process', 'KeyD');
  await expect(prompt(page)).toContainText('Your turn.');
  expect(await savedActions(page)).toEqual([]);
  // Escape ends the composition and closes nothing.
  await page.getByRole('button', { name: 'Rule book' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'How to play Rack-O' })).toBeVisible();
  await key(page, 'Escape', 'Escape', { isComposing: true });
  await expect(page.getByRole('heading', { level: 1, name: 'How to play Rack-O' })).toBeVisible();
});
