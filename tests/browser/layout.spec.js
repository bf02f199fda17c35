// The table fits every supported screen: nothing scrolls, nothing is covered, and everything can be pressed.
import { PARTS } from './parts.js';
import { LABELS, computer, human } from './record.js';
import { screens } from './screens.js';
import { bare, bares, expect, ownRack, openMatch, prompt, resize, slot, test } from './table.js';

const DESKTOPS = ['1920x1080', '1440x900', '1366x650', '1024x768'];
/** Desktops at 200 % zoom, where the page is half as large. */
const ZOOMED = ['720x450', '640x512', '640x400'];
const TABLETS = ['1024x768', '768x1024'];
/** The smallest phones, whose slots are lower than a thumb. */
const SMALL = ['320x568'];
const PHONES = ['390x844', '390x664', '360x640', '320x640', '932x430', '844x390', '667x375'];

/** The smallest size of a target (WCAG 2.5.8), and of a slot under a thumb. */
const TARGET = 24;
const THUMB = 36;

const LONG = 'Maximiliane-Josephine von und zu Hohenst';
const ORDERED = [1, 8, 12, 19, 25, 33, 40, 41, 52, 60];
/** In order except for the last card. */
const RUN = [1, 8, 12, 19, 25, 33, 34, 35, 38, 2];

/** Tables that need the most space. */
const tables = {
  'four players, a rack in order': [{ rounds: [{ racks: [[5, 8, 19, 12, 25, 33, 40, 41, 52, 60]], opening: 22, actions: ['T20'] }] }, 'Your rack is in order!'],
  'four players with long names, after some rounds': [{
    seats: [human(LONG), computer(LONG), computer(LONG), computer(LONG)],
    dealer: 2,
    rounds: [
      // Everybody announces once, then one of them again: totals of three digits, close together.
      ...[3, 0, 1, 2, 3].map((seat) => ({ racks: Array(4).fill().with(seat, ORDERED), actions: ['R'] })),
      // A card just exchanged stands a little higher; it must not cover another behind it.
      { actions: ['T50', 'T10', 'T15', 'T20'] },
    ],
  }, 'Your turn.'],
  'three players, a card drawn': [{ seats: [human('You'), computer('Otto'), computer('Vera')], rounds: [{ actions: ['S'] }] }, 'You drew'],
  'two players, a run in a rack that may be called': [{ seats: [human('You'), computer('Otto')], rounds: [{ racks: [RUN], opening: 40, actions: ['T50'] }] }, 'Your rack is in order!'],
  'chips, a rack that may be called': [{
    goal: { chips: { start: 30, rounds: 10, price: 'own-run', elimination: false } },
    rules: { edition: 'ravensburger-de' },
    rounds: [{ racks: [RUN], opening: 40, actions: ['T50'] }],
  }, 'Your rack is in order!'],
  'four players, three of them characters': [{
    seats: [human('You'), computer('Otto', 'otto'), computer('Vera', 'vera'), computer('Mina', 'mina')],
    rounds: [{ racks: [[5, 8, 19, 12, 25, 33, 40, 41, 52, 60]], opening: 22, actions: ['T20'] }],
  }, 'Your rack is in order!'],
  'a character and a person': [{ seats: [human('You'), computer('Leo', 'leo')], rounds: [{}] }, 'Your turn.'],
  'two players': [{ seats: [human('You'), computer('Otto')], rounds: [{}] }, 'Your turn.'],
};

/** How far the page extends beyond the window. */
const overflow = (page) => page.evaluate(() => {
  const { scrollWidth, scrollHeight } = document.scrollingElement;
  return { across: Math.max(0, scrollWidth - innerWidth), down: Math.max(0, scrollHeight - innerHeight) };
});

/** What is wrong with pressable things: too small, covered, or outside the window. */
async function faults(page, size, smallestSlot) {
  const wrong = [];
  for (const { name, seen } of await bares(page.getByRole('button'))) {
    const least = /^Slot/.test(name) ? smallestSlot : TARGET;
    if (!seen) wrong.push(`${name}: covered`);
    else if (Math.min(seen.width, seen.height) < least) wrong.push(`${name}: ${seen.width} × ${seen.height}, not ${least}`);
    else if (seen.x < 0 || seen.y < 0 || seen.x + seen.width > size.width || seen.y + seen.height > size.height) wrong.push(`${name}: out of the window`);
  }
  return wrong;
}

