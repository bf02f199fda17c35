// What a screen reader announces at the table, and where its focus is afterwards.
import { hear, heard, listen } from './heard.js';
import { ORDERED, computer, human } from './record.js';
import { click, expect, openMatch, otherRack, prompt, savedActions, stopClock, test } from './table.js';

const ROUND = { racks: [[5, 8, 19, 12, 25, 33, 40, 41, 52, 60]], opening: 22, stock: [3, 30] };

/** What has been said since the person's last move, including it. */
const heardSinceMine = async (page) => {
  const all = await heard(page);
  return all.slice(all.findLastIndex((text) => /^You (took|put|drew and)/.test(text)));
};
const lastMoves = (page) => page.getByRole('complementary', { name: 'Last moves' }).getByRole('listitem');

const FOUR = [human('You'), computer('Otto'), computer('Vera'), computer('Mina')];

test('where computer players move at once, every one of their moves is said, in turn', async ({ page }) => {
  await openMatch(page, { seats: FOUR, rounds: [ROUND] }, { settings: { pace: 'at-once' } });
  await expect(prompt(page)).toContainText('Your turn.');
  await listen(page);
  await click(page, 'stock');
  await hear(page, /^You drew the 3\./);
  await click(page, 'discards');
  await expect.poll(async () => (await savedActions(page)).length).toBe(4);
  await expect(prompt(page)).toContainText('Your turn.');
  await expect.poll(async () => (await heardSinceMine(page)).join(' ')).toMatch(/^You .*\. Otto .*\. Vera .*\. Mina .*\. Your turn\.( Draw .*)?$/);
});

test('between two of my turns I hear one message: what the others did, and then that it is my turn', async ({ page }) => {
  await openMatch(page, { seats: FOUR, rounds: [ROUND] }, { settings: { pace: 'fast' } });
  await expect(prompt(page)).toContainText('Your turn.');
  await listen(page);
  for (const turn of [1, 2]) {
    await click(page, 'stock');
    // Whoever acts before it is said hears both together.
    await hear(page, /^You drew the \d+\./);
    await click(page, 'discards');
    await expect.poll(async () => (await savedActions(page)).length).toBe(4 * turn);
    await expect(prompt(page)).toContainText('Your turn.');
    await expect(lastMoves(page).last()).toContainText(/^Mina/);
    const moves = (await lastMoves(page).allTextContents()).slice(-4);
    expect(moves[0]).toMatch(/^You drew/);
    // What was heard names the discarded card as well.
    const told = moves.map((move) => `${move.trim()}( and discarded the \\d+)?\\.`);
    await expect.poll(() => heardSinceMine(page)).toEqual([told[0], [...told.slice(1), 'Your turn\\.'].join(' ')].map((text) => expect.stringMatching(`^${text}$`)));
  }
});

test('of every move I hear which card lies on the discard pile now', async ({ page }) => {
  const racks = [[1, 5, 9, 13, 21, 25, 29, 33, 37, 3], [2, 6, 10, 14, 40, 22, 26, 30, 36, 35]];
  await openMatch(page, { seats: [human('You'), computer('Otto')], rounds: [{ racks, opening: 20, stock: [17, 4], actions: ['S-', 'T25'] }] });
  await expect(page.getByText('Otto took the 17 for slot 25 and discarded the 40. Your turn.', { exact: true })).toHaveCount(1);
  await listen(page);
  await page.keyboard.press('t');
  await hear(page, /^You’re taking the 40\./);
  await page.keyboard.press('1');
  await hear(page, /^You took the 40 for slot 5 and discarded the 1\.$|^Otto /);
  expect((await heard(page)).join(' ')).toContain('You took the 40 for slot 5 and discarded the 1.');
});

test('of a card that I drew myself I hear which it was', async ({ page }) => {
  await openMatch(page, { rounds: [ROUND] });
  await expect(prompt(page)).toContainText('Your turn.');
  await listen(page);
  for (const key of ['d', '3']) await page.keyboard.press(key);
  await expect.poll(async () => (await heard(page)).join(' ')).toContain('You put the 3 into slot 15 and discarded the 19.');
});

