// Match records as the game saves them, made to order; and a second, simpler reader to compare the page with.

export const LABELS = [5, 10, 15, 20, 25, 30, 35, 40, 45, 50];

export const KEYS = {
  match: 'rack-o/1/match',
  extras: 'rack-o/1/match-extras',
  settings: 'rack-o/1/settings',
  table: 'rack-o/1/table',
  played: 'rack-o/1/played',
  tally: 'rack-o/1/tally',
  aside: 'rack-o/1/set-aside/',
};

export const human = (name) => ({ name, player: 'human' });
export const computer = (name, level = 'medium') => ({ name, player: 'computer', level });

const YOU_AND_THREE = [human('You'), computer('Otto'), computer('Vera'), computer('Mina')];

/** How many cards of the rack rise from slot 5 up (R18). */
export function rising(rack) {
  const stop = rack.findIndex((card, row) => row > 0 && card < rack[row - 1]);
  return stop < 0 ? rack.length : stop;
}

/** A whole deck that deals these racks (slot 5 first). Missing ones are filled with falling cards, so they are out of order. */
function deckFor(players, dealer, { racks = [], opening, stock = [] }) {
  const size = { 2: 40, 3: 50, 4: 60 }[players];
  const named = new Set([...racks.flat(), ...stock, opening]);
  const rest = Array.from({ length: size }, (_, n) => n + 1).filter((card) => !named.has(card));
  // Takes cards from all over the rest, so that nobody gets only neighbours.
  const next = () => rest.splice((rest.length * 3) % 7 % rest.length, 1)[0];
  const full = Array.from({ length: players }, (_, seat) =>
    racks[seat] ?? Array.from({ length: 10 }, next).sort((a, b) => b - a));
  const dealt = [...LABELS.keys()].reverse().flatMap((row) =>
    Array.from({ length: players }, (_, k) => full[(dealer + 1 + k) % players][row]));
  return [...dealt, opening ?? next(), ...stock, ...rest.sort((a, b) => (a * 7) % 61 - (b * 7) % 61)];
}

/** Plays a round of a record: where its cards are, and who is to act. */
export function replay(record, round = record.rounds.at(-1)) {
  const players = record.seats.length;
  const left = (seat) => (seat + 1) % players;
  const stock = [...round.deck];
  const racks = Array.from({ length: players }, () => []);
  for (let n = 0; n < 10 * players; n++) racks[(round.dealer + 1 + n) % players].unshift(stock.shift());
  const now = { racks, discard: [stock.shift()], stock, drawn: null, toAct: left(round.dealer), asked: false, announcer: null };

  const mayCall = (rack) => rising(rack) === 10 && (players > 2 || !record.rules.run_of_three
    || rack.some((card, row) => card + 1 === rack[row + 1] && card + 2 === rack[row + 2]));
  const pass = () => Object.assign(now, { toAct: left(now.toAct), asked: false });
  for (const token of round.actions) {
    if (token === 'R') now.announcer = now.toAct;
    else if (token === 'P') pass();
    else {
      if (token[0] === 'S') {
        if (!now.stock.length) [now.stock, now.discard] = [now.discard, []];
        now.drawn = now.stock.shift();
      } else now.drawn = now.discard.pop();
      if (token === 'S') break;
      const row = LABELS.indexOf(Number(token.slice(1)));
      now.discard.push(row < 0 ? now.drawn : now.racks[now.toAct].splice(row, 1, now.drawn)[0]);
      now.drawn = null;
      if (mayCall(now.racks[now.toAct])) now.asked = true;
      else pass();
    }
  }
  return now;
}

/**
 * A match record. `rules` override the usual ones (for a round that is not over). `dealer` deals the first of the `rounds`. Each round is
 * `{ racks, opening, stock, actions }`; all of these are optional and have defaults.
 */
export function match({ seats = YOU_AND_THREE, goal = { points: 500 }, runOfThree = true, rules = {}, dealer = seats.length - 1, rounds = [{}] } = {}) {
  const record = {
    format: 'rack-o-record',
    version: 1,
    rules: { edition: 'milton-bradley', deal: 'standard', run_of_three: runOfThree, bonus: false, partners: false, replenish: 'turn-over', goal, ...rules },
    seats,
    cut: seats.map((_, seat) => (seat === dealer ? 1 : seat + 2)),
    rounds: [],
    totals: seats.map(() => goal.chips?.start ?? 0),
    winners: [],
  };
  for (const [number, { actions = [], ...cards }] of rounds.entries()) {
    const deals = (dealer + number) % seats.length;
    const round = { dealer: deals, deck: deckFor(seats.length, deals, cards), actions };
    record.rounds.push(round);
    const { announcer, racks } = replay(record);
    if (announcer === null) continue;
    const scores = racks.map((rack, seat) => (seat === announcer ? 75 : 5 * rising(rack)));
    round.result = { announcer, call: 'rack-o', racks, scores };
    record.totals = record.totals.map((total, seat) => total + scores[seat]);
    const most = Math.max(...record.totals);
    const best = record.totals.flatMap((total, seat) => (total === most ? [seat] : []));
    const over = goal.points ? most >= goal.points && best.length === 1 : record.rounds.length === goal.rounds;
    if (over) record.winners = best;
  }
  return record;
}

