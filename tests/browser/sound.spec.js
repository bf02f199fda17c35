// Sound starts with the first tap, asks for nothing, and comes back after a phone was locked.
import { KEYS } from './record.js';
import { click, expect, openMatch, prompt, test } from './table.js';

const ROUND = { stock: [3, 30] };

/** Replaces the browser's audio: counts what is opened and played, and can break the way phones break it. */
const standIn = (page) => page.addInitScript(() => {
  globalThis.contexts = [];
  globalThis.AudioContext = class {
    state = 'running';
    destination = {};
    played = 0;
    begun = performance.now();
    stopped = null;
    constructor() { globalThis.contexts.push(this); }
    get currentTime() { return this.stopped ?? (performance.now() - this.begun) / 1000; }
    resume() { return Promise.resolve(); }
    close() { this.state = 'closed'; return Promise.resolve(); }
    createBuffer(_, length, rate) { return { duration: length / rate, copyToChannel() {} }; }
    createGain() { return { gain: { setTargetAtTime() {} }, connect() {} }; }
    createBufferSource() { return { connect() {}, stop() {}, start: () => { this.played += 1; } }; }
  };
});
const contexts = (page) => page.evaluate(() => globalThis.contexts.map(({ state, played }) => ({ state, played })));

/** Advances the wall clock by this many milliseconds. */
const later = (page, ms) => page.evaluate((ms) => {
  const now = Date.now;
  Date.now = () => now() + ms;
}, ms);

for (const sound of [true, false]) {
  test(`with the sound ${sound ? 'on' : 'off'} nobody asks which devices there are`, async ({ page }) => {
    await page.addInitScript(() => {
      globalThis.asked = 0;
      MediaDevices.prototype.enumerateDevices = () => { globalThis.asked += 1; return Promise.resolve([]); };
    });
    await openMatch(page, { rounds: [ROUND] }, { settings: { sound } });
    await click(page, 'stock');
    await expect(prompt(page)).toContainText('You drew the 3.');
    await click(page, 'discards');
    await expect(prompt(page)).not.toContainText('You drew');
    expect(await page.evaluate(() => globalThis.asked)).toBe(0);
  });
}

test('with the sound off it is never opened', async ({ page }) => {
  await standIn(page);
  await openMatch(page, { rounds: [ROUND] }, { settings: { sound: false } });
  await click(page, 'stock');
  await expect(prompt(page)).toContainText('You drew the 3.');
  expect(await contexts(page)).toEqual([]);
});

for (const [what, breaks] of [
  ['interrupted it for good', (context) => { context.state = 'interrupted'; }],
  ['left it with a clock that stands still', (context) => { context.stopped = context.currentTime; }],
  ['closed it', (context) => { context.state = 'closed'; }],
]) {
  test(`after a phone has ${what} the next tap opens it anew`, async ({ page }) => {
    await standIn(page);
    await openMatch(page, { rounds: [ROUND] });
    await click(page, 'stock');
    await expect.poll(async () => (await contexts(page))[0]?.played ?? 0).toBeGreaterThan(0);
    await page.evaluate(`(${breaks})(globalThis.contexts[0])`);
    // The phone is unlocked, and some time later there is a tap.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await later(page, 5000);
    await click(page, 'discards');
    await expect.poll(async () => (await contexts(page)).length).toBeGreaterThan(1);
    await expect.poll(async () => (await contexts(page)).at(-1).played).toBeGreaterThan(0);
    const all = await contexts(page);
    // The broken one is closed: a browser has only a few.
    expect(all[0].state).toBe('closed');
    expect(all.length).toBe(2);
  });
}
