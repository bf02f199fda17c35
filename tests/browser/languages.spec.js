// Every language is complete: a whole round and every screen without an English word, switched at once, and with enough
// space for all.
import { cutOff } from './cut-off.js';
import { CODES, speakLonger, words, wordsOnPage } from './languages.js';
import { PARTS } from './parts.js';
import { KEYS, LABELS, PLAYED, computer, human, kept, match } from './record.js';
import { bares, expect, open, openMatch, resize, stored, test } from './table.js';

const ENGLISH = words('en');

/** Names, symbols and what is the same in all languages. */
const NAMES = ['Otto', 'Vera', 'Mina', 'Bo', 'Rack', 'O', 'Racko', 'USA', 'R', 'FR', 'DE', 'Milton', 'Bradley', 'Jumbo', 'Winning', 'Moves', 'Ravensburger'];

/** The English words on the page in another language. */
async function english(page, code) {
  const own = words(code);
  const names = NAMES.map((name) => name.toLowerCase());
  const there = (await wordsOnPage(page)).map((word) => word.toLowerCase());
  return there.filter((word) => ENGLISH.has(word) && !own.has(word) && !names.includes(word));
}

const heading = (page) => page.locator('#heading');

/** Waits for the screen, or the dialog, that a link of the first screen leads to. */
const arrive = (page) => expect(page.locator(`${PARTS.over} #heading, dialog[open]`).first()).toBeVisible();

/** Goes back to the first screen. */
async function leave(page) {
  const key = page.locator(PARTS.leave);
  if (await page.getByRole('dialog').count() || !await key.count()) await page.keyboard.press('Escape');
  else await key.click();
  await expect(page.locator(PARTS.play)).toBeVisible();
}

for (const code of CODES.filter((code) => code !== 'en')) {
  test.describe(code, () => {
    test.use({ locale: code });

    test('a round, from the first screen to the score', async ({ page }) => {
      test.slow();
      await open(page, { 'rack-o/1/settings': JSON.stringify({ pace: 'at-once', motion: 'off' }) });
      await expect(page.locator('html')).toHaveAttribute('lang', code);
      await expect(heading(page)).toBeVisible();
      const found = new Set(await english(page, code));
      await page.locator(PARTS.play).click();
      await expect(page.locator(PARTS.ownRack)).toBeVisible();
      const counted = page.getByRole('article').first();
      for (let turn = 0; turn < 60 && await counted.count() === 0; turn += 1) {
        // Whoever's turn it is draws and discards; the computer players finish the round.
        await expect(counted.or(page.locator(PARTS.tray))).toBeVisible();
        await page.keyboard.press('d');
        for (const word of await english(page, code)) found.add(word);
        await page.keyboard.press('x');
      }
      await expect(counted).toBeVisible();
      for (const word of await english(page, code)) found.add(word);
      expect([...found]).toEqual([]);
    });

    test('every other screen', async ({ page }) => {
      test.slow();
      const found = {};
      const seen = async (screen) => {
        const words = await english(page, code);
        if (words.length > 0) found[screen] = words;
      };
      await open(page, { ...kept(match({ seats: [human('You'), computer('Otto')], goal: { rounds: 1 }, rounds: [{ racks: [[3, 8, 15, 20, 28, 29, 30, 33, 38, 40]], actions: ['R'] }] })), [KEYS.tally]: JSON.stringify(PLAYED) });
      await expect(page.getByRole('article').first()).toBeVisible();
      await seen('round over');
      await page.locator('#open-review').click();
      await arrive(page);
      await seen('review');
      await page.locator(PARTS.leave).click();
      await page.locator(PARTS.next).last().click();
      const links = page.locator(PARTS.links);
      await expect(links.first()).toBeVisible();
      await seen('setup');
      const names = await links.allTextContents();
      for (const [nth, name] of names.entries()) {
        await links.nth(nth).click();
        await arrive(page);
        await seen(name);
        await leave(page);
      }
      expect(found).toEqual({});
    });
  });
}