export const ORDERED = [1, 8, 12, 19, 25, 33, 40, 41, 52, 60];
/** The person's turn at a table of four, with a discard that completes their rack. */
export const FOUR = { rounds: [{ racks: [[5, 8, 19, 12, 25, 33, 40, 41, 52, 60]], opening: 22, stock: [3, 30] }] };
/** A round in which the person has announced. */
export const OVER = { racks: [ORDERED], actions: ['R'] };

/** In order with a run of three, from the cards of two (R15). */
const WITH_RUN = [3, 8, 15, 20, 28, 29, 30, 33, 38, 40];

/** A challenge of a character of the Club: of each round whether the person wins (w) or loses (l) it, or may call at once (?). */
export const challenge = (name, rounds, points = 250) => match({
  seats: [human('You'), computer(name, name.toLowerCase())],
  goal: { points },
  rounds: [...rounds].map((how, nth) => {
    const winner = how === 'l' ? 1 : 0;
    // The dealer is the last to act.
    const wait = nth % 2 === winner ? [] : ['S-'];
    return { racks: winner ? [undefined, WITH_RUN] : [WITH_RUN], actions: how === '?' ? wait : [...wait, 'R'] };
  }),
});

/** The stored texts of a match at the table, as versions left them that kept only one. */
export const kept = (record, { atTable = true, settings } = {}) => ({
  [KEYS.match]: typeof record === 'string' ? record : JSON.stringify(record),
  [KEYS.extras]: JSON.stringify({ seed: '7', colours: record.seats?.map((_, seat) => seat) ?? [], at_table: atTable }),
  ...(settings && { [KEYS.settings]: JSON.stringify(settings) }),
});

/** The beginning of 2020, in seconds since 1970: what times are counted from. */
const START = 1_577_836_800;
/** 2 when the match is over, 1 between two rounds, otherwise 0. */
const progress = ({ winners, rounds }) => (winners.length ? 2 : Number(Boolean(rounds.at(-1)?.result)));

/** The stored texts of one of several matches, last played so many seconds ago. */
export const keptBeside = (id, record, ago = 0, { atTable = false } = {}) => ({
  [`${KEYS.match}/${id}`]: JSON.stringify(record),
  [`${KEYS.extras}/${id}`]: JSON.stringify({
    seed: '7', colours: record.seats.map((_, seat) => seat), at_table: atTable,
    names: record.seats.map(({ name }) => name),
    standing: [Math.floor(Date.now() / 1000) - START - ago, record.rounds.length, progress(record), Number('chips' in record.rules.goal), ...record.totals],
  }),
});

/** A finished challenge beside others, whose rounds the statistics count and so the rating, too. */
export function challengeBeside(id, name, rounds, ago) {
  const now = Math.floor(Date.now() / 1000) - START - ago;
  const line = `v2 milton-bradley 0 0 0 3 0 person,${name.toLowerCase()} 75 5 0 0\n`;
  const log = [...rounds].map((_, nth) => [`rack-o/1/played/${now}/${id}/${nth + 1}`, line]);
  return { ...keptBeside(id, challenge(name, rounds), ago), ...Object.fromEntries(log) };
}

const NO_COUNTS = { rounds: 0, rounds_won: 0, points: 0, chip_rounds: 0, chips: 0, matches: 0, matches_won: 0, decisions: 0, lost: 0 };

/** The stored tally: each line has an edition, an opposition and counts. */
export const tally = (lines, rest = {}) => ({
  lines: lines.map(([edition, opposition, counts]) => ({ edition, opposition, counts: { ...NO_COUNTS, ...counts } })),
  streak: 0, best_streak: 0, reviewed: [], ...rest,
});

/** The statistics of somebody who has played a lot. */
export const PLAYED = tally([
  ['milton-bradley', 'easy', { rounds: 42, rounds_won: 21, points: 2331, matches: 5, matches_won: 4 }],
  ['milton-bradley', 'medium', { rounds: 131, rounds_won: 37, points: 6340, matches: 14, matches_won: 5, decisions: 316, lost: 14220 }],
  ['ravensburger-de', 'hard', { rounds: 58, rounds_won: 11, points: 2140, chip_rounds: 10, chips: -7, matches: 9, matches_won: 1 }],
  ['ravensburger-fr', 'expert', { rounds: 12, rounds_won: 2, points: 478, matches: 1, decisions: 61, lost: 6100 }],
  ['custom', 'people', { rounds: 17, matches: 3 }],
], { streak: 2, best_streak: 4 });
