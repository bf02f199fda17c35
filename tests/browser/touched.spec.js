// A move changes only the nodes it concerns; every other node of the page stays untouched.
import { LOOKS, PARTS } from './parts.js';
import { computer, human, match } from './record.js';
import { discards, expect, followMemory, memoryBytes, openMatch, ownRack, prompt, slot, stock, stopClock, test } from './table.js';

/** Starts watching the table. `touched` then tells which parts of it have changed, and how many changes there were. */
async function watch(page) {
  await page.evaluate(({ otherRacks, plastic, stockWell, discardWell, hand, lip, ruler, tray, unseen }) => {
    const part = (node) => {
      const element = node.nodeType === Node.ELEMENT_NODE ? node : node.parentElement;
      const rack = element?.closest(otherRacks) ? 'another rack' : 'the own rack';
      const slot = element?.closest('li[style*="--i"]');
      if (slot) return `${rack}, ${slot.querySelector('[data-slot]')?.getAttribute('aria-label')?.split(':')[0] ?? 'a slot'}`;
      for (const [name, within] of [['the stock', stockWell], ['the discard pile', discardWell], ['the hand', hand], ['the prompt', '[role=status]'], ['the last moves', 'aside'], ['what is read out', unseen], ['the lip', lip], ['the ruler', ruler], [rack, plastic], ['the tray', tray]]) {
        if (element?.closest(within)) return name;
      }
      return element?.outerHTML.slice(0, 80) ?? 'gone';
    };
    globalThis.changes = [];
    const note = (records) => {
      // The rack's single tab stop follows the selected slot.
      for (const record of records) if (record.attributeName !== 'tabindex') globalThis.changes.push(part(record.target));
    };
    globalThis.watcher = new MutationObserver(note);
    globalThis.watcher.observe(document.querySelector('main'), { subtree: true, childList: true, attributes: true, characterData: true });
    globalThis.touched = () => {
      note(globalThis.watcher.takeRecords());
      return globalThis.changes;
    };
  }, { ...PARTS, ...LOOKS });
  return async () => {
    const all = await page.evaluate(() => globalThis.touched());
    return { parts: [...new Set(all)].sort(), count: all.length };
  };
}

const slots = (parts) => parts.filter((part) => /rack, /.test(part));
const others = (parts) => parts.filter((part) => /another rack/.test(part));

test('a swap touches its slot, the piles and the words about it', async ({ page }) => {
  await stopClock(page);
  // 50 in slot 10 breaks the order before and after, so no other slot's marks change.
  await openMatch(page, {
    seats: [human('You'), computer('Otto'), computer('Vera'), computer('Mina')],
    rounds: [{ racks: [[60, 50, 8, 19, 12, 25, 33, 40, 41, 52]], opening: 22 }],
  });
  await discards(page).click();
  const touched = await watch(page);
  await slot(page, 30).click();
  await expect(slot(page, 30)).toHaveAccessibleName(/: 22/);
  const { parts, count } = await touched();
  expect(slots(parts)).toEqual(['the own rack, Slot 30']);
  expect(others(parts)).toEqual([]);
  expect(parts).not.toContain('the ruler');
  // A table has about two thousand nodes.
  expect(count).toBeLessThan(60);
});

test('a drawn card touches no slot at all', async ({ page }) => {
  await stopClock(page);
  await openMatch(page, { seats: [human('You'), computer('Otto')], rounds: [{ racks: [[40, 30, 8, 19, 12, 25, 33, 4, 1, 2]], opening: 22 }] });
  const touched = await watch(page);
  await stock(page).click();
  await expect(discards(page)).toHaveAccessibleName(/^Discard the/);
  const { parts, count } = await touched();
  expect(slots(parts)).toEqual([]);
  expect(count).toBeLessThan(60);
});

/** Asks the browser for the table's compositing layers. Returns how often each has been painted since, by the class of its element. */
async function layers(page) {
  const session = await page.context().newCDPSession(page);
  let latest = [];
  session.on('LayerTree.layerTreeDidChange', ({ layers }) => (latest = layers ?? latest));
  await session.send('DOM.getDocument', { depth: -1 });
  await session.send('LayerTree.enable');
  return async () => {
    const counted = {};
    for (const { backendNodeId, paintCount } of latest.filter((layer) => layer.backendNodeId)) {
      const { node } = await session.send('DOM.describeNode', { backendNodeId });
      const at = (node.attributes ?? []).indexOf('class');
      if (at >= 0) (counted[node.attributes[at + 1].split(' ').at(-1)] ??= []).push(paintCount);
    }
    return counted;
  };
}