test('that the stock ran out is heard, and stands with the last moves', async ({ page }) => {
  // Two play with 40 cards, of which 19 lie in the stock: all of them were drawn and discarded.
  const round = { racks: [[5, 8, 19, 12, 25, 33, 40, 1, 2, 3]], opening: 20, actions: Array(19).fill('S-') };
  await openMatch(page, { seats: [human('You'), computer('Otto')], rounds: [round], dealer: 0 }, { settings: { pace: 'fast' } });
  const renewed = 'The stock ran out, so the discards were turned over to make a new one.';
  await expect(lastMoves(page).filter({ hasText: renewed })).toHaveCount(0);
  await listen(page);
  await expect(prompt(page)).toContainText('Your turn.');
  await page.keyboard.press('d');
  await hear(page, new RegExp(`${renewed} You drew the 20\\.`));
  await page.keyboard.press('x');
  await expect(lastMoves(page).filter({ hasText: renewed })).toHaveCount(1);
});

test('at the first turn of a round I hear who deals and, where somebody else goes first, the first discard', async ({ page }) => {
  await openMatch(page, { seats: FOUR, dealer: 3, rounds: [ROUND] });
  await expect(page.getByText('Mina cut the lowest card (1) and deals. Your turn. Draw from the stock, or take the 22.', { exact: true })).toHaveCount(1);
  await openMatch(page, { seats: FOUR, dealer: 0, rounds: [ROUND] }, { settings: { pace: 'slow' } });
  await expect(page.getByText('You cut the lowest card (1), so you deal. Otto goes first. The first discard is the 22.', { exact: true })).toHaveCount(1);
});

/** Lets the stopped clock go on until this is there. */
const goOnUntil = (page, one) => expect.poll(async () => {
  await page.clock.runFor(50);
  return one.count();
}).toBe(1);

