// Browsers that block site data or some of it: the game plays and says what it cannot do.
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { kept, match } from './record.js';
import { click, discards, expect, open, openMatch, prompt, savedActions, stock, test } from './table.js';

const RECORD = { rounds: [{ stock: [3, 30] }] };
const elsewhere = (page) => page.getByRole('alert').filter({ hasText: 'playing this match in another tab' });
const notSaved = (page) => page.getByRole('alert').filter({ hasText: 'won’t let the game save' });

/** Draws and discards. */
async function playATurn(page) {
  await expect(prompt(page)).toContainText('Your turn.');
  await click(page, 'stock');
  await expect(prompt(page)).toContainText('You drew');
  await click(page, 'discards');
  await expect(prompt(page)).not.toContainText('You drew');
}

test.describe('what the browser refuses', () => {
  test('locks alone: it plays and saves', async ({ page }) => {
    await page.addInitScript(() => {
      LockManager.prototype.request = () => Promise.reject(new DOMException('refused', 'SecurityError'));
    });
    await openMatch(page, RECORD);
    await click(page, 'stock');
    await expect(prompt(page)).toContainText('You drew the 3.');
    await expect(elsewhere(page)).toHaveCount(0);
    expect(await savedActions(page)).toEqual(['S']);
  });

  test('locks, by an error at once: it plays and saves', async ({ page }) => {
    await page.addInitScript(() => {
      LockManager.prototype.request = () => { throw new DOMException('refused', 'SecurityError'); };
    });
    await openMatch(page, RECORD);
    await click(page, 'stock');
    await expect(prompt(page)).toContainText('You drew the 3.');
    expect(await savedActions(page)).toEqual(['S']);
  });

  test('there are no locks, as over plain http: it plays and saves', async ({ page }) => {
    await page.addInitScript(() => { delete Navigator.prototype.locks; });
    await openMatch(page, RECORD);
    await click(page, 'stock');
    await expect(prompt(page)).toContainText('You drew the 3.');
    expect(await savedActions(page)).toEqual(['S']);
    await page.reload();
    await expect(prompt(page)).toContainText('You drew the 3.');
    await expect(elsewhere(page)).toHaveCount(0);
  });

  test('storage of every kind, locks and workers: it plays, and says that nothing is kept', async ({ page }) => {
    await page.addInitScript(() => {
      const refuse = { configurable: true, get() { throw new DOMException('refused', 'SecurityError'); } };
      for (const name of ['localStorage', 'sessionStorage', 'caches', 'indexedDB']) Object.defineProperty(globalThis, name, refuse);
      Object.defineProperty(Navigator.prototype, 'serviceWorker', refuse);
      LockManager.prototype.request = () => Promise.reject(new DOMException('refused', 'SecurityError'));
    });
    await page.goto('./');
    await page.getByRole('button', { name: 'More players and options' }).click();
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await expect(notSaved(page)).toBeVisible();
    await expect(elsewhere(page)).toHaveCount(0);
    await notSaved(page).getByRole('button', { name: 'Close' }).click();
    await playATurn(page);
    await page.getByRole('button', { name: 'Rule book' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'How to play Rack-O' })).toBeVisible();
  });

  test('channels between tabs, as Firefox does along with all site data: it plays', async ({ page }) => {
    await page.addInitScript(() => {
      globalThis.BroadcastChannel = class { constructor() { throw new DOMException('refused', 'SecurityError'); } };
    });
    await openMatch(page, RECORD);
    await click(page, 'stock');
    await expect(prompt(page)).toContainText('You drew the 3.');
    await expect(page.getByRole('heading', { name: 'The game has stopped' })).toBeHidden();
  });

  test('all site data, by the setting of the browser: it plays, and says that nothing is kept', async ({ baseURL }, { project }) => {
    const profile = mkdtempSync(join(tmpdir(), 'rack-o-profile-'));
    mkdirSync(join(profile, 'Default'));
    writeFileSync(join(profile, 'Default/Preferences'), JSON.stringify({ profile: { default_content_setting_values: { cookies: 2 } } }));
    // The headless shell has no such settings.
    const browser = await chromium.launchPersistentContext(profile, { ...project.use.launchOptions, executablePath: process.env.CHROMIUM, reducedMotion: 'reduce', baseURL });
    try {
      const page = await browser.newPage();
      await page.goto('./');
      expect(await page.evaluate(() => { try { return typeof localStorage; } catch (error) { return error.name; } })).toBe('SecurityError');
      await page.getByRole('button', { name: 'More players and options' }).click();
      await page.getByRole('button', { name: 'Play', exact: true }).click();
      await expect(notSaved(page)).toBeVisible();
      await expect(elsewhere(page)).toHaveCount(0);
      await notSaved(page).getByRole('button', { name: 'Close' }).click();
      await playATurn(page);
    } finally {
      await browser.close();
      rmSync(profile, { recursive: true });
    }
  });
});

