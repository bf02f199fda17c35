// The icons and pictures of the installed game (public/icons/), made from public/icons/icon.svg and the game itself:
// `make icons`.
import { mkdirSync, readFileSync } from 'node:fs';
import { match } from './record.js';
import { expect, openMatch, prompt, stopClock, test } from './table.js';

const ICONS = '../../public/icons';
const drawing = readFileSync('../../public/icons/icon.svg', 'utf8');
test.beforeAll(() => mkdirSync(ICONS, { recursive: true }));

/** The icon in a square of this many pixels. A full one fills it to the corners, with the essential part in the middle, because systems crop it. */
async function icon(page, size, name, full) {
  const drawn = full ? drawing.replace('viewBox="0 0 64 64"', 'viewBox="-8 -8 80 80"').replace(/<rect [^>]*>/, '<rect x="-8" y="-8" width="80" height="80" fill="#163437"/>') : drawing;
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>html,body{margin:0;background:none}svg{display:block;width:${size}px;height:${size}px}</style>${drawn}`);
  await page.screenshot({ path: `${ICONS}/${name}.png`, omitBackground: true });
}

test('icons', async ({ page }) => {
  // For the browser's tab: an SVG would be rasterized on the page's main thread just when the game starts.
  await icon(page, 64, '64', false);
  await icon(page, 192, '192', false);
  await icon(page, 512, '512', false);
  await icon(page, 512, 'maskable', true);
  // iOS rounds the corners itself and shows no transparent ones.
  await icon(page, 180, '180', true);
});

for (const [name, width, height] of [['wide', 1280, 800], ['narrow', 390, 844]]) {
  test.describe(name, () => {
    test.use({ viewport: { width, height } });
    test('a picture of the table', async ({ page }) => {
      await stopClock(page);
      const racks = [[7, 12, 41, 19, 28, 55, 36, 30, 49, 57]];
      await openMatch(page, match({ rounds: [{ racks, opening: 31, stock: [23, 44, 18, 50] }] }));
      await expect(prompt(page)).toContainText('Your turn');
      await page.clock.runFor(2000);
      await page.screenshot({ path: `${ICONS}/${name}.jpg`, type: 'jpeg', quality: 60 });
    });
  });
}
