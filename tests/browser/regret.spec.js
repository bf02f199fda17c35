// Undo, confirming a move, the memory aid and the other settings that change how one plays.
import { hear, listen } from './heard.js';
import { PARTS } from './parts.js';
import { computer, human } from './record.js';
import { click, expect, goOn, look, openMatch, otherRack, prompt, savedActions, slot, stopClock, test } from './table.js';

const OWN = [5, 8, 19, 12, 25, 33, 40, 41, 52, 60];
const ROUND = { racks: [OWN], opening: 22, stock: [3, 30] };
const takeBack = (page) => page.getByRole('button', { name: 'Take back your move' });

test('an exchange for the open discard can be taken back until the next player moves', async ({ page }) => {
  await stopClock(page);
  await openMatch(page, { rounds: [ROUND] });
  await expect(takeBack(page)).toHaveCount(0);
  await click(page, 'discards');
  await click(page, 35);
  await expect(takeBack(page)).toBeVisible();
  await takeBack(page).click();
  await expect(prompt(page)).toContainText('Your turn.');
  expect((await look(page)).rack).toEqual(OWN);
  expect(await savedActions(page)).toEqual([]);
  // The same again, but this time the next player moves.
  await page.keyboard.press('t');
  await click(page, 35);
  await page.mouse.move(5, 300);
  await page.clock.runFor(1900);
  await expect(takeBack(page)).toBeVisible();
  await page.clock.runFor(1000);
  await expect(takeBack(page)).toHaveCount(0);
});

test('U takes back, and the computer players wait while one is about to', async ({ page }) => {
  await stopClock(page);
  await openMatch(page, { rounds: [ROUND] });
  await click(page, 'discards');
  await click(page, 35);
  await takeBack(page).hover();
  await page.clock.runFor(4000);
  expect(await savedActions(page)).toEqual(['T35']);
  await page.keyboard.press('u');
  expect(await savedActions(page)).toEqual([]);
});

test('a move taken back takes the hint of then with it', async ({ page }) => {
  await openMatch(page, { rounds: [ROUND] }, { settings: { pace: 'slow' } });
  await expect(prompt(page)).toContainText('Your turn.');
  for (const key of ['d', 'h']) await page.keyboard.press(key);
  await expect(prompt(page)).not.toContainText(/You drew|thinking/);
  await page.keyboard.press('x');
  await takeBack(page).click();
  await expect(prompt(page)).toContainText('You drew');
});

test('a button that goes from under the pointer holds nobody up', async ({ page }) => {
  await stopClock(page);
  await openMatch(page, { rounds: [ROUND] });
  await click(page, 'discards');
  await click(page, 20);
  await takeBack(page).hover();
  await page.keyboard.press('r');
  // The table celebrates, and the racks are counted.
  await page.clock.runFor(20_000);
  await page.getByRole('button', { name: 'Next round' }).click();
  await page.clock.runFor(20_000);
  expect((await savedActions(page)).length).toBeGreaterThan(0);
});

test('when the button that had the focus goes, the rack has it', async ({ page }) => {
  await stopClock(page);
  await openMatch(page, { rounds: [ROUND] });
  await click(page, 'discards');
  await click(page, 35);
  await takeBack(page).focus();
  await page.keyboard.press('Enter');
  await page.clock.runFor(100);
  await expect(slot(page, 35)).toBeFocused();
});

test('what became of a drawn card can be taken back, to the card in the hand and no further', async ({ page }) => {
  await stopClock(page);
  await openMatch(page, { rounds: [ROUND] });
  await click(page, 'stock');
  await expect(takeBack(page)).toHaveCount(0);
  for (const where of [35, 'discards']) {
    await click(page, where);
    await takeBack(page).click();
    await expect(prompt(page)).toContainText('You drew the 3.');
    expect(await savedActions(page)).toEqual(['S']);
    expect((await look(page)).rack).toEqual(OWN);
    await expect(takeBack(page)).toHaveCount(0);
  }
});

