// On a phone everything can be done by single taps.
import { KEYS, human, match } from './record.js';
import { expect, look, openMatch, open, playOn, prompt, savedActions, tap, test } from './table.js';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const OWN = [5, 8, 19, 12, 25, 33, 40, 41, 52, 60];
const ROUND = { racks: [OWN], opening: 22, stock: [3, 30] };
const AT_ONCE = { settings: { pace: 'at-once' } };

test('tap the discard, tap a slot', async ({ page }) => {
  await openMatch(page, { rounds: [ROUND] }, AT_ONCE);
  await tap(page, 'discards');
  await expect(prompt(page)).toHaveText('You’re taking the 22. Now choose a slot for it.');
  await tap(page, 35);
  await expect.poll(async () => (await savedActions(page))[0]).toBe('T35');
  expect((await look(page)).rack).toEqual(OWN.with(6, 22));
});

test('tap a slot, tap the discard', async ({ page }) => {
  await openMatch(page, { rounds: [ROUND] }, AT_ONCE);
  await tap(page, 35);
  await expect(prompt(page)).toContainText('Slot 35.');
  await tap(page, 'discards');
  await expect.poll(async () => (await savedActions(page))[0]).toBe('T35');
});

test('tap the stock, tap a slot', async ({ page }) => {
  await openMatch(page, { rounds: [ROUND] }, AT_ONCE);
  await tap(page, 'stock');
  await expect(prompt(page)).toContainText('You drew the 3.');
  await tap(page, 5);
  await expect.poll(async () => (await savedActions(page))[0]).toBe('S5');
  expect((await look(page)).rack).toEqual(OWN.with(0, 3));
});

test('tap the discard twice to put it back', async ({ page }) => {
  await openMatch(page, { rounds: [ROUND] }, AT_ONCE);
  await tap(page, 'discards');
  await expect(prompt(page)).toContainText('You’re taking the 22.');
  await tap(page, 'discards');
  await expect(prompt(page)).toContainText('Your turn.');
  expect(await savedActions(page)).toEqual([]);
});

test('the card that is taken off the discard pile leaves the one under it to be seen', async ({ page }) => {
  await openMatch(page, { rounds: [{ ...ROUND, stock: [3, 30, 31, 32], actions: ['S-', 'S-', 'S-', 'S-'] }] }, AT_ONCE);
  const seen = () => page.locator('#discard-pile [style*="--v"]').evaluateAll((cards) =>
    Number(cards.findLast((card) => card.checkVisibility({ visibilityProperty: true })).style.getPropertyValue('--v')));
  await expect(prompt(page)).toContainText('take the 32');
  expect(await seen()).toBe(32);
  await tap(page, 'discards');
  await expect(prompt(page)).toContainText('You’re taking the 32.');
  expect(await seen()).toBe(31);
  await tap(page, 'discards');
  await expect(prompt(page)).toContainText('Your turn.');
  expect(await seen()).toBe(32);
});

test('a whole round, from Play to the counted racks', async ({ page }) => {
  test.setTimeout(180_000);
  await open(page, { [KEYS.settings]: '{"pace":"at-once"}' });
  await page.getByRole('button', { name: 'Play', exact: true }).tap();
  await playOn(page, { press: tap });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/called Rack‑O!$/);
  await expect(page.getByRole('article')).toHaveCount(4);
  await page.getByRole('button', { name: 'Next round' }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rack-O, round 2');
});

test('a whole match by tapping', async ({ page }) => {
  test.setTimeout(600_000);
  await open(page, { [KEYS.settings]: '{"pace":"at-once"}' });
  await page.getByRole('button', { name: 'Play', exact: true }).tap();
  const next = page.getByRole('button', { name: 'Next round' });
  for (;;) {
    await playOn(page, { press: tap });
    if (!await next.count()) break;
    await next.tap();
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/wins? the match!$/);
});

test('the device is handed on with a tap', async ({ page }) => {
  await openMatch(page, match({ seats: [human('Ann'), human('Bo')], rounds: [{}] }));
  await page.getByRole('button', { name: 'Show my rack' }).tap();
  await tap(page, 'stock');
  await tap(page, 'discards');
  await expect(page.getByRole('heading', { name: 'Pass the device to Bo' })).toBeVisible();
});
