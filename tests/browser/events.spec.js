// Browsers, password managers and extensions send events that are not of the kind that their name says, and lack its fields.
// The game goes on.
import { screens } from './screens.js';
import { choose, click, expect, open, openMatch, ownRack, prompt, seatFriend, seatName, slot, test } from './table.js';

const QUIET = [
  'keydown', 'keyup', 'keypress', 'pointerdown', 'pointermove', 'pointerup', 'pointercancel', 'pointerenter', 'pointerleave', 'mousedown',
  'mouseup', 'touchstart', 'touchend', 'wheel', 'beforeinput', 'input', 'focus', 'blur', 'focusin', 'focusout', 'invalid',
  'compositionstart', 'compositionend', 'dragover', 'drop', 'scroll', 'resize', 'storage', 'message', 'popstate', 'hashchange', 'online',
  'visibilitychange', 'rack-o', 'error', 'unhandledrejection', 'animationend', 'transitionend', 'beforeunload',
];
/** These mean something, whatever they lack. */
const LOUD = ['change', 'toggle', 'click', 'submit', 'reset', 'cancel', 'close', 'rack-o-close', 'pageshow', 'pagehide'];

/** Sends an event of every one of these kinds, in several makes without any fields, to all that can hear it. */
const sendAll = (page, kinds) => page.evaluate((kinds) => {
  const makes = [Event, CustomEvent, UIEvent, KeyboardEvent, PointerEvent];
  for (const target of [window, document, ...document.querySelectorAll('*')]) {
    for (const kind of kinds) {
      for (const Make of makes.slice(0, ['click', 'submit'].includes(kind) ? 1 : makes.length)) {
        // Nobody presses what is not shown.
        if (kind === 'click' && !target.checkVisibility?.()) continue;
        if (target.isConnected !== false) target.dispatchEvent(new Make(kind, { bubbles: true, cancelable: true }));
      }
    }
  }
}, kinds);
const stopped = (page) => page.getByRole('heading', { name: 'The game has stopped' });
/** What was sent has been heard, and answered. */
const settled = (page) => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));

test('events without fields change nothing on the first screen: the match begins', async ({ page }) => {
  await screens['the set-up with a goal of one’s own'](page);
  await sendAll(page, QUIET);
  await page.getByRole('spinbutton').fill('300');
  await seatFriend(page, 1, 'Ann');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(ownRack(page)).toBeVisible();
});

test('a name is picked from the list: the browser sends a key that is none, and then the text', async ({ page }) => {
  await open(page);
  await seatFriend(page, 1);
  const name = seatName(page, 1);
  await name.focus();
  for (const text of ['Ann', 'Bo']) {
    await name.evaluate((field, text) => {
      field.dispatchEvent(new Event('keydown', { bubbles: true, cancelable: true }));
      field.value = text;
      field.dispatchEvent(new Event('input', { bubbles: true }));
      field.dispatchEvent(new Event('keyup', { bubbles: true }));
      field.dispatchEvent(new Event('change', { bubbles: true }));
    }, text);
  }
  await choose(page, 'Match target', '250');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Your rack' })).toContainText('Bo');
});

test('whoever listens to a field may send keys while one is handled', async ({ page }) => {
  await open(page);
  await page.evaluate(() => {
    for (const kind of ['blur', 'focus', 'change']) {
      addEventListener(kind, ({ target }) => target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })), true);
    }
  });
  await seatFriend(page, 1);
  const name = seatName(page, 1);
  await name.fill('Ann');
  await name.press('Enter');
  await expect(name).not.toBeFocused();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await slot(page, 5).focus();
  await page.keyboard.press('ArrowUp');
  await expect(slot(page, 10)).toBeFocused();
});

test('a key without a name is no key, as often as it comes', async ({ page }) => {
  await open(page);
  await seatFriend(page, 1);
  const name = seatName(page, 1);
  await name.fill('Ann');
  for (let times = 0; times < 2; times++) {
    await name.evaluate((field) => {
      const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true });
      for (const name of ['key', 'code', 'repeat', 'isComposing', 'getModifierState']) {
        Object.defineProperty(event, name, { value: undefined });
      }
      field.dispatchEvent(event);
    });
  }
  await name.press('Enter');
  await expect(name).not.toBeFocused();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(ownRack(page)).toContainText('Ann');
});

test('events without fields play nothing at the table', async ({ page }) => {
  await openMatch(page, { rounds: [{}] });
  await expect(prompt(page)).toContainText('Your turn.');
  await sendAll(page, QUIET);
  await settled(page);
  await expect(prompt(page)).toContainText('Your turn.');
  await click(page, 'stock');
  await expect(prompt(page)).toContainText('You drew');
  await page.keyboard.press('ArrowUp');
  await expect(ownRack(page).locator(':focus')).toHaveCount(1);
});

test('events without fields change nothing in the rule book: the search finds something', async ({ page }) => {
  await screens['the rule book'](page);
  await sendAll(page, QUIET);
  await page.getByRole('searchbox').fill('run');
  await page.getByRole('searchbox').press('Enter');
  await expect(page.getByRole('search').getByRole('status')).toContainText(/^2 of/);
  await expect(stopped(page)).toBeHidden();
});

const MANY = [
  'the set-up with the rules open', 'the first screen with several saved matches', 'the table with a drawn card', 'handing the device over',
  'the end of a round', 'a match from a file', 'a replay', 'the settings', 'the rule book', 'what can be shared', 'the lesson', 'what the coach thinks',
  'a move that is tried out', 'the question before the statistics are reset', 'a first visit',
];
for (const name of MANY) {
  test(`no event of any kind stops the game: ${name}`, async ({ page }) => {
    await screens[name](page);
    await expect(page.locator('html')).toHaveAttribute('data-started');
    for (const kinds of [QUIET, LOUD, QUIET]) {
      await sendAll(page, kinds);
      await settled(page);
      await expect(stopped(page)).toBeHidden();
    }
  });
}
