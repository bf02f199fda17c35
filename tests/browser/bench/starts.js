// The time until the first screen is shown, at a first visit and later, and from Play to the table.
import { PARTS } from '../parts.js';
import { inTurn, slowly, timed, times } from './versions.js';

const TIMES = 15;

/** Until the first screen is there with a button for playing, in milliseconds. */
const untilShown = (opened) => slowly(opened, async () => {
  await opened.page.goto('./', { waitUntil: 'commit' });
  return opened.page.evaluate(() => bench.frame(['^Play', 1]));
});

async function start(version) {
  // Without animations to wait for.
  const firstVisit = await version.open({ reducedMotion: 'reduce', isFirstVisit: true });
  const first = await untilShown(firstVisit);
  await firstVisit.page.context().close();
  const opened = await version.open({ reducedMotion: 'reduce' });
  const later = await untilShown(opened);
  // The table is laid when all four racks are there: some builds bring them one after the other.
  const table = await timed(opened, opened.page.getByRole('button', { name: 'Play', exact: true }), '', 40, `[data-seat] ${PARTS.slots}`);
  await opened.page.context().close();
  return { first, later, table };
}

export async function starts(versions) {
  const all = [];
  for (let time = 0; time < TIMES; time += 1) all.push(await inTurn(time, versions, start));
  const of = (what) => all.map((each) => each.map((one) => one[what]));
  return [
    ...times('start to first screen, first visit', 1.3, of('first')),
    ...times('start to first screen, later visit', 1.3, of('later')),
    ...times('Play to laid table', 1.3, of('table')),
  ];
}
