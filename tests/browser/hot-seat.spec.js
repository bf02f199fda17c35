// Several people at one device: nobody's cards are in the page while somebody else is looking, not even hidden.
import { KEYS, computer, human, match, replay } from './record.js';
import { choose, click, expect, flip, look, open, openMatch, ownCards, playOn, prompt, savedMatch, seatFriend, slot, stopClock, test } from './table.js';

const html = (page) => page.evaluate(() => document.documentElement.outerHTML);
const show = (page) => page.getByRole('button', { name: 'Show my rack' }).click();
const heading = (page) => page.getByRole('heading', { level: 1 });

/** The cards that the page contains anywhere, drawn or named. */
const cardsIn = (text) => [...text.matchAll(/--v:\s*(\d+)|Slot \d+: (\d+)/g)].map(([, drawn, named]) => Number(drawn ?? named));

const ANN_AND_BO = [human('Ann'), human('Bo'), computer('Otto'), computer('Vera')];
const OWN = [5, 8, 19, 12, 25, 33, 40, 41, 52, 60];
const SOME = [1, 2, 3, 4, 6, 7, 9, 10, 11, 13].reverse();
const OTHERS = [14, 15, 16, 17, 18, 20, 21, 22, 23, 24].reverse();
const THIRD = [26, 27, 28, 29, 30, 31, 32, 34, 35, 36].reverse();

/** Opens two matches that differ only in what must not be seen, and compares every word of the pages. */
async function sameForBoth(page, one, other, steps = async () => {}) {
  const pages = [];
  for (const of of [one, other]) {
    await openMatch(page, of);
    await heading(page).waitFor({ state: 'attached' });
    await steps(page);
    pages.push(await html(page));
  }
  expect(pages[1]).toBe(pages[0]);
  return pages[0];
}

test.describe('whatever is hidden, the page is the same', () => {
  test.beforeEach(({ page }) => stopClock(page));

  test("while I play: the others' racks and the stock", async ({ page }) => {
    const seen = await sameForBoth(page,
      { rounds: [{ racks: [OWN, SOME, OTHERS, THIRD], opening: 50, stock: [51, 53] }] },
      { rounds: [{ racks: [OWN, THIRD, SOME, OTHERS], opening: 50, stock: [51, 37] }] },
      async () => {
        await expect(prompt(page)).toContainText(/your turn\./i);
        await click(page, 'stock');
        await expect(prompt(page)).toContainText('You drew the 51.');
      });
    expect(new Set(cardsIn(seen))).toEqual(new Set([...OWN, 50, 51]));
  });

  test('a card that a computer player has drawn', async ({ page }) => {
    const round = { racks: [OWN, SOME, OTHERS, THIRD], opening: 50, actions: ['S-', 'S'] };
    const seen = await sameForBoth(page,
      { rounds: [{ ...round, stock: [51, 53, 37] }] },
      { rounds: [{ ...round, stock: [51, 37, 53] }] },
      () => expect(prompt(page)).toHaveText('Otto drew a card.'));
    expect(new Set(cardsIn(seen))).toEqual(new Set([...OWN, 50, 51]));
  });

  test("at one device: the other person's rack", async ({ page }) => {
    const seen = await sameForBoth(page,
      { seats: ANN_AND_BO, rounds: [{ racks: [OWN, SOME, OTHERS, THIRD], opening: 50 }] },
      { seats: ANN_AND_BO, rounds: [{ racks: [OWN, OTHERS, THIRD, SOME], opening: 50 }] },
      async () => {
        await show(page);
        await expect(slot(page, 5)).toHaveAccessibleName('Slot 5: 5, in order');
      });
    expect(new Set(cardsIn(seen))).toEqual(new Set([...OWN, 50]));
  });

  test('between two people: every card there is', async ({ page }) => {
    const seen = await sameForBoth(page,
      { seats: ANN_AND_BO, rounds: [{ racks: [OWN, SOME, OTHERS, THIRD], opening: 50, stock: [51], actions: ['S'] }] },
      { seats: ANN_AND_BO, rounds: [{ racks: [OTHERS, OWN, THIRD, SOME], opening: 49, stock: [39], actions: ['S'] }] },
      () => expect(heading(page)).toHaveText('Pass the device to Ann'));
    expect(cardsIn(seen)).toEqual([]);
    expect(await page.getByRole('main').innerText()).not.toMatch(/\d/);
  });

  test('and it is not the same where the own rack is another', async ({ page }) => {
    const pages = [];
    for (const own of [SOME, OTHERS]) {
      await openMatch(page, { rounds: [{ racks: [own] }] });
      await expect(prompt(page)).toContainText(/your turn\./i);
      pages.push(await html(page));
    }
    expect(pages[1]).not.toBe(pages[0]);
  });
});

