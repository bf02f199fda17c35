// The first screen says what to do tonight: go on, play, the day, the Club. In every state it fits, and one key is the sun.
import { cutOff } from './cut-off.js';
import { KEYS, OVER, challengeBeside, computer, human, kept, keptBeside, match } from './record.js';
import { expect, forget, open, resize, setLight, test, toSetUp } from './table.js';

const button = (page, name) => page.getByRole('button', { name, exact: true });
const CHARACTERS = [human('You'), computer('Otto', 'otto'), computer('Vera', 'vera'), computer('Mina', 'mina')];
const ONE = kept(match({ seats: CHARACTERS, rounds: [OVER, {}] }), { atTable: false });
const beside = (id) => keptBeside(String(id), match({ seats: [human('You'), computer('Leo', 'leo')], rounds: [{}] }), 600 * id);

/** What is open, and what the first key is then. */
const STATES = {
  'a first visit': { arrive: async (page) => { await open(page); await forget(page); }, key: /^Learn in two minutes/ },
  'nothing open': { arrive: (page) => open(page), key: 'Play' },
  'one match open': { arrive: (page) => open(page, ONE), key: 'Continue round 2' },
  'five matches open': { arrive: (page) => open(page, { ...ONE, ...beside(5), ...beside(6), ...beside(7), ...beside(8) }), key: 'Continue round 2' },
  'all over': { arrive: (page) => open(page, { ...challengeBeside('5', 'Leo', 'wwww', 600), ...challengeBeside('6', 'Otto', 'wlwww', 500) }), key: 'Play' },
};
const SIZES = [[1440, 900], [844, 390], [390, 844], [320, 568]];

for (const [state, { arrive, key }] of Object.entries(STATES)) {
  test(`${state}: nothing is cut off at any size, light or dark, and the key that leads on is in view`, async ({ page }) => {
    await arrive(page);
    const first = page.getByRole('button', { name: key, exact: typeof key === 'string' });
    await expect(first).toBeVisible();
    for (const [width, height] of SIZES) {
      for (const light of ['light', 'dark']) {
        await setLight(page, light);
        await resize(page, width, height);
        const at = `${width} × ${height}, ${light}`;
        expect.soft(await cutOff(page), at).toEqual([]);
        expect.soft(await page.evaluate(() => document.scrollingElement.scrollWidth - innerWidth), at).toBeLessThanOrEqual(0);
        await expect.soft(first, at).toBeInViewport({ ratio: 1 });
      }
    }
  });
}

for (const state of ['nothing open', 'one match open', 'five matches open']) {
  test(`on a phone what is open, Play and the day are in view without scrolling: ${state}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await STATES[state].arrive(page);
    for (const name of [STATES[state].key, 'Play', 'Change']) await expect(button(page, name)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: /^Deal of the day/ })).toBeInViewport({ ratio: 1 });
  });
}

test('what was set up is what Play says and begins', async ({ page }) => {
  await open(page);
  await toSetUp(page);
  await page.getByRole('radiogroup', { name: 'Number of players' }).locator('label').filter({ hasText: '2' }).click();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByText('You against Otto')).toBeVisible();
  await button(page, 'Play').click();
  await expect(page.getByRole('region', { name: /^Otto, / })).toBeVisible();
  await expect(page.getByRole('region', { name: /^Vera, / })).toHaveCount(0);
});

test('totals of what is open stand there best first', async ({ page }) => {
  const rounds = [{ racks: [undefined, [1, 8, 12, 19, 25, 33, 40, 41, 52, 60]], actions: ['R'] }, {}];
  await open(page, kept(match({ seats: CHARACTERS, dealer: 0, rounds }), { atTable: false }));
  await expect(button(page, 'Continue round 2')).toBeVisible();
  const totals = page.getByRole('main').getByRole('listitem');
  await expect(totals).toHaveCount(4);
  await expect(totals.first()).toHaveAccessibleName(/^Otto: 75/);
});

test('the Club stands there once a match is over, and leads to its screens', async ({ page }) => {
  await STATES['all over'].arrive(page);
  await expect(page.getByText(/rung 2 of 12/)).toBeVisible();
  for (const [link, title] of [['Ladder', 'The ladder'], ['Opponents', 'The Club']]) {
    await button(page, link).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await page.keyboard.press('Escape');
    await expect(button(page, link)).toBeFocused();
  }
});

test('the deal of the day says how it went, once it was played', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-28T12:00:00'));
  await open(page, { [KEYS.table]: '{"seats":[]}', 'rack-o/1/days': JSON.stringify({ played: [{ day: '2026-11-27', score: 50 }, { day: '2026-11-28', score: 75 }], best: 2 }) });
  await expect(page.getByText('Played: 75 points')).toBeVisible();
  await expect(page.getByText('2 days in a row')).toBeVisible();
});

test('light and dark change by one press, and stay', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page);
  await page.getByRole('button', { name: /^Theme: / }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', /light|dark/);
  const chosen = await page.locator('html').getAttribute('data-theme');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', chosen);
});
