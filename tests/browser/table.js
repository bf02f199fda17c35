// The page as players find it: by roles and accessible names.
import { test as base, expect as usualExpect } from '@playwright/test';
import { bareOf } from './bare.js';
import { PARTS } from './parts.js';
import { readNames, sensible } from './player.js';
import { KEYS, LABELS, kept, match } from './record.js';

export { sensible };

/** Looks again after these milliseconds, and then every so many: the usual second is longer than most tests take. */
const OFTEN = [20, 50, 100, 100, 200];
const poll = (look, how) => usualExpect.poll(look, { intervals: OFTEN, ...(typeof how === 'string' ? { message: how } : how) });
export const expect = new Proxy(usualExpect, { get: (usual, name) => (name === 'poll' ? poll : usual[name]) });

/** The name of a window that is to show a first visit. */
const NEWCOMER = 'newcomer';

/** The table of somebody who was here before: the three that usually sat there, by their levels, as in older versions. */
const LAST_TABLE = JSON.stringify({
  seats: [['You', 'human', 'medium'], ['Otto', 'computer', 'easy'], ['Vera', 'computer', 'medium'], ['Mina', 'computer', 'hard']]
    .map(([name, player, level]) => ({ name, player, level })),
});

export const test = base.extend({
  /** Every test has its own fixed cards, so that a failing match can be repeated; --repeat-each uses others. */
  chance: [async ({ context }, use, { titlePath, repeatEachIndex }) => {
    const seed = [...titlePath.join()].reduce((sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 0x01000193), repeatEachIndex);
    await context.addInitScript((seed) => {
      let state = seed;
      // The Mulberry32 generator.
      const number = () => {
        state = (state + 0x6d2b79f5) | 0;
        let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
        mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
        return (mixed ^ (mixed >>> 14)) >>> 0;
      };
      crypto.getRandomValues = (numbers) => {
        numbers.forEach((_, nth) => { numbers[nth] = number(); });
        return numbers;
      };
    }, seed);
    await use();
  }, { auto: true }],

  /** Whether the page is on its way in its history, for `arrive`. */
  going: [async ({ context }, use) => {
    await context.addInitScript(() => {
      const go = history.go.bind(history);
      history.go = (steps) => {
        globalThis.isGoing = true;
        go(steps);
      };
      addEventListener('popstate', () => { globalThis.isGoing = false; });
    });
    await use();
  }, { auto: true }],

  /** Whoever loads the page again lets it take its step back first, after something was closed: it would cut short the loading. */
  page: async ({ page }, use) => {
    const { reload } = page;
    page.reload = async (...how) => {
      await steppedBack(page);
      return reload.apply(page, how);
    };
    await use(page);
  },

  /** Whether nothing was ever played or filled in here. */
  isFirstVisit: [false, { option: true }],

  /** Otherwise somebody has played here before: a table is stored. */
  visitor: [async ({ context, isFirstVisit }, use) => {
    if (!isFirstVisit) {
      await context.addInitScript(([key, table, NEWCOMER]) => {
        try {
          const isReturning = location.protocol.startsWith('http') && window.name !== NEWCOMER;
          if (isReturning && localStorage.getItem(key) === null) localStorage.setItem(key, table);
        } catch { /* no storage, as some tests want it */ }
      }, [KEYS.table, LAST_TABLE, NEWCOMER]);
    }
    await use();
  }, { auto: true }],

  /** Whether the page fails on purpose. */
  mayFail: [false, { option: true }],

  /** In every test: no error goes unnoticed, and the page requests nothing but from its own host. */
  watch: [async ({ context, mayFail }, use) => {
    const wrong = [];
    const hosts = new Set();
    context.on('weberror', (error) => wrong.push(String(error.error())));
    context.on('console', (message) => message.type() === 'error' && wrong.push(message.text()));
    context.on('request', (request) => /^(http|ws)/.test(request.url()) && hosts.add(new URL(request.url()).hostname));
    await use();
    if (!mayFail) expect(wrong).toEqual([]);
    expect([...hosts].filter((host) => host !== '127.0.0.1')).toEqual([]);
  }, { auto: true }],
});

/** For `test.use`: the whole browser, where what its headless shell lacks or does otherwise is looked at. */
export const wholeBrowser = {
  launchOptions: [({}, use, { project }) => use({ ...project.use.launchOptions, executablePath: process.env.CHROMIUM }), { scope: 'worker' }],
};

