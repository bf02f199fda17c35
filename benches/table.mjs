// Makes one table of what `make bench` has measured: node benches/table.mjs FOLDER CHROMIUM COUNTERS
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const [folder, chromium, counters] = process.argv.slice(2);
const lines = (file) => (existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8').trim().split('\n').filter(Boolean) : []);
const OTHERS = ['a Leptos counter', 'a React counter'];

/** Everything that is to be said of a figure: its name, and its value for the game and for each counter. */
const rows = new Map();
const put = (name, value, of = 'Rack-O') => rows.set(name, { ...rows.get(name), [of]: value });

for (const line of lines('native.tsv')) put(...line.split('\t'));

// Sizes: what a first game downloads, as scripts/budget counts it, and the counters beside it.
const kb = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
const files = (dir) => readdirSync(dir, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !/^\.|\.(br|gz)$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name));
const sizes = (all) => {
  const texts = all.map((file) => readFileSync(file));
  const sum = (size) => kb(texts.reduce((total, text) => total + size(text), 0));
  return { raw: sum((text) => text.length), gzip: sum((text) => gzipSync(text, { level: 9 }).length), brotli: sum((text) => brotliCompressSync(text).length) };
};
const LATER = /rack-o-lazy|lazy\.(css|js)$|\/(icons|lang)\/|sw\.js$|\.webmanifest$/;
const dist = join(folder, 'dist');
const all = files(dist);
const firstOf = (list) => list.filter((file) => !LATER.test(file) || file.endsWith('lang/en/table.txt'));
const first = firstOf(all);
const put_sizes = (name, of, group) => Object.entries(sizes(group)).forEach(([how, size]) => put(`${name}, ${how}`, size, of));
put_sizes('download of a first game', 'Rack-O', first);
for (const [of, dir] of [[OTHERS[0], 'leptos'], [OTHERS[1], 'react']]) put_sizes('download of a first game', of, files(join(counters, dir)));
// The same with the library that comes with Rust, where it is not built anew for size.
const plain = join(folder, 'ready-made');
if (existsSync(plain)) put_sizes('the same with Rust’s ready-made library', 'Rack-O', firstOf(files(plain)));
for (const file of all.filter((one) => !/\/(icons|lang)\//.test(one))) {
  const { raw, gzip, brotli } = sizes([file]);
  put(`${file.slice(dist.length + 1).replace(/-[0-9a-f]{8,}/, '-…')}: raw, gzip, brotli`, `${raw}, ${gzip}, ${brotli}`);
}
put_sizes('all files of dist/', 'Rack-O', all);

for (const line of lines('figures.jsonl')) {
  const { name, value, of } = JSON.parse(line);
  put(name, value, of);
}

/** A counter's value, with how many times as much the game needs. */
const beside = (row, of) => {
  if (row[of] === undefined) return '';
  const [ours, theirs] = [parseFloat(row['Rack-O']), parseFloat(row[of])];
  return theirs > 0 && ours > 0 ? `${row[of]} (×${(ours / theirs).toFixed(1)})` : row[of];
};
const version = (program, ...args) => {
  try {
    return execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return `${program} of unknown version`;
  }
};
console.log(`${cpus()[0].model.trim()}, ${cpus().length} cores, ${(totalmem() / 2 ** 30).toFixed(0)} GiB; ${version(chromium, '--version')}; ${version('rustc', '--version')}.`);
console.log(`In brackets: how many times as much the game needs.\n\n| | Rack-O | ${OTHERS.join(' | ')} |\n|---|---|---|---|`);
for (const [name, row] of rows) console.log(`| ${name} | ${row['Rack-O'] ?? ''} | ${OTHERS.map((of) => beside(row, of)).join(' | ')} |`);