/** The texts on these parts of the player's own rack that are cut off or overflow. */
const cutShort = (page, parts) => ownRack(page).locator(parts).evaluateAll((all) =>
  (all.length ? all.filter((one) => one.checkVisibility() && one.scrollWidth > one.clientWidth).map((one) => one.textContent) : ['nothing there']));

/** Whether the player's own total is visible to its last digit. */
const totalIsWhole = (page) => ownRack(page).locator(PARTS.plate).evaluate((plate, { total: points }) => {
  const [box, total] = [plate, plate.querySelector(points)].map((one) => one.getBoundingClientRect());
  return total.left >= box.left && total.right <= box.right;
}, PARTS);

/** Whether the text of the hint button is shown either whole or not at all. */
const hintIsWhole = (page) => page.evaluate(() => {
  const key = document.querySelector('#hint');
  if (!key) return true;
  const [box, word] = [key, key.querySelector('span')].map((one) => one.getBoundingClientRect());
  const hidden = getComputedStyle(key).overflow === 'hidden' && word.top >= box.bottom;
  return hidden || word.left >= box.left && word.right <= box.right && word.bottom <= box.bottom;
});

/** The player's own slots and the piles that a notice covers. */
const covered = (page) => page.evaluate(({ stockWell, discardWell, hand }) => {
  const notice = document.querySelector('[role=alert]').getBoundingClientRect();
  return [...document.querySelectorAll(`[data-slot], ${stockWell}, ${discardWell}, ${hand}`)].filter((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return left < notice.right && right > notice.left && top < notice.bottom && bottom > notice.top;
  }).map((one) => one.getAttribute('aria-label') ?? one.textContent);
}, PARTS);

/** Checks that each of the tables fits in windows of these sizes; `smallestSlot` may depend on the size. */
function fits(sizes, smallestSlot) {
  const all = sizes.map((name) => [name.replace('x', ' × '), ...name.split('x').map(Number), smallestSlot(name)]);

  test('nothing is behind a notice', async ({ page }) => {
    await screens['a notice at the table that nothing can be saved'](page);
    for (const [name, width, height] of all) {
      await resize(page, width, height);
      expect.soft(await covered(page), name).toEqual([]);
    }
  });

  for (const [table, [of, says]] of Object.entries(tables)) {
    test(table, async ({ page }) => {
      await openMatch(page, of);
      await expect(prompt(page)).toContainText(says);
      await expect(ownRack(page).getByRole('button', { name: /^Slot/ })).toHaveCount(LABELS.length);
      for (const [name, width, height, smallest] of all) {
        await resize(page, width, height);
        expect.soft(await overflow(page), name).toEqual({ across: 0, down: 0 });
        expect.soft(await faults(page, { width, height }, smallest), name).toEqual([]);
        expect.soft(await cutShort(page, `${PARTS.lip} > button:not(#hint)`), name).toEqual([]);
        expect.soft(await hintIsWhole(page), name).toBe(true);
        expect.soft(await totalIsWhole(page), name).toBe(true);
        // A long name gives way to the buttons; in the narrowest windows a short one does too.
        if (!table.includes('long names') && width >= 360) expect.soft(await cutShort(page, `${PARTS.plate} > span`), name).toEqual([]);
      }
    });
  }
}

test.describe('a desktop, also at 200 %', () => fits([...DESKTOPS, ...ZOOMED], () => TARGET));

test.describe('a tablet', () => {
  test.use({ hasTouch: true, isMobile: true });
  fits(TABLETS, () => THUMB);
});

test.describe('a phone', () => {
  test.use({ hasTouch: true, isMobile: true });
  fits([...SMALL, ...PHONES], (size) => (SMALL.includes(size) ? TARGET : THUMB));
});

test('on a phone held upright the slots lie one above the other, held sideways one beside the other', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openMatch(page, tables['two players'][0]);
  const between = async () => {
    const [five, fifty] = [await bare(slot(page, 5)), await bare(slot(page, 50))];
    return { right: fifty?.x - five?.x, up: five?.y - fifty?.y };
  };
  await expect.poll(async () => (await between()).up).toBeGreaterThan(9 * THUMB);
  await page.setViewportSize({ width: 844, height: 390 });
  await expect.poll(async () => (await between()).right).toBeGreaterThan(9 * THUMB);
});