test('two people hand the device to and fro through a whole round', async ({ page }) => {
  test.setTimeout(240_000);
  await open(page, { [KEYS.settings]: '{"pace":"at-once"}' });
  await choose(page, 'Number of players', '2');
  for (const [seat, name] of [[1, 'Ann'], [2, 'Bo']]) await seatFriend(page, seat, name);
  await choose(page, 'Match target', '1 round');
  await flip(page, 'Run of three');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  // The press is handled before the match starts.
  await expect(heading(page)).toHaveText(/^Pass the device to/);

  const over = page.getByRole('button', { name: 'Rematch' });
  let turns = 0;
  for (;;) {
    await heading(page).waitFor({ state: 'attached' });
    if (await over.count()) break;
    const record = await savedMatch(page);
    const { racks, toAct, discard } = replay(record);
    await expect(heading(page)).toHaveText(`Pass the device to ${record.seats[toAct].name}`);
    expect(cardsIn(await html(page))).toEqual([]);
    await show(page);
    await expect(prompt(page)).toBeVisible();
    expect(await ownCards(page)).toEqual(racks[toAct]);
    const mayBeSeen = new Set([...racks[toAct], ...discard.slice(-2)]);
    expect(cardsIn(await html(page)).filter((card) => !mayBeSeen.has(card))).toEqual([]);
    await playOn(page, { highest: 40 });
    turns += 1;
  }
  const { rounds: [round], winners, seats } = await savedMatch(page);
  expect(turns).toBeGreaterThan(1);
  expect(round.result.announcer).toBe(winners[0]);
  await expect(heading(page)).toHaveText(`${seats[winners[0]].name} wins!`);
});

test('a person looks on while computer players move, and the next one is asked first', async ({ page }) => {
  await stopClock(page);
  await openMatch(page, { seats: [human('Ann'), computer('Otto'), human('Bo')], rounds: [{}] });
  await expect(heading(page)).toHaveText('Pass the device to Ann');
  await show(page);
  const own = (await look(page)).rack;
  await click(page, 'stock');
  await click(page, 'discards');
  await expect(prompt(page)).toHaveText('Otto is thinking.');
  expect((await look(page)).rack).toEqual(own);
  await page.clock.runFor(10_000);
  await expect(heading(page)).toHaveText('Pass the device to Bo');
});

test('whoever gets the device first is told who deals and who goes first', async ({ page }) => {
  await openMatch(page, { seats: [computer('Otto'), human('Ann'), human('Bo')], rounds: [{}] });
  await expect(heading(page)).toHaveText('Pass the device to Ann');
  await expect(page.getByText('Bo deals. Otto goes first.')).toBeVisible();
  await show(page);
  await expect(prompt(page)).toContainText('Ann, it’s your turn.');
  await click(page, 'stock');
  await click(page, 'discards');
  await expect(heading(page)).toHaveText('Pass the device to Bo');
  await expect(page.getByText('goes first.')).toHaveCount(0);
});

test('a rack is covered at once after its turn, and the next person reads what everybody saw', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await stopClock(page);
  const racks = [[3, 11, 16, 24, 27, 8, 41, 36, 48, 49], [5, 1, 9, 13, 17, 21, 25, 29, 37, 45]];
  await openMatch(page, { seats: [human('Ann'), computer('Otto'), human('Bo')], rounds: [{ racks, opening: 33, actions: ['T30', 'S-'], stock: [47, 2] }] });
  await expect(heading(page)).toHaveText('Pass the device to Bo');
  const told = page.getByRole('region', { name: 'What you missed' }).getByRole('listitem');
  await expect(told).toHaveText(['Ann took the 33 for slot 30 and discarded the 8', 'Otto drew and discarded the 47']);
  await show(page);
  await click(page, 'stock');
  await slot(page, 35).focus();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Pass the device to Ann');
  await expect(slot(page, 35)).toHaveCount(0);
  await expect(told).toHaveText(['Otto drew and discarded the 47', /^Bo drew for slot 35 and discarded the \d+$/]);
  expect(cardsIn(await html(page))).toEqual([]);
  await expect(page.getByRole('button', { name: 'Take back Bo’s move' })).toHaveCount(1);
});

test('Rack-O is not called by itself for somebody who has not been handed the device', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await stopClock(page);
  const racks = [[2, 1, 3, 4, 5, 6, 7, 8, 9, 11], [10, 12, 13, 14, 20, 21, 25, 30, 35, 40]];
  await openMatch(page, { seats: [human('Ann'), human('Bo')], rounds: [{ racks, opening: 39 }] }, { settings: { call_by_itself: true } });
  await page.getByRole('button', { name: 'Show my rack' }).click();
  await click(page, 'discards');
  await click(page, 50);
  await page.clock.runFor(5000);
  await expect(heading(page)).toHaveText('Pass the device to Bo');
  await page.getByRole('button', { name: 'Show my rack' }).click();
  await page.clock.runFor(1000);
  // The table celebrates for a moment.
  await page.clock.runFor(2000);
  await expect(heading(page)).toHaveText('Bo called Rack‑O!');
});

for (const reducedMotion of ['reduce', 'no-preference']) {
  test(`a second tap meant for a slot does not open the next one's rack (motion: ${reducedMotion})`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await openMatch(page, { seats: [human('Ann'), human('Bo')], rounds: [{ stock: [3] }] });
    const show = page.getByRole('button', { name: 'Show my rack' });
    await show.click();
    await click(page, 'stock');
    await expect(prompt(page)).toContainText('You drew the 3.');
    // In one call, so that no time passes between the discard and the second tap.
    const open = await page.evaluate(async () => {
      dispatchEvent(new KeyboardEvent('keydown', { key: 'x', bubbles: true }));
      await new Promise(requestAnimationFrame);
      dispatchEvent(new PointerEvent('pointerdown'));
      await new Promise(requestAnimationFrame);
      const button = document.querySelector('main button');
      const { x, y, width, height } = button.getBoundingClientRect();
      return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
    expect(open, 'a tap at once would press it').toBe(false);
    await show.click();
    await expect(prompt(page)).toContainText(/your turn\./i);
  });
}
