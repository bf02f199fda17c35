// On phones, which have no room for the last moves, what the others do is seen as well: in the tray and where it happens.
import { LOOKS, PARTS } from './parts.js';
import { LABELS, computer, human } from './record.js';
import { click, expect, openMatch, prompt, savedActions, savedMatch, stopClock, test } from './table.js';

const ROUND = { racks: [[5, 8, 19, 12, 25, 33, 40, 41, 52, 60]], opening: 22, stock: [3, 30] };
const FOUR = [human('You'), computer('Otto'), computer('Vera'), computer('Mina')];
/** What the tray says of somebody else's move; only to be seen, as it is read out elsewhere. */
const told = (page) => page.locator(PARTS.lastTurn);

/** A move of a record in words. */
function words(name, token, out) {
  if (token[0] === 'T') return `${name} took the ${out} for slot ${token.slice(1)}`;
  return token === 'S-' ? `${name} drew and discarded ` : `${name} drew for slot ${token.slice(1)}, discarded `;
}

for (const [width, height] of [[390, 844], [390, 664], [320, 568], [844, 390], [667, 375]]) {
  test.describe(`at ${width} × ${height}`, () => {
    test.use({ viewport: { width, height } });

    test('each move of the others stands in the tray, whole, until the next', async ({ page }) => {
      await openMatch(page, { seats: FOUR, rounds: [{ ...ROUND, actions: ['S15', 'T20', 'S-', 'S40'] }] });
      await expect(prompt(page)).toContainText('Your turn.');
      await expect(told(page)).toHaveText(/^Mina drew for slot 40 and discarded the \d+$/);
      await expect(told(page)).toBeVisible();
      expect(await told(page).evaluate((line) => line.scrollWidth <= line.clientWidth + 1 && line.scrollHeight <= line.clientHeight + 1)).toBe(true);
      await click(page, 'stock');
      await expect(told(page)).toHaveText(/^Mina/);
      await click(page, 'discards');
      await expect(told(page)).toHaveText('');
      const before = (await savedActions(page)).length;
      await expect.poll(async () => (await savedActions(page)).slice(before).filter((token) => token !== 'S').length).toBeGreaterThan(0);
      const token = (await savedActions(page))[before];
      await expect(told(page)).toHaveText(new RegExp(`^${words('Otto', token, '\\d+')}|^(Vera|Mina) `));
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test('the slot that somebody has changed is marked in their rack, with its label', async ({ page }) => {
    await openMatch(page, { seats: FOUR, rounds: [{ ...ROUND, actions: ['S15', 'T20', 'S-', 'S40'] }] });
    await expect(prompt(page)).toContainText('Your turn.');
    const label = (seat, slot) => page.locator(`[data-seat="${seat}"]`).locator(PARTS.labels).nth(9 - LABELS.indexOf(slot));
    await expect(label(1, 20)).toBeVisible();
    await expect(label(3, 40)).toBeVisible();
    await expect(label(1, 25)).toBeHidden();
    await expect(label(2, 20)).toBeHidden();
  });
});

test.describe('on a short phone', () => {
  test.use({ viewport: { width: 390, height: 664 } });
  test('the slot that somebody has changed is named on their plate', async ({ page }) => {
    await openMatch(page, { seats: FOUR, rounds: [{ ...ROUND, actions: ['S15', 'T20', 'S-', 'S40'] }] });
    await expect(prompt(page)).toContainText('Your turn.');
    const spots = page.locator(PARTS.spots);
    await expect(spots).toHaveText(['20', '', '40']);
    expect(await spots.evaluateAll((all) => all.map((one) => one.checkVisibility()))).toEqual([true, false, true]);
  });
});

test('with several people the prompt names whose turn it is, and no person is said to think', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await stopClock(page);
  await openMatch(page, { seats: [human('Ann'), human('Bo'), computer('Otto')], rounds: [{ ...ROUND, racks: [] }] });
  await page.getByRole('button', { name: 'Show my rack' }).waitFor({ state: 'attached' });
  await page.clock.runFor(600);
  await page.getByRole('button', { name: 'Show my rack' }).click();
  await page.clock.runFor(600);
  await expect(prompt(page)).toContainText('Ann, it’s your turn.');
  await click(page, 'stock');
  await click(page, 'discards');
  await expect(page.getByRole('heading', { name: 'Pass the device to Bo' })).toBeVisible();
});

for (const [pace, least, most] of [['slow', 2300, 3100], ['relaxed', 2000, 2500], ['normal', 1200, 2000]]) {
  test.describe(() => {
    test.use({ viewport: { width: 390, height: 844 } });
    test(`at the pace “${pace}” a computer player’s turn can be followed: the pile is marked, the card is there, then it goes`, async ({ page }) => {
      await stopClock(page);
      await openMatch(page, { seats: FOUR, rounds: [{ ...ROUND, actions: ['S-', 'S-'] }] }, { settings: { pace } });
      await expect(prompt(page)).toContainText('Vera');
      const seen = [];
      let passed = 0;
      for (; passed < 4000 && (await savedActions(page)).filter((token) => token !== 'S').length < 3; passed += 50) {
        await page.clock.runFor(50);
        const now = await page.evaluate(({ intended, handCard }) => ({ pile: document.querySelectorAll(intended).length, card: document.querySelectorAll(handCard).length }), { ...PARTS, ...LOOKS });
        if (now.pile) seen.push('pile');
        if (now.card) seen.push('card');
      }
      expect(passed).toBeGreaterThanOrEqual(least - 100);
      expect(passed).toBeLessThanOrEqual(most + 150);
      const token = (await savedMatch(page)).rounds[0].actions[2];
      // A drawn card lies in the hand, face down; one from the discard pile is shown there for longer.
      const times = (what) => seen.filter((one) => one === what).length * 50;
      expect(times('pile')).toBeGreaterThanOrEqual(token[0] === 'T' ? 600 : 250);
      if (token[0] === 'S') expect(times('card')).toBeGreaterThanOrEqual(500);
    });
  });
}
