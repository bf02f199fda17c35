// The rule book and the lesson.
import { hear, heard, listen } from './heard.js';
import { LOOKS, PARTS } from './parts.js';
import { call, discards, expect, matchKeys, open, openMatch, openRules, ownRack, prompt, savedMatch, seat, seatFriend, slot, stock, test } from './table.js';
import { FOUR } from './record.js';

const guide = (page) => page.getByRole('region', { name: 'Your first round' });
const says = (page, text) => expect(guide(page)).toContainText(text);
const press = (page, name) => page.getByRole('button', { name, exact: true }).click();
const key = (page, name) => page.keyboard.press(name);

/** Waits until the other player has had her turn. */
const ownTurn = (page) => expect(ownRack(page).getByText('Your turn')).toBeVisible();

test('the lesson is a round, step by step, and nothing of it is kept', async ({ page }) => {
  await open(page);
  await press(page, 'Learn to play');
  await says(page, 'Make your cards go up');
  await stock(page).click();
  await says(page, 'Not that one');
  await press(page, 'Next');
  await expect(guide(page)).not.toContainText('Not that one');
  // Only what the step asks for is possible.
  await says(page, 'The 31 in slot 15 blocks the next ones');
  await expect(slot(page, 15)).toHaveAccessibleDescription('blocks the next ones');
  for (const wrong of [stock(page), slot(page, 20)]) {
    await wrong.click();
    await says(page, 'Not that one');
  }
  await discards(page).click();
  await says(page, 'Now choose slot 15');
  await expect(guide(page)).not.toContainText('Not that one');
  await slot(page, 15).click();
  await expect(slot(page, 15)).toHaveAccessibleName(/11/);
  await says(page, 'Now it’s Mina’s turn');
  await ownTurn(page);
  await says(page, 'Now the 12 breaks the order');
  await expect(slot(page, 35)).toHaveAccessibleDescription('breaks the order');
  // The wrong card is put back at once.
  await discards(page).click();
  await says(page, 'Not that one');
  await expect(discards(page)).toHaveAccessibleName(/^Take 36/);
  await stock(page).click();
  await says(page, 'A 2 doesn’t help');
  await discards(page).click();
  await ownTurn(page);
  await says(page, 'The lit slot number is what your rack is worth now: 30.');
  await stock(page).click();
  await says(page, 'A 25!');
  await slot(page, 35).click();
  await says(page, 'All ten go up');
  await call(page).click();
  // What the round was worth comes with the counted racks.
  await expect(page.locator(LOOKS.celebration)).toBeVisible();
  await expect(guide(page)).not.toContainText('points');
  await says(page, '20 points');
  await expect(page.getByRole('article')).toHaveCount(2);
  await press(page, 'Repeat lesson');
  await says(page, 'Step 1 of 8');
  await press(page, 'Skip the lesson');
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  expect(await matchKeys(page)).toEqual([]);
});

test('the lesson can be done by keys alone', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Learn to play' }).focus();
  await key(page, 'Enter');
  await says(page, 'Make your cards go up');
  await expect(page.getByRole('heading', { name: 'Your first round' })).toBeFocused();
  await page.getByRole('button', { name: 'Next', exact: true }).focus();
  await key(page, 'Enter');
  await says(page, 'The 31 in slot 15 blocks the next ones');
  for (const name of ['t', '3']) await key(page, name);
  await says(page, 'Now it’s Mina’s turn');
  await ownTurn(page);
  for (const name of ['d', 'x']) await key(page, name);
  await ownTurn(page);
  for (const name of ['d', '7', 'r']) await key(page, name);
  await says(page, '20 points');
});

