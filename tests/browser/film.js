// The README's pictures from the real game: a still in light and dark, and a short film of a turn.
import { mkdirSync, writeFileSync } from 'node:fs';
import gifenc from 'gifenc';
import { PNG } from 'pngjs';
import { match } from './record.js';
import { click, expect, openMatch, prompt, setLight, stopClock, test } from './table.js';

const { GIFEncoder, applyPalette, quantize } = gifenc;
const DOCS = '../../.github';
const FRAME = 60;

test.use({ viewport: { width: 1200, height: 800 }, contextOptions: { reducedMotion: 'no-preference' } });
test.beforeAll(() => mkdirSync(DOCS, { recursive: true }));

/** A round in progress, with something to see in every rack. */
const round = () => match({
  rounds: [
    { racks: [[3, 9, 17, 21, 26, 33, 40, 45, 52, 58]], actions: ['R'] },
    { racks: [[7, 12, 41, 19, 28, 55, 36, 30, 49, 57]], opening: 31, stock: [23, 44, 18, 50], actions: [] },
  ],
});

/** Lets the computer players play until it is the person's turn. */
async function untilMyTurn(page) {
  await expect(prompt(page)).toContainText(/Your turn|thinking/);
  while (!/Your turn/.test(await prompt(page).textContent())) await page.clock.runFor(500);
}

test('a still', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await stopClock(page);
  await openMatch(page, round());
  await untilMyTurn(page);
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
  const shoot = async (milliseconds) => frames.push([await page.screenshot({ clip: { x: 0, y: 0, width: 1200, height: 800 } }), milliseconds]);
  /** Films what was just done, frame by frame. */
  const show = async () => {
    await page.clock.runFor(40);
    const ends = await page.evaluate(() => {
      const all = document.getAnimations().filter((one) => one.effect.target.closest('main, #sky'));
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
  await untilMyTurn(page);
  await shoot(900);
  await click(page, 'stock');
  await show();
  await click(page, 15);
  await page.mouse.move(2, 500);
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

/** The picture at half its size. */
function smaller({ data, width, height }) {
  const [w, h] = [width >> 1, height >> 1];
  const small = new Uint8Array(w * h * 4);
  for (let y = 0; y < h; y++) for (let x = 0; x < w; x++) for (let c = 0; c < 4; c++) {
    const at = (dx, dy) => data[((2 * y + dy) * width + 2 * x + dx) * 4 + c];
    small[(y * w + x) * 4 + c] = (at(0, 0) + at(1, 0) + at(0, 1) + at(1, 1)) / 4;
  }
  return { data: small, width: w, height: h };
}