test('a turn has only what changes painted: not the ground of the tray, nor the racks, nor the own lip', async ({ page }) => {
  await stopClock(page);
  await openMatch(page, {
    seats: [human('You'), computer('Otto'), computer('Vera'), computer('Mina')],
    rounds: [{ racks: [[60, 50, 8, 19, 12, 25, 33, 40, 41, 52]], opening: 22 }],
  });
  await expect(prompt(page)).toContainText('Your turn');
  const paints = await layers(page);
  await discards(page).click();
  await slot(page, 30).click();
  await expect(slot(page, 30)).toHaveAccessibleName(/: 22/);
  await expect.poll(async () => Math.min(...((await paints()).prompt ?? [0]))).toBeGreaterThan(1);
  const counted = await paints();
  // The first frame after the question may repaint every layer.
  for (const still of ['tray', 'mine', 'bar', 'opp--left', 'opp--top', 'opp--right', 'slot']) expect(Math.max(...counted[still]), still).toBeLessThan(2);
  // Those with no mark and no new card.
  expect(counted.slot).toHaveLength(7);
  // Of the lips, only that of the player whose turn it is now.
  expect(counted.lip).toHaveLength(4);
  expect(counted.lip.filter((count) => count > 1)).toHaveLength(1);
});

test('no layer of the table is cut to a shape, which has it put together anew with all that moves before it', async ({ page }) => {
  for (const [width, height] of [[1280, 720], [390, 844], [844, 390]]) {
    await page.setViewportSize({ width, height });
    await openMatch(page, { seats: [human('You'), computer('Otto'), computer('Vera'), computer('Mina')] });
    await expect(prompt(page)).toContainText('Your turn');
    const { layers, cut } = await page.evaluate(() => {
      const all = [...document.querySelectorAll('main, main *')].flatMap((element) => [null, '::before', '::after'].map((part) => getComputedStyle(element, part)));
      const layers = all.filter((style) => style.willChange !== 'auto' && style.content !== 'none');
      return { layers: layers.length, cut: layers.filter((style) => style.clipPath !== 'none' || style.maskImage !== 'none').map((style) => style.clipPath + style.maskImage) };
    });
    expect(layers).toBeGreaterThan(10);
    expect(cut).toEqual([]);
  }
});

test('with a card in hand a line in the colour of the sun runs along every card', async ({ page }) => {
  for (const [width, height] of [[1280, 720], [390, 844]]) {
    await page.setViewportSize({ width, height });
    await openMatch(page, { seats: [human('You'), computer('Otto')] });
    await stock(page).click();
    await expect(prompt(page)).toContainText('You drew');
    const shown = await ownRack(page).locator('ol').evaluate(async (slots) => {
      const line = getComputedStyle(slots, '::after');
      const picture = new Image(220, 100);
      picture.src = /url\("(.*)"\)/.exec(line.backgroundImage)[1].replaceAll('\\"', '"');
      await picture.decode();
      const canvas = new OffscreenCanvas(220, 100).getContext('2d');
      canvas.drawImage(picture, 0, 0, 220, 100);
      const dots = canvas.getImageData(110, 0, 1, 100).data;
      return { opacity: line.opacity, seen: Array.from({ length: 10 }, (_, card) => dots.subarray(card * 40, card * 40 + 40).some((part, at) => at % 4 === 3 && part > 0)) };
    });
    expect(shown).toEqual({ opacity: '1', seen: Array(10).fill(true) });
  }
});

