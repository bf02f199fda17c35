// Cards move, and nothing ever waits for them.
import { LOOKS, PARTS } from './parts.js';
import { KEYS, computer, human } from './record.js';
import { click, expect, openMatch, open, prompt, savedActions, slot, stopClock, test } from './table.js';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const OWN = [5, 8, 19, 12, 25, 33, 40, 41, 52, 60];
const ROUND = { racks: [OWN], opening: 22, stock: [3, 30] };

const FLYING = `${LOOKS.flight}, ${LOOKS.landing}`;
/** The cards in flight. */
const flying = (page) => page.locator(FLYING);

/** Counts every flight from now on. */
const countFlights = (page) => page.evaluate((flying) => {
  window.flights = 0;
  new MutationObserver((all) => all.forEach(({ addedNodes }) => addedNodes.forEach((node) => {
    if (node.matches?.(flying)) window.flights += 1;
  }))).observe(document.body, { childList: true, subtree: true });
}, FLYING);
const flights = (page) => page.evaluate(() => window.flights);

test('a drawn card comes from the stock, goes into its slot, and the old one to the discards', async ({ page }) => {
  await openMatch(page, { rounds: [ROUND] });
  await expect(prompt(page)).toContainText('Your turn.');
  await countFlights(page);
  await click(page, 'stock');
  await expect.poll(() => flights(page)).toBe(1);
  await click(page, 5);
  await expect.poll(() => flights(page)).toBe(3);
  await expect(flying(page)).toHaveCount(0);
});

test('ten cards are dealt to everybody and one is turned up', async ({ page }) => {
  await open(page);
  await stopClock(page);
  await countFlights(page);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  // The racks appear first, then the cards are dealt, one row at a time.
  const away = () => page.locator(LOOKS.awaited).count();
  await page.clock.runFor(300);
  const first = await away();
  expect(first).toBeGreaterThan(20);
  await page.clock.runFor(480);
  const then = await away();
  expect(then).toBeLessThan(first);
  expect(then).toBeGreaterThan(5);
  // Each frame starts several, face down even to their owner: starting and ending forty flights takes long.
  expect(await page.locator(`${LOOKS.flight}:not(${LOOKS.back})`).count()).toBe(0);
  expect(await flights(page)).toBe(8);
  // Nobody begins before all of them have arrived.
  await page.clock.runFor(720);
  await expect(flying(page).first()).toBeAttached();
  expect(await flights(page)).toBe(9);
  expect(await savedActions(page)).toEqual([]);
  // The card turned up is never invisible between its flight and the pile.
  for (let passed = 0; passed < 520; passed += 40) {
    await page.clock.runFor(40);
    expect(await page.evaluate(({ flight, awaited }) => Boolean(document.querySelector(flight)) || !document.querySelector(awaited), LOOKS)).toBe(true);
  }
  await expect(flying(page)).toHaveCount(0);
  expect(await savedActions(page)).toEqual([]);
});

test('nobody begins before the deal has been seen, however long a slow device takes for it', async ({ page }) => {
  await open(page, { [KEYS.settings]: JSON.stringify({ pace: 'fast' }) });
  await stopClock(page);
  // From one row of cards to the next takes less than 100 ms if nothing else is busy.
  await page.evaluate(() => {
    const { setTimeout } = window;
    window.setTimeout = (act, milliseconds, ...more) => setTimeout(act, milliseconds > 1 && milliseconds < 100 ? 2500 : milliseconds, ...more);
  });
  await countFlights(page);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.clock.runFor(2500);
  await expect(flying(page).first()).toBeAttached();
  expect(await savedActions(page)).toEqual([]);
  await page.clock.runFor(3500);
  expect(await flights(page)).toBeGreaterThanOrEqual(9);
  expect(await savedActions(page)).not.toEqual([]);
});

test('a round that is come back to is not dealt again', async ({ page }) => {
  await page.addInitScript((flying) => document.addEventListener('DOMContentLoaded', () => {
    window.flights = 0;
    new MutationObserver((all) => all.forEach(({ addedNodes }) => addedNodes.forEach((node) => {
      if (node.matches?.(flying)) window.flights += 1;
    }))).observe(document.body, { childList: true, subtree: true });
  }), FLYING);
  await openMatch(page, { rounds: [ROUND] });
  await expect(prompt(page)).toContainText('Your turn.');
  expect(await flights(page)).toBe(0);
});

test('a tap ends what moves, and is obeyed at once', async ({ page }) => {
  // With the clock stopped an animation would never end.
  await stopClock(page);
  await openMatch(page, { rounds: [ROUND] });
  await click(page, 'stock');
  await page.clock.runFor(64);
  await expect(flying(page)).toHaveCount(1);
  await page.mouse.move(3, 300);
  await page.mouse.down();
  await expect(flying(page)).toHaveCount(0);
  await page.mouse.up();
  await click(page, 5);
  expect((await savedActions(page))[0]).toBe('S5');
});

