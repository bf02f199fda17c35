// The time until the first screen is shown, and from Play to the table.
import { inTurn, slowly, timed, times } from './versions.js';

const TIMES = 15;

async function start(version) {
  // Without animations to wait for.
  const opened = await version.open({ reducedMotion: 'reduce' });
  const { page } = opened;
  const first = await slowly(opened, async () => {
    await page.goto('./', { waitUntil: 'commit' });
    return page.evaluate(() => bench.frame(['^Play$', 1]));
  });
  const table = await timed(opened, page.getByRole('button', { name: 'Play', exact: true }), '^Slot \\d+: ', 10);
  await page.context().close();
  return { first, table };
}

export async function starts(versions) {
  const all = [];
  for (let time = 0; time < TIMES; time += 1) all.push(await inTurn(time, versions, start));
  const of = (what) => all.map((each) => each.map((one) => one[what]));
  return [...times('start to first screen', 1.3, of('first')), ...times('Play to table', 1.3, of('table'))];
}
