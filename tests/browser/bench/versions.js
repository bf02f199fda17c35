// The builds to compare: opening, pressing and measuring them.
import { chromium } from '@playwright/test';
import { serve } from '../../engines/host.js';
import config from '../playwright.config.js';
import { bare, expect as hasty } from '../table.js';
import { watch } from './watch.js';

/** By which factor the page's main thread is slowed down while it is measured. */
const SLOWER = 4;

/** With other programs running, everything may take long. */
const PATIENCE = 600_000;
export const expect = hasty.configure({ timeout: PATIENCE });

/** Serves the builds in these folders. `open` gives a page of one of them in a fresh browser profile. */
export async function versions(folders) {
  const hosts = await Promise.all(folders.map((folder) => serve(folder)));
  const browser = await chromium.launch(config.use.launchOptions);
  const version = ({ address }) => ({
    async open({ reducedMotion = 'no-preference', isFirstVisit = false } = {}) {
      const context = await browser.newContext({ baseURL: address, serviceWorkers: 'block', reducedMotion, viewport: { width: 390, height: 844 } });
      context.setDefaultTimeout(PATIENCE);
      const page = await context.newPage();
      await page.addInitScript(watch);
      // Who has been here before sees the whole form.
      if (!isFirstVisit) await page.addInitScript(() => localStorage.setItem('rack-o/1/table', '{"seats":[]}'));
      const session = await context.newCDPSession(page);
      await session.send('Performance.enable', { timeDomain: 'threadTicks' });
      return { page, session };
    },
  });
  const close = async () => {
    await browser.close();
    await Promise.all(hosts.map((host) => host.close()));
  };
  return { all: hosts.map(version), browser: browser.version(), close };
}

/** Does this for each build in turn, starting with a different one for each `turn`; the results are in the order of the builds. */
export async function inTurn(turn, all, what) {
  const results = [];
  for (let n = 0; n < all.length; n += 1) {
    const which = (n + turn) % all.length;
    results[which] = await what(all[which]);
  }
  return results;
}

/** The CPU time of the page's main thread, in milliseconds. */
async function worked(session) {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
}

/** Does this with the main thread slowed down. Returns the milliseconds it reports, and how long the thread worked meanwhile. */
export async function slowly({ session }, what) {
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const before = await worked(session);
  const time = await what();
  const thread = await worked(session) - before;
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return { time, thread };
}

/** Moves the mouse over a button and waits until the page is idle. Returns its position. */
export async function aim(page, button) {
  const { x, y, width, height } = await bare(button, 4);
  const at = { x: x + width / 2, y: y + height / 2 };
  await page.mouse.move(at.x, at.y);
  await page.evaluate(() => bench.quiet());
  return at;
}

/** Presses a slowed-down button. Returns the milliseconds until a frame shows so many buttons, or other elements, with a name. */
export async function timed(opened, button, ...shown) {
  const { page, session } = opened;
  const at = await aim(page, button);
  return slowly(opened, async () => {
    const time = page.evaluate((what) => bench.pressed(what), shown);
    // Once this has been answered, the page is idle.
    await page.evaluate(() => {});
    // Without waiting in between, so that the round trip to the browser does not count.
    await Promise.all(['mousePressed', 'mouseReleased'].map((type) =>
      session.send('Input.dispatchMouseEvent', { type, ...at, button: 'left', clickCount: 1 })));
    return time;
  });
}

export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** A summary of times measured in turn: the medians for each build. */
export const times = (name, limit, measured) => {
  const of = (what) => [0, 1].map((which) => median(measured.map((each) => each[which][what])));
  return [{ name, unit: 'ms', values: of('time'), limit }, { name: '… the thread’s own time', unit: 'ms', values: of('thread') }];
};
