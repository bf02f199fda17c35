// The native tools for the browser tests: they make matches to start with, and judge what the page has saved.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const tools = process.env.TOOLS ?? '../../target/debug/examples';
const run = (tool, args, input = '') => execFileSync(join(tools, tool), args, { input, encoding: 'utf8' });

/** Finished matches between computer players, as records. With seed 0 the seeds of the matches are 0, 1, 2 … */
export const selfplay = (matches, seed, players, edition, rules, level = 'easy') => run('selfplay', [
  '--matches', matches, '--seed', seed, '--players', players, '--levels', level, '--edition', edition, '--rules', JSON.stringify(rules),
].map(String)).trim().split('\n').map((line) => JSON.parse(line));

/** The judge's verdict on a record: a line that starts with `ok`. Throws otherwise. */
export const judge = (record) => run('check', [], `${JSON.stringify(record)}\n`).trim();
