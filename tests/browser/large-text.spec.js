// Large text: the setting, a browser's own, and a page zoomed to 200 % keep the names and totals of the others.
import { cutOff } from './cut-off.js';
import { CODES } from './languages.js';
import { LOOKS, PARTS } from './parts.js';
import { KEYS, LABELS, computer, human } from './record.js';
import { screens } from './screens.js';
import { bare, bares, expect, open, openMatch, prompt, resize, setLanguage, slot, stopClock, test } from './table.js';

/** What is cut off of these, of which there are at least so many, or lies outside the window. */
const cut = (page, selector, least = 1) => page.locator(selector).evaluateAll((all, least) => (all.length < least ? ['nothing there'] : []).concat(all.filter((one) => one.checkVisibility()).map((one) => {
  const { left, right, top, bottom } = one.getBoundingClientRect();
  const whole = (one.matches('button') || one.scrollWidth <= one.clientWidth + 1) && left >= -1 && right <= innerWidth + 1 && top >= -1 && bottom <= innerHeight + 1;
  return whole ? null : `${one.textContent} ${one.scrollWidth} > ${one.clientWidth}`;
}).filter(Boolean)), least);

/** Of which of these the text is covered. */
const covered = (page, selector) => page.locator(selector).evaluateAll((all, { otherRacks }) => all.filter((one) => {
  const { left, top, width, height } = one.getBoundingClientRect();
  return ![0.2, 0.5, 0.8].every((down) => document.elementFromPoint(left + width / 2, top + height * down)?.closest(otherRacks)?.contains(one));
}).map((one) => one.textContent), PARTS);

/** By how much the page, or the dialog that is open, is wider than there is room for. */
const beyond = (page) => page.evaluate(() => Math.max(document.scrollingElement.scrollWidth - innerWidth, ...[...document.querySelectorAll('dialog[open]')].map((one) => one.scrollWidth - one.clientWidth)));

const large = (page) => page.addInitScript(() => addEventListener('DOMContentLoaded', () => { document.documentElement.style.fontSize = '200%'; }));

/** Looks at the page in every language, as it stands. */
async function inEveryLanguage(page, look) {
  for (const code of CODES) {
    await setLanguage(page, code);
    await look(code);
  }
}

const TABLE = { seats: [human('You'), computer('Otto'), computer('Vera'), computer('Mina')], rounds: [{}] };

