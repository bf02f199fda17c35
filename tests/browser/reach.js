// Whether everything of a screen can be reached in a small window: a page zoomed to 300 or 400 %, or one of several apps side by side.
import { cutOff } from './cut-off.js';
import { LOOKS } from './parts.js';
import { expect, resize, test } from './table.js';

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

/** Checks the screen that is open at all these sizes. */
export async function expectInReach(page) {
  // A notice lies over other things until it is closed, which works in the smallest window.
  await page.setViewportSize({ width: 320, height: 256 });
  const close = page.getByRole('alert').getByRole('button', { name: 'Close' });
  for (let left = await close.count(); left > 0; left -= 1) await close.first().click();
  await expect(close).toHaveCount(0);
  for (const [width, height] of SIZES) {
    await test.step(`${width} × ${height}`, async () => {
      await resize(page, width, height);
      // The buttons of a new screen take presses a moment later.
      await expect.poll(() => page.evaluate(() => document.getAnimations().filter((one) => one.animationName === 'just-come').length)).toBe(0);
      const at = `${width} × ${height}, out of reach`;
      expect.soft(await outOfReach(page, 'scroll'), at).toEqual([]);
      expect.soft(await outOfReach(page, 'focus'), `${at} by the focus`).toEqual([]);
      expect.soft(await beyond(page), `${at}, too wide`).toBeLessThanOrEqual(0);
      expect.soft(await lost(page), `${at} by scrolling`).toEqual([]);
      // The word beside the bulb may give way, a hand points from the lesson's button, and what presses a slot is wider than its card.
      const cut = await cutOff(page, await page.locator('dialog').count() ? 'dialog' : 'body');
      expect.soft(cut.filter((text) => !/^(Hint|Next|Slot .*)$/.test(text)), `${at}, cut off`).toEqual([]);
    });
  }
}
