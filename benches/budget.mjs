// Checks that the page keeps within scripts/budgets: node benches/budget.mjs DIST BUDGETS PART…
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { requested } from '../tests/browser/bench/requested.js';

const [folder, file, ...parts] = process.argv.slice(2);
const lines = readFileSync(file, 'utf8').split('\n').filter((line) => /^[A-Z_]+=\d+$/.test(line));
const budgets = Object.fromEntries(lines.map((line) => line.split('=')).map(([name, bytes]) => [name, Number(bytes)]));

// As a host would send them. Nothing of the installed game counts before it is installed: its icons, its manifest.
const isInstalled = (name) => name.startsWith('icons/') || ['manifest.webmanifest', 'sw.js'].includes(name);
const size = (name) => brotliCompressSync(readFileSync(join(folder, name)), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
const asked = await requested(folder, parts);
const all = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, '/').length));
asked.kept = all.filter((name) => isInstalled(name) && !/\.(br|gz)$/.test(name));

let over = 0;
for (const [part, names] of Object.entries(asked)) {
  const files = [...names].filter((name) => part === 'kept' || !isInstalled(name)).map((name) => [name, size(name)]);
  const sum = files.reduce((total, [, bytes]) => total + bytes, 0);
  const most = budgets[part.toUpperCase().replace('-', '_')];
  if (most === undefined) throw new Error(`${file} has no line for “${part}”`);
  if (sum > most) over += 1;
  console.log(`${part}: ${sum} of ${most} bytes${sum > most ? ' !' : ''}`);
  if (part !== 'kept') files.toSorted(([, one], [, other]) => other - one).forEach(([name, bytes]) => console.log(`  ${String(bytes).padStart(8)}  ${name}`));
}
if (over) console.error(`${over} over the budget`);
process.exitCode = over ? 1 : 0;
