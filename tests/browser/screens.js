// Every screen of the game and how to get there, for the tests of all screens and for the pictures.
import { AxeBuilder } from '@axe-core/playwright';
import { FOUR, KEYS, ORDERED, OVER, PLAYED, challenge, challengeBeside, computer, human, kept, keptBeside, match } from './record.js';
import { choose, click, drag, expect, flip, forget, open, openMatch, openRules, openSeat, prompt, seatFriend, seatName, setLight, toSetUp } from './table.js';

export { FOUR };

const TWO_PEOPLE = [human('Ann'), human('Bo')];
/** A round in which somebody else announces after the person's turn. */
const REVIEWED = {
  racks: [[3, 11, 16, 24, 27, 8, 41, 36, 50, 58], [1, 5, 9, 13, 17, 21, 25, 29, 37, 45]], opening: 19, stock: [33], actions: ['S-', 'R'],
};

const CUPS = 'rack-o/1/cups';
/** A cup of the weakest with these results. */
const cupOf = (results, more = {}) => JSON.stringify({
  begun: 200_000_000, ...more, opponents: ['leo', 'otto', 'felix', 'rosa', 'bruno', 'clara', 'hugo'], results, seed: '1956', strength: 900,
});

/** Somebody who has beaten the first two of the ladder. */
const CLIMBED = {
  ...challengeBeside('5', 'Leo', 'wwww', 600), ...challengeBeside('6', 'Otto', 'wlwww', 500),
};

const dialog = (page, name) => expect(page.getByRole('dialog', { name })).toBeVisible();
/** Presses a button; on small screens, those that do not fit in the bar are in the menu. */
const press = async (page, name) => {
  const button = page.getByRole('button', { name });
  const menu = page.getByRole('button', { name: 'Menu' });
  await expect(button.or(menu).filter({ visible: true }).first()).toBeVisible();
  if (!await button.first().isVisible()) await menu.click();
  await button.click();
};

