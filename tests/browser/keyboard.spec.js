// Everything works with the keyboard alone.
import { heard, listen } from './heard.js';
import { KEYS, LABELS } from './record.js';
import { call, discards, expect, goOn, look, open, openMatch, ownRack, prompt, rules, savedActions, savedMatch, sensible, slot, stock, stopClock, test } from './table.js';

const OWN = [5, 8, 19, 12, 25, 33, 40, 41, 52, 60];
const ROUND = { racks: [OWN], opening: 22, stock: [3, 30] };

/** Presses these keys in turn. */
async function press(page, ...keys) {
  for (const key of keys) await page.keyboard.press(key);
}

/** Presses Tab until this has the focus. */
async function tabTo(page, target) {
  const focused = () => target.evaluate((one) => one === document.activeElement);
  for (let stops = 0; stops < 40; stops++) {
    if (await focused()) return;
    await press(page, 'Tab');
  }
  await expect(target).toBeFocused();
}

/** Moves the focus with the arrow keys from its slot to another, and presses Enter. */
async function enterSlot(page, label) {
  const from = Number(await page.evaluate(() => /^Slot (\d+)/.exec(document.activeElement.getAttribute('aria-label'))[1]));
  const steps = (label - from) / 5;
  await press(page, ...Array(Math.abs(steps)).fill(steps > 0 ? 'ArrowUp' : 'ArrowDown'));
  await expect(slot(page, label)).toBeFocused();
  await press(page, 'Enter');
}

test('the list of keys is found in the settings, and goes back there', async ({ page }) => {
  await openMatch(page, { rounds: [ROUND] }, { settings: { keys: false } });
  await tabTo(page, page.getByRole('button', { name: 'Settings' }));
  await press(page, 'Enter');
  const keys = page.getByRole('dialog', { name: 'Settings' }).getByRole('button', { name: 'Keyboard shortcuts' });
  await expect(keys).toBeVisible();
  await keys.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toContainText('Show this list');
  await press(page, 'Escape');
  await expect(keys).toBeFocused();
});

test('a hint that is put away does not take the focus with it', async ({ page }) => {
  await openMatch(page, { rounds: [ROUND] });
  await expect(prompt(page)).toContainText('Your turn.');
  await press(page, 'h');
  const rule = page.getByRole('button', { name: /^Hint: See the rule/ });
  await rule.focus();
  await press(page, 'h');
  await expect(rule).toHaveCount(0);
  await expect(ownRack(page).locator(':focus')).toHaveCount(1);
});

test('from the first screen to the end of a round, with keys alone', async ({ page }) => {
  test.setTimeout(180_000);
  await open(page, { [KEYS.settings]: '{"pace":"at-once"}' });
  const radio = (group, name) => page.getByRole('radiogroup', { name: group }).getByRole('radio', { name, exact: true });
  await tabTo(page, page.getByRole('button', { name: 'Change', exact: true }));
  await press(page, 'Enter');
  await expect(page.getByRole('heading', { name: 'New match' })).toBeVisible();
  await tabTo(page, radio('Number of players', '4'));
  await press(page, 'ArrowLeft', 'ArrowLeft');
  await expect(radio('Number of players', '2')).toBeChecked();
  await tabTo(page, page.getByRole('button', { name: /^Seat 1: / }));
  await press(page, 'Enter');
  await tabTo(page, page.getByRole('radio', { name: 'You' }));
  await press(page, 'ArrowDown');
  await expect(page.getByRole('textbox', { name: 'Seat 1 name' })).toBeFocused();
  await press(page, 'Control+A');
  await page.keyboard.type('Dext');
  await tabTo(page, radio('Match target', '500'));
  await press(page, 'ArrowLeft', 'ArrowLeft');
  await expect(radio('Match target', '1 round')).toBeChecked();
  await tabTo(page, rules(page));
  await press(page, 'Enter');
  await tabTo(page, page.getByRole('switch', { name: 'Run of three' }));
  await press(page, 'Space');
  await expect(page.getByText('Dext against Otto. Milton Bradley rules, one round.')).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Play', exact: true }));
  await press(page, 'Enter');

  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Rack-O, round 1');
  const rack = page.getByRole('region', { name: 'Your rack' }).getByRole('button', { name: /^Slot/ });
  await tabTo(page, rack.and(page.locator('[tabindex="0"]')));
  const mine = stock(page).and(page.locator(':not([aria-disabled])')).or(goOn(page));
  const over = page.getByRole('button', { name: 'Rematch' });
  for (;;) {
    await mine.or(over).first().waitFor();
    if (await over.count()) break;
    const [what, place] = sensible(await look(page), 40);
    if (what === 'call') await press(page, 'r');
    else if (what === 'discards') {
      await press(page, 't');
      await enterSlot(page, place);
    } else {
      await press(page, 'd');
      const [then] = sensible(await look(page), 40);
      if (then === 'discards') await press(page, 'x');
      else await enterSlot(page, then);
    }
  }
  await expect(heading).toHaveText(/^(Dext|Otto) wins!$/);
  await expect(heading).toBeFocused();
  await tabTo(page, over);
  await press(page, 'Enter');
  await expect(heading).toHaveText('Rack-O, round 1');
});

