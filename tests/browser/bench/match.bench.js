// Whole matches through the page: how long a press waits for its paint, whether the table ever stutters, and what of it stays in
// memory.
import { LABELS, computer, human, match } from '../record.js';
import { bare, call, discards, expect, followMemory, memoryBytes, openMatch, prompt, sensible, slot, stock, test } from '../table.js';
import { CONDITIONS, hostClock, imitate, memoryStep, seen, tell, watch } from './figures.js';

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'no-preference' } });

/** How many tasks there were, and how long the longest was. */
const counted = (long) => `${long.length}, ${Math.round(Math.max(0, ...long))} ms`;

/** Where to press, measured once: to look for it at every press would be more work for the page than the move itself. */
async function places(page) {
  const middle = async (element) => {
    const { x, y, width, height } = await bare(element);
    return [x + width / 2, y + height / 2];
  };
  const at = { stock: await middle(stock(page)), discards: await middle(discards(page)), call: await middle(call(page)) };
  for (const label of LABELS) at[label] = await middle(slot(page, label));
  return at;
}

/** What one who plays sees, read in the cheapest way there is. */
const glance = () => {
  const name = (query) => document.querySelector(query)?.getAttribute('aria-label') ?? '';
  const number = (pattern, text) => Number(pattern.exec(text)?.[1]) || null;
  // Hidden while a new table comes: what is pressed then goes nowhere.
  const status = document.querySelector('[role=status]');
  const prompt = status?.checkVisibility({ visibilityProperty: true }) ? status.textContent : '';
  // The way on, once nothing lies over it.
  const key = document.querySelector('.ro .key--big');
  const { x = 0, y = 0, width = 0, height = 0 } = key?.getBoundingClientRect() ?? {};
  const next = [x + width / 2, y + height / 2];
  return {
    next: key?.contains(document.elementFromPoint(...next)) ? next : null,
    mine: /Your turn|You drew|in order!/.test(prompt),
    over: [...document.querySelectorAll('.ro .key')].map((key) => key.textContent.trim()),
    rack: [...document.querySelectorAll('.mine .slot > .card')].map((card) => number(/: (\d+)/, card.getAttribute('aria-label'))).reverse(),
    top: number(/^Take (\d+)/, name('.well--discard button')),
    drawn: number(/^Discard the (\d+)/, name('.well--discard button')),
    toCall: /in order!/.test(prompt),
  };
};

/** From one look to the next. */
const pause = () => new Promise((done) => { setTimeout(done, 80); });

/** As the browser's makers define it: of every fifty interactions the worst is left out. */
const toNextPaint = (waits, presses) => `${waits.length ? waits[Math.min(waits.length - 1, Math.floor(presses / 50))] : 'under 16'} ms`;

/** The pages the game is measured against, where they are served. */
const COUNTERS = [['a Leptos counter', process.env.LEPTOS_PORT], ['a React counter', process.env.REACT_PORT]].filter(([, port]) => port);

/** What is to be said of so many presses on a counter, with the same pauses. */
async function pressCounter(browser, port, conditions, presses) {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.addInitScript(watch);
  await page.goto(`http://127.0.0.1:${port}/`);
  const { x, y, width, height } = await page.getByRole('button').boundingBox();
  await imitate(page, conditions);
  await page.waitForTimeout(500);
  const since = await page.evaluate(() => performance.now());
  for (let press = 0; press < presses; press += 1) {
    await page.mouse.click(x + width / 2, y + height / 2, { delay: 30 });
    await page.waitForTimeout(300);
  }
  const { long, waits } = await seen(page, since);
  await page.close();
  return [['interaction to next paint', toNextPaint(waits, presses)], ['its longest', `${waits[0] ?? 'under 16'} ms`], ['tasks over 50 ms, the longest', counted(long)]];
}

