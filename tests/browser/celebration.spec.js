// The end of a round and of a match: what is told when, who is celebrated, and what is said to whoever has not won.
import { LOOKS, PARTS } from './parts.js';
import { ORDERED, computer, human } from './record.js';
import { bare, click, expect, openMatch, ownRack, prompt, savedMatch, stopClock, test } from './table.js';

const heading = (page) => page.getByRole('heading', { level: 1 });
const chart = (page) => page.getByRole('region', { name: /^Score, |^Chips, / });
const sheet = (page) => page.getByRole('region', { name: 'Score sheet' });
const ruler = (page) => page.getByRole('list', { name: /^Score, / }).getByRole('listitem');
const button = (page, name) => page.getByRole('button', { name, exact: true });
/** The celebration over the table; it is only to be seen. */
const hurrah = (page) => page.locator(LOOKS.celebration);
/** Which racks show what they have scored. */
const counted = (page) => page.locator(PARTS.sum).evaluateAll((all) => all.map((one) => Number(getComputedStyle(one).opacity)));

const FOUR = [human('You'), computer('Otto', 'hard'), computer('Vera'), computer('Mina', 'easy')];
const MINE = { seats: FOUR, rounds: [{ racks: [ORDERED] }] };
const NEARLY = [1, 8, 12, 19, 25, 33, 40, 41, 60, 52];
/** Otto calls after the person's turn. */
const THEIRS = { seats: FOUR, rounds: [{ racks: [NEARLY, [2, 9, 13, 20, 26, 34, 42, 43, 53, 59]], opening: 22, stock: [3] }] };
const last = (of) => ({ ...of, goal: { rounds: 1 } });

/** Draws and discards, after which Otto calls. */
async function letOttoCall(page) {
  await expect(prompt(page)).toContainText('Your turn.');
  await click(page, 'stock');
  await click(page, 'discards');
}

/** Calls Rack-O with the page's clock stopped while the table celebrates. */
async function callWithClock(page, of) {
  await stopClock(page);
  await openMatch(page, of);
  await page.clock.runFor(200);
  await click(page, 'call');
  await page.clock.runFor(300);
  await expect(hurrah(page)).toBeVisible();
}

