// A sensible player: what it can tell from the names on the page, and what it does next.
import { LABELS } from './record.js';

/** What one who plays can tell from the names of the buttons. */
export function readNames(names) {
  const find = (pattern) => names.map((name) => pattern.exec(name)).find(Boolean);
  const number = (pattern) => Number(find(pattern)?.[1]) || null;
  return {
    rack: LABELS.map((label) => number(new RegExp(`^Slot ${label}: (\\d+)`))),
    top: number(/^Take (\d+) from/),
    drawn: number(/^Discard the (\d+)/),
    toCall: Boolean(find(/^Pass without/)),
  };
}

/** How many cards can stay where they are in a rack that comes to be in order, and how well they are spread. */
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

/** The slot a sensible player puts a card into, or null. */
function placeFor(rack, card, highest) {
  const worths = rack.map((_, row) => worth(rack.with(row, card), highest));
  const most = Math.max(...worths);
  return most > worth(rack, highest) ? LABELS[worths.indexOf(most)] : null;
}

/** Decides like a sensible player: what to press, in order. A slot is its label. */
export function sensible({ rack, top, drawn, toCall }, highest) {
  if (toCall) return ['call'];
  if (drawn) return [placeFor(rack, drawn, highest) ?? 'discards'];
  const place = top && placeFor(rack, top, highest);
  return place ? ['discards', place] : ['stock'];
}
