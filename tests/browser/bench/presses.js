// The time from a press on the table to the frame that shows the result.
import { computer, human, match } from '../record.js';
import { discards, openMatch, stock } from '../table.js';
import { expect, inTurn, timed, times } from './versions.js';

const TURNS = 60;
const MATCH = match({
  seats: [human('You'), ...['Otto', 'Vera', 'Mina'].map((name) => computer(name, 'easy'))], goal: { rounds: 50 }, rounds: [{}],
});
const DRAWN = '^Discard the \\d';

/** Lets the others play until it is the person's turn, in the next round if this one is over; then they wait. */
async function nextTurn({ page }) {
  const mine = stock(page).and(page.getByRole('button', { disabled: false }));
  const onwards = page.getByRole('button', { name: /^Next round/ });
  await page.evaluate(() => bench.wait('short'));
  for (;;) {
    await expect(mine.or(onwards).first()).toBeVisible();
    if (!await onwards.count()) break;
    await onwards.click();
    await expect(onwards).toBeHidden();
  }
  await page.evaluate(() => bench.wait('held'));
}

/** In every turn a card is drawn and discarded at both tables. */
export async function presses(versions) {
  const tables = await Promise.all(versions.map((version) => version.open()));
  await Promise.all(tables.map(({ page }) => openMatch(page, MATCH, { settings: { pace: 'fast', sound: false } })));
  const [draws, throws] = [[], []];
  for (let turn = 0; turn < TURNS; turn += 1) {
    await Promise.all(tables.map(nextTurn));
    draws.push(await inTurn(turn, tables, (table) => timed(table, stock(table.page), DRAWN, 1)));
    throws.push(await inTurn(turn, tables, (table) => timed(table, discards(table.page), DRAWN, 0)));
  }
  await Promise.all(tables.map(({ page }) => page.context().close()));
  return [...times('a card is drawn', 1.25, draws), ...times('a card is discarded', 1.25, throws)];
}
