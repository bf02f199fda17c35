// Whoever closes the tab in the middle of a turn finds everything as it was.
import { computer, human, match } from './record.js';
import { call, click, discards, expect, goOn, look, openMatch, prompt, savedActions, savedMatch, stock, stopClock, test } from './table.js';

const OWN = [5, 8, 19, 12, 25, 33, 40, 41, 52, 60];
/** Only slot 20 is wrong, and 22 would fix it. */
const NEARLY = { racks: [[5, 8, 19, 12, 25, 33, 40, 41, 52, 60]], opening: 22, stock: [3, 30] };

/** Everything a player sees of the match, and what is stored of it. */
const sight = async (page) => ({
  heading: await page.getByRole('heading', { level: 1 }).textContent(),
  prompt: await prompt(page).allTextContents(),
  cards: await look(page),
  kept: await savedMatch(page),
});

/** Reloads the page and checks that it is the same. */
async function comeBack(page) {
  // Not the heading of the loading screen.
  await page.locator('html[data-started]').waitFor();
  const before = await sight(page);
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
  await expect.poll(() => sight(page)).toEqual(before);
}

test('before drawing, it is still my turn with the same rack', async ({ page }) => {
  await openMatch(page, { rounds: [NEARLY] });
  await comeBack(page);
  await expect(prompt(page)).toHaveText('Your turn. Draw from the stock, or take the 22.');
  expect((await look(page)).rack).toEqual(OWN);
});

test('a drawn card is still in the hand, and what becomes of it is still mine to decide', async ({ page }) => {
  await openMatch(page, { rounds: [NEARLY] });
  await click(page, 'stock');
  await expect(prompt(page)).toContainText('You drew the 3.');
  await comeBack(page);
  await expect(prompt(page)).toContainText('You drew the 3.');
  await expect(discards(page)).toHaveAccessibleName('Discard the 3');
  await click(page, 'discards');
  expect((await savedActions(page))[0]).toBe('S-');
});

test('a discard that was only picked up lies on its pile again', async ({ page }) => {
  await openMatch(page, { rounds: [NEARLY] });
  await click(page, 'discards');
  await expect(prompt(page)).toContainText('You’re taking the 22.');
  await page.reload();
  await expect(prompt(page)).toContainText('Your turn.');
  await expect(discards(page)).toHaveAccessibleName('Take 22 from the discard pile, must swap');
  expect(await savedActions(page)).toEqual([]);
});

for (const [what, decide] of [['called', 'call'], ['gone on with', 'goOn']]) {
  test(`a rack that has just come in order can still be ${what}`, async ({ page }) => {
    await stopClock(page);
    await openMatch(page, { rounds: [NEARLY] });
    await click(page, 'discards');
    await click(page, 20);
    await expect(prompt(page)).toHaveText('Your rack is in order! Call Rack‑O or keep playing.');
    await comeBack(page);
    await expect(goOn(page)).toBeVisible();
    await expect(call(page)).toBeEnabled();
    await click(page, decide);
    if (decide === 'call') {
      // The table celebrates for a moment.
      await page.clock.runFor(2000);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('You called Rack‑O!');
    } else {
      await expect(prompt(page)).toHaveText('Otto is thinking.');
      expect(await savedActions(page)).toEqual(['T20', 'P']);
    }
  });
}

test('a rack dealt in order can still be called before the first card is taken', async ({ page }) => {
  await openMatch(page, { rounds: [{ racks: [[1, 8, 12, 19, 25, 33, 40, 41, 52, 60]] }] });
  await comeBack(page);
  await expect(prompt(page)).toHaveText('Your rack is in order! Call Rack‑O or take your turn.');
  await click(page, 'call');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You called Rack‑O!');
});