test('the page shows the new state while its cards are still on their way', async ({ page }) => {
  await stopClock(page);
  await openMatch(page, { rounds: [ROUND] });
  await click(page, 'stock');
  await click(page, 5);
  await expect(slot(page, 5)).toHaveAccessibleName('Slot 5: 3, in order');
  await page.clock.runFor(64);
  await expect(flying(page)).toHaveCount(2);
});

test('a face on its way is in the light: only where it stands the card in front shades its foot', async ({ page }) => {
  await stopClock(page);
  await openMatch(page, { rounds: [ROUND] });
  await click(page, 'stock');
  await click(page, 5);
  await page.clock.runFor(64);
  const shade = (card) => card.evaluate((card) => getComputedStyle(card, '::after').content !== 'none');
  const onItsWay = page.locator(PARTS.ownRack).locator(LOOKS.landing).locator('[style*="--v"]');
  await expect(onItsWay).toHaveCount(1);
  expect(await shade(onItsWay)).toBe(false);
  expect(await shade(slot(page, 5))).toBe(true);
});

test('what a move sets flying sets out together, and rests until all of it is taken away', async ({ page }) => {
  await stopClock(page);
  await openMatch(page, { rounds: [ROUND] });
  await click(page, 'stock');
  await click(page, 5);
  await page.clock.runFor(64);
  await expect(flying(page)).toHaveCount(2);
  // Each of them has its own path and duration.
  const ends = await flying(page).evaluateAll((all) => all.map((card) => card.getAnimations()[0].effect.getComputedTiming().endTime));
  expect(new Set(ends).size).toBe(1);
  const [end] = ends;
  await page.clock.runFor(end - 1);
  await expect(flying(page)).toHaveCount(0);
});

test('switched off, nothing moves', async ({ page }) => {
  await openMatch(page, { rounds: [ROUND] }, { settings: { motion: 'off' } });
  await countFlights(page);
  await click(page, 'stock');
  await click(page, 5);
  await expect(slot(page, 5)).toHaveAccessibleName('Slot 5: 3, in order');
  await expect.poll(async () => (await savedActions(page)).length).toBeGreaterThan(1);
  expect(await flights(page)).toBe(0);
});

test.describe('where the system asks for less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('cards only appear', async ({ page }) => {
    await openMatch(page, { rounds: [ROUND] });
    await countFlights(page);
    await click(page, 'stock');
    await click(page, 5);
    await expect.poll(async () => (await savedActions(page)).length).toBeGreaterThan(1);
    expect(await flights(page)).toBe(0);
  });
});

/** Records from now on every layout shift without a recent press: how much shifted, and what. */
const watchShifts = (page) => page.evaluate(() => {
  window.shifts = [];
  new PerformanceObserver((list) => list.getEntries().filter((one) => !one.hadRecentInput).forEach((one) => window.shifts.push({
    value: one.value,
    what: one.sources.map(({ node }) => `${node?.nodeName} ${node?.className} in ${node?.parentElement?.className}`),
  }))).observe({ type: 'layout-shift', buffered: false });
});
const shifts = (page) => page.evaluate(() => window.shifts);

