// The game in two tabs: each match is written by one of them; the other says so and can take it over.
import { KEYS, ORDERED, computer, human, kept, keptBeside, match } from './record.js';
import { call, choose, click, expect, goElsewhere, look, matchKeys, open, prompt, savedActions, stock, stored, test } from './table.js';

/** Where the saved matches stand: the one to go on with, and the others in a list. */
const saved = (page) => page.getByRole('main');
const leave = (page) => page.getByRole('button', { name: 'Rack-O, leave the table' }).click();
const news = (page) => page.getByRole('alert').filter({ hasText: 'playing this match in another tab' });

test('the second tab plays nothing, says so, and takes the match over as it stands', async ({ context, page }) => {
  const record = match({ rounds: [{ racks: [[5, 8, 19, 12, 25, 33, 40, 41, 52, 60]], stock: [3, 30] }] });
  await open(page, kept(record));
  await expect(prompt(page)).toContainText('Your turn.');
  const other = await context.newPage();
  await other.goto('./');
  await expect(news(other)).toBeVisible();
  await expect(news(page)).toHaveCount(0);

  await click(other, 'stock');
  expect(await savedActions(page)).toEqual([]);
  await click(page, 'stock');
  await expect(prompt(page)).toContainText('You drew the 3.');
  expect(await savedActions(page)).toEqual(['S']);

  await news(other).getByRole('button', { name: 'Play here instead' }).click();
  await expect(prompt(other)).toContainText('You drew the 3.');
  await expect(news(other)).toHaveCount(0);
  await expect(news(page)).toBeVisible();
  await click(other, 'discards');
  await expect.poll(async () => (await savedActions(other))[0]).toBe('S-');
  // The first tab does not act any more.
  const before = await look(page);
  await click(page, 'discards');
  expect(await look(page)).toEqual(before);
  expect((await savedActions(other))[0]).toBe('S-');
  // Nor does it get the match back by reloading.
  await page.reload();
  await expect(news(page)).toBeVisible();
  await expect(news(other)).toHaveCount(0);
});

test('when the first tab has gone, the second goes on as soon as one looks at it', async ({ context, page }) => {
  await open(page, kept(match({ rounds: [{ stock: [3, 30] }] })));
  await expect(prompt(page)).toContainText('Your turn.');
  const other = await context.newPage();
  await other.goto('./');
  await expect(news(other)).toBeVisible();
  await click(page, 'stock');
  await expect(prompt(page)).toContainText('You drew the 3.');
  await page.close();
  await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(prompt(other)).toContainText('You drew the 3.');
  await expect(news(other)).toHaveCount(0);
});

