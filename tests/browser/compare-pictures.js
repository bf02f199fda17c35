// Compares two folders of pictures pixel by pixel: node compare-pictures.js BEFORE AFTER [FOLDER]
// Lists those that differ and puts each into FOLDER: before, after and the differences, side by side.
import fs from 'node:fs';
import path from 'node:path';
import { PNG } from 'pngjs';

const [before, after, folder] = process.argv.slice(2);
if (!before || !after) {
  console.error('node compare-pictures.js BEFORE AFTER [FOLDER]');
  process.exit(2);
}

const pictures = (dir) => fs.readdirSync(dir, { recursive: true }).filter((name) => name.endsWith('.png')).sort();

/** Chromium does not always round the same colour the same way. */
const near = (one, other, at) => [0, 1, 2, 3].every((channel) => Math.abs(one.data[at + channel] - other.data[at + channel]) <= 2);

/** Where two pictures of the same size differ: how many pixels, their bounding box, and a picture of it. */
function differences(one, other) {
  const { width, height } = one;
  const shown = new PNG({ width, height });
  let [count, left, top, right, bottom] = [0, width, height, -1, -1];
  for (let at = 0; at < one.data.length; at += 4) {
    const alike = one.data.readUInt32BE(at) === other.data.readUInt32BE(at) || near(one, other, at);
    const [x, y] = [(at / 4) % width, Math.floor(at / 4 / width)];
    // Equal pixels become a pale background.
    const grey = 170 + (one.data[at] + one.data[at + 1] + one.data[at + 2]) / 9;
    shown.data.set(alike ? [grey, grey, grey, 255] : [214, 0, 60, 255], at);
    if (alike) continue;
    count += 1;
    [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)];
  }
  return { count, shown, box: `${right - left + 1} × ${bottom - top + 1} at ${left}, ${top}` };
}

/** The pictures side by side. */
function beside(all) {
  const gap = 8;
  const whole = new PNG({ width: all.reduce((sum, { width }) => sum + width + gap, -gap), height: Math.max(...all.map(({ height }) => height)) });
  let x = 0;
  for (const one of all) {
    PNG.bitblt(one, whole, 0, 0, one.width, one.height, x, 0);
    x += one.width + gap;
  }
  return PNG.sync.write(whole);
}

const [old, now] = [pictures(before), pictures(after)];
const told = [
  ...old.filter((name) => !now.includes(name)).map((name) => `${name}: only before`),
  ...now.filter((name) => !old.includes(name)).map((name) => `${name}: only after`),
];
for (const name of old.filter((one) => now.includes(one))) {
  const files = [before, after].map((dir) => fs.readFileSync(path.join(dir, name)));
  if (files[0].equals(files[1])) continue;
  const [one, other] = files.map((file) => PNG.sync.read(file));
  let all = [one, other];
  if (one.width !== other.width || one.height !== other.height) {
    told.push(`${name}: ${one.width} × ${one.height} before, ${other.width} × ${other.height} after`);
  } else {
    const { count, shown, box } = differences(one, other);
    if (!count) continue;
    told.push(`${name}: ${count} dots within ${box}`);
    all = [...all, shown];
  }
  if (folder) {
    fs.mkdirSync(path.join(folder, path.dirname(name)), { recursive: true });
    fs.writeFileSync(path.join(folder, name), beside(all));
  }
}
told.forEach((line) => console.log(line));
console.log(`${old.length} pictures before, ${now.length} after: ${told.length ? `${told.length} differ${folder ? `, side by side in ${folder}` : ''}` : 'all the same'}`);
process.exit(told.length ? 1 : 0);