// In the lower one the text at the player's own turn would make the tray grow.
for (const [width, height] of [[1280, 720], [667, 375]]) {
  test(`nothing shifts while two people’s worth of turns are played at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openMatch(page, { rounds: [ROUND] }, { settings: { pace: 'fast' } });
    await expect(prompt(page)).toContainText('Your turn.');
    await watchShifts(page);
    for (const turn of [1, 2]) {
      await click(page, 'stock');
      await click(page, 30);
      await expect.poll(async () => (await savedActions(page)).length).toBeGreaterThanOrEqual(4 * turn);
      await expect(prompt(page)).toContainText(/Your turn|in order/);
    }
    expect((await shifts(page)).map(({ what }) => what)).toEqual([]);
  });
}

// If there is room, the score sheet appears below what is already there.
for (const [width, height] of [[1280, 720], [1440, 1200], [390, 844]]) {
  test(`when a computer player calls, the racks and what follows come without a shift at ${width} × ${height}, and no card stays covered`, async ({ page }) => {
    const racks = [[9, 2, 13, 20, 26, 34, 42, 43, 53, 59], [1, 8, 12, 19, 25, 33, 40, 41, 52, 60]];
    const seats = [human('You'), computer('Otto', 'hard'), computer('Vera'), computer('Mina')];
    await page.setViewportSize({ width, height });
    await openMatch(page, { seats, rounds: [{ ...ROUND, racks }] }, { settings: { pace: 'fast' } });
    await expect(prompt(page)).toContainText('Your turn.');
    await watchShifts(page);
    // Once the heading can be read it stays in place, whatever appears beside it.
    await page.evaluate(() => {
      window.places = [];
      const note = () => {
        const heading = document.querySelector('main:has(article) h1');
        const place = heading?.checkVisibility({ visibilityProperty: true }) && heading.getBoundingClientRect().x;
        if (place && !window.places.includes(place)) window.places.push(place);
        requestAnimationFrame(note);
      };
      note();
    });
    await click(page, 'stock');
    await click(page, 'discards');
    await expect(page.getByRole('heading', { name: /^Otto called/ })).toBeVisible();
    await expect(page.getByRole('img', { name: /^Slot \d+: / })).toHaveCount(40);
    // A back covers every slot until it has folded away.
    await expect.poll(() => page.getByRole('article').locator(PARTS.slots).evaluateAll((slots) => slots.filter((slot) => {
      const { content, transform } = getComputedStyle(slot, '::before');
      return content !== 'none' && transform !== 'matrix(1, 0, 0, 0, 0, 0)';
    }).length)).toBe(0);
    await expect(page.getByRole('region', { name: 'Score sheet' }).getByRole('row')).toHaveCount(3);
    expect((await shifts(page)).map(({ what }) => what)).toEqual([]);
    expect(await page.evaluate(() => window.places)).toHaveLength(1);
  });
}

for (const key of ['Play', 'Next round']) test(`while the own cards are dealt nothing on the rack tells their order yet: ${key}`, async ({ page }) => {
  await (key === 'Play' ? open(page) : openMatch(page, { rounds: [{ racks: [OWN.toSorted((a, b) => a - b)], actions: ['R'] }] }));
  await page.evaluate(({ ownRack, pegs: holes }) => {
    window.looks = [];
    const look = () => {
      const cards = [...document.querySelectorAll('[data-slot]')];
      if (cards.length) {
        const pegs = [...document.querySelectorAll(`${ownRack} ${holes}`)].filter((peg) => getComputedStyle(peg).backgroundImage !== 'none').length;
        const pips = Number(getComputedStyle(document.querySelector('#announce')).getPropertyValue('--on'));
        window.looks.push({ dealt: cards.filter((card) => getComputedStyle(card).opacity !== '0').length, pegs, pips });
      }
      requestAnimationFrame(look);
    };
    look();
  }, PARTS);
  await page.getByRole('button', { name: key, exact: true }).click();
  await expect.poll(() => page.evaluate(() => window.looks.at(-1)?.pegs)).toBeGreaterThan(0);
  const looks = await page.evaluate(() => window.looks);
  expect(looks.filter(({ dealt }) => dealt < 10).length).toBeGreaterThan(10);
  expect(looks.filter(({ dealt, pegs, pips }) => dealt < 10 && pegs + pips > 0)).toEqual([]);
  expect(looks.at(-1).pips).toBe(looks.at(-1).pegs);
});

test('a key pressed as soon as a new round is there ends the deal, and no card stays hidden', async ({ page }) => {
  // The player before the person announces, so the person starts the next round, with no card in flight to a computer
  // player's slot.
  const racks = [undefined, undefined, undefined, OWN.toSorted((a, b) => a - b)];
  await openMatch(page, { rounds: [{ ...ROUND, racks, actions: ['R'] }], dealer: 2 });
  // In the frame after the tray has appeared.
  await page.evaluate(({ tray, slots, awaited }) => new MutationObserver((_, watch) => {
    if (!document.querySelector(tray)) return;
    watch.disconnect();
    requestAnimationFrame(() => {
      window.hidden = document.querySelectorAll(`${slots} > ${awaited}`).length;
      window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    });
  }).observe(document.body, { childList: true, subtree: true }), { ...PARTS, ...LOOKS });
  await page.getByRole('button', { name: 'Next round' }).click();
  await expect.poll(() => page.evaluate(() => window.hidden)).toBe(40);
  const cards = page.locator(`section[data-seat] ${PARTS.cards}`);
  await expect(cards).toHaveCount(40);
  await expect(prompt(page)).toContainText('Your turn.');
  expect(await cards.evaluateAll((all) => all.filter((card) => getComputedStyle(card).opacity === '0').length)).toBe(0);
});

test.describe(() => {
  test.use({ viewport: { width: 320, height: 568 } });
  test('where the others are only pins of the ruler, their cards come from there', async ({ page }) => {
    await stopClock(page);
    await openMatch(page, { rounds: [ROUND] });
    await expect(prompt(page)).toContainText('Your turn.');
    await click(page, 'stock');
    await click(page, 'discards');
    await page.clock.runFor(600);
    await page.evaluate(({ flight }) => {
      window.ends = [];
      const { animate } = Element.prototype;
      Element.prototype.animate = function record(frames, timing) {
        if (this.matches(flight)) window.ends.push(this.style.top);
        return animate.call(this, frames, timing);
      };
    }, LOOKS);
    // Otto’s turn: a card flies from him or to him.
    for (let passed = 0; passed < 4000 && !(await page.evaluate(() => window.ends.length)); passed += 100) await page.clock.runFor(100);
    const bar = await page.getByRole('banner').boundingBox();
    const ends = await page.evaluate(() => window.ends);
    expect(Math.min(...ends.map(Number.parseFloat))).toBeLessThan(bar.y + bar.height + 20);
  });
});
