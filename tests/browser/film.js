// The pictures of the README, from the real game: a still by day and by night, and a short film of a turn.
import { mkdirSync, writeFileSync } from 'node:fs';
import gifenc from 'gifenc';
import { PNG } from 'pngjs';
import { match } from './record.js';
import { expect, openMatch, prompt, setLight, stopClock, test } from './table.js';

const { GIFEncoder, applyPalette, quantize } = gifenc;
const DOCS = '../../.github';
const FRAME = 50;

test.use({ viewport: { width: 1200, height: 800 }, contextOptions: { reducedMotion: 'no-preference' } });
test.beforeAll(() => mkdirSync(DOCS, { recursive: true }));

/** A round under way, with something to see in every rack. */
const round = () => match({
  rounds: [
    { racks: [[3, 9, 17, 21, 26, 33, 40, 45, 52, 58]], actions: ['R'] },
    { racks: [[7, 12, 41, 19, 28, 55, 36, 30, 49, 57]], opening: 31, stock: [23, 44, 18, 50], actions: [] },
  ],
});

test('a still', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await stopClock(page);
  await openMatch(page, round());
  await page.keyboard.press('d');
  await page.clock.runFor(1000);
  await expect(prompt(page)).toContainText('You drew');
  for (const light of ['light', 'dark']) {
    await setLight(page, light);
    await page.screenshot({ path: `${DOCS}/table${light === 'dark' ? '-dark' : ''}.png` });
  }
});

test('a film', async ({ page }) => {
  test.setTimeout(300_000);
  const frames = [];
  const shoot = async (milliseconds) => frames.push([await page.screenshot({ clip: { x: 120, y: 62, width: 960, height: 738 } }), milliseconds]);
  /** Lets what has just been done be seen, picture by picture. */
  const show = async () => {
    await page.clock.runFor(40);
    const ends = await page.evaluate(() => {
      const all = document.getAnimations().filter((one) => one.effect.target.closest('main, body > .fly'));
      all.forEach((one) => one.pause());
      return Math.max(0, ...all.map((one) => one.effect.getComputedTiming().endTime).filter(Number.isFinite));
    });
    for (let at = 0; at < ends; at += FRAME) {
      await page.evaluate((at) => document.getAnimations().forEach((one) => { if (one.playState === 'paused') one.currentTime = at; }), at);
      await shoot(FRAME);
    }
    await page.clock.runFor(ends + 60);
    await shoot(600);
  };
  await stopClock(page);
  await openMatch(page, round());
  await expect(prompt(page)).toContainText(/Your turn|thinking/);
  for (let waited = 0; !/Your turn/.test(await prompt(page).textContent()) && waited < 20; waited++) await page.clock.runFor(500);
  await shoot(900);
  await page.keyboard.press('d');
  await show();
  await page.keyboard.press('3');
  await show();
  for (let moves = 0; moves < 6 && !/Your turn/.test(await prompt(page).textContent()); moves++) {
    await page.clock.runFor(700);
    await show();
  }

  const gif = GIFEncoder();
  let palette;
  for (const [png, delay] of frames) {
    const { data, width, height } = smaller(PNG.sync.read(png));
    palette ??= quantize(data, 256);
    gif.writeFrame(applyPalette(data, palette), width, height, { palette, delay });
  }
  gif.finish();
  writeFileSync(`${DOCS}/exchange.gif`, gif.bytes());
});

/** A picture at two thirds of its size. */
function smaller({ data, width, height }) {
  const [w, h] = [Math.floor(width * 2 / 3), Math.floor(height * 2 / 3)];
  const small = new Uint8Array(w * h * 4);
  for (let y = 0; y < h; y++) for (let x = 0; x < w; x++) {
    // Each small point covers one and a half: the four it lies on, in equal parts.
    const [left, top] = [Math.floor(x * 1.5), Math.floor(y * 1.5)];
    for (let c = 0; c < 4; c++) {
      const at = (dx, dy) => data[((Math.min(top + dy, height - 1)) * width + Math.min(left + dx, width - 1)) * 4 + c];
      small[(y * w + x) * 4 + c] = (at(0, 0) + at(1, 0) + at(0, 1) + at(1, 1)) / 4;
    }
  }
  return { data: small, width: w, height: h };
}
