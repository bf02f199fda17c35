// What an exchange costs on a slow phone, measured in a trace of the browser's own, at six times the work; how long computer
// players think; and whether the table ever stutters while experts play.
import { writeFileSync } from 'node:fs';
import { computer, match } from './record.js';
import { expect, open, openMatch, prompt, test } from './table.js';
import { selfplay } from './tools.js';

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
    console.log(`\nan exchange at ${rate}×: ${tasks.length} tasks, longest ${most(({ ms }) => ms)} ms, longest script ${most(({ script }) => script)} ms, `
      + `longest script of a frame ${most(({ frame }) => frame)} ms, `
      + `tasks with over 50 ms of script: ${tasks.filter(({ script }) => script > 50).length}, layout shift: ${await page.evaluate(() => window.shifts)}`);
  });
}

/** Positions of whole rounds: every turn and every drawn card. */
function positions(players, rules) {
  const questions = [];
  for (const record of selfplay(4, 21, players, 'milton-bradley', { goal: { rounds: 1 }, ...rules })) {
    const steps = record.rounds[0].actions.flatMap((token) => (/^S./.test(token) ? [token, token] : [token])).length - 1;
    for (let step = 0; step < steps; step += 3) {
      questions.push(`${JSON.stringify({ id: 0, round: 0, step, whim: String(step), language: 'en' })}\n${JSON.stringify(record)}`);
    }
  }
  return questions;
}

for (const rate of [1, 4]) {
  test(`decisions at ${rate}×`, async ({ page }) => {
    test.setTimeout(600_000);
    await open(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    const rows = [];
    for (const [name, players, rules] of [['2 players', 2, { run_of_three: false }], ['2, run of three', 2, {}], ['4 players', 4, {}], ['4, bonus', 4, { bonus: true }]]) {
      const questions = positions(players, rules);
      for (const [level, times] of [['easy', 200], ['medium', 50], ['hard', 50], ['expert', 1]]) {
        // Reading the position is no part of the decision: it is timed alone and taken off.
        const all = await page.evaluate(async ([level, questions, times]) => {
          const study = await import('./rack-o-study.js');
          await study.default();
          const timed = (question, count) => {
            const begin = performance.now();
            study.rehearse(level, question, count);
            return performance.now() - begin;
          };
          questions.forEach((question) => timed(question, 1));
          return questions.map((question) => Math.max(0, timed(question, times) - timed(question, 0)) / times);
        }, [level, questions, times]);
        all.sort((a, b) => a - b);
        const at = (share) => all[Math.min(all.length - 1, Math.floor(all.length * share))].toFixed(3);
        rows.push(`${name.padEnd(18)}${level.padEnd(10)}${at(0.5).padStart(10)}${at(0.99).padStart(10)}   (${all.length} positions)`);
      }
    }
    console.log(`\nmilliseconds a decision in wasm at ${rate}×\n${'table'.padEnd(18)}${'level'.padEnd(10)}${'median'.padStart(10)}${'99 %'.padStart(10)}\n${rows.join('\n')}`);
  });
}

for (const rate of [1, 4]) {
  test(`long tasks in a match of experts at ${rate}×`, async ({ page }) => {
    test.setTimeout(900_000);
    const seats = ['Ann', 'Bo', 'Cem', 'Dora'].map((name) => ({ ...computer(name), level: 'expert' }));
    await openMatch(page, match({ seats, goal: { points: 500 }, rounds: [{}] }), { settings: { pace: 'fast' } });
    await expect(prompt(page)).toContainText(/thinks|…|is/);
    await page.evaluate(() => {
      window.long = [];
      new PerformanceObserver((list) => list.getEntries().forEach(({ duration }) => window.long.push(Math.round(duration)))).observe({ type: 'longtask' });
    });
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    const next = page.getByRole('button', { name: 'Next round' });
    const over = page.getByRole('button', { name: 'Rematch' });
    let rounds = 1;
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.evaluate(() => new Promise((done) => { setTimeout(done, 0); }));
    while (true) {
      await expect(next.or(over)).toBeVisible({ timeout: 300_000 });
      if (await over.isVisible()) break;
      rounds += 1;
      await next.click();
      await expect(next).toBeHidden();
    }
    const long = await page.evaluate(() => window.long);
    console.log(`\na match of four experts at ${rate}×: ${rounds} rounds, tasks over 50 ms: ${long.length}${long.length ? ` (${long.join(', ')} ms)` : ''}`);
  });
}
