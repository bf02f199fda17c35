// What a browser asks for with an empty cache: until a card can be played, and when each part is wanted that is loaded later.
import { chromium } from '@playwright/test';
import { serve } from '../../engines/host.js';
import config from '../playwright.config.js';
import { KEYS, computer, human, kept, match } from '../record.js';
import { expect } from '../table.js';

/** What is asked for so long after a card can be played still counts, in milliseconds. */
const AND_THEN = 10_000;

/** The language with the longest texts. */
const LOCALE = 'fr-FR';

/** Somebody who has been here before. */
const BEFORE = { [KEYS.table]: '{"seats":[]}' };
const press = (id) => (page) => page.locator(`#${id}`).click();

/** How each part of `src/lazy_parts.rs` comes to be wanted: what is stored, and what is done. */
const WANTED = {
  thinking: [kept(match({ dealer: 3 })), (page) => page.keyboard.press('h')],
  reading: [BEFORE, press('open-rules')],
  'looking-back': [BEFORE, press('open-statistics')],
  sharing: [BEFORE, press('open-day')],
  settings: [BEFORE, press('open-settings')],
  setup: [BEFORE, press('open-setup')],
  club: [BEFORE, press('open-club')],
  // A link to no cup asks for all of it.
  cup: [BEFORE, (page) => page.evaluate(() => { location.hash = '#c='; })],
  remarks: [kept(match({ seats: [human('You'), computer('Leo', 'leo')] })), () => {}],
  // (With a match that is over the first screen asks for the Club, too.)
  history: [kept(match({ rounds: [{}] }), { atTable: false }), (page) => page.locator('[id^=delete-]').click()],
};

/** Opens the page with these texts stored, and notes what is asked for. */
async function visit(browser, address, texts, act) {
  const context = await browser.newContext({ baseURL: address, serviceWorkers: 'block', locale: LOCALE });
  const asked = new Set();
  context.on('request', (request) => {
    const name = new URL(request.url()).pathname.slice(1) || 'index.html';
    if (request.url().startsWith(address)) asked.add(name);
  });
  const page = await context.newPage();
  await page.clock.install();
  await page.addInitScript((all) => Object.entries(all).forEach((entry) => localStorage.setItem(...entry)), texts);
  await page.goto('./');
  await expect(page.locator('html')).toHaveAttribute('data-started');
  await act(page);
  await page.clock.runFor(AND_THEN);
  await page.waitForLoadState('networkidle');
  await context.close();
  return asked;
}

/** A first round from the first screen, whatever the language. */
async function play(page) {
  await page.locator('#open-lesson + button').click();
  await expect(page.locator('#hand')).toBeVisible();
}

/** The names of the files of the page in a folder that are asked for, by part; what each part needs beyond the first download. */
export async function requested(folder, parts) {
  const unknown = parts.find((part) => !WANTED[part]);
  if (unknown) throw new Error(`requested.js does not know how “${unknown}” comes to be wanted`);
  const host = await serve(folder);
  const browser = await chromium.launch(config.use.launchOptions);
  try {
    const first = await visit(browser, host.address, {}, play);
    const all = { first };
    for (const part of parts) {
      const asked = await visit(browser, host.address, ...WANTED[part]);
      all[part] = [...asked].filter((name) => !first.has(name));
    }
    return all;
  } finally {
    await browser.close();
    await host.close();
  }
}