test('while I read something over the table, nobody moves', async ({ page }) => {
  await stopClock(page);
  await openMatch(page, { seats: FOUR, dealer: 0, rounds: [ROUND] }, { settings: { pace: 'slow' } });
  await goOnUntil(page, page.getByText('Otto goes first.'));
  for (const [name, open] of [
    ['Keyboard shortcuts', () => page.keyboard.press('?')],
    ['Score sheet', () => page.getByRole('button', { name: 'Score sheet' }).press('Enter')],
  ]) {
    await open();
    await goOnUntil(page, page.getByRole('dialog', { name }));
    await page.clock.runFor(30_000);
    expect(await savedActions(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await page.clock.runFor(8000);
  await expect.poll(async () => (await savedActions(page)).length).toBeGreaterThan(0);
});

test('keys that can do nothing in another’s turn say whose it is', async ({ page }) => {
  await stopClock(page);
  await openMatch(page, { seats: FOUR, dealer: 0, rounds: [ROUND] }, { settings: { pace: 'slow' } });
  await goOnUntil(page, page.getByText('Otto goes first.'));
  await listen(page);
  for (const [times, key] of ['d', 'h', '3'].entries()) {
    await page.keyboard.press(key);
    await page.clock.runFor(100);
    await expect.poll(async () => (await heard(page)).filter((text) => text === 'Otto is thinking.').length).toBe(times + 1);
  }
});

test('going on without calling is heard', async ({ page }) => {
  await openMatch(page, { seats: FOUR, rounds: [{ ...ROUND, actions: ['T20'] }] });
  await expect(prompt(page)).toContainText('in order!');
  await listen(page);
  await page.keyboard.press('g');
  await expect.poll(async () => (await heard(page)).join(' ')).toContain('You keep playing.');
});

test('after a round I hear every total', async ({ page }) => {
  const over = { racks: [ROUND.racks[0].toSorted((a, b) => a - b)], actions: ['R'] };
  // Otto calls in his first turn: not before somebody listens.
  await stopClock(page);
  await openMatch(page, { seats: FOUR, rounds: [over, { ...ROUND, racks: [undefined, ORDERED] }] }, { settings: { pace: 'fast' } });
  await goOnUntil(page, otherRack(page, 'Otto'));
  await listen(page);
  await goOnUntil(page, page.getByRole('heading', { name: 'Otto called Rack‑O!' }));
  await page.clock.runFor(2000);
  await hear(page, /^Otto scores 75\. .*Total: You 80, Otto 80, Vera 10, Mina 10\. .*to win\./);
});

test('a hint that is given is heard with the slot it is about', async ({ page }) => {
  await openMatch(page, { rounds: [{ racks: [[3, 11, 16, 24, 27, 8, 41, 36, 50, 58]], opening: 19, stock: [33], actions: ['S'] }] });
  await expect(prompt(page)).toContainText('You drew the 33.');
  await listen(page);
  await page.keyboard.press('h');
  await hear(page, /^Put the 33 into slot 30\. The 33 closes the gap between the 27 and the 41\./);
});

test('a hint to take the discard says which card', async ({ page }) => {
  await openMatch(page, { rounds: [{ racks: [[3, 11, 16, 24, 27, 8, 41, 46, 50, 58]], opening: 33 }] });
  await expect(prompt(page)).toContainText('Your turn.');
  await listen(page);
  await page.keyboard.press('h');
  await hear(page, /^Take the 33 for slot 30\. The 33 is the last one you need/);
});

test('what M does is heard, and that there is nothing for U to take back', async ({ page }) => {
  await openMatch(page, { rounds: [ROUND] });
  await expect(prompt(page)).toContainText('Your turn.');
  await listen(page);
  for (const said of ['Sound off.', 'Sound on.']) {
    await page.keyboard.press('m');
    await hear(page, said);
  }
  for (const times of [1, 2]) {
    await page.keyboard.press('u');
    await expect.poll(async () => (await heard(page)).filter((text) => text === 'Nothing to take back.').length).toBe(times);
  }
});

test('whoever has as many points as another is told so', async ({ page }) => {
  const racks = [[9, 14, 21, 30, 2, 26, 34, 42, 43, 53], ORDERED, [10, 15, 22, 31, 3, 27, 35, 44, 45, 54], [11, 7, 23, 32, 4, 28, 36, 46, 47, 55]];
  await openMatch(page, { dealer: 0, rounds: [{ racks, actions: ['R'] }] });
  await expect(page.getByText('You’re tied for second, 55 behind.')).toBeVisible();
});

test('the call that ends the round is said with the moves before it', async ({ page }) => {
  const racks = [[9, 2, 13, 20, 26, 34, 42, 43, 53, 59], undefined, [1, 8, 12, 19, 25, 33, 40, 41, 52, 60]];
  const seats = [human('You'), computer('Otto', 'easy'), computer('Vera', 'hard'), computer('Mina')];
  await openMatch(page, { seats, rounds: [{ ...ROUND, racks }] }, { settings: { pace: 'fast' } });
  await expect(prompt(page)).toContainText('Your turn.');
  await listen(page);
  await click(page, 'stock');
  await hear(page, /^You drew the 3\./);
  await click(page, 'discards');
  await expect(page.getByRole('heading', { name: /^Vera called/ })).toBeVisible();
  await expect.poll(() => heardSinceMine(page)).toEqual([expect.stringMatching(/^You drew and discarded the 3\.$/), expect.stringMatching(/^Otto .*\. Vera called Rack‑O!$/), expect.stringMatching(/^Vera scores 75\. .* to win\./)]);
});

test('the first turn of the next match is one of its own', async ({ page }) => {
  await openMatch(page, { goal: { rounds: 1 }, rounds: [{ racks: [ROUND.racks[0].toSorted((a, b) => a - b)], opening: 22, actions: ['S-', 'P', 'S-', 'S-', 'S-', 'R'] }] }, { settings: { pace: 'at-once' } });
  await page.getByRole('button', { name: 'Rematch' }).waitFor();
  await listen(page);
  await page.getByRole('button', { name: 'Rematch' }).click();
  await expect(prompt(page)).toContainText(/Your turn\.|in order!/);
  await expect.poll(async () => (await heard(page)).at(-1)).toMatch(/Your turn\.|in order!/);
  expect((await heard(page)).join(' ')).not.toContain('taken back');
});

test('at one device each hears at their turn what has happened since their last', async ({ page }) => {
  await openMatch(page, { seats: [human('Ann'), human('Bo'), computer('Otto'), computer('Vera')], rounds: [ROUND] }, { settings: { pace: 'fast' } });
  for (const told of [/^Ann, it’s your turn\./, /^Ann .*\. Bo, it’s your turn\.$/, /^Bo .*\. Otto .*\. Vera .*\. Ann, it’s your turn\.( Draw .*)?$/]) {
    const show = page.getByRole('button', { name: 'Show my rack' });
    await show.waitFor();
    await listen(page);
    await show.click();
    await expect(prompt(page)).toContainText('it’s your turn.');
    await expect.poll(async () => (await heard(page)).at(-1)).toMatch(told);
    await click(page, 'stock');
    await click(page, 'discards');
  }
});

test('what is refused is heard each time', async ({ page }) => {
  await openMatch(page, { rounds: [ROUND] });
  await expect(prompt(page)).toContainText('Your turn.');
  await listen(page);
  const refusals = async () => (await heard(page)).filter((text) => text.startsWith('Not yet. Your cards must rise'));
  for (const times of [1, 2, 3]) {
    await click(page, 'call');
    await expect.poll(async () => (await refusals()).length).toBe(times);
  }
});

test('each move that is taken back is said, also when the one before was', async ({ page }) => {
  await openMatch(page, { rounds: [ROUND] }, { settings: { practice: true, pace: 'at-once' } });
  for (const card of [3, 4]) {
    await expect(prompt(page)).toContainText('Your turn.');
    await click(page, 'stock');
    await expect(prompt(page)).toContainText('You drew');
    await click(page, 'discards');
    await expect.poll(async () => (await savedActions(page)).length).toBe(card * 4 - 8);
  }
  await expect(prompt(page)).toContainText('Your turn.');
  await listen(page);
  const back = page.getByRole('button', { name: 'Take back your move' });
  for (let left = 2; left > 0; left -= 1) {
    await back.click();
    await expect(prompt(page)).toContainText('You drew');
    await back.click();
    await expect(prompt(page)).toContainText('Your turn.');
  }
  await expect.poll(async () => (await heard(page)).filter((text) => text.startsWith('Move taken back.')).length).toBe(4);
});

test('of a covered rack only its name is read, no list of ten backs', async ({ page }) => {
  await openMatch(page, { rounds: [ROUND] });
  await expect(otherRack(page, 'Otto')).toBeVisible();
  await expect(otherRack(page, 'Otto').getByRole('listitem')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Empty seat' }).first().getByRole('listitem')).toHaveCount(0);
});

test.describe(() => {
  test.use({ viewport: { width: 390, height: 844 } });
  test('a sheet that was opened from the menu gives the focus back to the menu', async ({ page }) => {
    await openMatch(page, { rounds: [ROUND] });
    await expect(prompt(page)).toContainText('Your turn.');
    const menu = page.getByRole('button', { name: 'Menu' });
    for (const name of ['Score sheet', 'Settings']) {
      await menu.press('Enter');
      await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name }).press('Enter');
      await expect(page.getByRole('dialog', { name })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(menu).toBeFocused();
    }
  });
});

test.describe(() => {
  test.use({ forcedColors: 'active' });
  test('a hint that is being given shows in the system’s own colours, too', async ({ page }) => {
    await openMatch(page, { rounds: [ROUND] });
    const hint = page.getByRole('button', { name: 'Hint', exact: true });
    const outline = () => hint.evaluate((key) => getComputedStyle(key).outlineStyle);
    await expect(hint).toHaveAttribute('aria-pressed', 'false');
    expect(await outline()).toBe('none');
    await page.keyboard.press('h');
    await expect(hint).toHaveAttribute('aria-pressed', 'true');
    expect(await outline()).toBe('solid');
  });
});