test('going on without calling can be taken back', async ({ page }) => {
  await stopClock(page);
  await openMatch(page, { rounds: [ROUND] });
  await click(page, 'discards');
  await click(page, 20);
  await goOn(page).click();
  await takeBack(page).click();
  await expect(goOn(page)).toBeVisible();
});

test('where people share the device, a move is taken back before the next one looks', async ({ page }) => {
  await stopClock(page);
  await openMatch(page, { seats: [human('Ann'), human('Bo'), computer('Otto')], rounds: [{}] });
  const heading = page.getByRole('heading', { level: 1 });
  const showRack = async () => {
    await page.clock.runFor(1000);
    await page.getByRole('button', { name: 'Show my rack' }).click();
  };
  await showRack();
  await click(page, 'stock');
  await click(page, 35);
  await expect(heading).toHaveText(/Bo/);
  await page.clock.runFor(1000);
  await page.getByRole('button', { name: 'Take back Ann’s move' }).click();
  await expect(heading).toHaveText(/Ann/);
  await showRack();
  await expect(prompt(page)).toContainText('You drew');
  await click(page, 45);
  await page.clock.runFor(3000);
  await showRack();
  // Bo has seen his rack: now it is his turn.
  await expect(takeBack(page)).toHaveCount(0);
});

test('in practice every move of the round can be taken back, one after the other', async ({ page }) => {
  await openMatch(page, { rounds: [ROUND] }, { settings: { practice: true, pace: 'at-once' } });
  await click(page, 'stock');
  await click(page, 35);
  await expect.poll(async () => (await savedActions(page)).length).toBe(4);
  await expect(prompt(page)).toContainText('Your turn.');
  await takeBack(page).click();
  await expect(prompt(page)).toContainText('You drew the 3.');
  await takeBack(page).click();
  await expect(prompt(page)).toContainText('Your turn.');
  expect((await look(page)).rack).toEqual(OWN);
  await expect(takeBack(page)).toHaveCount(0);
  // The same card is on the stock again.
  await click(page, 'stock');
  await expect(prompt(page)).toContainText('You drew the 3.');
});

