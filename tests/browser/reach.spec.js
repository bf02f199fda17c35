// A page zoomed to 300 or 400 %, or one of several apps side by side: everything can be scrolled to, and is then whole and not covered.
import { cutOff } from './cut-off.js';
import { LOOKS } from './parts.js';
import { holdComputers, screens } from './screens.js';
import { call, discards, drag, expect, hand, openMatch, prompt, savedActions, slot, stock, test } from './table.js';

/** 1366 × 768 at 300 %, 1280 × 1024 at 300 and 400 %, 1920 × 1080 at 300 and 400 % below the browser's bars, and halves of phones. */
const SIZES = [[455, 256], [427, 341], [320, 256], [640, 310], [480, 240], [412, 400], [320, 480]];

/**
 * What can be pressed or filled in and, once it has been scrolled to, is not whole or is covered; or, once it has got the focus, is out of
 * sight. Runs in the page.
 */
const outOfReach = (page, by) => page.evaluate(({ by, unseen }) => {
  const within = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const shown = [...within.querySelectorAll('button, a[href], input, select, summary, textarea, [tabindex="0"]')]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.closest('[inert], [role=alert]') === null && !(by === 'focus' && (one.disabled || one.closest('main nav'))));
  // (With the focus a browser shows a part of a link in the strip of sections, however little.)
  const name = (one) => one.getAttribute('aria-label') ?? (one.textContent.trim() || one.labels?.[0]?.textContent.trim() || one.outerHTML.slice(0, 80));
  const wrong = [];
  for (const one of shown) {
    // A hidden input is pressed by its label.
    const seen = one.matches(unseen) ? one.closest('label') : one;
    if (by === 'focus') one.focus();
    else seen.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { left, right, top, bottom, width, height } = seen.getBoundingClientRect();
    const hit = (x, y) => {
      const under = document.elementFromPoint(x, y);
      return seen.contains(under) || [...one.labels ?? []].some((label) => label.contains(under));
    };
    const seenOf = (points) => points.filter(([x, y]) => hit(x, y)).length;
    const isStrip = one.matches('[data-slot]');
    // How much of it is seen along the best of three lines, looked at every few pixels.
    const along = (length, at) => {
      const count = Math.ceil(length / (isStrip ? 3 : 8));
      const step = length / count;
      const points = (part) => Array.from({ length: count }, (_, n) => at((n + 0.5) * step, part));
      return step * Math.max(...[0.15, 0.5, 0.85].map((part) => seenOf(points(part))));
    };
    const tall = along(height, (down, part) => [left + part * width, top + down]);
    const wide = along(width, (across, part) => [left + across, top + part * height]);
    const scrolls = !one.matches('button, input, a, select, summary');
    // Cards overlap closely: of each a strip is enough. A box that scrolls may be larger than the window, and the focus may show a part.
    const least = Math.min(24, Math.floor(width), Math.floor(height));
    const isSeen = isStrip ? Math.max(Math.min(tall, width), Math.min(wide, height)) >= least
      : scrolls || by === 'focus' ? tall >= least && wide >= least : tall >= height - 4 && wide >= width - 4;
    const isInWindow = by === 'focus' || scrolls || isStrip || left > -1 && right < innerWidth + 1 && top > -1 && bottom < innerHeight + 1;
    if (!isSeen || !isInWindow) wrong.push(`${name(one)}: ${wide} × ${tall} of ${width.toFixed()} × ${height.toFixed()} at ${left.toFixed()}, ${top.toFixed()}`);
  }
  return wrong;
}, { by, ...LOOKS });

/** By how much the page, or the dialog that is open, is wider than there is room for. */
const beyond = (page) => page.evaluate(() => Math.max(document.scrollingElement.scrollWidth - innerWidth, ...[...document.querySelectorAll('dialog[open]')].map((one) => one.scrollWidth - one.clientWidth)));

