// A first visit: nothing was played or filled in here before.
import { KEYS, computer, human, kept, match } from './record.js';
import { choose, click, expect, open, ownRack, prompt, savedMatch, slot, stored, test, toSetUp } from './table.js';

test.use({ isFirstVisit: true });

const offer = (page, name) => page.getByRole('button', { name });
const play = (page) => page.getByRole('button', { name: 'Play', exact: true });

/** A round against a beginner. */
async function expectFirstRound(page) {
  await expect(ownRack(page)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Score, 1 round' })).toBeVisible();
  const { seats, rules } = await savedMatch(page);
  expect(seats.map(({ name, player, level }) => [name, player, level])).toEqual([['You', 'human', undefined], ['Otto', 'computer', 'beginner']]);
  expect([rules.goal, rules.run_of_three]).toEqual([{ rounds: 1 }, false]);
}

test('a first visit offers the lesson and a first round, and nothing to fill in', async ({ page }) => {
  await open(page);
  await expect(offer(page, /^Learn in two minutes/)).toBeVisible();
  await expect(play(page)).toHaveCount(0);
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await offer(page, /^Play a first round/).click();
  await expectFirstRound(page);
  // Whoever has played sees the whole form.
  await page.getByRole('button', { name: 'Rack-O, leave the table' }).click();
  await expect(play(page)).toBeVisible();
  await page.reload();
  await expect(play(page)).toBeVisible();
});

test('the lesson can be left, and the offers are still there', async ({ page }) => {
  await open(page);
  await offer(page, /^Learn in two minutes/).click();
  await expect(page.getByRole('heading', { name: 'Your first round' })).toBeVisible();
  await page.getByRole('button', { name: 'Skip the lesson' }).click();
  await expect(offer(page, /^Play a first round/)).toBeVisible();
});

test('everything else is a press away, also at the next visit', async ({ page }) => {
  await open(page);
  await offer(page, 'More players and options').click();
  await expect(play(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await stored(page, KEYS.table)).not.toBeNull();
  await page.reload();
  await expect(play(page)).toBeVisible();
});

test('settings and language alone make no returning visitor', async ({ page }) => {
  await open(page, { [KEYS.settings]: '{"language":"de"}' });
  await expect(offer(page, /^In zwei Minuten lernen/)).toBeVisible();
});

test('the lesson ends in a first round', async ({ page }) => {
  await open(page);
  await offer(page, /^Learn in two minutes/).click();
  await offer(page, 'Next').click();
  await click(page, 'discards');
  await click(page, 15);
  for (const place of ['discards', 35]) {
    await expect(ownRack(page).getByText('Your turn')).toBeVisible();
    await click(page, 'stock');
    await expect(prompt(page).filter({ hasText: 'You drew' })).toBeVisible();
    await click(page, place);
  }
  await expect(slot(page, 50)).toHaveAccessibleName('Slot 50: 38, in order');
  await click(page, 'call');
  await offer(page, 'Play a first round').click();
  await expectFirstRound(page);
});

const RISING = [1, 5, 9, 13, 17, 21, 25, 29, 33, 37];
/** A first round that is over: the person has won it, or the computer player. */
const firstRound = (winner) => match({
  seats: [human('You'), computer('Otto', 'beginner')], goal: { rounds: 1 }, runOfThree: false, dealer: 1 - winner,
  rounds: [{ racks: winner ? [undefined, RISING] : [RISING], actions: ['R'] }],
});
const SHORT = 'Short match, two easy opponents';

test('whoever has lost a first round goes on step by step: another one, a short match, the whole form', async ({ page }) => {
  await open(page, kept(firstRound(1)));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Otto wins!');
  const steps = ['Another first round', SHORT, 'New match'];
  await expect(offer(page, steps[0])).toBeVisible();
  const names = await page.getByRole('button').evaluateAll((all) => all.map((one) => one.textContent.trim()));
  expect(names.filter((name) => steps.includes(name))).toEqual(steps);
  await offer(page, 'Another first round').click();
  await expectFirstRound(page);
  await open(page, kept(firstRound(1)));
  await offer(page, SHORT).click();
  await expect(page.getByRole('list', { name: 'Score, 3 rounds' })).toBeVisible();
  const { seats } = await savedMatch(page);
  expect(seats[0].name).toBe('You');
  for (const { name, level } of seats.slice(1)) expect(level).toBe(name.toLowerCase());
});

test('the form that follows a first round begins with a short match', async ({ page }) => {
  await open(page, kept(firstRound(0)));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You win!');
  // Whoever has won goes on to it at once.
  await expect(page.getByRole('button', { name: new RegExp(`^(Another first round|${SHORT})`) }).first()).toHaveText(SHORT);
  await offer(page, 'New match').click();
  await toSetUp(page);
  await expect(page.getByText(/^You against \w+ and \w+\. Milton Bradley rules, 3 rounds\.$/)).toBeVisible();
  // What was changed there stays.
  await choose(page, 'Number of players', '4');
  await page.reload();
  await expect(page.getByText(/^You against \w+, \w+ and \w+/)).toBeVisible();
});