/** Every screen, by its name for players. */
export const screens = {
  'the first screen': (page) => open(page),
  'a first visit': async (page) => {
    await open(page);
    await forget(page);
    await expect(page.getByRole('button', { name: /^Learn in two minutes/ })).toBeVisible();
  },
  'the set-up': async (page) => {
    await open(page);
    await toSetUp(page);
  },
  'the set-up with the opponents to choose from': async (page) => {
    await open(page);
    await openSeat(page, 3);
  },
  'the set-up with the rules open': async (page) => {
    await open(page);
    await openRules(page);
  },
  'the set-up where people are asked for their names': async (page) => {
    await open(page);
    await seatFriend(page, 2);
    await expect(seatName(page, 2)).toBeFocused();
  },
  'the first screen with a match to go on with': async (page) => {
    await open(page, kept(match(FOUR), { atTable: false }));
    await expect(page.getByRole('button', { name: 'Continue round 1' })).toBeVisible();
  },
  'the first screen with too few players': async (page) => {
    const sitters = ['human', 'empty', 'empty', 'empty'].map((player) => ({ name: 'Ann', player, level: 'easy' }));
    await open(page, { [KEYS.table]: JSON.stringify({ seats: sitters, target: { points: 500 }, run_of_three: true }) });
    await expect(page.getByText('Rack-O needs at least two players')).toBeVisible();
  },
  'the table at my turn': async (page) => {
    await openMatch(page, FOUR);
    await expect(prompt(page)).toContainText('Your turn.');
  },
  'the table with a drawn card': async (page) => {
    await openMatch(page, { rounds: [{ ...FOUR.rounds[0], actions: ['S-', 'S-', 'S-', 'S-', 'S'] }] });
    await expect(prompt(page)).toContainText('You drew');
  },
  'the table with the discard picked up': async (page) => {
    await openMatch(page, FOUR);
    await click(page, 'discards');
    await expect(prompt(page)).toContainText('You’re taking the 22.');
  },
  'the table with a slot picked': async (page) => {
    await openMatch(page, FOUR);
    await click(page, 20);
    await expect(prompt(page)).toContainText('Slot 20.');
  },
  'the table with a move refused': async (page) => {
    await openMatch(page, FOUR);
    await click(page, 'call');
    await expect(prompt(page)).toContainText('Not yet');
  },
  'the table with a rack in order': async (page) => {
    await openMatch(page, FOUR);
    await click(page, 'discards');
    await click(page, 20);
    await expect(prompt(page)).toContainText('Your rack is in order!');
  },
  "the table at a computer player's turn": async (page) => {
    await openMatch(page, { rounds: [{ actions: ['S-', 'S'] }] });
    await expect(prompt(page)).toContainText('Otto drew a card.');
  },
  'the table of two': async (page) => {
    await openMatch(page, { seats: [human('You'), computer('Otto')], rounds: [{}] });
    await expect(prompt(page)).toContainText('Your turn.');
  },
  'the table of three': async (page) => {
    await openMatch(page, { seats: [human('You'), computer('Otto'), computer('Vera')], rounds: [{ actions: ['S-'] }] });
    await expect(prompt(page)).toHaveText('Otto is thinking.');
  },
  'the table with characters of the Club': async (page) => {
    const seats = [human('You'), computer('Otto', 'otto'), computer('Vera', 'vera'), computer('Mina', 'mina')];
    await openMatch(page, { seats, ...FOUR });
    await expect(prompt(page)).toContainText('Your turn.');
    await expect.poll(() => page.getByRole('region').locator('img').evaluateAll((all) => all.length === 3 && all.every((one) => one.complete))).toBe(true);
  },
  'the table where only computer players sit': async (page) => {
    await openMatch(page, { seats: [computer('Otto'), computer('Vera')], rounds: [{}] });
    await expect(prompt(page)).toContainText('Otto is thinking.');
  },
  'handing the device over': async (page) => {
    await openMatch(page, { seats: TWO_PEOPLE, rounds: [{}] });
    await expect(page.getByRole('heading', { name: 'Pass the device to Ann' })).toBeVisible();
  },
  'handing the device over after some turns': async (page) => {
    await openMatch(page, { seats: [human('Ann'), computer('Otto'), computer('Vera'), human('Bo')], rounds: [{ opening: 33, actions: ['T30', 'S-', 'S-'] }] });
    await expect(page.getByRole('region', { name: 'What you missed' })).toBeVisible();
  },
  'the end of a round': async (page) => {
    await openMatch(page, { rounds: [OVER] });
    await expect(page.getByRole('heading', { name: 'You called Rack‑O!' })).toBeVisible();
  },
  'the end of a round with characters of the Club': async (page) => {
    const seats = [human('You'), computer('Otto', 'otto'), computer('Vera', 'vera'), computer('Mina', 'mina')];
    await openMatch(page, { seats, rounds: [OVER] });
    await expect(page.getByRole('article').locator('img')).toHaveCount(3);
  },
  'the end of a match': async (page) => {
    await openMatch(page, { goal: { points: 75 }, rounds: [OVER] });
    await expect(page.getByRole('heading', { name: 'You win the match!' })).toBeVisible();
  },
  'the set-up with a chip game': async (page) => {
    await open(page);
    await flip(page, /^Chips/);
    await expect(page.getByRole('spinbutton', { name: 'Chips each' })).toBeVisible();
    // At its end Play lies over nothing.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  },
  'the set-up with a goal of one’s own': async (page) => {
    await open(page);
    await choose(page, 'Match target', 'Other');
    await expect(page.getByRole('spinbutton', { name: 'How many' })).toBeVisible();
  },
  'the table of partners': async (page) => {
    await openMatch(page, { ...FOUR, rules: { partners: true, bonus: true } });
    await expect(page.getByRole('region', { name: /your partner/ })).toBeVisible();
  },
  'the table with chips': async (page) => {
    const goal = { chips: { rounds: 5, start: 12, price: 'announcer-run', elimination: false } };
    await openMatch(page, { ...FOUR, goal });
    await expect(prompt(page)).toContainText('Your turn.');
  },
  'an Éclair deal half placed': async (page) => {
    const of = match({ ...FOUR, rules: { edition: 'ravensburger-fr', deal: 'eclair' } });
    of.rounds[0].placements = [[5, 20, 50], [], [], []];
    await openMatch(page, of);
    await expect(prompt(page)).toContainText('Card 4 of 10.');
  },
  'a match from a file': async (page) => {
    await open(page, kept(match(FOUR), { atTable: false }));
    const buffer = Buffer.from(JSON.stringify(match(FOUR)));
    await page.getByLabel('Open a match file').setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer });
    await dialog(page, 'Match from a file');
  },
  'a replay': async (page) => {
    await openMatch(page, { rounds: [OVER, {}] });
    await press(page, 'Score sheet');
    await press(page, 'Watch the replay');
    await expect(page.getByRole('region', { name: 'Watch the replay' })).toBeVisible();
  },
  'the score sheet': async (page) => {
    await openMatch(page, { rounds: [OVER, {}] });
    await press(page, 'Score sheet');
    await dialog(page, 'Score sheet');
  },
  'the score sheet before the first round is over': async (page) => {
    await openMatch(page, FOUR);
    await press(page, 'Score sheet');
    await dialog(page, 'Score sheet');
  },
  'the settings': async (page) => {
    await open(page);
    await press(page, 'Settings');
    await dialog(page, 'Settings');
  },
  'the rule book': async (page) => {
    await open(page);
    await press(page, 'Rule book');
    await expect(page.getByRole('heading', { name: 'How to play Rack-O' })).toBeVisible();
  },
  'what can be shared': async (page) => {
    await openMatch(page, { rounds: [OVER, {}] });
    await press(page, 'Score sheet');
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await dialog(page, 'Share');
  },
  'the deal of the day': async (page) => {
    await open(page);
    await page.getByRole('button', { name: 'Deal of the day' }).click();
    await dialog(page, 'Deal of the day');
  },
  'a link that leads nowhere': async (page) => {
    await open(page);
    await page.evaluate(() => { location.hash = '#t=1.mb'; });
    await dialog(page, 'This link doesn’t work');
  },
  'the lesson': async (page) => {
    await open(page);
    await press(page, 'Learn to play');
    await expect(page.getByRole('heading', { name: 'Your first round' })).toBeVisible();
  },
  'the first screen with several saved matches': async (page) => {
    const long = (start) => `${start}-Josephine von und zu Hohenst`;
    await open(page, {
      ...kept(match({ rounds: [OVER, { racks: [undefined, ORDERED], actions: ['R'] }, {}] }), { atTable: false }),
      ...keptBeside('11', match({ seats: [...TWO_PEOPLE, computer('Otto')], rounds: [{}] }), 3600),
      ...keptBeside('12', match({ seats: [human(long('Anne')), ...['Maximiliane', 'Clementine'].map((name) => computer(long(name)))] }), 90_000),
      ...keptBeside('13', match({ goal: { points: 75 }, rounds: [OVER] }), 200_000),
    });
    await page.getByText('3 more matches').click();
    // Which of them comes first is for the clock of the page, which pictures set.
    await expect(page.getByRole('button', { name: /^Continue round 1: Ann/ }).first()).toBeVisible();
  },
  'notices of what could not be read': async (page) => {
    await open(page, { [KEYS.match]: '{', [KEYS.settings]: '{' });
    await expect(page.getByRole('alert')).toHaveCount(2);
  },
  'a notice at the table that nothing can be saved': async (page) => {
    await openMatch(page, FOUR);
    await page.evaluate(() => { Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }; });
    await click(page, 'stock');
    await expect(page.getByRole('alert')).toBeVisible();
  },
  'the table of three at my turn': async (page) => {
    await openMatch(page, { seats: [human('You'), computer('Otto'), computer('Vera')], rounds: [{}] });
    await expect(prompt(page)).toContainText('Your turn.');
  },
  'the table with a move to take back': async (page) => {
    await openMatch(page, FOUR);
    await click(page, 'discards');
    await click(page, 35);
    await expect(page.getByRole('button', { name: 'Take back your move' })).toBeVisible();
  },
  'the table with a move to confirm': async (page) => {
    await openMatch(page, FOUR, { settings: { confirm: true } });
    await click(page, 'discards');
    await click(page, 35);
    await expect(prompt(page)).toContainText('Swap the 22 into slot 35?');
  },
  'the table with a card under the finger': async (page) => {
    await openMatch(page, FOUR);
    await expect(prompt(page)).toContainText('Your turn.');
    await drag(page, 'discards', 30, { drop: false });
    await expect(prompt(page)).toContainText('You’re taking the 22.');
  },
  'the table with the memory aid': async (page) => {
    await openMatch(page, { dealer: 0, rounds: [{ ...FOUR.rounds[0], actions: ['T35', 'T10', 'T25'] }] }, { settings: { memory_aid: true } });
    await expect(page.getByRole('region', { name: /, the 22 in slot 35$/ })).toHaveCount(1);
  },
  'the table with the stock used up': async (page) => {
    const deck = 60 - 41;
    await openMatch(page, { rounds: [{ actions: Array(deck).fill('S-') }] });
    await expect(page.getByRole('button', { name: 'Draw from the stock, empty' })).toBeVisible();
  },
  'the table after some rounds, with long names': async (page) => {
    const long = (start) => `${start}-Josephine von und zu Hohenst`;
    await openMatch(page, {
      seats: [human(long('Anne')), ...['Maximiliane', 'Bernhardine', 'Clementine'].map((name) => computer(long(name)))],
      dealer: 2,
      rounds: [...[3, 0, 1, 2, 3].map((seat) => ({ racks: Array(4).fill().with(seat, ORDERED), actions: ['R'] })), { actions: ['T50', 'T10', 'T15', 'T20'] }],
    });
    await expect(prompt(page)).toContainText('Your turn.');
  },
  'the end of a round of partners': async (page) => {
    await openMatch(page, { rounds: [{ racks: [ORDERED] }], rules: { partners: true, bonus: true } });
    await click(page, 'call');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You called Rack‑O!');
  },
  'the end of a round for chips': async (page) => {
    const goal = { chips: { rounds: 5, start: 12, price: 'announcer-run', elimination: false } };
    await openMatch(page, { rounds: [{ racks: [ORDERED] }], goal });
    await click(page, 'call');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You called Rack‑O!');
  },
  'the end of a match that another has won': async (page) => {
    await openMatch(page, { goal: { points: 75 }, dealer: 0, rounds: [{ racks: [undefined, ORDERED], actions: ['R'] }] });
    await expect(page.getByRole('heading', { name: 'Otto wins the match!' })).toBeVisible();
  },
  'a hint': async (page) => {
    await openMatch(page, { rounds: [{ racks: [[3, 11, 16, 24, 27, 8, 41, 36, 50, 58]], opening: 19, stock: [33], actions: ['S'] }] });
    await page.getByRole('button', { name: 'Hint', exact: true }).click();
    await expect(prompt(page)).toContainText('The 33 closes the gap between the 27 and the 41.');
  },
  'a warning before a blunder': async (page) => {
    await openMatch(page, { rounds: [{ racks: [[3, 11, 16, 24, 27, 8, 41, 36, 50, 58]], opening: 19, stock: [33], actions: ['S'] }] }, { settings: { learning: 'warn' } });
    await page.getByRole('button', { name: 'Hint', exact: true }).click();
    await expect(prompt(page)).toContainText('The 33 closes the gap between the 27 and the 41.');
    await page.getByRole('button', { name: 'Hint', exact: true }).click();
    await click(page, 'discards');
    await expect(prompt(page)).toContainText('That’ll cost you');
  },
  'what the coach thinks': async (page) => {
    await openMatch(page, { rounds: [{ ...REVIEWED }, {}] });
    await press(page, 'Score sheet');
    await press(page, 'Ask the coach');
    await expect(page.getByRole('status')).toContainText(/ in \d+ decisions, /);
  },
  'a move that is tried out': async (page) => {
    await screens['what the coach thinks'](page);
    await page.getByRole('button', { name: /^What if/ }).click();
    await expect(page.getByText('What if? This won’t count')).toBeVisible();
  },
  'the statistics': async (page) => {
    await open(page, { [KEYS.tally]: JSON.stringify(PLAYED) });
    await press(page, 'Statistics');
    await expect(page.getByRole('table', { name: 'By edition' })).toBeVisible();
  },
  'the matches': async (page) => {
    const won = match({ goal: { points: 75 }, rounds: [OVER] });
    const seats = [human('You'), computer('Maximilian', 'hard'), computer('Otto')];
    const lost = match({ seats, goal: { points: 75 }, rounds: [{ racks: [undefined, [1, 8, 12, 19, 25, 33, 40, 41, 45, 50]], actions: ['R'] }], dealer: 0 });
    await open(page, { ...keptBeside('1', won, 60), ...keptBeside('2', lost, 120) });
    await press(page, 'Matches');
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2);
  },
  'the opponents of the Club': async (page) => {
    await open(page, CLIMBED);
    await press(page, 'Opponents');
    await expect(page.getByRole('heading', { name: 'The Club', level: 1 })).toBeVisible();
    await expect.poll(() => page.getByRole('listitem').locator('img').evaluateAll((all) => all.every((one) => one.complete))).toBe(true);
  },
  'the end of a challenge': async (page) => {
    await open(page, { ...CLIMBED, ...kept(challenge('Felix', 'llwll')) });
    await expect(page.getByRole('button', { name: 'To the ladder' })).toBeVisible();
  },
  'the ladder': async (page) => {
    await screens['the end of a challenge'](page);
    await press(page, 'To the ladder');
    await expect(page.getByRole('button', { name: 'Challenge Felix' })).toBeVisible();
  },
  'the cup': async (page) => {
    await open(page, { [CUPS]: cupOf({ 0: [155, 90], 1: [155, 90], 2: [155, 90], 3: [160, 20], 5: [150, 145] }) });
    await press(page, 'Opponents');
    await press(page, 'Cup');
    await expect(page.getByRole('heading', { name: 'Semi-final against Otto' })).toBeVisible();
    await expect.poll(() => page.getByRole('main').locator('img').evaluateAll((all) => all.every((one) => one.complete))).toBe(true);
  },
  'the end of a cup': async (page) => {
    const results = { 0: [155, 90], 1: [155, 90], 2: [155, 90], 3: [160, 20], 4: [20, 155], 5: [150, 145], 6: [155, 20] };
    await open(page, { [CUPS]: cupOf(results, { friend: [[155, 90], [140, 160]] }) });
    await press(page, 'Opponents');
    await press(page, 'Cup');
    await expect(page.getByRole('heading', { name: 'Otto wins the cup' })).toBeVisible();
  },
  'earlier cups': async (page) => {
    await screens['the end of a cup'](page);
    await press(page, 'Your cups');
    await expect(page.getByRole('heading', { name: 'Your cups', level: 1 })).toBeVisible();
  },
  'the statistics before anything is played': async (page) => {
    await open(page);
    await press(page, 'Statistics');
    await expect(page.getByRole('heading', { name: 'Nothing played yet' })).toBeVisible();
  },
  'statistics that could not be read': async (page) => {
    await open(page, { [KEYS.tally]: '{', [KEYS.played]: '393600 75 5 0 0\n' });
    await press(page, 'Statistics');
    await expect(page.getByRole('alert')).toContainText('couldn’t be read');
  },
  'the question before the statistics are reset': async (page) => {
    await open(page, { [KEYS.tally]: JSON.stringify(PLAYED) });
    await press(page, 'Statistics');
    await press(page, 'Reset');
    await dialog(page, 'Reset the statistics?');
  },
  'the keys': async (page) => {
    await openMatch(page, FOUR);
    await expect(prompt(page)).toContainText('Your turn.');
    await page.keyboard.press('?');
    await dialog(page, 'Keyboard shortcuts');
  },
};

/** Makes computer players think for ever, so that a screen stays as it is. axe needs the page's clock. */
export const holdComputers = (page) => page.addInitScript(() => {
  const { setTimeout } = window;
  // 1400 ms and more: computer players wait longer while a move can be undone.
  const thinks = (wait) => (wait >= 400 && wait < 900) || (wait >= 1400 && wait < 1800);
  window.setTimeout = (then, wait, ...more) => (thinks(wait) ? 0 : setTimeout(then, wait, ...more));
});

/** axe's findings, in short. */
export async function faults(page) {
  // There are no frames, so axe need not open a page to combine their results.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target, any }) => [target, ...any.map((one) => one.message)].join(' ')).join(' · ')}`);
}

/** axe's findings in light and in dark. */
export async function faultsInBothLights(page) {
  const found = {};
  for (const colorScheme of ['light', 'dark']) {
    await setLight(page, colorScheme);
    found[colorScheme] = await faults(page);
  }
  return found;
}
export const NO_FAULTS = { light: [], dark: [] };

/** The size of a phone. */
export const PHONE = { width: 390, height: 844 };