for (const conditions of CONDITIONS.filter(({ network }) => !network)) {
  test(`a whole match played by hand at ${conditions.name}`, async ({ page, browser }) => {
    test.setTimeout(1_800_000);
    await page.addInitScript(watch);
    const seats = [human('You'), ...['Otto', 'Vera', 'Mina'].map((name) => computer(name, 'hard'))];
    await openMatch(page, match({ seats, goal: { points: Number(process.env.GOAL ?? 250) }, rounds: [{}] }), { settings: { pace: 'fast' } });
    await expect(prompt(page)).toContainText('Your turn');
    const at = await places(page);
    await imitate(page, conditions);
    await page.waitForTimeout(500);
    const since = await page.evaluate(() => performance.now());
    const [taken, step] = [hostClock(), memoryStep()];
    let [rounds, presses] = [1, 0];
    for (;;) {
      const now = await page.evaluate(glance);
      if (now.over.includes('Rematch')) break;
      if (now.next) {
        await page.mouse.click(...now.next, { delay: 30 });
        presses += 1;
        rounds += 1;
      } else if (now.mine) {
        for (const what of sensible(now, 60)) {
          await page.mouse.click(...at[what], { delay: 30 });
          presses += 1;
        }
      }
      await pause();
    }
    const { long, blocked, shift, waits } = await seen(page, since);
    const host = taken();
    const say = (name, value, of) => tell(`a match at ${conditions.name}: ${name}`, value, of);
    say('rounds, presses', `${rounds}, ${presses}`);
    say('interaction to next paint', toNextPaint(waits, presses));
    say('its longest', `${waits[0] ?? 'under 16'} ms`);
    say('tasks over 50 ms, the longest', counted(long));
    say('total blocking time', `${blocked.toFixed(0)} ms`);
    say('layout shift', shift.toFixed(3));
    say('time the host of this machine took away', host);
    say('a step through memory, before and after', `${step.toFixed(0)}, ${memoryStep().toFixed(0)} ns`);
    for (const [of, port] of COUNTERS) {
      for (const [name, value] of await pressCounter(browser, port, conditions, presses)) say(name, value, of);
    }
  });
}

for (const rate of [1, 4]) {
  test(`a match of experts at ${rate}×`, async ({ page }) => {
    test.setTimeout(1_800_000);
    await page.addInitScript(watch);
    const seats = ['Ann', 'Bo', 'Cem', 'Dora'].map((name) => ({ ...computer(name), level: 'expert' }));
    await openMatch(page, match({ seats, goal: { points: Number(process.env.GOAL ?? 250) }, rounds: [{}] }), { settings: { pace: 'fast', sound: false } });
    await expect(prompt(page)).toContainText(/thinks|…|is/);
    await imitate(page, { rate });
    const since = await page.evaluate(() => performance.now());
    let rounds = 1;
    for (;;) {
      // By role it would be looked for in all of the page, and longer than anything that the page does itself.
      const now = await page.evaluate(glance);
      if (now.over.includes('Rematch')) break;
      if (now.next) {
        await page.mouse.click(...now.next, { delay: 30 });
        rounds += 1;
      }
      await pause();
    }
    const { long } = await seen(page, since);
    tell(`a match of four experts at ${rate}×: rounds, tasks over 50 ms, the longest`, `${rounds}, ${counted(long)}`);
  });
}

test('memory after one match and after twenty', async ({ page }) => {
  test.setTimeout(1_800_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await followMemory(page);
  const seats = ['Ann', 'Bo', 'Cem', 'Dora'].map((name) => computer(name, 'easy'));
  await openMatch(page, match({ seats, goal: { rounds: 1 }, rounds: [{}] }), { settings: { pace: 'fast', sound: false } });
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const over = page.getByRole('button', { name: 'Rematch' });
  for (let matches = 1; matches <= 20; matches += 1) {
    await expect(over).toBeVisible({ timeout: 120_000 });
    if (matches === 1 || matches === 20) {
      await session.send('HeapProfiler.collectGarbage');
      const heap = await session.send('Runtime.getHeapUsage');
      const { metrics } = await session.send('Performance.getMetrics');
      const count = (name) => metrics.find((one) => one.name === name)?.value;
      const after = matches === 1 ? 'after 1 match' : 'after 20 matches';
      tell(`heap ${after}: scripts, the program's memory`, `${(heap.usedSize / 1e6).toFixed(2)}, ${(await memoryBytes(page) / 1e6).toFixed(2)} MB`);
      tell(`elements and listeners ${after}`, `${count('Nodes')}, ${count('JSEventListeners')}`);
    }
    if (matches < 20) {
      await over.click();
      await expect(over).toBeHidden();
    }
  }
});
