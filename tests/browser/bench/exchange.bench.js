// What an exchange costs on a slow phone, measured in a trace of the browser's own, at six times the work.
import { writeFileSync } from 'node:fs';
import { expect, openMatch, prompt, test } from '../table.js';
import { tell } from './figures.js';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, contextOptions: { reducedMotion: 'no-preference' } });

const OWN = [5, 8, 19, 12, 25, 33, 40, 41, 52, 60];
const SCRIPT = new Set(['FunctionCall', 'EvaluateScript', 'FireAnimationFrame', 'TimerFire', 'RunMicrotasks', 'EventDispatch']);

/** The main thread's tasks of a trace, each with its length and what of it was script, in milliseconds. */
function tasksOf(trace) {
  const renderers = trace.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  const events = trace.filter(({ ph, pid, tid }) => ph === 'X' && renderers.some((one) => one.pid === pid && one.tid === tid));
  const tasks = events.filter(({ name }) => name === 'RunTask' || name === 'ThreadControllerImpl::RunTask');
  return tasks.map((task) => {
    const within = events.filter((one) => one.pid === task.pid && SCRIPT.has(one.name) && one.ts >= task.ts && one.ts + one.dur <= task.ts + task.dur);
    // Calls lie within each other: only the outermost count.
    const outer = within.filter((one) => !within.some((other) => other !== one && other.ts <= one.ts && other.ts + other.dur >= one.ts + one.dur));
    const frame = outer.filter(({ name }) => name === 'FireAnimationFrame').reduce((sum, { dur }) => sum + dur, 0) / 1000;
    return { ms: task.dur / 1000, frame, script: outer.reduce((sum, { dur }) => sum + dur, 0) / 1000 };
  });
}

for (const rate of [1, 6]) {
  test(`an exchange at ${rate}×`, async ({ page, browser }) => {
    test.setTimeout(120_000);
    await openMatch(page, { rounds: [{ racks: [OWN], opening: 22, stock: [3, 30] }] });
    await expect(prompt(page)).toContainText('Your turn.');
    await page.evaluate(() => {
      window.shifts = 0;
      new PerformanceObserver((list) => list.getEntries().forEach(({ value }) => { window.shifts += value; })).observe({ type: 'layout-shift' });
    });
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    await page.keyboard.press('d');
    await expect(prompt(page)).toContainText('You drew 3.');
    // The sound opens when the drawn card has arrived; that is no part of an exchange.
    await page.waitForTimeout(2500);
    await browser.startTracing(page, { categories: ['devtools.timeline', 'toplevel'] });
    await page.keyboard.press('1');
    // The whole exchange, and three computer players' turns.
    await expect(prompt(page)).toContainText('Your turn.', { timeout: 60_000 });
    const buffer = await browser.stopTracing();
    writeFileSync(`../../target/exchange-${rate}x.trace.json`, buffer);
    const tasks = tasksOf(JSON.parse(buffer.toString()).traceEvents);
    const most = (of) => Math.max(...tasks.map(of)).toFixed(1);
    const say = (name, value) => tell(`an exchange and three turns at ${rate}×: ${name}`, value);
    say('longest task, longest script', `${most(({ ms }) => ms)}, ${most(({ script }) => script)} ms`);
    say('longest script of a frame', `${most(({ frame }) => frame)} ms`);
    say('tasks with over 50 ms of script', `${tasks.filter(({ script }) => script > 50).length} of ${tasks.length}`);
    say('layout shift', `${await page.evaluate(() => window.shifts)}`);
  });
}