for (const [when, actions, says] of [
  ['before it draws', ['S-'], 'Otto is thinking.'],
  ['with its card drawn', ['S-', 'S'], 'Otto drew a card.'],
]) {
  test(`in a computer player's turn, ${when}, that player goes on`, async ({ page }) => {
    await stopClock(page);
    await openMatch(page, { rounds: [{ ...NEARLY, actions }] });
    await expect(prompt(page)).toHaveText(says);
    await comeBack(page);
    await expect(prompt(page)).toHaveText(says);
    // Nobody has moved yet; then all three do, and it is the person's turn.
    expect(await savedActions(page)).toEqual(actions);
    await page.clock.runFor(20_000);
    await expect(prompt(page)).toContainText('Your turn.');
    const now = await savedActions(page);
    expect(now[0]).toBe('S-');
    expect(now.filter((token) => token !== 'P').length).toBe(4);
    await comeBack(page);
  });
}

test('a round that is over is shown again, and the next one begins', async ({ page }) => {
  await openMatch(page, { rounds: [{ racks: [[1, 8, 12, 19, 25, 33, 40, 41, 52, 60]], actions: ['R'] }] });
  await comeBack(page);
  await expect(page.getByRole('article', { name: 'You score 75' })).toBeVisible();
  await page.getByRole('button', { name: 'Next round' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rack-O, round 2');
  const { rounds, totals } = await savedMatch(page);
  expect(rounds).toHaveLength(2);
  expect(totals[0]).toBe(75);
});

test('a match that is over is shown again, and the same players can play another', async ({ page }) => {
  const won = { racks: [[1, 8, 12, 19, 25, 33, 40, 41, 52, 60]], actions: ['R'] };
  await openMatch(page, { goal: { points: 75 }, rounds: [won] });
  await comeBack(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You win the match!');
  await page.getByRole('button', { name: 'Rematch' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rack-O, round 1');
  const again = await savedMatch(page);
  expect(again.totals).toEqual([0, 0, 0, 0]);
  expect(again.rules.goal).toEqual({ points: 75 });
});

test('on another day the page opens where one can play, not with the result of yesterday', async ({ page }) => {
  const won = { racks: [[1, 8, 12, 19, 25, 33, 40, 41, 52, 60]], actions: ['R'] };
  await openMatch(page, { goal: { points: 75 }, rounds: [{ ...won, actions: [] }] });
  await click(page, 'call');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You win the match!');
  await page.clock.setFixedTime(Date.now() + 20 * 3600e3);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await page.getByText('1 finished match').click();
  await page.getByRole('button', { name: /^See how it ended/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You win the match!');
});

test('a match that was left is found on the first screen', async ({ page }) => {
  await openMatch(page, { rounds: [NEARLY] });
  await click(page, 'stock');
  await page.getByRole('button', { name: 'Rack-O, leave the table' }).click();
  // The browser goes back to the first screen's place in its history.
  await expect.poll(() => page.evaluate(() => history.state?.match ?? null)).toBe(null);
  await page.reload();
  await page.getByRole('button', { name: 'Continue round 1' }).click();
  await expect(prompt(page)).toContainText('You drew the 3.');
  expect((await look(page)).rack).toEqual(OWN);
});

test('the match goes on in a new tab after the old one was closed', async ({ page, context }) => {
  await openMatch(page, { rounds: [NEARLY] });
  await click(page, 'stock');
  await page.close();
  const tab = await context.newPage();
  await tab.goto('./');
  await expect(prompt(tab)).toContainText('You drew the 3.');
  await expect(stock(tab)).toBeDisabled();
});

test('where several share the device, every rack is covered again', async ({ page }) => {
  await openMatch(page, match({ seats: [human('Ann'), human('Bo'), computer('Otto')], rounds: [{ actions: ['S-'] }] }));
  await page.getByRole('button', { name: 'Show my rack' }).click();
  await click(page, 'stock');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Pass the device to Bo' })).toBeVisible();
  await page.getByRole('button', { name: 'Show my rack' }).click();
  await expect(prompt(page)).toContainText('You drew');
});
