// The browser's back button closes what was opened over the game, and only then leaves the page.
import { KEYS, match } from './record.js';
import { expect, goElsewhere, open, openMatch, prompt, stock, test } from './table.js';

// Something to go back to.
test.beforeEach(({ page }) => goElsewhere(page));

const book = (page) => page.getByRole('heading', { level: 1, name: 'How to play Rack-O' });
const rules = (page) => page.getByRole('button', { name: 'Rule book' });
/** A round in which somebody else announces after the person's turn. */
const REVIEWED = {
  racks: [[3, 11, 16, 24, 27, 8, 41, 36, 50, 58], [1, 5, 9, 13, 17, 21, 25, 29, 37, 45]], opening: 19, stock: [33], actions: ['S-', 'R'],
};

test('the rule book is closed by going back, as often as it is opened, and the match is still there', async ({ page }) => {
  await openMatch(page, { rounds: [{}] });
  for (let times = 0; times < 2; times++) {
    await expect(prompt(page)).toContainText('Your turn.');
    await rules(page).click();
    await expect(book(page)).toBeVisible();
    await page.goBack();
    await expect(book(page)).toHaveCount(0);
    await expect(stock(page)).toBeVisible();
  }
});

test('where the rule book was closed by its key, going back leaves the page at once', async ({ page }) => {
  await open(page);
  for (let times = 0; times < 2; times++) {
    await rules(page).click();
    await expect(book(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  }
  await page.goBack();
  await expect(page).toHaveURL(/\/empty$/);
});

test('from the replay of a review back to the review, then back to the table', async ({ page }) => {
  await openMatch(page, { rounds: [REVIEWED] });
  const heading = page.getByRole('heading', { level: 1 });
  for (let times = 0; times < 2; times++) {
    await expect(heading).toHaveText('Otto called Rack‑O!');
    await page.getByRole('button', { name: 'Ask the coach' }).click();
    await expect(heading).toHaveText('Coach’s review');
    await page.getByRole('button', { name: 'Watch from here' }).click();
    await expect(page.getByRole('region', { name: 'Watch the replay' })).toBeVisible();
    await page.goBack();
    await expect(heading).toHaveText('Coach’s review');
    await page.goBack();
  }
});

test('a link that is followed while the rule book is open shows what it leads to', async ({ page }) => {
  await open(page);
  await rules(page).click();
  await expect(book(page)).toBeVisible();
  await page.evaluate(() => { location.hash = '#d=2026-02-30'; });
  await expect(page.getByText('no deal for that day')).toBeVisible();
  await page.keyboard.press('Escape');
  await rules(page).click();
  await expect(book(page)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
});

const dialog = (page, name) => page.getByRole('dialog', { name });
const press = (page, name) => page.getByRole('button', { name, exact: true }).click();
const left = (page) => expect(page).toHaveURL(/\/empty$/);
/** From the table a way back leads to the first screen, and the next one away. */
const backFromTable = async (page) => {
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await page.goBack();
  await left(page);
};

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the menu is closed by going back, and what was opened from it; then the page is left', async ({ page }) => {
    await openMatch(page, { rounds: [{}] });
    await press(page, 'Menu');
    await expect(dialog(page, 'Menu')).toBeVisible();
    await page.goBack();
    await expect(dialog(page, 'Menu')).toHaveCount(0);
    await expect(stock(page)).toBeVisible();
    for (const name of ['Score sheet', 'Settings']) {
      await press(page, 'Menu');
      await dialog(page, 'Menu').getByRole('button', { name }).click();
      await expect(dialog(page, name)).toBeVisible();
      await expect(dialog(page, 'Menu')).toHaveCount(0);
      await page.goBack();
      await expect(dialog(page, name)).toHaveCount(0);
      await expect(stock(page)).toBeVisible();
    }
    await backFromTable(page);
  });
});