test('another language is spoken at once, in the middle of a turn, and kept', async ({ page }) => {
  await openMatch(page);
  await page.getByRole('button', { name: /^Draw from the stock/ }).click();
  await expect(page.getByRole('status')).toContainText('You drew');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch');
  const sheet = page.getByRole('dialog', { name: 'Einstellungen' });
  await expect(sheet).toBeVisible();
  await expect(sheet.getByRole('combobox', { name: 'Sprache' })).toBeFocused();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('status')).toContainText('gezogen');
  await expect(page.getByRole('region', { name: 'Dein Kartenhalter' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('status')).toContainText('gezogen');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

test('the player of a match begun in another language is still “you”', async ({ page }) => {
  await openMatch(page, { seats: [human('Du'), computer('Otto')], rounds: [{}] });
  await expect(page.getByRole('region', { name: 'Your rack' })).toContainText('You');
});

test.describe('with a language the game does not have', () => {
  test.use({ locale: 'fi-FI' });
  test('it speaks English', async ({ page }) => {
    await open(page);
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});

test('dates are written as in the region of the browser, where that is the page’s language', async ({ browser, baseURL }) => {
  for (const [locale, date] of [
    ['en-GB', '28 January 2026'], ['en-US', 'January 28, 2026'], ['de-AT', '28. Jänner 2026'], ['fr-CA', '28 janvier 2026'],
    ['es-MX', '28 de enero de 2026'], ['nl-BE', '28 januari 2026'],
  ]) {
    const context = await browser.newContext({ locale, baseURL });
    const page = await context.newPage();
    await page.goto('./#d=2026-01-28');
    await expect(page.getByRole('dialog')).toContainText(date);
    await context.close();
  }
});

test.describe('when a language cannot be loaded', () => {
  test.use({ mayFail: true });
  test('the one that is spoken stays, and the page says why', async ({ page }) => {
    await openMatch(page);
    await page.route('**/lang/fr/*', (route) => route.abort());
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('combobox', { name: 'Language' }).selectOption('Français');
    await expect(page.getByRole('alert')).toContainText('couldn’t load');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test('the way out is shown when there is none at all', async ({ page }) => {
    await page.route('**/lang/**', (route) => route.abort());
    await page.goto('./');
    await expect(page.getByRole('alert')).toContainText('couldn’t start');
  });
});

/** Tables that need the most space. */
const TABLES = [
  { rounds: [{ racks: [[5, 8, 19, 12, 25, 33, 40, 41, 52, 60]], opening: 22, actions: ['T20'] }] },
  { seats: [human('You'), computer('Otto')], rounds: [{ actions: ['S'] }] },
];

/** Opens each of the tables once and checks that it fits in windows of these sizes. */
async function fits(page) {
  for (const [nth, table] of TABLES.entries()) {
    await openMatch(page, table);
    await expect(page.locator(PARTS.ownRack).locator(PARTS.slots)).toHaveCount(LABELS.length);
    for (const [width, height] of [[1440, 900], [1024, 768], [768, 1024], [390, 844], [360, 640], [320, 640], [844, 390], [640, 512]]) {
      await resize(page, width, height);
      const at = `table ${nth + 1}, ${width} × ${height}`;
      const over = () => page.evaluate(() => {
        const { scrollWidth, scrollHeight } = document.scrollingElement;
        return [Math.max(0, scrollWidth - innerWidth), Math.max(0, scrollHeight - innerHeight)];
      });
      expect.soft(await over(), at).toEqual([0, 0]);
      const covered = (await bares(page.getByRole('button'))).filter(({ seen }) => !seen || Math.min(seen.width, seen.height) < 24);
      expect.soft(covered.map(({ name }) => name), at).toEqual([]);
    }
  }
}

for (const code of CODES.filter((code) => code !== 'en')) {
  test.describe(`the table in ${code}`, () => {
    test.use({ locale: code });
    test('fits', async ({ page }) => {
      test.slow();
      await fits(page);
    });
  });
}

for (const code of CODES) {
  test.describe(`on a narrow screen in ${code}`, () => {
    test.use({ locale: code });
    test('nothing to press is cut off before, after and beside the table', async ({ page }) => {
      test.slow();
      const sizes = [[320, 640], [360, 740], [390, 844]];
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        await open(page);
        await expect(page.locator('#open-setup')).toBeVisible();
        expect.soft(await cutOff(page), `first screen, ${width}`).toEqual([]);
        await page.locator('#open-setup').click();
        await expect(page.locator('[aria-labelledby=target-title]').getByRole('radiogroup')).toBeVisible();
        expect.soft(await cutOff(page), `set-up, ${width}`).toEqual([]);
        await page.keyboard.press('Escape');
        await page.locator('#open-settings').click();
        await expect(page.getByRole('dialog').getByRole('radiogroup').first()).toBeVisible();
        expect.soft(await cutOff(page), `settings, ${width}`).toEqual([]);
      }
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        await openMatch(page, { seats: [human('You'), computer('Otto'), computer('Vera'), computer('Mina')], rounds: [{ racks: [[3, 9, 14, 21, 27, 33, 39, 45, 51, 57]], opening: 22, actions: ['R'] }] });
        await expect(page.getByRole('table')).toBeVisible();
        expect.soft(await cutOff(page), `round, ${width}`).toEqual([]);
        await page.locator(PARTS.fileButtons).first().click();
        await expect(page.getByRole('slider')).toBeVisible();
        expect.soft(await cutOff(page), `replay, ${width}`).toEqual([]);
      }
    });
  });
}

test('the table fits with texts two fifths longer than English', async ({ page }) => {
  test.slow();
  await speakLonger(page);
  await fits(page);
});

test('no screen is wider than the window with texts two fifths longer', async ({ page }) => {
  test.slow();
  await speakLonger(page);
  const across = () => page.evaluate(() => document.scrollingElement.scrollWidth - innerWidth);
  const wide = () => page.locator('dialog[open] > :last-child').evaluateAll((all) => all.map((one) => one.scrollWidth - one.clientWidth).filter((much) => much > 0));
  const expectToFit = async (name) => {
    for (const [width, height] of [[390, 844], [320, 640], [1440, 900]]) {
      await resize(page, width, height);
      expect.soft(await across(), `${name}, ${width}`).toBeLessThanOrEqual(0);
      expect.soft(await wide(), `${name}, ${width}`).toEqual([]);
    }
  };
  await open(page);
  const links = page.locator(PARTS.links);
  await expect(links.first()).toBeVisible();
  await expectToFit('setup');
  for (let nth = 0; nth < await links.count(); nth += 1) {
    const name = await links.nth(nth).textContent();
    await links.nth(nth).click();
    await arrive(page);
    await expectToFit(name);
    await leave(page);
  }
});
