// Cards can be dragged wherever they can be tapped, and an aborted drag loses nothing.
import { LOOKS } from './parts.js';
import { KEYS } from './record.js';
import { drag, dragging, expect, look, open, openMatch, playOn, prompt, savedActions, slot, stock, stopClock, test } from './table.js';

// With animations: a drag must not wait for them.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const OWN = [5, 8, 19, 12, 25, 33, 40, 41, 52, 60];
const ROUND = { racks: [OWN], opening: 22, stock: [3, 30] };
const AT_ONCE = { settings: { pace: 'at-once' } };
const NOWHERE = [5, 300];
const first = (page) => expect.poll(async () => (await savedActions(page))[0]);

test('from the discard pile to a slot', async ({ page }) => {
  await openMatch(page, { rounds: [ROUND] }, AT_ONCE);
  await drag(page, 'discards', 35, { drop: false });
  await expect(prompt(page)).toContainText('You’re taking the 22.');
  await page.mouse.up();
  await first(page).toBe('T35');
  expect((await look(page)).rack).toEqual(OWN.with(6, 22));
});

test('from the stock to a slot: it is drawn as soon as it is lifted', async ({ page }) => {
  await openMatch(page, { rounds: [ROUND] }, AT_ONCE);
  await drag(page, 'stock', 5, { drop: false });
  await expect(prompt(page)).toContainText('You drew the 3.');
  await page.mouse.up();
  await first(page).toBe('S5');
});

test('from the stock to the discard pile', async ({ page }) => {
  await openMatch(page, { rounds: [ROUND] }, AT_ONCE);
  await drag(page, 'stock', 'discards');
  await first(page).toBe('S-');
});

test('let go anywhere else, a drawn card stays in the hand and can be dragged from there', async ({ page }) => {
  await openMatch(page, { rounds: [ROUND] }, AT_ONCE);
  await drag(page, 'stock', NOWHERE);
  await expect(prompt(page)).toContainText('You drew the 3.');
  expect((await savedActions(page))[0]).toBe('S');
  await drag(page, 'hand', 10);
  await first(page).toBe('S10');
});

test('let go anywhere else, a discard goes back', async ({ page }) => {
  await openMatch(page, { rounds: [ROUND] }, AT_ONCE);
  await drag(page, 'discards', NOWHERE);
  await expect(prompt(page)).toContainText('Your turn.');
  expect(await savedActions(page)).toEqual([]);
  // The next tap is a tap again.
  await stock(page).click();
  await expect(prompt(page)).toContainText('You drew the 3.');
});

test('a press that trembles is a tap', async ({ page }) => {
  await openMatch(page, { rounds: [ROUND] }, AT_ONCE);
  const box = await stock(page).boundingBox();
  await page.mouse.move(box.x + 30, box.y + 30);
  await page.mouse.down();
  await page.mouse.move(box.x + 35, box.y + 34);
  await page.mouse.up();
  await expect(prompt(page)).toContainText('You drew the 3.');
});

test('dragged back to where it came from, a drawn card is not drawn again', async ({ page }) => {
  await openMatch(page, { rounds: [ROUND] }, AT_ONCE);
  const box = await stock(page).boundingBox();
  await drag(page, 'stock', [box.x + 40, box.y + 40]);
  await expect(prompt(page)).toContainText('You drew the 3.');
  await expect(prompt(page)).not.toContainText('Swap in or discard');
});

for (const [what, breakOff] of [
  ['Escape', (page) => page.keyboard.press('Escape')],
  ['the window turned', (page) => page.setViewportSize({ width: 900, height: 820 })],
  ['the pointer taken away', (page) => page.evaluate(() => window.dispatchEvent(new PointerEvent('pointercancel', { pointerId: 1 })))],
  ['the window left', (page) => page.evaluate(() => window.dispatchEvent(new Event('blur')))],
]) {
  test(`a drag broken off by ${what} changes nothing`, async ({ page }) => {
    await openMatch(page, { rounds: [ROUND] }, AT_ONCE);
    await drag(page, 'discards', 35, { drop: false });
    await expect(prompt(page)).toContainText('You’re taking the 22.');
    await breakOff(page);
    await expect(prompt(page)).toContainText('Your turn.');
    await page.mouse.up();
    await expect(page.locator(LOOKS.carried)).toHaveCount(0);
    expect(await savedActions(page)).toEqual([]);
  });
}

test('a key during a drag ends it: what is let go is never another card', async ({ page }) => {
  await openMatch(page, { rounds: [ROUND] }, AT_ONCE);
  await drag(page, 'discards', 35, { drop: false });
  await page.keyboard.press('d');
  await page.mouse.up();
  await expect(prompt(page)).toContainText('You drew the 3.');
  expect(await savedActions(page)).toEqual(['S']);
});

test('nothing can be dragged while another plays', async ({ page }) => {
  await stopClock(page);
  await openMatch(page, { rounds: [{ ...ROUND, actions: ['S-'] }] });
  await drag(page, 'discards', 35);
  await expect(page.locator(LOOKS.carried)).toHaveCount(0);
  expect(await savedActions(page)).toEqual(['S-']);
});

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  /** Touches, moves and lifts through the browser's own input, like a finger. */
  async function finger(page) {
    const session = await page.context().newCDPSession(page);
    const send = (type, ...points) => session.send('Input.dispatchTouchEvent', {
      type, touchPoints: points.map(([x, y], id) => ({ x, y, id })),
    });
    const middle = async (target) => {
      const { x, y, width, height } = await target.boundingBox();
      return [x + width / 2, y + height / 3];
    };
    return { send, middle };
  }

  test('a card follows the finger from the stock to a slot', async ({ page }) => {
    await openMatch(page, { rounds: [ROUND] }, AT_ONCE);
    const { send, middle } = await finger(page);
    const [x, y] = await middle(stock(page));
    await send('touchStart', [x, y]);
    await send('touchMove', [x, y + 20]);
    await send('touchMove', await middle(slot(page, 5)));
    await expect(page.locator(LOOKS.carried)).toBeVisible();
    await send('touchEnd');
    await first(page).toBe('S5');
  });

  test('a second finger breaks the drag off', async ({ page }) => {
    await openMatch(page, { rounds: [ROUND] }, AT_ONCE);
    const { send, middle } = await finger(page);
    const [x, y] = await middle(page.getByRole('button', { name: /^Take 22/ }));
    await send('touchStart', [x, y]);
    await send('touchMove', [x, y + 60]);
    await expect(page.locator(LOOKS.carried)).toBeVisible();
    await send('touchStart', [x, y + 60], [40, 700]);
    await expect(page.locator(LOOKS.carried)).toHaveCount(0);
    await expect(prompt(page)).toContainText('Your turn.');
    await send('touchEnd');
    expect(await savedActions(page)).toEqual([]);
  });
});

test('a whole match by dragging', async ({ page }) => {
  test.setTimeout(600_000);
  await open(page, { [KEYS.settings]: '{"pace":"at-once"}' });
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const press = dragging();
  for (;;) {
    await playOn(page, { press });
    const next = page.getByRole('button', { name: 'Next round' });
    if (!await next.count()) break;
    await next.click();
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/wins? the match!$/);
});