test('the score sheet is closed by going back; closed by its key, it leaves nothing to go back from', async ({ page }) => {
  await openMatch(page, { rounds: [{}] });
  await press(page, 'Score sheet');
  await expect(dialog(page, 'Score sheet')).toBeVisible();
  await page.goBack();
  await expect(dialog(page, 'Score sheet')).toHaveCount(0);
  await expect(prompt(page)).toContainText('Your turn.');
  for (const close of [() => page.keyboard.press('Escape'), () => dialog(page, 'Score sheet').getByRole('button', { name: 'Close' }).click()]) {
    await press(page, 'Score sheet');
    await expect(dialog(page, 'Score sheet')).toBeVisible();
    await close();
    await expect(dialog(page, 'Score sheet')).toHaveCount(0);
  }
  await expect.poll(() => page.evaluate(() => history.state?.over ?? 0)).toBe(0);
  await backFromTable(page);
});

test('a move that is tried out is left by going back: to the review, then to the match', async ({ page }) => {
  await openMatch(page, { rounds: [REVIEWED] });
  const heading = page.getByRole('heading', { level: 1 });
  await press(page, 'Ask the coach');
  await press(page, 'What if? Play from here');
  await expect(page.getByText('What if? This won’t count')).toBeVisible();
  // What was opened over the trial is closed first.
  await press(page, 'Rule book');
  await expect(book(page)).toBeVisible();
  await page.goBack();
  await expect(book(page)).toHaveCount(0);
  await expect(page.getByText('What if? This won’t count')).toBeVisible();
  await page.goBack();
  await expect(heading).toHaveText('Coach’s review');
  await page.goBack();
  await expect(heading).toHaveText('Otto called Rack‑O!');
  await backFromTable(page);
});

test('a question over the statistics, and the statistics, each by going back', async ({ page }) => {
  await open(page, { [KEYS.played]: '393600 75 5 0 0\n' });
  await press(page, 'Statistics');
  const heading = page.getByRole('heading', { level: 1, name: 'Statistics' });
  await expect(heading).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(heading).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await page.goBack();
  await left(page);
});

