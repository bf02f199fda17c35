// The coach: hints and warnings at the table, the review of a round, and trying out another move. And the expert, which
// runs in the same worker.
import { hear, heard, listen } from './heard.js';
import { PARTS } from './parts.js';
import { KEYS, computer, human, match } from './record.js';
import { click, discards, expect, open, openMatch, prompt, savedActions, savedMatch, seatCharacter, seatNobody, slot, stock, stored, test } from './table.js';
import { selfplay } from './tools.js';

const RACK = [3, 11, 16, 24, 27, 8, 41, 36, 50, 58];
const FOUR = [human('You'), computer('Otto'), computer('Vera'), computer('Mina')];
/** Slot 30 has an 8 between 27 and 41; the next card is a 33. */
const gap = (more = {}) => match({ seats: FOUR, rounds: [{ racks: [RACK], opening: 19, stock: [33], ...more }] });
const hint = (page) => page.getByRole('button', { name: 'Hint', exact: true });
const with_ = (learning, more = {}) => ({ settings: { pace: 'at-once', learning, ...more } });

/** Asks for a hint and waits for it. */
async function askForHint(page) {
  await hint(page).click();
  await expect(hint(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(prompt(page)).toContainText('better than the next-best move.');
}

test.describe('hints', () => {
  test('the best slot is named with the reason, and marked', async ({ page }) => {
    await openMatch(page, gap({ actions: ['S'] }));
    await expect(prompt(page)).toContainText('You drew the 33.');
    await askForHint(page);
    await expect(prompt(page)).toContainText('Put the 33 into slot 30. The 33 closes the gap between the 27 and the 41.');
    await expect(prompt(page)).toContainText(/\d+(\.\d)? points? better than the next-best move\./);
    await expect(slot(page, 30)).toHaveAccessibleName('Slot 30: 8, hint: swap here');
    await expect(page.getByRole('button', { name: /hint: swap here/ })).toHaveCount(1);
    await hint(page).click();
    await expect(prompt(page)).toContainText('You drew the 33.');
    await expect(page.getByRole('button', { name: /hint: swap here/ })).toHaveCount(0);
  });

  test('it goes with the move, and the next decision has one of its own', async ({ page }) => {
    await openMatch(page, gap());
    await askForHint(page);
    await expect(prompt(page)).toContainText(/^Draw\. /);
    await stock(page).click();
    await expect(prompt(page)).toContainText('You drew the 33.');
    await expect(hint(page)).toHaveAttribute('aria-pressed', 'false');
    await page.keyboard.press('h');
    await expect(prompt(page)).toContainText('The 33 closes the gap');
    // A hint to take the discard names the slot too.
    await page.keyboard.press('h');
    await expect(prompt(page)).toContainText('You drew the 33.');
  });

  test('a discard that completes the rack is to be taken', async ({ page }) => {
    const racks = [[3, 11, 16, 24, 27, 8, 41, 46, 50, 58]];
    await openMatch(page, match({ seats: FOUR, rounds: [{ racks, opening: 33 }] }));
    await askForHint(page);
    await expect(prompt(page)).toContainText('Take the 33 for slot 30. The 33 is the last one you need. Then you can call.');
    await expect(slot(page, 30)).toHaveAccessibleName('Slot 30: 8, hint: swap here');
  });

  test('whoever asks with a slot marked, or the discard picked up, sees the hint', async ({ page }) => {
    await openMatch(page, gap());
    await expect(prompt(page)).toContainText('Your turn.');
    for (const key of ['3', 't']) {
      await page.keyboard.press(key);
      await expect(prompt(page)).not.toContainText('Your turn.');
      await page.keyboard.press('h');
      await expect(prompt(page)).toContainText(/^Draw\. /);
    }
    await page.keyboard.press('h');
    await expect(prompt(page)).toContainText('Your turn.');
  });

  for (const [what, table, pile] of [
    ['to draw', gap(), PARTS.stockWell],
    ['to take', match({ seats: FOUR, rounds: [{ racks: [[3, 11, 16, 24, 27, 8, 41, 46, 50, 58]], opening: 33 }] }), PARTS.discardWell],
  ]) {
    test(`a pile that is best ${what} is marked until a card is picked up`, async ({ page }) => {
      await openMatch(page, table);
      await askForHint(page);
      const mark = page.locator(pile);
      await expect(mark).toHaveCSS('outline-style', 'solid');
      await click(page, 'discards');
      await expect(prompt(page)).toContainText('Now choose a slot for it');
      await expect(mark).toHaveCSS('outline-style', 'none');
    });
  }

  test('it is not for the same turn of another match', async ({ page }) => {
    await openMatch(page, gap());
    await askForHint(page);
    const other = match({ seats: FOUR, rounds: [{ racks: [[2, 12, 17, 23, 28, 9, 42, 37, 51, 57]], opening: 20, stock: [34] }] });
    const data = await page.evaluateHandle((text) => {
      const data = new DataTransfer();
      data.items.add(new File([text], 'match.json', { type: 'application/json' }));
      return data;
    }, JSON.stringify(other));
    await page.dispatchEvent('body', 'drop', { dataTransfer: data });
    await page.getByRole('button', { name: 'Continue match' }).click();
    await expect(slot(page, 5)).toHaveAccessibleName(/^Slot 5: 2/);
    await expect(prompt(page)).toContainText('Your turn.');
    await expect(hint(page)).toHaveAttribute('aria-pressed', 'false');
  });

  test('where two moves are as good, the plainest is named, and that it hardly matters', async ({ page }) => {
    const seats = [human('You'), computer('Otto')];
    await openMatch(page, match({ seats, rounds: [{ racks: [[24, 8, 19, 17, 35, 20, 26, 33, 32, 10]], opening: 14 }] }));
    await hint(page).click();
    await expect(prompt(page)).toContainText('It hardly matters here. Another move is about as good.');
    await expect(prompt(page)).toContainText(/^Draw/);
    await expect(prompt(page)).not.toContainText('next-best');
  });

  test('switched off, there are none', async ({ page }) => {
    await openMatch(page, gap(), with_('off'));
    await expect(prompt(page)).toContainText('Your turn.');
    await expect(hint(page)).toHaveCount(0);
    await page.keyboard.press('h');
    await expect(prompt(page)).toContainText('Your turn.');
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('radiogroup', { name: 'Coach' }).locator('label').filter({ hasText: /^Hints$/ }).click();
    await page.keyboard.press('Escape');
    await expect(hint(page)).toBeVisible();
  });
});

test('warned before a blunder: the move is asked about, and done when it is meant', async ({ page }) => {
  await openMatch(page, gap({ actions: ['S'] }), with_('warn'));
  // The coach has computed ahead if it knows at once what is best.
  await askForHint(page);
  await hint(page).click();
  await discards(page).click();
  await expect(prompt(page)).toContainText(/That’ll cost you about \d+ points\./);
  expect(await savedActions(page)).toEqual(['S']);
  await page.keyboard.press('Escape');
  await expect(prompt(page)).toContainText('You drew the 33.');
  await discards(page).click();
  await discards(page).click();
  await expect.poll(() => savedActions(page)).toContain('S-');
});

test('warned where chips are played for: without points, which mean nothing there', async ({ page }) => {
  const goal = { chips: { rounds: 5, start: 12, price: 'own-run', elimination: false } };
  const record = match({ seats: FOUR, goal, rules: { edition: 'ravensburger-fr' }, rounds: [{ racks: [RACK], opening: 19, stock: [33], actions: ['S'] }] });
  await openMatch(page, record, with_('warn'));
  await hint(page).click();
  await expect(prompt(page)).toContainText('The 33 closes the gap between the 27 and the 41.');
  await hint(page).click();
  await discards(page).click();
  await expect(prompt(page)).toHaveText('That’ll cost you a lot. Choose it again to do it anyway, or ask for a hint.');
});

test('a good move is not asked about', async ({ page }) => {
  await openMatch(page, gap({ actions: ['S'] }), with_('warn'));
  await askForHint(page);
  await slot(page, 30).click();
  await expect.poll(() => savedActions(page)).toContain('S30');
});

test.describe('the expert', () => {
  const experts = (names) => [human('You'), ...names.map((name) => ({ ...computer(name), level: 'expert' }))];

  test('is chosen in setup', async ({ page }) => {
    await open(page);
    await seatNobody(page, 4);
    await seatCharacter(page, 2, 'Mina');
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await expect(prompt(page)).toBeVisible();
    expect((await savedMatch(page)).seats[1].level).toBe('mina');
  });

  test('plays a round to its end, whoever else moves', async ({ page }) => {
    // The person cannot win: the rack is in order only at the very end, and Rack-O is never announced.
    const racks = [[60, 59, 57, 56, 55, 54, 53, 52, 51, 49]];
    await openMatch(page, match({ seats: experts(['Otto', 'Vera', 'Mina']), rounds: [{ racks }] }), with_('on-request'));
    const over = page.getByRole('heading', { level: 1, name: /called Rack/ });
    const mine = stock(page).and(page.locator(':not([aria-disabled])'));
    for (;;) {
      await mine.or(over).first().waitFor();
      if (await over.count()) break;
      await page.keyboard.press('d');
      await page.keyboard.press('x');
    }
    const { rounds } = await savedMatch(page);
    expect(rounds[0].result.announcer).not.toBe(0);
  });

  test('decides the same for the same seed', async ({ page }) => {
    const at = match({ seats: experts(['Otto']), runOfThree: false, rounds: [{ racks: [RACK.map((card) => Math.min(card, 40 - RACK.filter((other) => other > card).length))] }] });
    const play = async () => {
      await openMatch(page, at, with_('on-request'));
      await click(page, 'stock');
      await click(page, 'discards');
      await expect(prompt(page)).toContainText('Your turn.');
      return savedActions(page);
    };
    const first = await play();
    expect(first.length).toBeGreaterThan(1);
    expect(await play()).toEqual(first);
  });
});

test.describe('when it cannot be loaded', () => {
  test.use({ mayFail: true });

  test('the expert plays like the level below, and a hint says why there is none', async ({ page }) => {
    await page.route('**/split_thinking*', (route) => route.abort());
    const seats = [human('You'), { ...computer('Otto'), level: 'expert' }];
    await openMatch(page, match({ seats, rounds: [{}] }), with_('on-request'));
    await hint(page).click();
    const told = page.getByRole('alert').filter({ hasText: 'couldn’t load' });
    await expect(told).toBeVisible();
    await told.getByRole('button', { name: 'Close' }).click();
    await click(page, 'stock');
    await click(page, 'discards');
    await expect(prompt(page)).toContainText('Your turn.');
    expect((await savedActions(page)).length).toBeGreaterThan(1);
  });

  test('one that answers nonsense is given up', async ({ page }) => {
    const body = 'onmessage = () => postMessage("nonsense");';
    await page.route('**/worker.js', (route) => route.fulfill({ contentType: 'text/javascript', body }));
    const seats = [human('You'), { ...computer('Otto'), level: 'expert' }];
    await openMatch(page, match({ seats, rounds: [{}] }), with_('on-request'));
    await click(page, 'stock');
    await click(page, 'discards');
    await expect(page.getByRole('alert').filter({ hasText: 'couldn’t load' })).toBeVisible();
    await expect(prompt(page)).toContainText('Your turn.');
    expect((await savedActions(page)).length).toBeGreaterThan(1);
  });
});

test.describe('the review of a round', () => {
  const [played] = selfplay(1, 5, 2, 'milton-bradley', { goal: { rounds: 2 } });
  played.seats[0] = human('You');
  const list = (page) => page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^(Good|Slip|Mistake|Blunder)/ }) });

  async function review(page) {
    await openMatch(page, played);
    await page.getByRole('button', { name: 'Ask the coach' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Coach’s review');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByRole('status')).toHaveText(/^.* given away in \d+ decisions, .* on average\.$/);
  }

  test('every own decision, worst first, and the chance to win turn by turn', async ({ page }) => {
    await review(page);
    const losses = await list(page).getByRole('button').evaluateAll((all) =>
      all.map((one) => Number(one.querySelector('b').textContent.replace('−', '-'))));
    expect(losses).toEqual(losses.toSorted((a, b) => a - b));
    expect(losses[0]).toBeLessThan(0);
    const decisions = Number(/ in (\d+) decisions/.exec(await page.getByRole('status').textContent())[1]);
    expect(losses).toHaveLength(decisions);
    // Every turn of the person has its chance in the chart.
    const turns = played.rounds[1].actions.filter((token) => /^[TS]/.test(token)).length / 2;
    const chances = page.getByRole('listitem').filter({ hasText: /^Turn \d+: \d+%$/ });
    expect(Math.abs((await chances.count()) - turns)).toBeLessThanOrEqual(1);
    await expect(page.getByRole('region', { name: 'The decision' })).toContainText('That cost about');
  });

  test('a move that is as good as the coach’s is no mistake, and what the coach would have done is told beside it', async ({ page }) => {
    // The 14 helps as little as the 17 it replaces; Otto calls at once.
    const racks = [[24, 8, 19, 17, 35, 20, 26, 33, 32, 10], [1, 2, 3, 5, 7, 11, 15, 22, 30, 40]];
    const seats = [human('You'), computer('Otto')];
    await openMatch(page, match({ seats, goal: { rounds: 2 }, rounds: [{ racks, opening: 14, actions: ['T20', 'R'] }] }));
    await page.getByRole('button', { name: 'Ask the coach' }).click();
    await expect(page.getByRole('status')).toContainText(/^1 decision, .*no mistake/);
    await expect(list(page)).toHaveText(/^Good.*take the 14 for slot 20.*0$/);
    const decision = page.getByRole('region', { name: 'The decision' });
    await expect(decision).toContainText('That made hardly any difference.');
    await expect(decision).toContainText(/Just as good: draw from the stock\. ?Draw/);
  });

  test('it is heard that the coach begins, and then what came of it', async ({ page }) => {
    await openMatch(page, played);
    await listen(page);
    await page.getByRole('button', { name: 'Ask the coach' }).click();
    await hear(page, /given away/);
    expect(await heard(page)).toEqual([expect.stringMatching(/^Reviewing \d+ decisions…$/), expect.stringMatching(/ in \d+ decisions, .* on average\.$/)]);
    // A decision that is chosen is heard, too.
    await list(page).nth(3).getByRole('button').press('Enter');
    await hear(page, /^Turn \d+ You (took|drew|put|discarded|called|kept) ?/);
  });

  test('where chips are played for it speaks of better moves, not of points', async ({ page }) => {
    const goal = { chips: { rounds: 2, start: 12, price: 'own-run', elimination: false } };
    const [chips] = selfplay(1, 5, 2, 'ravensburger-fr', { goal });
    chips.seats[0] = human('You');
    await openMatch(page, chips);
    await page.getByRole('button', { name: 'Ask the coach' }).click();
    await expect(page.getByRole('status')).toHaveText(/^There was a better move in [1-9]\d* of \d+ decisions\.$/);
    await expect(page.getByRole('region', { name: 'The decision' })).toContainText(/ That wasn’t the best move\. ?Better: /);
    await expect(list(page).first()).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText(/point|−\d/);
  });

  test('what was given away goes into the statistics, once', async ({ page }) => {
    const meanLoss = async () => {
      await page.evaluate(() => localStorage.setItem('rack-o/1/match-extras', JSON.stringify({ seed: '7', colours: [0, 1], at_table: false })));
      await page.reload();
      await page.getByRole('button', { name: 'Statistics' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Statistics' })).toBeVisible();
      return page.getByRole('main').innerText();
    };
    await review(page);
    const once = await meanLoss();
    expect(once).toMatch(/average cost of mistakes/i);
    await review(page);
    expect(await meanLoss()).toBe(once);
  });

  test('another decision, another round, another player', async ({ page }) => {
    await review(page);
    const row = list(page).nth(3).getByRole('button');
    await row.focus();
    await page.keyboard.press('Enter');
    await expect(row).toHaveAttribute('aria-current', 'true');
    await expect(row).toBeFocused();
    const turn = /Turn \d+/.exec(await row.textContent())[0];
    await expect(page.getByRole('region', { name: 'The decision' })).toContainText(turn);
    await page.getByRole('combobox', { name: 'Round' }).selectOption('Round 1');
    await expect(page.getByRole('status')).toHaveText(/ in \d+ decisions/);
    const before = await page.getByRole('status').textContent();
    await page.getByRole('combobox', { name: 'Decisions by' }).selectOption(played.seats[1].name);
    await expect(page.getByRole('status')).not.toHaveText(before);
    await expect(page.getByRole('status')).toHaveText(/ in \d+ decisions/);
  });

  test('the round is watched from there, and closing leads back step by step', async ({ page }) => {
    await review(page);
    await page.getByRole('button', { name: 'Watch from here' }).click();
    const strip = page.getByRole('region', { name: 'Watch the replay' });
    await expect(strip.getByRole('combobox', { name: 'Round' })).toHaveValue('1');
    await expect(strip.getByRole('slider')).not.toHaveValue('0');
    await strip.getByRole('button', { name: 'Close replay' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Coach’s review');
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /win|share/ })).toBeVisible();
  });

  test('left while the coach still thinks, and asked again at once, nothing goes wrong with answers on their way', async ({ page }) => {
    const [long] = selfplay(1, 3, 4, 'milton-bradley', { goal: { points: 250 } });
    long.seats[0] = human('You');
    await openMatch(page, long);
    for (let time = 0; time < 3; time += 1) {
      await page.getByRole('button', { name: 'Ask the coach' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Coach’s review');
      if (time < 2) await page.keyboard.press('Escape');
    }
    await expect(page.getByRole('status')).toContainText(/ in \d+ decisions, /);
  });

  test('another move is tried out beside the match, which stays as it was', async ({ page }) => {
    await review(page);
    const before = await stored(page, KEYS.match);
    await page.getByRole('button', { name: /^What if\?/ }).click();
    await expect(page.getByText('What if? This won’t count')).toBeVisible();
    await expect(prompt(page)).toContainText(/Your turn|You drew|in order/);
    await click(page, (await prompt(page).textContent()).includes('You drew') ? 'discards' : 'stock');
    expect(await stored(page, KEYS.match)).toBe(before);
    // Back to the review, where the trial started.
    await page.getByRole('button', { name: 'Back to the match' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Coach’s review' })).toBeVisible();
    expect(await stored(page, KEYS.match)).toBe(before);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { level: 1, name: /win|share/ })).toBeVisible();

    // And to the very decision that was tried out, not to the worst.
    await page.getByRole('button', { name: 'Ask the coach' }).click();
    await expect(page.getByRole('status')).toContainText(/ in \d+ decisions, /);
    const rows = page.getByRole('listitem').getByRole('button', { name: /Turn \d+/ });
    await rows.last().click();
    const looked = page.getByRole('region', { name: 'The decision' });
    await expect(rows.last()).toHaveAttribute('aria-current', 'true');
    const shownBefore = await looked.innerText();
    await page.getByRole('button', { name: /^What if\?/ }).click();
    await expect(page.getByText('What if? This won’t count')).toBeVisible();
    await page.getByRole('button', { name: 'Back to the match' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Coach’s review' })).toBeVisible();
    await expect(looked).toContainText(shownBefore.split('\n')[0]);
    await expect(page.getByRole('status')).toContainText(/ in \d+ decisions, /);
    expect(await looked.innerText()).toBe(shownBefore);
    await page.keyboard.press('Escape');

    // Reloading during a trial leads back too.
    await page.getByRole('button', { name: 'Ask the coach' }).click();
    await page.getByRole('button', { name: /^What if\?/ }).click();
    await expect(page.getByText('What if? This won’t count')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: /win|share/ })).toBeVisible();
    expect(await stored(page, KEYS.match)).toBe(before);
  });
});
