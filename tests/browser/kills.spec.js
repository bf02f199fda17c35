// The tab is killed at any moment of a match, every third time with storage that has been full for some moves. The next
// tab continues from the last action that could be saved. KILLS=500 sets the number of kills.
import { judge } from './tools.js';
import { kept, match } from './record.js';
import { click, discards, expect, goOn, look, open, savedMatch, sensible, stock, test } from './table.js';

const KILLS = Number(process.env.KILLS ?? 12);

/** The same moments in every run. */
function dice(seed) {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** All moves of the match, as one list. */
const played = (record) => record.rounds.flatMap((round, number) => [`round ${number}`, ...round.actions]);

/** Whether the one continues the other: a drawn card that was undecided may have been decided. */
function goesOnFrom(now, before) {
  const [all, known] = [played(now), played(before)];
  return known.every((token, place) => all[place] === token || (place === known.length - 1 && token === 'S' && all[place]?.startsWith('S')));
}

const next = (page) => page.getByRole('button', { name: /^(Next round|Rematch)/ });

test(`killed ${KILLS} times, the match goes on at its last action each time`, async ({ context, page }) => {
  test.setTimeout(60_000 + KILLS * 6_000);
  const below = dice(1956);
  await context.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (...words) {
      // Some writes still fit: what belongs together must stay consistent.
      if (window.full && (window.full += 1) % 3) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      setItem.apply(this, words);
    };
  });
  await open(page, kept(match({ goal: { points: 10_000 } }), { settings: { pace: 'at-once' } }));
  let tab = page;
  let moves = 0;
  for (let kill = 0; kill < KILLS; kill++) {
    const due = stock(tab).and(tab.locator(':not([aria-disabled])')).or(discards(tab).and(tab.locator('[aria-label^="Discard the"]'))).or(goOn(tab)).or(next(tab));
    for (let left = below(4); left >= 0; left--) {
      if (kill % 3 === 2) await tab.evaluate(() => { window.full ||= 1; });
      await due.first().waitFor();
      moves += 1;
      if (await next(tab).count()) await next(tab).click();
      else {
        const steps = sensible(await look(tab), 60);
        // At the end, sometimes, with a card picked up and not yet placed.
        const most = left ? steps.length : 1 + below(steps.length);
        for (const what of steps.slice(0, most)) await click(tab, what);
      }
    }
    const before = await savedMatch(tab);
    const session = await context.newCDPSession(tab);
    const gone = tab;
    tab = await context.newPage();
    if (below(2)) await gone.close();
    else {
      const crashed = gone.waitForEvent('crash');
      // This never gets an answer.
      session.send('Page.crash').catch(() => {});
      await crashed;
    }
    await tab.goto('./');
    await tab.locator('html[data-started]').waitFor();
    const after = await savedMatch(tab);
    expect(goesOnFrom(after, before), `kill ${kill}: ${played(before).slice(-3)} then ${played(after).slice(-8)}`).toBe(true);
    if (kill % 10 === 0) expect(judge(after)).toMatch(/^ok/);
    await gone.close().catch(() => {});
    if (kill % 100 === 99) console.log(`killed ${kill + 1} times in ${moves} moves`);
  }
});