test('what is the same after a move stays on the page', async ({ page }) => {
  await stopClock(page);
  await openMatch(page, { seats: [human('You'), computer('Otto')], rounds: [{ racks: [[40, 30, 8, 19, 12, 25, 33, 4, 1, 2]], opening: 22 }] });
  await expect(prompt(page)).toContainText('Your turn.');
  // New elements do not have this mark.
  const mark = (query) => page.evaluate((query) => { document.querySelector(query).dataset.same = ''; }, query);
  const parts = ['#stock > :first-child', `#stock ${PARTS.drawn}`, '#discard-pile [style*="--v"]', PARTS.otherTurns, PARTS.ownTurn, '#hint', '#take-back'];
  for (const query of parts) await mark(query);
  await stock(page).click();
  await expect(discards(page)).toHaveAccessibleName(/^Discard the/);
  await discards(page).click();
  await expect(prompt(page)).toContainText('Otto');
  for (const query of parts) await expect(page.locator(`${query}[data-same]`)).toHaveCount(1);
  // The previous top discard is below the new one.
  await expect(page.locator('#discard-pile [style*="--v"]')).toHaveCount(2);
  await expect(page.locator('#discard-pile [style*="--v"]').first()).toHaveAttribute('data-same');
  await expect(page.locator('#discard-pile [style*="--v"]').last()).not.toHaveAttribute('data-same');
});

for (const how of ['click', 'tap']) {
  test.describe(() => {
    test.use({ hasTouch: how === 'tap' });
    test(`what a ${how} changes is laid out for the next picture, not within the press`, async ({ page, browser }) => {
      await openMatch(page, { rounds: [{ opening: 22 }] });
      await expect(prompt(page)).toContainText('Your turn.');
      // Mouse moves are delivered with the next frame, and later presses wait for them; so the pointer is there before.
      if (how === 'click') await stock(page).hover();
      await page.evaluate(() => new Promise((done) => { requestAnimationFrame(() => requestAnimationFrame(done)); }));
      await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] });
      if (how === 'tap') await stock(page).tap();
      else {
        await page.mouse.down();
        await page.mouse.up();
      }
      await expect(prompt(page)).toContainText('You drew');
      const all = JSON.parse((await browser.stopTracing()).toString()).traceEvents;
      const [clicked] = all.filter(({ name, args }) => name === 'EventDispatch' && args.data.type === 'click');
      const within = (one, other) => other.tid === one.tid && other.pid === one.pid && other.ts <= one.ts && one.ts + one.dur <= other.ts + other.dur;
      const [pressed] = all.filter(({ name, ...event }) => name.endsWith('RunTask') && within(clicked, event));
      const after = all.filter(({ name, ...event }) => name === 'Layout' && within(event, pressed) && event.ts > clicked.ts);
      // If the browser held back the press for a pending frame, that frame is painted in the same task, and the layout
      // is due to it.
      const painted = all.some(({ name, ...event }) => name === 'Paint' && within(event, pressed));
      expect(painted ? [] : after).toEqual([]);
    });
  });
}

/** What the browser laid out last during this action: the elements where layout started. */
async function lastLaidOut(page, browser, act) {
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await act();
  await page.evaluate(() => new Promise((done) => { requestAnimationFrame(() => requestAnimationFrame(done)); }));
  const all = JSON.parse((await browser.stopTracing()).toString()).traceEvents;
  const each = all.filter(({ name, args }) => name === 'Layout' && args.endData).sort((one, other) => one.ts - other.ts);
  return each.at(-1).args.endData.layoutRoots.map(({ nodeName }) => nodeName);
}

test('a card that crosses the table comes and goes without the table being laid out', async ({ page, browser }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openMatch(page, { rounds: [{ opening: 22 }] });
  await expect(prompt(page)).toContainText('Your turn.');
  const landed = page.evaluate(() => new Promise((done) => {
    const look = (changes) => { if (changes.some(({ removedNodes }) => removedNodes.length)) done(); };
    new MutationObserver(look).observe(document.querySelector('#sky'), { childList: true });
  }));
  const parts = await lastLaidOut(page, browser, async () => {
    await stock(page).click();
    await landed;
  });
  // The flying card is gone, and the card itself is visible instead.
  expect(parts).toEqual([expect.stringContaining("'sky'")]);
});

test('the last moves are laid out without the table', async ({ page, browser }) => {
  await openMatch(page, { seats: [human('You'), computer('Otto')], rounds: [{ opening: 22 }] });
  await expect(prompt(page)).toContainText('Your turn.');
  const parts = await lastLaidOut(page, browser, async () => {
    await discards(page).click();
    await slot(page, 30).click();
    await expect(prompt(page)).toContainText('Your turn.');
    // One frame after the move.
    await expect(page.getByRole('complementary', { name: 'Last moves' })).toContainText(/Otto (took|drew)/);
  });
  // The live region may change in the same frame.
  expect(parts.filter((part) => part !== 'OL' && !part.includes("'said'"))).toEqual([]);
});