for (const [width, height] of [[390, 844], [360, 640], [768, 1024], [844, 390], [1440, 900]]) {
  test(`the key that takes back lies over no word of the prompt at ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openMatch(page, { rounds: [ROUND] }, { settings: { practice: true, pace: 'at-once' } });
    await click(page, 'stock');
    await click(page, 35);
    await expect.poll(async () => (await savedActions(page)).length).toBe(4);
    await expect(prompt(page)).toContainText('Your turn. Draw from the stock, or take');
    const key = await takeBack(page).boundingBox();
    const lines = await prompt(page).evaluate((one) => {
      const words = document.createRange();
      words.selectNodeContents(one.firstElementChild);
      return [...words.getClientRects()].map(({ left, right, top, bottom }) => ({ left, right, top, bottom }));
    });
    expect(lines.length).toBeGreaterThan(0);
    const covered = lines.filter((line) =>
      line.right > key.x && line.left < key.x + key.width && line.bottom > key.y && line.top < key.y + key.height);
    expect(covered).toEqual([]);
  });
}

test('with moves confirmed, what cannot be done is refused at once', async ({ page }) => {
  await openMatch(page, { rounds: [ROUND] }, { settings: { confirm: true } });
  await expect(prompt(page)).toContainText('Your turn.');
  await page.keyboard.press('x');
  await expect(prompt(page)).toContainText('Draw a card or take the top discard first.');
});

test('with moves confirmed, the first tap asks and the second does it', async ({ page }) => {
  await stopClock(page);
  await openMatch(page, { rounds: [ROUND] }, { settings: { confirm: true } });
  await click(page, 'discards');
  await click(page, 35);
  await expect(prompt(page)).toContainText('Swap the 22 into slot 35?');
  expect(await savedActions(page)).toEqual([]);
  await click(page, 40);
  await expect(prompt(page)).toContainText('Swap the 22 into slot 40?');
  await page.keyboard.press('Escape');
  await expect(prompt(page)).toContainText('Your turn.');
  await click(page, 'stock');
  await click(page, 'discards');
  await expect(prompt(page)).toContainText('Discard the 3?');
  await click(page, 'discards');
  expect(await savedActions(page)).toEqual(['S-']);
});

test('the memory aid shows what everybody saw go in, until it comes out again', async ({ page }) => {
  await openMatch(page, { dealer: 0, rounds: [{ ...ROUND, actions: ['T35', 'S-', 'S-'] }] }, { settings: { memory_aid: true } });
  await expect(otherRack(page, 'Otto')).toHaveAccessibleName(/ten hidden cards, took the 22 for slot 35, the 22 in slot 35$/);
  await openMatch(page, { dealer: 0, rounds: [{ ...ROUND, actions: ['T35', 'S-', 'S-'] }] }, { settings: { memory_aid: false } });
  await expect(otherRack(page, 'Otto')).toHaveAccessibleName(/ten hidden cards, took the 22 for slot 35$/);
});

test('digits play the slots, 1 for slot 5 and 0 for slot 50, and ? lists the keys', async ({ page }) => {
  await openMatch(page, { rounds: [ROUND] }, { settings: { pace: 'at-once' } });
  await expect(prompt(page)).toContainText('Your turn.');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('t');
  await page.keyboard.press('0');
  await expect.poll(async () => (await savedActions(page))[0]).toBe('T50');
  await expect(slot(page, 50)).toHaveAccessibleName('Slot 50: 22');
});

test('with the keys switched off no letter, digit or question mark does anything', async ({ page }) => {
  await openMatch(page, { rounds: [ROUND] }, { settings: { keys: false } });
  await expect(prompt(page)).toContainText('Your turn.');
  for (const key of ['d', 't', '1', '?', 'u', 'r']) await page.keyboard.press(key);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(prompt(page)).toContainText('Your turn.');
  expect(await savedActions(page)).toEqual([]);
});

test('a mouse that rests where the button appears makes nobody wait; one that is moved there does', async ({ page }) => {
  await stopClock(page);
  await openMatch(page, { rounds: [ROUND] });
  await click(page, 'discards');
  // Where the card in the hand is, the button will be.
  const { x, y, width, height } = await page.locator(PARTS.hand).boundingBox();
  await page.mouse.move(x + width / 2, y + height / 2);
  await slot(page, 35).focus();
  await page.keyboard.press('Enter');
  await expect(takeBack(page)).toBeVisible();
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.clock.runFor(2800);
  await expect.poll(async () => (await savedActions(page)).length).toBeGreaterThan(1);
});

test('what was taken back is heard, and whose turn it is', async ({ page }) => {
  await stopClock(page);
  for (const [keys, said] of [
    [['t', '7', 'u'], /^Move taken back\. The 40 is in slot 35 again\. Your turn\./],
    [['d', 'x', 'u'], /^Move taken back\. You drew the 3\./],
    // The rack is complete, and it is asked whether to call.
    [['t', '4', 'u'], /^Move taken back\. The 12 is in slot 20 again\. Your turn\./],
  ]) {
    await openMatch(page, { rounds: [ROUND] });
    await expect(prompt(page)).toContainText('Your turn.');
    for (const key of keys.slice(0, -1)) await page.keyboard.press(key);
    await expect(takeBack(page)).toBeVisible();
    await page.clock.runFor(200);
    await listen(page);
    await page.keyboard.press(keys.at(-1));
    await page.clock.runFor(200);
    await hear(page, said);
  }
});

test('what was taken back after the device had been handed on is heard when the rack is open again', async ({ page }) => {
  await stopClock(page);
  await openMatch(page, { seats: [human('Ann'), human('Bo'), computer('Vera'), computer('Mina')], rounds: [ROUND] });
  const show = page.getByRole('button', { name: 'Show my rack' });
  await show.click();
  await expect(prompt(page)).toContainText('it’s your turn');
  for (const key of ['t', '7']) await page.keyboard.press(key);
  await page.getByRole('button', { name: 'Take back Ann’s move' }).click();
  await show.click();
  await page.clock.runFor(200);
  await expect(page.getByText(/^Move taken back\. The 40 is in slot 35 again\. Ann, it’s your turn\./)).toHaveCount(1);
});
