// Whether memory use stays level over many matches.
import { computer, match } from '../record.js';
import { openMatch } from '../table.js';
import { expect } from './versions.js';

const [EARLY, LATE] = [5, 20];
const MATCH = match({ seats: ['Ann', 'Bo', 'Cem', 'Dora'].map((name) => computer(name, 'easy')), goal: { rounds: 1 }, rounds: [{}] });

async function used({ page, session }) {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  const program = await page.evaluate(() => bench.memory.buffer.byteLength);
  return { scripts: usedSize / 1e6, program: program / 1e6, nodes, listeners: jsEventListeners };
}

/** Computer players play; every move is shown, but nobody waits. */
async function play(version) {
  const opened = await version.open({ reducedMotion: 'reduce' });
  const { page } = opened;
  await openMatch(page, MATCH, { settings: { pace: 'fast', sound: false } });
  await page.evaluate(() => bench.wait('short'));
  const over = page.getByRole('button', { name: 'Rematch' });
  const found = {};
  for (let matches = 1; matches <= LATE; matches += 1) {
    await expect(over).toBeVisible();
    if (matches === EARLY || matches === LATE) found[matches] = await used(opened);
    await over.click();
    await expect(over).toBeHidden();
  }
  await page.context().close();
  return found;
}

export async function memory(versions) {
  const all = await Promise.all(versions.map(play));
  const rows = [['the scripts’ memory', 'scripts', 'MB'], ['the program’s memory', 'program', 'MB'], ['nodes', 'nodes', ''], ['listeners', 'listeners', '']];
  return rows.flatMap(([name, what, unit]) => [
    { name: `${name} after ${LATE} matches`, unit, values: all.map((found) => found[LATE][what]) },
    { name: `… as many times as after ${EARLY}`, unit: '×', values: all.map((found) => found[LATE][what] / found[EARLY][what]), most: 1.1 },
  ]);
}
