// Phones zoom into the page when a field with small text is focused, and move or reload a page that is pulled down.
import { screens } from './screens.js';
import { expect, openMatch, prompt, seatFriend, seatName, test, toSetUp } from './table.js';

test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

/** Screens with fields to type or choose in, and the least number of fields on each. */
const FIELDS = {
  'the set-up where people are asked for their names': 1, 'the set-up with a goal of one’s own': 1, 'the set-up with a chip game': 2, 'the settings': 1, 'what can be shared': 1,
  'a replay': 1, 'what the coach thinks': 2,
};

/** All visible fields. */
const fields = (page) => ['textbox', 'combobox', 'spinbutton'].map((role) => page.getByRole(role)).reduce((some, more) => some.or(more));

/** Their font sizes in pixels. */
const sizes = (page) => fields(page).evaluateAll((all) => all.map((one) => parseFloat(getComputedStyle(one).fontSize)));

for (const [screen, least] of Object.entries(FIELDS)) {
  test(`no phone zooms into a field: ${screen}`, async ({ page }) => {
    await screens[screen](page);
    await expect(fields(page).nth(least - 1)).toBeVisible();
    expect(Math.min(...await sizes(page))).toBeGreaterThanOrEqual(16);
    expect(await page.evaluate(() => document.scrollingElement.scrollWidth)).toBe(320);
    // Not even if the browser's font size is set to be small.
    await page.evaluate(() => { document.documentElement.style.fontSize = '12px'; });
    expect(Math.min(...await sizes(page))).toBeGreaterThanOrEqual(16);
  });
}

test('the table stays where it is when it is pulled down, and so does what lies behind a sheet', async ({ page }) => {
  await openMatch(page);
  await expect(prompt(page)).toBeVisible();
  const beyond = (element) => element.evaluate((one) => getComputedStyle(one).overscrollBehaviorY);
  expect(await beyond(page.locator('html'))).toBe('none');
  await page.getByRole('button', { name: 'Menu' }).click();
  expect(await beyond(page.getByRole('dialog'))).toBe('contain');
});

test('the key that puts the keyboard away begins no match', async ({ page }) => {
  await screens['the set-up with a goal of one’s own'](page);
  await seatFriend(page, 1);
  for (const field of [page.getByRole('spinbutton').first(), seatName(page, 1)]) {
    await field.fill('3');
    await field.press('Enter');
    await expect(field).not.toBeFocused();
    await expect(field).toHaveValue('3');
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  }
});

test('a number that is refused stays as it was typed, while other screens are shown', async ({ page }) => {
  await screens['the set-up with a chip game'](page);
  const chips = page.getByRole('spinbutton', { name: 'Chips each' });
  await chips.fill('3');
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'Rule book' }).click();
  await page.getByRole('button', { name: 'Back' }).click();
  await toSetUp(page);
  await expect(chips).toHaveValue('3');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(chips).toBeVisible();
  await chips.fill('30');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Your rack' })).toBeVisible();
});

test.describe('with a mouse', () => {
  test.use({ viewport: { width: 900, height: 500 }, hasTouch: false, isMobile: false });
  test('a wheel over a number scrolls the page and leaves the number alone', async ({ page }) => {
    await screens['the set-up with a goal of one’s own'](page);
    const number = page.getByRole('spinbutton');
    await number.fill('300');
    for (const [distance, moves] of [[200, (y) => y > 0], [-200, (y) => y === 0]]) {
      await number.scrollIntoViewIfNeeded();
      await page.evaluate((top) => scrollTo(0, top), distance > 0 ? 0 : 100);
      await page.evaluate(() => new Promise(requestAnimationFrame));
      const { x, y, width, height } = await number.boundingBox();
      await page.mouse.move(x + width / 2, y + height / 2);
      await page.mouse.wheel(0, distance);
      await expect.poll(async () => moves(await page.evaluate(() => scrollY))).toBe(true);
      await expect(number).toHaveValue('300');
      await expect(number).toBeEditable();
    }
    await expect(number).toBeFocused();
    await number.press('ArrowUp');
    await expect(number).toHaveValue('301');
  });
});