test('a lock that a page which has gone still holds: "Play here" wins, once and for all', async ({ page }) => {
  // Reported of Safari 18: asking whether the lock is free says that it is not.
  await page.addInitScript(() => {
    const { request } = LockManager.prototype;
    LockManager.prototype.request = function (name, how, act) {
      return how.steal ? request.call(this, name, how, act) : how.ifAvailable ? Promise.resolve(act(null)) : new Promise(() => {});
    };
  });
  await open(page, kept(match(RECORD)));
  await expect(elsewhere(page)).toBeVisible();
  await elsewhere(page).getByRole('button', { name: 'Play here instead' }).click();
  await expect(elsewhere(page)).toHaveCount(0);
  await click(page, 'stock');
  await expect(prompt(page)).toContainText('You drew the 3.');
  expect(await savedActions(page)).toEqual(['S']);
  // After a reload this tab still has the match.
  await page.reload();
  await expect(prompt(page)).toContainText('You drew the 3.');
  await expect(elsewhere(page)).toHaveCount(0);
  await discards(page).click();
  await expect.poll(async () => (await savedActions(page))[0]).toBe('S-');
});

test('a lock that can be had in no way at all: "Play here" wins', async ({ page }) => {
  await page.addInitScript(() => {
    LockManager.prototype.request = (name, how, act) => (how.ifAvailable ? Promise.resolve(act(null)) : new Promise(() => {}));
  });
  await open(page, kept(match(RECORD)));
  await elsewhere(page).getByRole('button', { name: 'Play here instead' }).click();
  await expect(stock(page)).toBeVisible();
  await expect(elsewhere(page)).toHaveCount(0);
  await click(page, 'stock');
  await expect(prompt(page)).toContainText('You drew the 3.');
  expect(await savedActions(page)).toEqual(['S']);
});

test('a lock that a page which is just being closed holds for a moment longer is waited for', async ({ page }) => {
  await page.addInitScript(() => {
    const { request } = LockManager.prototype;
    LockManager.prototype.request = function (name, how, act) {
      return how.ifAvailable ? Promise.resolve(act(null)) : request.call(this, name, how, act);
    };
  });
  await open(page, kept(match(RECORD)));
  await click(page, 'stock');
  await expect(prompt(page)).toContainText('You drew the 3.');
  await expect(elsewhere(page)).toHaveCount(0);
  expect(await savedActions(page)).toEqual(['S']);
});

test('a tab that can leave no mark for itself takes the match over all the same', async ({ context, page }) => {
  await open(page, kept(match(RECORD)));
  await expect(prompt(page)).toContainText('Your turn.');
  const other = await context.newPage();
  await other.addInitScript(() => {
    Object.defineProperty(globalThis, 'sessionStorage', { get() { throw new DOMException('refused', 'SecurityError'); } });
  });
  await other.goto('./');
  await elsewhere(other).getByRole('button', { name: 'Play here instead' }).click();
  await expect(elsewhere(page)).toBeVisible();
  await expect(elsewhere(other)).toHaveCount(0);
  await click(other, 'stock');
  await expect(prompt(other)).toContainText('You drew the 3.');
});