/** Waits until the page has arrived where it goes in its history: a step under way would lead away from the next page, too. */
async function arrive(page) {
  await expect.poll(() => page.evaluate(() => {
    history.go = () => {};
    return globalThis.isGoing ?? false;
  })).toBe(false);
}

/** Goes to an empty page of the same origin, which has the same storage. */
export async function goElsewhere(page) {
  const empty = { contentType: 'text/html', body: '<!doctype html><title>Empty</title><link rel="icon" href="data:,">' };
  await page.route('**/empty', (route) => route.fulfill(empty));
  await page.goto('empty');
}

/** Waits until the page is no deeper in its history than what is open in it. */
const steppedBack = (page) => expect.poll(() => page.evaluate(() => {
  const { over = 0, match } = history.state ?? {};
  const open = document.querySelectorAll('[data-over], #lazy:empty').length;
  return over <= open && (match === undefined || 'match' in document.documentElement.dataset);
})).toBe(true);

/** Opens the page with these texts in its storage, as at a new visit. */
export async function open(page, texts = {}) {
  const store = (all) => {
    if (window !== top) return;
    sessionStorage.clear();
    localStorage.removeItem('rack-o/1/last-match');
    Object.entries(all).forEach(([key, text]) => localStorage.setItem(key, text));
  };
  // A new window has nothing to leave: the texts come in before the page’s own scripts run.
  const script = page.url() === 'about:blank' && await page.addInitScript(store, texts);
  if (!script) {
    await arrive(page);
    await goElsewhere(page);
    await page.evaluate(store, texts);
  }
  await page.goto('./');
  if (script) await script.dispose();
}

/** Loads the page as on a first visit, with nothing stored. */
export async function forget(page) {
  await page.evaluate((name) => {
    localStorage.clear();
    window.name = name;
  }, NEWCOMER);
  await page.reload();
  await page.evaluate(() => { window.name = ''; });
}

/** Opens the page at the table of a match: a finished record, or the arguments of `match`. */
export const openMatch = (page, of = {}, how = {}) => open(page, kept(of.format ? of : match(of), how));

/** Stops the page's clock, and with it the computer players; `page.clock.runFor(ms)` lets them continue. */
export async function stopClock(page) {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
}

/** Gives the window another size, and waits until the page is laid out in it. Not where the clock is stopped. */
export async function resize(page, width, height) {
  await page.setViewportSize({ width, height });
  await page.evaluate(() => new Promise((done) => { requestAnimationFrame(() => requestAnimationFrame(done)); }));
}

/** Switches between light and dark; transitions end at once. */
export async function setLight(page, colorScheme) {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(() => document.getAnimations().forEach((one) => one.effect.getComputedTiming().endTime < Infinity && one.finish()));
}

/** Sets another language in the page as it stands: it follows what another tab sets. */
export async function setLanguage(page, language) {
  await page.evaluate(([key, language]) => {
    // Also where a test has `setItem` fail.
    localStorage[key] = JSON.stringify({ ...JSON.parse(localStorage.getItem(key)), language });
    dispatchEvent(new StorageEvent('storage', { key }));
  }, [KEYS.settings, language]);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.locator('#heading, dialog h2').last()).toBeVisible();
}

/** Lets `memoryBytes` see the program's memory. Call it before the page is opened. */
export const followMemory = (page) => page.addInitScript(() => {
  const { instantiateStreaming } = WebAssembly;
  WebAssembly.instantiateStreaming = async (...from) => {
    const made = await instantiateStreaming.apply(WebAssembly, from);
    globalThis.memory ??= Object.values(made.instance.exports).find((one) => one instanceof WebAssembly.Memory);
    return made;
  };
});

/** How much memory the program uses, in bytes. */
export const memoryBytes = (page) => page.evaluate(() => globalThis.memory.buffer.byteLength);

/** The stored text under a key. */
export const stored = (page, key) => page.evaluate((name) => localStorage.getItem(name), key);

/** The keys of all stored matches. */
export const matchKeys = (page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => /^rack-o\/1\/match(\/\d+)?$/.test(key)));