/** Another tab, at the first screen: a new one opens the match that was last opened. */
async function tabAtFirstScreen(context) {
  const tab = await context.newPage();
  await tab.goto('./');
  await expect(news(tab)).toBeVisible();
  await leave(tab);
  await expect(tab.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await expect(news(tab)).toHaveCount(0);
  return tab;
}

test('two tabs play two matches, save both, and each comes back to its own', async ({ context, page }) => {
  await open(page, kept(match({ rounds: [{ stock: [3, 30] }] }), { settings: { pace: 'at-once' } }));
  await expect(prompt(page)).toContainText('Your turn.');
  const other = await tabAtFirstScreen(context);
  await other.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(stock(other)).toBeEnabled();
  await click(other, 'stock');
  await expect(prompt(other)).toContainText('You drew');
  await click(page, 'stock');
  await expect(prompt(page)).toContainText('You drew the 3.');
  expect(await savedActions(page)).toEqual(['S']);
  expect((await savedActions(other)).at(-1)).toBe('S');
  expect(await matchKeys(page)).toHaveLength(2);
  const drawn = await prompt(other).textContent();
  await Promise.all([page.reload(), other.reload()]);
  await expect(prompt(page)).toContainText('You drew the 3.');
  await expect(prompt(other)).toHaveText(drawn);
  for (const tab of [page, other]) await expect(news(tab)).toHaveCount(0);
  await click(page, 'discards');
  await expect.poll(async () => (await savedActions(page))[0]).toBe('S-');
});

test('a match that another tab plays is opened from its card, which says so, and taken over', async ({ context, page }) => {
  await open(page, kept(match({ rounds: [{ stock: [3, 30] }] })));
  await expect(prompt(page)).toContainText('Your turn.');
  const other = await tabAtFirstScreen(context);
  await click(page, 'stock');
  await other.getByRole('button', { name: 'Continue round 1' }).click();
  await expect(news(other)).toBeVisible();
  await expect(prompt(other)).toContainText('You drew the 3.');
  await click(other, 'discards');
  expect(await savedActions(page)).toEqual(['S']);
  await news(other).getByRole('button', { name: 'Play here instead' }).click();
  await expect(news(page)).toBeVisible();
  await expect(news(other)).toHaveCount(0);
  await click(other, 'discards');
  await expect.poll(async () => (await savedActions(other))[0]).toBe('S-');
});

test('a match that was left in one tab is free for another', async ({ context, page }) => {
  await open(page, kept(match({ rounds: [{ stock: [3, 30] }] })));
  await expect(prompt(page)).toContainText('Your turn.');
  const other = await tabAtFirstScreen(context);
  await click(page, 'stock');
  await leave(page);
  await other.getByRole('button', { name: 'Continue round 1' }).click();
  await expect(prompt(other)).toContainText('You drew the 3.');
  await expect(news(other)).toHaveCount(0);
  await click(other, 'discards');
  await expect.poll(async () => (await savedActions(other))[0]).toBe('S-');
  // And it is back on the first screen of the first tab as it stands now.
  await leave(other);
  await page.getByRole('button', { name: 'Continue round 1' }).click();
  await expect(prompt(page)).not.toContainText('You drew the 3.');
});

test('the first screen follows what another tab plays, finishes, deletes and puts back', async ({ context, page }) => {
  await open(page, kept(match({ goal: { rounds: 2 }, rounds: [{ racks: [ORDERED] }] })));
  await expect(call(page)).toBeVisible();
  const other = await tabAtFirstScreen(context);
  await expect(saved(other).getByRole('button', { name: 'Continue round 1' })).toBeVisible();
  await click(page, 'call');
  await expect(saved(other).getByRole('button', { name: 'Continue after round 1' })).toBeVisible();
  await expect(saved(other)).toContainText('You75');
  await leave(page);
  for (const name of ['Delete match: You, Otto, Vera and Mina', 'Undo']) {
    await saved(other).getByRole('button', { name }).click();
    await expect(saved(page).getByRole('button', { name: /^Delete match/ })).toHaveCount(name === 'Undo' ? 1 : 0);
  }
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(saved(other).getByRole('button', { name: 'Continue round 1' })).toBeVisible();
});

test('a list that another tab changes keeps what is open, and the focus', async ({ context, page }) => {
  const beside = (id, name) => keptBeside(id, match({ seats: [human(name), computer('Bo')], rounds: [{}] }), 600 * Number(id));
  await open(page, { ...kept(match({ goal: { rounds: 1 }, rounds: [{ racks: [ORDERED] }] })), ...beside('1', 'Ann'), ...beside('2', 'Cem'), ...beside('3', 'Dora'), ...beside('4', 'Emil') });
  await expect(call(page)).toBeVisible();
  const other = await tabAtFirstScreen(context);
  await saved(other).getByText('4 more matches').click();
  const dora = saved(other).getByRole('button', { name: 'Continue round 1: Dora and Bo' });
  await dora.focus();
  await click(page, 'call');
  await expect(saved(other).getByRole('button', { name: 'See how it ended: You, Otto, Vera and Mina' })).toBeVisible();
  await expect(dora).toBeFocused();
});

test('a match that another tab plays is not deleted: it says so, and the match goes on there', async ({ context, page }) => {
  await open(page, kept(match({ rounds: [{ stock: [3, 30] }] })));
  await expect(prompt(page)).toContainText('Your turn.');
  const other = await tabAtFirstScreen(context);
  const remove = () => saved(other).getByRole('button', { name: /^Delete match/ }).click();
  const refused = other.getByRole('alert').filter({ hasText: 'Leave the table there to delete it.' });
  await remove();
  await expect(refused).toBeVisible();
  await click(page, 'stock');
  await expect(prompt(page)).toContainText('You drew the 3.');
  expect(await savedActions(page)).toEqual(['S']);
  await leave(page);
  await remove();
  await expect(saved(other).getByRole('button', { name: 'Undo' })).toBeFocused();
  await expect(refused).toHaveCount(0);
  await expect(saved(page).getByRole('button', { name: /^Delete match/ })).toHaveCount(0);
  expect(await matchKeys(page)).toEqual([]);
});

test('rounds that end in two tabs are each counted, and once', async ({ context, page }) => {
  const one = match({ goal: { rounds: 1 }, rounds: [{ racks: [ORDERED] }] });
  await open(page, { ...kept(one), ...keptBeside('77', match({ goal: { rounds: 1 }, seats: [human('Ann'), computer('Bo'), computer('Cem')], rounds: [{ racks: [[1, 8, 12, 19, 25, 33, 40, 41, 45, 50]] }] }), 60) });
  await expect(call(page)).toBeVisible();
  const other = await tabAtFirstScreen(context);
  await other.getByRole('button', { name: 'Continue round 1: Ann, Bo and Cem' }).click();
  await click(other, 'call');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Ann wins!');
  await click(page, 'call');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You win!');
  for (const tab of [other, page]) {
    await leave(tab);
    await tab.getByRole('button', { name: 'Statistics' }).click();
    for (const name of ['Matches won', 'Rounds won']) {
      await expect(tab.getByRole('listitem').filter({ hasText: name })).toContainText('100% 2 of 2');
    }
  }
});

test('what is set in one tab holds in the other, and neither undoes what the other has set', async ({ context, page }) => {
  await open(page, kept(match({ rounds: [{}] })));
  await expect(prompt(page)).toContainText('Your turn.');
  const other = await tabAtFirstScreen(context);
  const set = async (tab, group, option) => {
    await tab.getByRole('button', { name: 'Settings' }).click();
    await choose(tab, group, option);
    await tab.keyboard.press('Escape');
  };
  await set(other, 'Theme', 'Dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await set(page, 'Opponent speed', 'Fast');
  await expect.poll(async () => JSON.parse(await stored(page, KEYS.settings))).toMatchObject({ theme: 'dark', pace: 'fast' });
});

test('a tab that comes back after another has begun to play there leaves the match to that one', async ({ context, page }) => {
  await open(page, kept(match({ rounds: [{ stock: [3, 30] }] })));
  await expect(prompt(page)).toContainText('Your turn.');
  await goElsewhere(page);
  const other = await context.newPage();
  await other.goto('./');
  await expect(prompt(other)).toContainText('Your turn.');
  await expect(news(other)).toHaveCount(0);
  await page.goBack();
  await expect(news(page)).toBeVisible();
  await expect(news(other)).toHaveCount(0);
  await click(other, 'stock');
  await expect(prompt(other)).toContainText('You drew the 3.');
});

test('a page that was left for a moment has its match again', async ({ page }) => {
  await open(page, kept(match({ rounds: [{ stock: [3, 30] }] })));
  for (let times = 0; times < 3; times++) {
    await expect(prompt(page)).toContainText('Your turn.');
    await goElsewhere(page);
    await page.goto('./');
    await expect(prompt(page)).toContainText('Your turn.');
    await expect(news(page)).toHaveCount(0);
  }
});
