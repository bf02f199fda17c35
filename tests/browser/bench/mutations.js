// How many DOM mutations a move causes.
import { FOUR } from '../record.js';
import { discards, openMatch, prompt, slot, stock } from '../table.js';
import { aim, expect, median } from './versions.js';

const TIMES = 3;

/** The mutations a press causes until the page is idle. */
async function counted(page, button) {
  const { x, y } = await aim(page, button);
  const count = await page.evaluateHandle(() => bench.mutations());
  await page.mouse.click(x, y);
  return count.evaluate((stop) => stop());
}

async function moves(version) {
  const { page } = await version.open();
  const found = {};
  const begin = async () => {
    await openMatch(page, FOUR, { settings: { sound: false } });
    await expect(prompt(page)).toContainText('Your turn.');
    // The computer players must not move meanwhile.
    await page.evaluate(() => bench.wait('held'));
  };
  await begin();
  found['a draw'] = await counted(page, stock(page));
  found['a discard'] = await counted(page, discards(page));
  await begin();
  await counted(page, stock(page));
  found['an exchange'] = await counted(page, slot(page, 20));
  await page.context().close();
  return found;
}

export async function mutations(versions) {
  const all = [];
  for (let time = 0; time < TIMES; time += 1) all.push(await Promise.all(versions.map(moves)));
  return ['a draw', 'a discard', 'an exchange'].flatMap((move) => ['nodes', 'records'].map((what) => ({
    name: `${move} changes`,
    unit: what,
    values: versions.map((_, which) => median(all.map((each) => each[which][move][what]))),
    limit: 1,
  })));
}
