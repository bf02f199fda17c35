// Notices: in the order they are seen in, and never over what has the focus.
import { KEYS } from './record.js';
import { expect, open, openMatch, prompt, test } from './table.js';

const UNREADABLE = { [KEYS.settings]: '{' };

test('the key that closes a notice comes before its other key, as it stands above it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, UNREADABLE);
  const notice = page.getByRole('alert');
  const [close, download] = ['Close', 'Download'].map((name) => notice.getByRole('button', { name }));
  await expect(download).toBeVisible();
  await close.focus();
  await page.keyboard.press('Tab');
  await expect(download).toBeFocused();
  expect((await close.boundingBox()).y).toBeLessThan((await download.boundingBox()).y);
});

for (const [width, height] of [[390, 844], [844, 390], [1024, 768]]) {
  test(`a notice gives way to what has the focus, ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, UNREADABLE);
    const notice = page.getByRole('alert');
    await expect(notice).toBeVisible();
    const covered = () => page.evaluate(() => {
      const [one, other] = [document.activeElement, document.querySelector('[role=alert]')].map((element) => element.getBoundingClientRect());
      return one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
    });
    for (let stops = 0; stops < 30; stops++) {
      await page.keyboard.press('Tab');
      if (await notice.evaluate((one) => one.contains(document.activeElement))) break;
      await expect.poll(covered, `stop ${stops}`).toBe(false);
      expect(await notice.evaluate((one) => getComputedStyle(one.parentElement).opacity)).toBe('1');
    }
  });
}