test.describe('where things move', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('after a call of one’s own the table celebrates, then the racks are counted one by one, then come the totals', async ({ page }) => {
    await openMatch(page, MINE);
    await expect(prompt(page)).toContainText('in order');
    await click(page, 'call');
    await expect(hurrah(page)).toContainText('You called Rack‑O!');
    await expect(ownRack(page)).toBeVisible();
    await expect(prompt(page)).toContainText('You called Rack‑O!');
    await expect(heading(page)).toHaveText('You called Rack‑O!');
    // Frame by frame: how many racks have been counted, and whether the totals are there.
    const course = await page.evaluate(({ sum, chart }) => new Promise((done) => {
      const seen = [];
      const look = () => {
        const racks = [...document.querySelectorAll(sum)].filter((one) => getComputedStyle(one).opacity > 0.5).length;
        const totals = document.querySelector(chart)?.checkVisibility({ visibilityProperty: true }) ?? false;
        const now = `${racks}${totals ? ' and totals' : ''}`;
        if (seen.at(-1) !== now) seen.push(now);
        if (totals) done(seen);
        else requestAnimationFrame(look);
      };
      look();
    }), PARTS);
    expect(course.filter((now) => !now.includes('totals'))).toEqual(['0', '1', '2', '3'].concat(course.includes('4') ? ['4'] : []));
    await expect(ruler(page)).toHaveText(['5', '5', '5', '75']);
    await expect(page.getByText('Calling adds 25.')).toBeVisible();
    await expect(sheet(page).getByRole('row')).toHaveCount(3);
  });

  test('any press ends the celebration, and the next one shows all that is counted', async ({ page }) => {
    await callWithClock(page, MINE);
    await page.mouse.click(640, 300);
    await page.clock.runFor(100);
    await expect(hurrah(page)).toHaveCount(0);
    await expect(button(page, 'Next round')).toBeAttached();
    await page.clock.runFor(600);
    await expect(chart(page)).toBeHidden();
    await page.keyboard.press('Shift');
    await expect(chart(page)).toBeVisible();
    await page.clock.runFor(100);
    expect(await counted(page)).toEqual([1, 1, 1, 1]);
  });

  test('no score can be read before its rack is counted', async ({ page }) => {
    await callWithClock(page, MINE);
    await page.mouse.click(640, 300);
    await page.clock.runFor(300);
    const scores = page.getByRole('article', { name: /scores? \d+$/ });
    await expect(page.getByRole('article')).toHaveCount(4);
    await expect(scores).toHaveCount(0);
    await expect(page.locator(PARTS.sum).first()).toBeHidden();
    // Nor from the holes of the pegs.
    const pegs = page.getByRole('article').nth(3).locator(PARTS.pegs);
    expect(await pegs.evaluateAll((all) => all.map((peg) => peg.getBoundingClientRect().width))).toEqual(Array(10).fill(0));
    await page.keyboard.press('Shift');
    await expect(scores).toHaveCount(4);
    await expect(page.locator(PARTS.sum).first()).toBeVisible();
  });

  test('a tap that shows all that is counted presses nothing that comes with it', async ({ page, context }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const touches = await context.newCDPSession(page);
    const touch = (type, ...touchPoints) => touches.send('Input.dispatchTouchEvent', { type, touchPoints });
    await openMatch(page, last(THEIRS));
    await letOttoCall(page);
    await expect(page.getByRole('article')).toHaveCount(4);
    await expect(chart(page)).toBeHidden();
    // Where “New match” comes, and waits until it is there.
    await touch('touchStart', { x: 335, y: 802 });
    await button(page, 'New match').click({ trial: true });
    await touch('touchEnd');
    await expect(heading(page)).toHaveText('Otto wins!');
    await button(page, 'New match').click({ trial: true });
    await touch('touchStart', { x: 335, y: 802 });
    await touch('touchEnd');
    await expect(button(page, 'Play')).toBeVisible();
  });

  test('the next round can be had while the racks are counted, and its ruler has the totals', async ({ page }) => {
    await openMatch(page, MINE);
    await expect(prompt(page)).toContainText('in order');
    await page.keyboard.press('r');
    await page.keyboard.press('Shift');
    await button(page, 'Next round').evaluate((next) => next.click());
    await expect(heading(page)).toHaveText('Rack-O, round 2');
    await expect(ruler(page)).toHaveText(['5', '5', '5', '75']);
  });

  test('what was being counted is all there after a reload', async ({ page }) => {
    await openMatch(page, last(MINE));
    await expect(prompt(page)).toContainText('in order');
    await click(page, 'call');
    await expect(page.getByRole('article')).toHaveCount(4);
    await expect(chart(page)).toBeHidden();
    await page.reload();
    await expect(heading(page)).toHaveText('You win!', { timeout: 1500 });
    await expect(chart(page)).toBeVisible({ timeout: 500 });
    expect(await counted(page)).toEqual([1, 1, 1, 1]);
    await expect(page.locator(LOOKS.confetti)).toHaveCount(0);
  });

  test('at the pace of computers that move at once everything is there at once', async ({ page }) => {
    await openMatch(page, THEIRS, { settings: { pace: 'at-once' } });
    await letOttoCall(page);
    await expect(heading(page)).toHaveText('Otto called Rack‑O!');
    await expect(chart(page)).toBeVisible({ timeout: 500 });
    expect(await counted(page)).toEqual([1, 1, 1, 1]);
  });

  test('the winner of a match comes last, with confetti that can be enjoyed and is in nobody’s way', async ({ page }) => {
    await openMatch(page, last(MINE));
    await expect(prompt(page)).toContainText('in order');
    await click(page, 'call');
    await expect(chart(page)).toBeVisible();
    await expect(heading(page)).toHaveText('You called Rack‑O!');
    await expect(heading(page)).toHaveText('You win!');
    const confetti = page.getByRole('main').locator(LOOKS.confetti).locator('i');
    await expect(confetti).toHaveCount(24);
    const ends = await confetti.evaluateAll((all) => Math.max(...all.map((one) => one.getAnimations()[0].effect.getComputedTiming().endTime)));
    expect(ends).toBeGreaterThan(8000);
    expect(await bare(button(page, 'Rematch'))).not.toBeNull();
    await button(page, 'Rematch').click();
    await expect(heading(page)).toHaveText('Rack-O, round 1');
  });
});

test('where less motion is wanted the celebration stands still, and the rest is there at once', async ({ page }) => {
  await callWithClock(page, last(MINE));
  expect(await page.evaluate(({ celebration }) => document.getAnimations().filter((one) => one.effect.target.closest(celebration)).length, LOOKS)).toBe(0);
  await page.clock.runFor(1500);
  await expect(heading(page)).toHaveText('You win!');
  await expect(chart(page)).toBeVisible();
  await expect(page.getByRole('main').locator(LOOKS.confetti)).toBeVisible();
});