test('while nobody moves, the page does nothing at all', async ({ page }) => {
  // Whatever would wake the page up.
  await page.addInitScript(() => {
    const waiting = new Set();
    globalThis.waiting = waiting;
    for (const [begin, end] of [['setTimeout', 'clearTimeout'], ['setInterval', 'clearInterval'], ['requestAnimationFrame', 'cancelAnimationFrame']]) {
      const [begins, ends] = [globalThis[begin].bind(globalThis), globalThis[end].bind(globalThis)];
      globalThis[begin] = (call, ...more) => {
        const id = begins((...given) => {
          if (begin !== 'setInterval') waiting.delete(`${begin} ${id}`);
          return call(...given);
        }, ...more);
        waiting.add(`${begin} ${id}`);
        return id;
      };
      globalThis[end] = (id) => {
        waiting.delete(`${begin} ${id}`);
        ends(id);
      };
    }
  });
  await openMatch(page, { seats: [human('You'), computer('Otto')], rounds: [{}] });
  await stock(page).click();
  await discards(page).click();
  await expect(stock(page)).toBeVisible();
  const idle = () => page.evaluate(() => ({ waiting: [...globalThis.waiting], moving: document.getAnimations().filter((one) => one.playState === 'running').length }));
  await expect.poll(idle).toEqual({ waiting: [], moving: 0 });
});

/** Notes every function that the page gives to its browser. `called()` then tells how many of them are still held by anything. */
const followFunctions = (page) => page.addInitScript(() => {
  let noted = [];
  const note = (call) => { if (typeof call === 'function') noted.push(new WeakRef(call)); };
  const follow = (of, name) => {
    const before = of[name];
    of[name] = function follows(...given) {
      given.forEach(note);
      return before.apply(this, given);
    };
  };
  for (const name of ['setTimeout', 'setInterval', 'requestAnimationFrame', 'queueMicrotask']) follow(window, name);
  follow(EventTarget.prototype, 'addEventListener');
  follow(Promise.prototype, 'then');
  for (const name of ['MutationObserver', 'ResizeObserver', 'IntersectionObserver']) {
    window[name] = class extends window[name] {
      constructor(...given) {
        super(...given);
        note(given[0]);
      }
    };
  }
  window.called = () => {
    noted = noted.filter((one) => one.deref());
    return new Set(noted.map((one) => one.deref())).size;
  };
});

test('one match more leaves nothing behind', async ({ page }) => {
  test.setTimeout(120_000);
  await followMemory(page);
  await followFunctions(page);
  const seats = ['Ann', 'Bo', 'Cem', 'Dora'].map((name) => computer(name, 'easy'));
  await openMatch(page, match({ seats, goal: { rounds: 1 }, rounds: [{}] }), { settings: { pace: 'at-once', sound: false } });
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const over = page.getByRole('button', { name: 'Rematch' });
  const after = async (matches) => {
    for (let n = 0; n < matches; n += 1) {
      if (n) await over.click();
      await expect(over).toBeVisible({ timeout: 30_000 });
    }
    // What the page releases lets more be released, one task later each time.
    for (let times = 0; times < 6; times += 1) {
      await page.requestGC();
      await page.evaluate(() => new Promise((done) => { requestAnimationFrame(() => setTimeout(done)); }));
    }
    const { metrics } = await session.send('Performance.getMetrics');
    const count = (name) => metrics.find((one) => one.name === name).value;
    return { functions: await page.evaluate(() => window.called()), nodes: count('Nodes'), listeners: count('JSEventListeners'), bytes: await memoryBytes(page) };
  };
  const early = await after(3);
  await over.click();
  const late = await after(8);
  expect(late.listeners).toBe(early.listeners);
  // One function that each match left behind would be eight.
  expect(late.functions).toBeLessThan(early.functions + 5);
  // At most one 64 KB page of wasm memory, for fragmentation.
  expect(late.bytes).toBeLessThanOrEqual(early.bytes + 65_536);
  // The racks and the chart of another match may have a few nodes more or less.
  expect(Math.abs(late.nodes - early.nodes)).toBeLessThan(150);
});