for (const [width, height] of [[320, 568], [320, 640], [390, 844], [640, 400], [844, 390], [720, 450], [1440, 900]]) {
  test(`text at 200 % keeps names, totals and keys at the table, ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await large(page);
    await openMatch(page, TABLE);
    await expect(prompt(page)).toContainText('Your turn.');
    await inEveryLanguage(page, async (code) => {
      await expect(page.locator(PARTS.otherRacks)).toHaveCount(3);
      expect.soft(await beyond(page), code).toBeLessThanOrEqual(0);
      for (const name of ['Otto', 'Vera', 'Mina']) {
        const plate = page.getByRole('region', { name: new RegExp(`^${name}, `) }).locator(PARTS.plate);
        await expect(plate).toContainText(`${name}0`);
      }
      expect.soft(await cut(page, `${PARTS.tray} > [role=status], ${PARTS.captions}, section[data-seat] ${PARTS.plate} > span`), code).toEqual([]);
      expect.soft(await covered(page, `${PARTS.otherRacks} ${PARTS.plate}`), code).toEqual([]);
      const keys = await bares(page.locator(PARTS.ownRack).getByRole('button'));
      expect(keys.length).toBeGreaterThan(LABELS.length);
      for (const { name, seen } of keys) expect.soft(Math.min(seen?.width ?? 0, seen?.height ?? 0), `${code}: ${name}`).toBeGreaterThanOrEqual(20);
    });
    await page.keyboard.press('d');
    await expect(prompt(page)).toHaveText(/./);
    await inEveryLanguage(page, async (code) => expect.soft(await cut(page, `${PARTS.captions} > span`), code).toEqual([]));
  });
}

test('the setting makes texts and cards larger', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openMatch(page, TABLE);
  await expect(prompt(page)).toContainText('Your turn.');
  const heights = async () => Promise.all([
    ...[prompt(page), page.locator(PARTS.otherRacks).locator(PARTS.total).first()].map((text) => text.evaluate((one) => parseFloat(getComputedStyle(one).fontSize))),
    slot(page, 50).locator(PARTS.drawn).evaluate((one) => one.getBoundingClientRect().height),
  ]);
  const before = await heights();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radiogroup', { name: 'Text and cards' }).locator('label').filter({ hasText: 'Largest' }).click();
  await page.keyboard.press('Escape');
  const after = await heights();
  for (const nth of before.keys()) expect(after[nth] / before[nth], String(nth)).toBeGreaterThan(1.25);
  await page.reload();
  await expect(prompt(page)).toContainText('Your turn.');
  expect(await heights()).toEqual(after);
});

for (const name of ['the first screen', 'the settings', 'the rule book', 'the statistics', 'the end of a round', 'the end of a match', 'the end of a match that another has won', 'notices of what could not be read', 'the score sheet', 'what can be shared', 'what the coach thinks', 'the keys', 'handing the device over', 'the deal of the day', 'the opponents of the Club', 'the ladder', 'the cup', 'the set-up', 'the set-up with the opponents to choose from', 'the first screen with several saved matches']) {
  test(`${name} is not wider than the window with text at 200 %`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width: 320, height: 640 });
    await large(page);
    await screens[name](page);
    const dialogs = await page.locator('dialog').count();
    const within = dialogs ? 'dialog' : 'body';
    for (const [width, height] of [[320, 640], [390, 844], [844, 390], [1440, 900]]) {
      await test.step(`${width} × ${height}`, async () => {
        await resize(page, width, height);
        await inEveryLanguage(page, async (code) => {
          const at = `${width} × ${height}, ${code}`;
          // A dialog is drawn anew in another language.
          await expect(page.locator('dialog')).toHaveCount(dialogs);
          expect.soft(await beyond(page), at).toBeLessThanOrEqual(0);
          // What comes next stays in view there, however far the rest can be scrolled.
          if (width < 900 && name.startsWith('the end')) expect.soft(await cut(page, PARTS.next, 3), at).toEqual([]);
          expect.soft(await cutOff(page, within), at).toEqual([]);
        });
      });
    }
  });
}

/** What the lesson points at. */
const POINTED = { stock: PARTS.stockWell, discards: PARTS.discardWell, 15: '#slot-15', 35: '#slot-35', call: '#announce' };

for (const code of CODES) {
  test(`every step of the lesson fits, on the smallest phone and with text at 200 %, in ${code}`, async ({ page }) => {
    test.setTimeout(120_000);
    await stopClock(page);
    for (const [width, height, size] of [[320, 568, '100%'], [320, 640, '200%'], [390, 844, '200%'], [844, 390, '200%']]) {
      await page.setViewportSize({ width, height });
      await open(page, { [KEYS.settings]: JSON.stringify({ language: code }) });
      await page.evaluate((size) => { document.documentElement.style.fontSize = size; }, size);
      await page.clock.runFor(100);
      await page.locator('#open-lesson').click();
      for (const [step, keys] of [[1, ''], [2, 'Next'], [2, 't'], [3, '3'], [4, 'd'], [5, 'x'], [6, 'd'], [7, '7'], [8, 'r']]) {
        if (keys === 'Next') await page.locator(PARTS.guide).locator('p > button').click();
        else if (keys) await page.keyboard.press(keys);
        for (let times = 0; times < 4; times += 1) await page.clock.runFor(1200);
        const at = `${width} × ${height}, step ${step} ${keys}`;
        await expect(page.locator(PARTS.guideStep), at).toContainText(String(step));
        expect.soft(await beyond(page), at).toBeLessThanOrEqual(0);
        // The end can be scrolled, as it has no rack to be kept in view.
        if (step < 8) expect.soft(await cut(page, `${PARTS.guideStep}, ${PARTS.guideWords}, ${PARTS.guide} > h1, ${PARTS.guide} button`), at).toEqual([]);
        const point = await page.evaluate(() => document.querySelector('[data-point]')?.dataset.point);
        if (point) expect.soft(await bare(page.locator(POINTED[point])), `${at}: ${point}`).not.toBeNull();
      }
    }
  });
}
