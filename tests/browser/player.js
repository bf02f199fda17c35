// A sensible player: what it reads from accessible names, and what it does next.
import { LABELS } from './record.js';

/** What a player can tell from the names of the buttons. */
export function readNames(names) {
  const find = (pattern) => names.map((name) => pattern.exec(name)).find(Boolean);
  const number = (pattern) => Number(find(pattern)?.[1]) || null;
  return {
    rack: LABELS.map((label) => number(new RegExp(`^Slot ${label}: (\\d+)`))),
    top: number(/^Take (\d+) from/),
    drawn: number(/^Discard the (\d+)/),
    toCall: Boolean(find(/^Keep playing without/)),
  };
}

/** How many cards could stay in a rack that becomes ordered, and how well they are spread. */
function worth(rack, highest) {
  const best = [];
  rack.forEach((card, row) => {
    const fits = card > row && card <= highest - 9 + row;
    const before = Math.max(0, ...best.filter((_, other) => card - rack[other] >= row - other));
    best.push(fits ? before + 1 : 0);
  });
  const spread = rack.reduce((sum, card, row) => sum + Math.abs(card - ((row + 0.5) * highest) / 10), 0);
  return Math.max(...best) - spread / 10_000;
}

/** The slot where a sensible player puts a card, or null. */
function placeFor(rack, card, highest) {
  const worths = rack.map((_, row) => worth(rack.with(row, card), highest));
  const most = Math.max(...worths);
  return most > worth(rack, highest) ? LABELS[worths.indexOf(most)] : null;
}

/** What a sensible player presses, in order. A slot is given by its label. */
export function sensible({ rack, top, drawn, toCall }, highest) {
  if (toCall) return ['call'];
  if (drawn) return [placeFor(rack, drawn, highest) ?? 'discards'];
  const place = top && placeFor(rack, top, highest);
  return place ? ['discards', place] : ['stock'];
}
