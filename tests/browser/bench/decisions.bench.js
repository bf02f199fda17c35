// How long computer players think in the browser.
import { open, test } from '../table.js';
import { selfplay } from '../tools.js';
import { tell } from './figures.js';

/** Positions of whole rounds: every turn and every drawn card. */
function positions(players, rules) {
  const questions = [];
  for (const record of selfplay(4, 21, players, 'milton-bradley', { goal: { rounds: 1 }, ...rules })) {
    const steps = record.rounds[0].actions.flatMap((token) => (/^S./.test(token) ? [token, token] : [token])).length - 1;
    for (let step = 0; step < steps; step += 3) {
      const question = { id: 0, round: 0, step, seat: null, whim: step, language: 'en' };
      questions.push(JSON.stringify({ think: { question, record: JSON.stringify(record) } }));
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
    for (const [name, players, rules] of [['2 players', 2, { run_of_three: false }], ['2 players, run of three', 2, {}], ['4 players', 4, {}], ['4 players, bonus', 4, { bonus: true }]]) {
      const questions = positions(players, rules);
      for (const [level, times] of [['easy', 200], ['medium', 50], ['hard', 50], ['expert', 1]]) {
        // Reading the position is no part of the decision: it is timed alone and taken off.
        const all = await page.evaluate(async ([level, questions, times]) => {
          const program = await import('./rack-o-lazy.js');
          await program.default();
          const timed = (question, count) => {
            const begin = performance.now();
            program.rehearse(level, question, count);
            return performance.now() - begin;
          };
          questions.forEach((question) => timed(question, 1));
          return questions.map((question) => Math.max(0, timed(question, times) - timed(question, 0)) / times);
        }, [level, questions, times]);
        all.sort((a, b) => a - b);
        const at = (share) => all[Math.min(all.length - 1, Math.floor(all.length * share))].toFixed(3);
        tell(`a decision in wasm at ${rate}×, ${name}, ${level}: median, 99 %`, `${at(0.5)}, ${at(0.99)} ms`);
      }
    }
  });
}