test('whoever hears the lesson is told every step, after what has happened, and where the hand points', async ({ page }) => {
  const heading = page.getByRole('heading', { name: 'Your first round' });
  await open(page);
  await listen(page);
  await press(page, 'Learn to play');
  // By the names that slots have, not by marks that are seen.
  await hear(page, /^Make your cards go up.*“In order”.*“Blocks the next ones”.*“breaks the order”/);
  await expect(heading).toBeFocused();
  for (const times of [1, 2]) {
    await stock(page).click();
    await expect.poll(async () => (await heard(page)).filter((text) => text === 'Not that one. Choose Next.').length).toBe(times);
  }
  await page.getByRole('button', { name: 'Next', exact: true }).press('Enter');
  await hear(page, /^The 31 in slot 15 blocks the next ones/);
  // The button has gone.
  await expect(heading).toBeFocused();
  for (const [name, said] of [['4', 'Not that one. Choose the discard pile.'], ['t', /^Now choose slot 15/], ['4', 'Not that one. Choose slot 15.'], ['3', /^Now it’s Mina’s turn/]]) {
    await key(page, name);
    await hear(page, said);
  }
  expect((await heard(page)).slice(-2)).toEqual([expect.stringMatching(/^You took the 11 for slot 15 and discarded the 31\./), expect.stringMatching(/^Now it’s Mina’s turn/)]);
  await ownTurn(page);
  await hear(page, /^Well done!/);
  expect((await heard(page)).at(-2)).toMatch(/^Mina drew and discarded the \d+\.$/);
  await key(page, 't');
  await hear(page, 'Not that one. Choose the stock.');
  for (const name of ['d', 'x']) await key(page, name);
  await ownTurn(page);
  for (const name of ['d', '7']) await key(page, name);
  await key(page, 'd');
  await hear(page, 'Not that one. Choose Rack‑O!');
  await key(page, 'r');
  await hear(page, /^You won!/);
  expect((await heard(page)).filter((text) => text.startsWith('You won!'))).toHaveLength(1);
  // What to do is said by the lesson alone.
  expect((await heard(page)).join(' ')).not.toMatch(/Your turn\. Draw from|You drew the \d|Now choose a slot/);
  await expect(heading).toBeFocused();
  await expect(page.getByRole('button', { name: 'Skip the lesson' })).toHaveCount(0);
  await press(page, 'Close');
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
});

test('the keys lie over the lesson, which goes on where it was', async ({ page }) => {
  await open(page);
  await press(page, 'Learn to play');
  await press(page, 'Next');
  await key(page, 't');
  await says(page, 'Now choose slot 15');
  await slot(page, 20).focus();
  await key(page, '?');
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(keys).toContainText('Slot 50, slot 5');
  await expect(keys).toContainText('Swap the top discard into slot 15');
  await key(page, 'Escape');
  await expect(keys).toHaveCount(0);
  await expect(slot(page, 20)).toBeFocused();
  await says(page, 'Step 2 of 8');
  await says(page, 'Now choose slot 15');
  await key(page, '3');
  await says(page, 'Now it’s Mina’s turn');
});

test('no hint of a match under way is given in the lesson', async ({ page }) => {
  await openMatch(page, FOUR);
  await press(page, 'Rule book');
  await press(page, 'Learn by playing');
  await press(page, 'Next');
  await says(page, 'Step 2 of 8');
  const before = await prompt(page).textContent();
  await key(page, 'h');
  await key(page, 't');
  await says(page, 'Now choose slot 15');
  await key(page, 'Escape');
  await expect(prompt(page)).toHaveText(before);
});

test('whoever has a match under way goes back to it after the lesson', async ({ page }) => {
  await openMatch(page, FOUR);
  await press(page, 'Rule book');
  await press(page, 'Learn by playing');
  await press(page, 'Next');
  for (const name of ['t', '3']) await key(page, name);
  for (const names of [['d', 'x'], ['d', '7', 'r']]) {
    await ownTurn(page);
    for (const name of names) await key(page, name);
  }
  const before = await savedMatch(page);
  await press(page, 'Back');
  await expect(slot(page, 20)).toHaveAccessibleName('Slot 20: 12');
  expect(await savedMatch(page)).toEqual(before);
});

/** Where the lesson points: at an element that a hand lies over, or at nothing. */
const pointedAt = (page) => page.evaluate((things) => {
  const withHand = [...document.querySelectorAll('#app *')].filter((one) => ['::before', '::after'].some((part) => {
    const { content, backgroundImage, width } = getComputedStyle(one, part);
    return content !== 'none' && backgroundImage.includes('28 28') && parseFloat(width) > 20;
  }));
  return withHand.map((one) => Object.keys(things).find((name) => one.matches(things[name])) ?? one.outerHTML.slice(0, 80));
}, { Next: `${PARTS.guide} p > button`, stock: PARTS.stockWell, discards: PARTS.discardWell, slots: `${PARTS.ownRack} ol`, call: '#announce' });

for (const [width, height] of [[1440, 900], [390, 844], [844, 390], [320, 568]]) {
  test(`at ${width} × ${height} a hand points at what to press, and the rack stays where it is`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page);
    await press(page, 'Learn to play');
    await says(page, 'Step 1 of 8');
    const at = () => ownRack(page).locator(PARTS.plastic).boundingBox();
    const place = await at();
    const expectAt = async (things) => {
      await expect.poll(() => pointedAt(page)).toEqual(things);
      for (const part of [guide(page).getByRole('heading'), page.locator(PARTS.guideStep)]) expect((await part.boundingBox()).height).toBeGreaterThan(10);
      expect(await at()).toEqual(place);
    };
    await expectAt(['Next']);
    await press(page, 'Next');
    await expectAt(['discards']);
    await key(page, 't');
    await expectAt(['slots']);
    await key(page, '4');
    await expectAt(['slots']);
    await key(page, '3');
    await expectAt([]);
    await expectAt(['stock']);
    for (const name of ['d', 'x']) await key(page, name);
    await expectAt(['stock']);
    await key(page, 'd');
    await expectAt(['slots']);
    await key(page, '7');
    await expectAt(['call']);
  });
}