/** The key of the match at the table; on the first screen, of the only one. */
export const matchKey = async (page) => {
  const at = await page.evaluate(() => document.documentElement.dataset.match);
  if (at !== undefined) return at ? `${KEYS.match}/${at}` : KEYS.match;
  return (await matchKeys(page))[0] ?? KEYS.match;
};

/** The stored record of the match. */
export const savedMatch = async (page) => JSON.parse(await stored(page, await matchKey(page)));

/** The stored tokens of the round. */
export const savedActions = async (page) => (await savedMatch(page)).rounds.at(-1).actions;

const button = (page, name, more) => page.getByRole('button', { name, ...more });
export const stock = (page) => button(page, /^Draw from the stock/);
export const discards = (page) => button(page, /^(Take \d+ from the discard pile|Discard the \d+|The discard pile is)/);
export const call = (page) => button(page, /^Call (Rack-O|Racko Éclair), /);
export const goOn = (page) => button(page, 'Keep playing without calling');
export const ownRack = (page) => page.getByRole('region', { name: 'Your rack' });
export const slot = (page, label) => ownRack(page).getByRole('button', { name: new RegExp(`^Slot ${label}: `) });
export const prompt = (page) => page.getByRole('status');
export const otherRack = (page, name) => page.getByRole('region', { name: new RegExp(`^${name}, `) });

/** The cards of the player's own rack, slot 5 first, from the names of its slots. */
export async function ownCards(page) {
  const slots = ownRack(page).getByRole('button', { name: /^Slot/ });
  await expect(slots).toHaveCount(LABELS.length);
  const names = await slots.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  return names.map((name) => Number(/: (\d+)/.exec(name)[1])).reverse();
}

/** What a player can tell from the page. */
export async function look(page) {
  return readNames(await page.getByRole('button').evaluateAll((all) =>
    all.map((one) => one.getAttribute('aria-label') ?? one.textContent.trim())));
}

/** The heading of the screen where a match is set up. */
const setUpHeading = (page) => page.getByRole('heading', { name: 'New match', level: 1 });

/** Goes to where a match is set up, from the first screen, unless the page is there. */
export async function toSetUp(page) {
  const change = button(page, 'Change', { exact: true });
  await setUpHeading(page).or(change).first().waitFor();
  if (await setUpHeading(page).count()) return;
  await change.click();
  await setUpHeading(page).waitFor();
}

/** The button of a seat where a match is set up; it says who sits there. */
export const seat = (page, number) => button(page, new RegExp(`^Seat ${number}: `));

/** Opens the picker of a seat where a match is set up. */
export async function openSeat(page, number) {
  await toSetUp(page);
  if (await seat(page, number).getAttribute('aria-expanded') !== 'true') await seat(page, number).click();
  await page.getByRole('heading', { name: `Who takes seat ${number}?` }).waitFor();
}

/** The field with the name of the person at a seat whose picker is open. */
export const seatName = (page, number) => page.getByRole('textbox', { name: `Seat ${number} name` });

/** Lets a person sit there, who has the focus in the field with their name: somebody who has not played here. */
export async function seatFriend(page, number, name) {
  await openSeat(page, number);
  const nobodyYet = button(page, 'A friend');
  const stranger = page.locator('label').filter({ has: page.getByRole('radio', { name: 'Somebody new' }) });
  await nobodyYet.or(stranger).first().waitFor();
  if (await nobodyYet.count()) await nobodyYet.click();
  await stranger.waitFor();
  if (!await stranger.getByRole('radio').isChecked()) await stranger.click();
  if (name !== undefined) await seatName(page, number).fill(name);
}

/** Lets a character sit there. */
export async function seatCharacter(page, number, name) {
  await openSeat(page, number);
  await page.locator('label').filter({ has: page.getByRole('radio', { name: new RegExp(`^${name}, `) }) }).click();
  await button(page, `Seat ${name}`).click();
  await expect(seat(page, number)).toHaveAccessibleName(new RegExp(`^Seat ${number}: ${name}`));
}

/** Lets nobody sit there. */
export async function seatNobody(page, number) {
  await openSeat(page, number);
  await button(page, 'Nobody').click();
}

/** What is chosen and switched where a match is set up, by its name. */
const GROUPS = /^(Number of players|Match target|Points or rounds|What kind of game|Who takes seat)/;
const SWITCHES = /Bonus|Chips|Partners|Racko Éclair|Reshuffle|Run of three/;