test('a whole match of four players, with keys alone', async ({ page }) => {
  test.setTimeout(600_000);
  await open(page, { [KEYS.settings]: '{"pace":"at-once"}' });
  await tabTo(page, page.getByRole('button', { name: 'Play', exact: true }));
  await press(page, 'Enter');
  const digit = (label) => String((label / 5) % 10);
  const mine = stock(page).and(page.locator(':not([aria-disabled])')).or(goOn(page));
  const next = page.getByRole('button', { name: 'Next round' });
  const over = page.getByRole('button', { name: 'Rematch' });
  for (;;) {
    await mine.or(next).or(over).first().waitFor();
    if (await over.count()) break;
    if (await next.count()) {
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await tabTo(page, next);
      await press(page, 'Enter');
      continue;
    }
    const [what, place] = sensible(await look(page), 60);
    if (what === 'call') await press(page, 'r');
    else if (what === 'discards') await press(page, 't', digit(place));
    else {
      await press(page, 'd');
      const [then] = sensible(await look(page), 60);
      await press(page, then === 'discards' ? 'x' : digit(then));
    }
    // Whatever was removed from the page, the focus is never lost.
    await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/wins? the match!$/);
});

test('letters: T takes, Escape puts back, T and Enter swap, D draws, X discards', async ({ page }) => {
  await openMatch(page, { rounds: [ROUND] }, { settings: { pace: 'at-once' } });
  await expect(prompt(page)).toContainText('Your turn.');
  await press(page, 't');
  await expect(prompt(page)).toContainText('You’re taking the 22.');
  await press(page, 'Escape');
  await expect(prompt(page)).toContainText('Your turn.');
  await press(page, 'D');
  await expect(prompt(page)).toContainText('You drew the 3.');
  await press(page, 't');
  await expect(prompt(page)).toHaveText('Swap in or discard the card you drew first.');
  await press(page, 'x');
  await expect.poll(async () => (await savedActions(page))[0]).toBe('S-');
});

for (const [key, actions] of [['r', ['T20', 'R']], ['g', ['T20', 'P']]]) {
  test(`a rack in order: ${key.toUpperCase()} ${key === 'r' ? 'calls' : 'goes on without calling'}`, async ({ page }) => {
    await stopClock(page);
    await openMatch(page, { rounds: [ROUND] });
    await expect(prompt(page)).toContainText('Your turn.');
    await tabTo(page, slot(page, 5));
    await press(page, 't', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'Enter');
    await expect(goOn(page)).toBeVisible();
    await press(page, key);
    expect(await savedActions(page)).toEqual(actions);
  });
}