for (const [width, height, least] of [[1440, 900, 480], [390, 844, 270], [844, 390, 150], [320, 568, 190]]) {
  test(`at ${width} × ${height} both racks are large enough to be read at its end`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page);
    await press(page, 'Learn to play');
    await says(page, 'Step 1 of 8');
    await press(page, 'Next');
    for (const name of ['t', '3']) await key(page, name);
    await says(page, 'Draw a card.');
    for (const name of ['d', 'x']) await key(page, name);
    await says(page, 'Draw again!');
    await key(page, 'd');
    await key(page, '7');
    await expect(call(page)).toHaveAccessibleName(/10 of 10/);
    await key(page, 'r');
    for (const name of ['You', 'Mina']) {
      const rack = page.getByRole('article', { name: new RegExp(`^${name}`) });
      await expect(rack).toBeVisible();
      expect((await rack.boundingBox()).width).toBeGreaterThan(least);
      if (width !== 320) await expect(rack).toBeInViewport({ ratio: 1 });
    }
    expect(await page.evaluate(() => document.scrollingElement.scrollWidth - innerWidth)).toBe(0);
  });
}

test('the rule book has every rule, and opens at the one that is asked for', async ({ page }) => {
  await open(page);
  await press(page, 'Rule book');
  await expect(page.getByRole('heading', { name: 'How to play Rack-O' })).toBeVisible();
  const text = await page.getByRole('main').textContent();
  const named = new Set(text.match(/\bR\d+/g).map((rule) => Number(rule.slice(1))));
  // R21 to R32 are mentioned as a range too.
  expect(Array.from({ length: 32 }, (_, nth) => nth + 1).filter((rule) => !named.has(rule))).toEqual([]);
  await expect(page.getByRole('figure')).toHaveCount(4);
  await page.getByRole('link', { name: 'Racko Éclair' }).click();
  await expect(page.getByRole('heading', { name: 'Racko Éclair' })).toBeFocused();
  await press(page, 'Back');
  // What was filled in before is still there.
  await seatFriend(page, 2, 'Carla');
  await openRules(page);
  await press(page, 'Bonus: See the rule');
  const rule = page.getByRole('paragraph').filter({ hasText: 'The caller gets a bonus for the longest run' });
  await expect(rule).toBeFocused();
  await expect(rule).toBeInViewport({ ratio: 1 });
  await press(page, 'Back');
  await expect(seat(page, 2)).toHaveAccessibleName(/Carla/);
});

test('a refusal leads to its rule, and back to the turn', async ({ page }) => {
  await openMatch(page);
  await stock(page).click();
  await call(page).click({ force: true });
  const refused = page.getByRole('status');
  await expect(refused).toContainText('Swap in or discard');
  await refused.getByRole('button', { name: /See the rule$/ }).click();
  await expect(page.getByRole('paragraph').filter({ hasText: 'If you draw from the stock' })).toBeFocused();
  await press(page, 'Back');
  await expect(ownRack(page)).toBeVisible();
  await expect(discards(page)).toHaveAccessibleName(/^Discard the/);
});

for (const [width, height] of [[1440, 900], [1280, 800], [1366, 650], [1024, 768]]) {
  test(`on a large screen the lesson speaks beside what it is about, ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page);
    await press(page, 'Learn to play');
    const box = (locator) => locator.evaluate((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      return { left, right, top, bottom };
    });
    /** How far apart two are, and whether one covers the other. */
    const apart = (one, other) => Math.hypot(Math.max(one.left - other.right, other.left - one.right, 0), Math.max(one.top - other.bottom, other.top - one.bottom, 0));
    const isBeside = async (what) => {
      await expect.poll(async () => apart(await box(guide(page)), await box(what))).toBeLessThan(60);
      const [text, rack] = [await box(guide(page)), await box(ownRack(page).getByRole('list'))];
      expect(apart(text, rack)).toBeGreaterThan(0);
      expect(Math.min(text.left, text.top, width - text.right, height - text.bottom)).toBeGreaterThanOrEqual(0);
    };
    const tray = page.getByRole('region', { name: 'Card tray' });
    await isBeside(ownRack(page));
    // The button with the text.
    await expect(guide(page).getByRole('button', { name: 'Next' })).toBeVisible();
    await press(page, 'Next');
    await isBeside(tray);
    await key(page, 't');
    await isBeside(ownRack(page));
    await key(page, '3');
    await expect(prompt(page)).toContainText('Your turn.');
    await isBeside(tray);
  });
}