test('while the table celebrates nothing lies over what can be pressed', async ({ page }) => {
  await callWithClock(page, MINE);
  expect(await page.evaluate(({ celebration }) => [[0.5, 0.3], [0.5, 0.5], [0.2, 0.8]].every(([x, y]) =>
    !document.elementFromPoint(innerWidth * x, innerHeight * y)?.closest(celebration)), LOOKS)).toBe(true);
});

test('a computer player’s Rack-O is told and not celebrated, and what was good is said', async ({ page }) => {
  await openMatch(page, THEIRS, { settings: { pace: 'fast' } });
  await page.evaluate((festive) => {
    window.celebrated = 0;
    new MutationObserver(() => { window.celebrated += document.querySelectorAll(festive).length; }).observe(document.body, { childList: true, subtree: true });
  }, `${LOOKS.celebration}, ${PARTS.cheer}`);
  await letOttoCall(page);
  await expect(heading(page)).toHaveText('Otto called Rack‑O!');
  await expect(page.getByText('9 of your 10 cards were in order. So close!')).toBeVisible();
  expect(await page.evaluate(() => window.celebrated)).toBe(0);
});

test('after a lost match: who has won, one’s own place, and an easier match if wanted', async ({ page }) => {
  await openMatch(page, last(THEIRS), { settings: { pace: 'fast' } });
  await letOttoCall(page);
  await expect(heading(page)).toHaveText('Otto wins!');
  await expect(page.getByText(/^You came in second, 30 points behind\./)).toBeVisible();
  await expect(page.locator(`${LOOKS.bunting}, ${LOOKS.confetti}`)).toHaveCount(0);
  await expect(button(page, 'Ask the coach').first()).toBeVisible();
  await button(page, 'Easier opponents').click();
  await expect(heading(page)).toHaveText('Rack-O, round 1');
  expect((await savedMatch(page)).seats.map(({ level }) => level ?? null)).toEqual([null, 'medium', 'easy', 'easy']);
});

for (const [width, height] of [[844, 390], [667, 375], [390, 844]]) {
  test(`the standing and what comes next are in view at the end of a round and of a match, ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    /** Each of them as a whole, with nothing over it and without scrolling. */
    const isBare = (part) => part.evaluate((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      return [0.05, 0.5, 0.95].every((down) => one.contains(document.elementFromPoint(left + width / 2, top + height * down)));
    });
    const expectInView = async (...parts) => {
      for (const part of parts) {
        await expect(part).toBeInViewport({ ratio: 1 });
        await expect.poll(() => isBare(part), await part.textContent()).toBe(true);
      }
    };
    const called = { ...THEIRS.rounds[0], actions: ['S-', 'R'] };
    await openMatch(page, { ...THEIRS, rounds: [called] });
    await expect(heading(page)).toHaveText('Otto called Rack‑O!');
    await expectInView(chart(page), button(page, 'Next round'));
    await openMatch(page, last({ ...THEIRS, rounds: [called] }));
    await expect(heading(page)).toHaveText('Otto wins!');
    await expectInView(chart(page), button(page, 'Easier opponents'), button(page, 'Rematch'), ...await page.locator(PARTS.score).all());
  });
}

test('whoever has won is not offered an easier match', async ({ page }) => {
  await openMatch(page, { ...MINE, goal: { points: 75 }, rounds: [{ racks: [ORDERED], actions: ['R'] }] });
  await expect(heading(page)).toHaveText('You win the match!');
  await expect(page.locator(LOOKS.bunting)).toBeVisible();
  await expect(button(page, 'Easier opponents')).toHaveCount(0);
});

test('it is read out in the same order: who called, what everybody scored, and at last who has won', async ({ page }) => {
  await openMatch(page, last(THEIRS), { settings: { pace: 'fast' } });
  await expect(prompt(page)).toContainText('Your turn.');
  await page.evaluate(() => {
    window.heard = [];
    new MutationObserver(() => {
      for (const region of document.querySelectorAll('[aria-live=polite]')) {
        const text = region.textContent.trim();
        if (text && !window.heard.includes(text)) window.heard.push(text);
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  await letOttoCall(page);
  await expect(heading(page)).toHaveText('Otto wins!');
  await expect.poll(async () => (await page.evaluate(() => window.heard)).at(-1)).toMatch(
    /^Otto scores 75\. You score 45\. .*You came in \w+, \d+ points behind\./);
  // Who has won, the heading says, which has the focus; and it is not said twice.
  await expect(heading(page)).toBeFocused();
  const heard = await page.evaluate(() => window.heard);
  expect(heard.at(-2)).toMatch(/Otto called Rack‑O!$/);
});