test('the rack is a single tab stop: arrows, Home and End go through its slots', async ({ page }) => {
  await openMatch(page, { rounds: [ROUND] });
  await tabTo(page, slot(page, 5));
  for (const label of LABELS.slice(1)) {
    await press(page, label % 10 ? 'ArrowUp' : 'ArrowRight');
    await expect(slot(page, label)).toBeFocused();
  }
  await press(page, 'ArrowUp');
  await expect(slot(page, 50)).toBeFocused();
  await press(page, 'ArrowDown', 'ArrowLeft');
  await expect(slot(page, 40)).toBeFocused();
  await press(page, 'Home');
  await expect(slot(page, 50)).toBeFocused();
  await press(page, 'End');
  await expect(slot(page, 5)).toBeFocused();
  await press(page, 'ArrowUp', 'Tab');
  await expect(page.getByRole('button', { name: 'Hint', exact: true })).toBeFocused();
  await press(page, 'Tab');
  await expect(call(page)).toBeFocused();
  // Back to the slot that had the focus.
  await press(page, 'Shift+Tab', 'Shift+Tab');
  await expect(slot(page, 10)).toBeFocused();
});

test('a card in the hand wants a slot: the arrow keys lead into the rack from wherever the focus is', async ({ page }) => {
  await openMatch(page, { rounds: [ROUND] });
  await expect(prompt(page)).toContainText('Your turn.');
  // Nothing is in the hand yet.
  await discards(page).focus();
  await press(page, 'ArrowUp');
  await expect(discards(page)).toBeFocused();
  await press(page, 'Enter', 'ArrowDown');
  await expect(slot(page, 5)).toBeFocused();
  await press(page, 'ArrowUp');
  await expect(slot(page, 10)).toBeFocused();
  await press(page, 'Escape');
  await stock(page).focus();
  await press(page, 'Enter');
  await expect(prompt(page)).toContainText('You drew the 3.');
  await press(page, 'ArrowRight');
  await expect(slot(page, 10)).toBeFocused();
});

test('whoever had the focus on the hint button is at the rack after a move by keys', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openMatch(page, { rounds: [ROUND] });
  await expect(prompt(page)).toContainText('Your turn.');
  await page.getByRole('button', { name: 'Hint', exact: true }).focus();
  await press(page, '0', 't');
  // At once, not only with the next player's move.
  await expect(ownRack(page).locator(':focus')).toHaveAccessibleName(/^Slot/, { timeout: 1500 });
});

test('without letter keys: Tab and Enter play, letters do nothing until they are switched on', async ({ page }) => {
  await openMatch(page, { rounds: [ROUND] }, { settings: { keys: false } });
  await expect(prompt(page)).toContainText('Your turn.');
  await press(page, 'd', 't', 'x', 'r', 'g');
  await expect(prompt(page)).toHaveText('Your turn. Draw from the stock, or take the 22.');
  expect(await savedActions(page)).toEqual([]);

  await tabTo(page, discards(page));
  await press(page, 'Enter');
  await expect(prompt(page)).toContainText('You’re taking the 22.');
  await press(page, 'Escape');
  await expect(prompt(page)).toContainText('Your turn.');

  await tabTo(page, page.getByRole('button', { name: 'Settings' }));
  await press(page, 'Enter');
  const keys = page.getByRole('switch', { name: 'Single-key shortcuts' });
  await expect(keys).not.toBeChecked();
  await tabTo(page, keys);
  // While a dialog is open, letters are not for the table.
  await press(page, 'Space', 'd', 'Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Settings' })).toBeFocused();
  expect(await savedActions(page)).toEqual([]);
  await press(page, 'd');
  await expect(prompt(page)).toContainText('You drew the 3.');
});

test('with a modifier a letter is left to the browser', async ({ page }) => {
  await openMatch(page, { rounds: [ROUND] });
  await expect(prompt(page)).toContainText('Your turn.');
  await press(page, 'Control+x', 'Alt+t');
  await expect(prompt(page)).toHaveText('Your turn. Draw from the stock, or take the 22.');
  expect((await savedMatch(page)).rounds[0].actions).toEqual([]);
});

test('a key that is held down presses once', async ({ page }) => {
  await openMatch(page, { rounds: [ROUND] });
  await expect(prompt(page)).toContainText('Your turn.');
  await listen(page);
  for (const key of ['Enter', 'Space', 'd']) {
    await stock(page).focus();
    const before = (await heard(page)).length;
    // Without lifting it, each of these but the first is a repetition.
    for (let times = 0; times < 10; times++) await page.keyboard.down(key);
    await page.keyboard.up(key);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))));
    expect((await heard(page)).length - before, key).toBeLessThanOrEqual(1);
  }
  expect(await savedActions(page)).toEqual(['S']);
});
