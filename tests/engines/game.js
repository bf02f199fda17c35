// The page as players find it, in any engine: by roles and accessible names, with real presses.
import { setTimeout as pause } from 'node:timers/promises';
import { readNames, sensible } from '../browser/player.js';
import { kept, match } from '../browser/record.js';
import { INSTALL } from './finder.js';

const LONGEST = 15_000;

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** A full name, or a pattern for it. */
const patternOf = (name) => (name === null ? null : name instanceof RegExp ? [name.source, name.flags] : [`^${escaped(name)}$`, '']);

/** The decisions of `sensible`, by the names of the buttons. A slot is given by its label. */
const NAMES = {
  stock: /^Draw from the stock/, discards: /^(Take \d+ from the discard pile|Discard the \d+)/, call: /^Call Rack-O, /, goOn: 'Keep playing without calling',
};

export const gameOn = (driver, address) => {
  /** Runs a function in the page that may use `finder`, which a new page does not have yet. */
  const ask = async (source, ...args) => {
    if (!await driver.evaluate('() => Boolean(globalThis.finder)')) await driver.evaluate(INSTALL);
    return driver.evaluate(String(source), ...args);
  };

  /** Retries until there is a result; a page that is loading cannot answer. */
  const until = async (what, answer) => {
    let [last, error] = [null, null];
    for (const end = Date.now() + LONGEST; Date.now() < end; await pause(20)) {
      [last, error] = await answer().then((value) => [value, null], (problem) => [null, problem]);
      if (last) return last;
    }
    throw new Error(`waited in vain for ${what}${error ? `: ${error.message}` : ''}; wrong in the page: ${(await driver.errors()).join('; ') || 'nothing'}`);
  };

  const all = (role, name = null) => ask((role, pattern) => finder.find(role, pattern).map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return {
      name: finder.computeAccessibleName(one), text: one.textContent.trim(), value: one.value, box: { x, y, width, height },
      disabled: one.getAttribute('aria-disabled') === 'true' || one.disabled === true, checked: one.checked ?? null,
    };
  }), role, patternOf(name));

  const see = async (role, name = null, more = () => true) =>
    (await until(`${role} ${name ?? ''}`, async () => (await all(role, name)).filter(more)[0]));

  const gone = (role, name = null) => until(`no ${role} ${name ?? ''}`, async () => !(await all(role, name)).length);

  /** The visible part of an element, once it stands still. `label` is for checkboxes and switches, which are pressed by their labels. */
  const bare = (role, name = null, label = false) => until(`${role} ${name} to be pressed`, () => ask(async (role, pattern, label) => {
    const place = () => {
      const [one] = finder.find(role, pattern);
      return one && finder.bareOf(label ? one.closest('label') ?? one : one, 4);
    };
    const before = place();
    await new Promise(requestAnimationFrame);
    const after = place();
    return before && JSON.stringify(before) === JSON.stringify(after) && before;
  }, role, patternOf(name), label));

  const press = async (role, name, label) => {
    const { x, y, width, height } = await bare(role, name, label);
    await driver.click(x + width / 2, y + height / 2);
  };

  const prompt = (pattern) => see('status', null, ({ text }) => pattern.test(text));

  return {
    driver, all, ask, until, see, gone, bare, press, prompt,

    /** Opens the page with only these texts in its storage. */
    open: async (texts = {}) => {
      // A plain file of the same origin has the same storage. The previous page releases its match a moment later.
      await driver.open(new URL('icons/64.png', address).href);
      await until('the match to be free', () => driver.evaluate('async () => (await navigator.locks.query()).held.length === 0'));
      await driver.evaluate(`(texts) => {
        localStorage.clear();
        sessionStorage.clear();
        // Not a first visit: the first screen has Play, for the usual table.
        localStorage.setItem('rack-o/1/table', '{"seats":[]}');
        Object.entries(texts).forEach(([key, text]) => localStorage.setItem(key, text));
      }`, texts);
      await driver.open(address);
    },

    /** Opens the page at the table of a match, without motion. */
    async openMatch(of = {}, settings = {}) {
      await this.open(kept(match(of), { settings: { motion: 'off', ...settings } }));
    },

    /** Buttons that do not fit in the bar are in the menu. */
    async tool(name) {
      const there = await until(name, async () => (await all('button', name)).concat(await all('button', 'Menu'))[0]);
      if (there.name === 'Menu') await press('button', 'Menu');
      await press('button', name);
    },

    /** Chooses an option of a list, as the engine's own list would. */
    choose: async (name, option) => {
      await see('combobox', name);
      await ask((pattern, option) => {
        const [list] = finder.find('combobox', pattern);
        list.value = [...list.options].find(({ text }) => text === option).value;
        list.dispatchEvent(new Event('input', { bubbles: true }));
        list.dispatchEvent(new Event('change', { bubbles: true }));
      }, patternOf(name), option);
    },

    /** From here on randomness is the same in every engine. */
    fixChance: () => driver.evaluate(`() => {
      let state = 1;
      crypto.getRandomValues = (numbers) => numbers.map((_, nth) => {
        state = Math.imul(state, 1103515245) + 12345;
        return numbers[nth] = state >>> 16;
      });
    }`),

    /** A screenshot of the page, once it is complete and nothing in it changes any more. */
    picture: async () => {
      let before = null;
      return until('the picture to stand still', async () => {
        const now = await driver.screenshot();
        const still = before?.equals(now);
        before = now;
        return still && now;
      });
    },

    /** Plays sensibly until the round is over. Returns the number of moves. */
    playOn: async (highest) => {
      const over = /^(Next round|Rematch)/;
      for (let moves = 0; ; moves += 1) {
        const names = await until('a turn, or the end of the round', async () => {
          const buttons = (await all('button')).filter(({ disabled }) => !disabled).map(({ name }) => name);
          return buttons.some((name) => over.test(name) || NAMES.stock.test(name) || /^Discard the/.test(name) || name === NAMES.goOn) && buttons;
        });
        if (names.some((name) => over.test(name))) return moves;
        for (const what of sensible(readNames(names), highest)) await press('button', NAMES[what] ?? new RegExp(`^Slot ${what}: `));
      }
    },
  };
};