/** The part of the set-up with the edition and its variants. */
export const rules = (page) => page.locator('summary', { hasText: 'Edition and rules' });

/** Opens it, if something is in there. */
export async function openRules(page, role = 'switch', of = { name: /^Bonus/ }) {
  await toSetUp(page);
  const closed = page.locator('details:not([open])');
  const inside = closed.getByRole(role, { ...of, includeHidden: true });
  await page.getByRole(role, of).or(inside).first().waitFor({ state: 'attached' });
  if (await inside.count()) await closed.locator('summary').click();
}

/** Chooses a radio button by its label, as with the mouse. */
export async function choose(page, group, option) {
  const radio = page.getByRole('radio', { name: option, exact: true });
  if (GROUPS.test(group)) await openRules(page, 'radiogroup', { name: group, exact: true });
  const groups = page.getByRole('radiogroup', { name: group, exact: true });
  await groups.locator('label').filter({ has: radio }).click();
  await expect(groups.getByRole('radio', { name: option, exact: true })).toBeChecked();
}

/** Toggles a switch by its label. */
export async function flip(page, name) {
  if (SWITCHES.test(String(name))) await openRules(page, 'switch', { name });
  await page.locator('label').filter({ has: page.getByRole('switch', { name }) }).click();
}

/** An uncovered part of an element on the screen, or null. */
export const bare = (element, step = 1) => element.evaluate(bareOf, step);

/** Of each of these elements what it is called, and its uncovered part or null. */
export async function bares(elements) {
  const names = await elements.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? one.textContent.trim()));
  const seen = await elements.evaluateAll(bareOf);
  return names.map((name, nth) => ({ name, seen: seen[nth] }));
}

/** The middle of the visible part of `stock`, `discards`, `call`, `goOn`, or a slot by its label. */
async function middle(page, what) {
  const { x, y, width, height } = await bare({ stock, discards, call, goOn }[what]?.(page) ?? slot(page, what), 4);
  return [x + width / 2, y + height / 2];
}

/** Presses it with the mouse. */
export const click = async (page, what) => page.mouse.click(...await middle(page, what));

/** Presses it with a finger. */
export const tap = async (page, what) => page.touchscreen.tap(...await middle(page, what));

/** Plays sensibly until the round is over or the device has to be handed over. */
export async function playOn(page, { press = click, highest = 60 } = {}) {
  const due = stock(page).and(page.locator(':not([aria-disabled])'))
    .or(button(page, /^Discard the/)).or(goOn(page))
    .or(button(page, /^(Next round|Rematch|Show my rack)/));
  for (;;) {
    await due.first().waitFor();
    if (await button(page, /^(Next round|Rematch|Show my rack)/).count()) return;
    for (const what of sensible(await look(page), highest)) await press(page, what);
  }
}

/** The card in the hand. */
export const hand = (page) => page.locator(PARTS.handCard);

/** Where to grab or drop: the middle of the uncovered part. `hand` is the card in the hand. */
async function place(page, what) {
  if (what !== 'hand') return middle(page, what);
  const { x, y, width, height } = await hand(page).boundingBox();
  return [x + width / 2, y + height / 2];
}

/** Drags from one to the other with the mouse, in a few steps. */
export async function drag(page, from, to, { drop = true } = {}) {
  const [x, y] = await place(page, from);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 12, y + 12);
  const [toX, toY] = typeof to === 'object' ? to : await place(page, to);
  await page.mouse.move((x + toX) / 2, (y + toY) / 2);
  await page.mouse.move(toX, toY);
  if (drop) await page.mouse.up();
}

/** For `playOn`: plays by dragging only, except for the buttons. */
export function dragging() {
  let taken = false;
  return async (page, what) => {
    if (what === 'call' || what === 'goOn') return click(page, what);
    const drawn = await button(page, /^Discard the/).count();
    if (what === 'stock') return drag(page, 'stock', await handPlace(page));
    if (drawn) return drag(page, 'hand', what);
    if (what === 'discards') taken = true;
    else if (taken) {
      taken = false;
      return drag(page, 'discards', what);
    }
  };
}

/** The middle of the hand's place, with or without a card in it. */
async function handPlace(page) {
  const { x, y, width, height } = await page.locator(PARTS.hand).boundingBox();
  return [x + width / 2, y + height / 2];
}
