// The whole of a slot can be pressed: its printed label and its peg as well as its card. Texts name slots by their labels.
import { PARTS } from './parts.js';
import { LABELS } from './record.js';
import { screens } from './screens.js';
import { drag, expect, look, open, openMatch, ownRack, prompt, savedActions, slot, test } from './table.js';

const OWN = [5, 8, 19, 12, 25, 33, 40, 41, 52, 60];
const ROUND = { racks: [OWN], opening: 22, stock: [3, 30] };
const AT_ONCE = { settings: { pace: 'at-once' } };

/** The middle of what is printed at an end of a slot. */
const middleOf = (page, label, part) => ownRack(page).locator(part).nth(9 - LABELS.indexOf(label)).evaluate((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
});
const ENDS = [PARTS.labels, PARTS.pegs];

for (const [width, height, touch] of [[1440, 900, false], [1366, 650, false], [768, 1024, true], [390, 844, true], [320, 568, true], [844, 390, true], [667, 375, true]]) {
  test.describe(`at ${width} × ${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch: touch, isMobile: touch });

    test('a tap on the label or the peg of a slot is one on its card', async ({ page }) => {
      await openMatch(page, { rounds: [ROUND] }, AT_ONCE);
      await expect(prompt(page)).toContainText('Your turn.');
      for (const label of LABELS) {
        for (const end of ENDS) {
          const [x, y] = await middleOf(page, label, end);
          const press = () => (touch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
          await press();
          await expect(slot(page, label)).toHaveAttribute('aria-pressed', 'true');
          await press();
          await expect(slot(page, label)).not.toHaveAttribute('aria-pressed', 'true');
        }
      }
      await page.keyboard.press('d');
      await expect(prompt(page)).toContainText('You drew the 3.');
      const at = await middleOf(page, 15, ENDS[0]);
      await (touch ? page.touchscreen.tap(...at) : page.mouse.click(...at));
      await expect.poll(async () => (await savedActions(page))[0]).toBe('S15');
      expect((await look(page)).rack).toEqual(OWN.with(2, 3));
    });

    test('a card can be dropped on the label or the peg of a slot', async ({ page }) => {
      for (const [end, label] of [[ENDS[0], 35], [ENDS[1], 10]]) {
        await openMatch(page, { rounds: [ROUND] }, AT_ONCE);
        await expect(prompt(page)).toContainText('Your turn.');
        await drag(page, 'discards', await middleOf(page, label, end));
        await expect.poll(async () => (await savedActions(page))[0]).toBe(`T${label}`);
      }
    });
  });
}

for (const [width, height] of [[1440, 900], [390, 844], [844, 390]]) {
  test(`in the lesson too, ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page);
    await page.getByRole('button', { name: 'Learn to play' }).click();
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await page.keyboard.press('t');
    const guide = page.getByRole('region', { name: 'Your first round' });
    await expect(guide).toContainText('Now choose slot 15');
    await page.mouse.click(...await middleOf(page, 15, ENDS[0]));
    await expect(slot(page, 15)).toHaveAccessibleName(/11/);
  });
}

test('and where another move is tried out', async ({ page }) => {
  await screens['a move that is tried out'](page);
  await expect(prompt(page)).toContainText('You drew the 33.');
  await page.mouse.click(...await middleOf(page, 20, ENDS[0]));
  await expect(slot(page, 20)).toHaveAccessibleName(/^Slot 20: 33/);
});