/** Texts that no scrolling brings into the window. */
const lost = (page) => page.evaluate(({ unseen, confetti }) => {
  const root = document.scrollingElement;
  const held = (one) => one.closest(`${unseen}, dialog, ${confetti}`) ?? [...ancestors(one)].find((above) => /auto|scroll|hidden|clip/.test(getComputedStyle(above).overflowY) || getComputedStyle(above).position === 'fixed');
  function* ancestors(one) { for (let above = one; above && above !== document.body; above = above.parentElement) yield above; }
  const texts = [...document.querySelectorAll('body *')].filter((one) => one.checkVisibility({ visibilityProperty: true }) && [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim()));
  return texts.filter((one) => !held(one)).filter((one) => {
    const { top, bottom, height } = one.getBoundingClientRect();
    return height > 0 && (top + root.scrollTop < -1 || bottom + root.scrollTop > root.scrollHeight + 1);
  }).map((one) => one.textContent);
}, LOOKS);

for (const [width, height] of [[455, 256], [320, 256], [480, 240]]) {
  test(`a turn at ${width} × ${height}, by the keyboard, by pressing and by dragging`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const rounds = [{ racks: [[5, 8, 19, 12, 25, 33, 40, 41, 52, 60]], opening: 22, stock: [3, 30] }];
    const settings = { pace: 'at-once' };
    const inWindow = (locator) => expect(locator).toBeInViewport({ ratio: 0.99 });

    // The card in the hand, the piles, Hint and Rack-O! are there wherever the rack has been scrolled to.
    await openMatch(page, { rounds }, { settings });
    await stock(page).click();
    await expect(prompt(page)).toContainText('You drew');
    for (const label of [50, 5]) {
      await slot(page, label).scrollIntoViewIfNeeded();
      for (const one of [hand(page), discards(page), call(page), page.getByRole('button', { name: 'Hint', exact: true })]) await inWindow(one);
    }
    await slot(page, 5).click();
    await expect.poll(async () => (await savedActions(page))[0]).toBe('S5');

    await openMatch(page, { rounds }, { settings });
    await expect(prompt(page)).toContainText('Your turn.');
    await page.keyboard.press('t');
    await expect(prompt(page)).toContainText('taking the 22');
    await slot(page, 5).focus();
    for (const label of [10, 15, 20, 25, 30, 35, 40]) {
      await page.keyboard.press('ArrowUp');
      if (width < 480) await expect(slot(page, label)).toBeFocused();
    }
    await page.keyboard.press('Escape');

    await openMatch(page, { rounds }, { settings });
    await slot(page, 5).scrollIntoViewIfNeeded();
    await drag(page, 'discards', 5);
    await expect.poll(async () => (await savedActions(page))[0]).toBe('T5');
  });
}

const LEFT_OUT = ['the table with a card under the finger'];

for (const [name, arrive] of Object.entries(screens).filter(([name]) => !LEFT_OUT.includes(name))) {
  test(`${name}: all of it can be reached`, async ({ page }) => {
    test.setTimeout(120_000);
    await holdComputers(page);
    await arrive(page);
    // A notice lies over other things until it is closed, which works in the smallest window.
    await page.setViewportSize({ width: 320, height: 256 });
    const close = page.getByRole('alert').getByRole('button', { name: 'Close' });
    for (let left = await close.count(); left > 0; left -= 1) await close.first().click();
    await expect(close).toHaveCount(0);
    for (const [width, height] of SIZES) {
      const at = `${width} × ${height}`;
      await page.setViewportSize({ width, height });
      await page.evaluate(() => new Promise((done) => { requestAnimationFrame(() => requestAnimationFrame(done)); }));
      // The buttons of a new screen take presses a moment later.
      await expect.poll(() => page.evaluate(() => document.getAnimations().filter((one) => one.animationName === 'just-come').length)).toBe(0);
      expect.soft(await outOfReach(page, 'scroll'), at).toEqual([]);
      expect.soft(await outOfReach(page, 'focus'), `${at}, by the focus`).toEqual([]);
      expect.soft(await beyond(page), at).toBeLessThanOrEqual(0);
      expect.soft(await lost(page), at).toEqual([]);
      // The word beside the bulb may give way, a hand points from the lesson's button, and what presses a slot is wider than its card.
      const cut = await cutOff(page, await page.locator('dialog').count() ? 'dialog' : 'body');
      expect.soft(cut.filter((text) => !/^(Hint|Next|Slot .*)$/.test(text)), at).toEqual([]);
    }
  });
}