test('what a link leads to is closed by going back', async ({ page }) => {
  await open(page);
  await page.goto('./#d=2026-02-30');
  await expect(page.getByText('no deal for that day')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('no deal for that day')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
});

test('a link that is followed at the table is closed by going back; the next time the table is left', async ({ page }) => {
  await openMatch(page, { rounds: [{}] });
  await expect(prompt(page)).toContainText('Your turn.');
  for (const over of [false, true]) {
    if (over) {
      await rules(page).click();
      await expect(book(page)).toBeVisible();
    }
    await page.evaluate(() => { location.hash = '#d=2026-02-30'; });
    await expect(page.getByText('no deal for that day')).toBeVisible();
    await expect.poll(() => page.evaluate(() => history.state?.over)).toBe(1);
    await page.goBack();
    await expect(page.getByText('no deal for that day')).toHaveCount(0);
    await expect(prompt(page)).toContainText('Your turn.');
  }
  await backFromTable(page);
});

test('what is opened while the page goes back from what was closed stays, and has its own way back', async ({ page }) => {
  await openMatch(page, { rounds: [{}] });
  for (const ms of [0, 5, 20]) {
    await press(page, 'Score sheet');
    await expect(dialog(page, 'Score sheet')).toBeVisible();
    await expect.poll(() => page.evaluate(() => history.state?.over)).toBe(1);
    await page.evaluate(async (ms) => {
      document.querySelector('dialog button[aria-label="Close"]').click();
      await new Promise((done) => setTimeout(done, ms));
      document.querySelector('button[aria-label="Score sheet"]').click();
    }, ms);
    await expect.poll(() => page.evaluate(() => history.state?.over)).toBe(1);
    await expect(dialog(page, 'Score sheet')).toBeVisible();
    await page.goBack();
    await expect(dialog(page, 'Score sheet')).toHaveCount(0);
  }
  await backFromTable(page);
});

test('twice back without waiting closes two things', async ({ page }) => {
  await openMatch(page, { rounds: [REVIEWED] });
  await press(page, 'Ask the coach');
  await press(page, 'Watch from here');
  await expect(page.getByRole('region', { name: 'Watch the replay' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => history.state?.over)).toBe(2);
  await page.evaluate(() => { history.back(); history.back(); });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Otto called Rack‑O!');
  // There is nothing to go forward to: what was closed stays closed, and the page can be left at once.
  await page.goForward();
  await expect.poll(() => page.evaluate(() => history.state?.over ?? 0)).toBe(0);
  await backFromTable(page);
});

test('an address with another fragment has its way back, too', async ({ page }) => {
  await openMatch(page, { rounds: [{}] });
  await page.goto('./#main');
  await press(page, 'Score sheet');
  await expect(dialog(page, 'Score sheet')).toBeVisible();
  await page.goBack();
  await expect(dialog(page, 'Score sheet')).toHaveCount(0);
  await expect(stock(page)).toBeVisible();
});

test('a page that is loaded anew with something open has nothing to go back from but the page itself', async ({ page }) => {
  await openMatch(page, { rounds: [{}] });
  await press(page, 'Score sheet');
  await expect(dialog(page, 'Score sheet')).toBeVisible();
  await expect.poll(() => page.evaluate(() => history.state?.over)).toBe(1);
  await page.reload();
  await expect(prompt(page)).toContainText('Your turn.');
  await expect.poll(() => page.evaluate(() => history.state?.over ?? 0)).toBe(0);
  await backFromTable(page);
});

test('Android asks close watchers first: one for each screen, gone with it', async ({ page }) => {
  await page.addInitScript(() => {
    globalThis.watchers = [];
    globalThis.CloseWatcher = class {
      constructor() { globalThis.watchers.push(this); }
      destroy() { globalThis.watchers = globalThis.watchers.filter((one) => one !== this); }
      /** What a phone does: only the topmost one is asked. */
      static back() {
        const last = globalThis.watchers.pop();
        last?.onclose();
        return Boolean(last);
      }
    };
  });
  const back = () => page.evaluate(() => globalThis.CloseWatcher.back());
  const watchers = () => page.evaluate(() => globalThis.watchers.length);
  await openMatch(page, { rounds: [REVIEWED] });
  const heading = page.getByRole('heading', { level: 1 });
  await press(page, 'Ask the coach');
  await expect(heading).toHaveText('Coach’s review');
  await press(page, 'Watch from here');
  await expect.poll(watchers).toBe(2);
  expect(await back()).toBe(true);
  await expect(heading).toHaveText('Coach’s review');
  await expect.poll(() => page.evaluate(() => history.state?.over)).toBe(1);
  expect(await back()).toBe(true);
  await expect(heading).toHaveText('Otto called Rack‑O!');
  await expect.poll(() => page.evaluate(() => history.state?.over ?? 0)).toBe(0);
  expect(await back()).toBe(false);
  // If it is closed in another way, there is nothing left to confirm.
  await rules(page).click();
  await expect.poll(watchers).toBe(1);
  await page.keyboard.press('Escape');
  await expect(heading).toHaveText('Otto called Rack‑O!');
  await expect.poll(watchers).toBe(0);
});

test('Escape closes one screen, where the browser itself closes something at Escape, too', async ({ page }) => {
  await openMatch(page, { rounds: [REVIEWED] });
  const heading = page.getByRole('heading', { level: 1 });
  await press(page, 'Ask the coach');
  await press(page, 'Watch from here');
  await expect(page.getByRole('region', { name: 'Watch the replay' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(heading).toHaveText('Coach’s review');
  // Nothing more happens afterwards.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await expect(heading).toHaveText('Coach’s review');
  await page.keyboard.press('Escape');
  await expect(heading).toHaveText('Otto called Rack‑O!');
});
