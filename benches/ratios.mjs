// Compares two builds of the page in Chromium: node benches/ratios.mjs BEFORE AFTER [presses|starts|mutations|memory …]
import { existsSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import { memory } from '../tests/browser/bench/memory.js';
import { mutations } from '../tests/browser/bench/mutations.js';
import { presses } from '../tests/browser/bench/presses.js';
import { starts } from '../tests/browser/bench/starts.js';
import { versions } from '../tests/browser/bench/versions.js';

const parts = { presses, starts, mutations, memory };
const [before, after, ...wanted] = process.argv.slice(2);
const unknown = wanted.find((part) => !parts[part]);
if (!after || unknown) {
  console.error(`node benches/ratios.mjs BEFORE AFTER [${Object.keys(parts).join('|')} …]`);
  process.exit(2);
}
const folders = [before, after].map((folder) => resolve(folder));
const empty = folders.find((folder) => !existsSync(join(folder, 'index.html')));
if (empty) {
  console.error(`there is no page in ${empty}`);
  process.exit(2);
}

const figure = (value) => (Number.isInteger(value) ? String(value) : value.toFixed(value < 10 ? 2 : 1));
const line = (...columns) => console.log(columns.map((text, n) => (n ? text.padStart(12) : text.padEnd(40))).join(''));

/** Measures a part and tells its figures: how many are over their limit. */
async function tell(part, all) {
  let over = 0;
  for (const { name, unit, values, limit, most } of await parts[part](all)) {
    const ratio = values[1] / values[0];
    const good = limit ? ratio <= limit : !most || values[1] <= most;
    if (!good) over += 1;
    line(name, ...values.map((value) => `${figure(value)} ${unit}`), ratio.toFixed(2), `${limit ?? most ?? ''}${most ? ' ×' : ''}${good ? '' : ' !'}`);
  }
  return over;
}

const { all, browser, close } = await versions(folders);
try {
  console.log(`Chromium ${browser}; load of this machine at the beginning ${loadavg()[0].toFixed(1)}`);
  line('', 'before', 'after', 'ratio', 'limit');
  let over = 0;
  for (const part of wanted.length ? wanted : Object.keys(parts)) over += await tell(part, all);
  if (over) console.log(`${over} over the limit`);
  process.exitCode = over ? 1 : 0;
} finally {
  await close();
}
