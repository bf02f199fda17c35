// Text and numerals have enough contrast with what is really painted behind them. axe cannot see through gradients and
// textures, so this measures pixels.
import { LOOKS, PARTS } from './parts.js';
import { computer, human, kept, match } from './record.js';
import { click, expect, open, openMatch, prompt, setLight, test } from './table.js';

const OWN = [5, 8, 19, 12, 25, 33, 40, 41, 52, 60];
const ORDERED = [1, 8, 12, 19, 25, 33, 40, 41, 52, 60];
const PLAYED = { rounds: [{ racks: [OWN], opening: 22, actions: ['T20', 'P', 'S-', 'T10', 'S5'] }] };
const WON = { rounds: [0, 1, 2, 3].map((seat) => ({ racks: Array(4).fill().with(seat, ORDERED), actions: ['R'] })), dealer: 3 };

// Its own styles, which stop all motion, would violate the page's policy.
test.use({ bypassCSP: true });

const screens = {
  'the first screen': async (page) => {
    await open(page, kept(match(PLAYED), { atTable: false }));
    await expect(page.getByRole('button', { name: 'Continue round 1' })).toBeVisible();
  },
  'the table': async (page) => {
    await openMatch(page, PLAYED);
    await expect(prompt(page)).toContainText('Your rack is in order!');
  },
  'the table of two, a card picked up': async (page) => {
    await openMatch(page, { seats: [human('You'), computer('Otto')], rounds: [{}] });
    await click(page, 'discards');
    await expect(prompt(page)).toContainText('You’re taking');
  },
  'handing the device over': async (page) => {
    await openMatch(page, { seats: [human('Ann'), human('Bo')], rounds: [{}] });
    await expect(page.getByRole('heading', { name: 'Pass the device to Ann' })).toBeVisible();
  },
  'the end of a round': async (page) => {
    await openMatch(page, WON);
    await expect(page.getByRole('heading', { name: 'Mina called Rack‑O!' })).toBeVisible();
  },
  'the end of a match': async (page) => {
    await openMatch(page, { ...WON, goal: { rounds: 4 } });
    await expect(page.getByRole('heading', { name: /match!$/ })).toBeVisible();
  },
};

/** Words and drawn numbers on the screen: where they are and how much contrast they need. */
const words = (page) => page.evaluate(({ drawn, ownRack, handCard, unseen }) => {
  const found = [];
  const add = (element, text, { x, y, width, height }, needs) => {
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    if (!top || !(element.contains(top) || top.contains(element)) || width < 4) return;
    if (element.closest(`[aria-disabled=true], :disabled, ${unseen}, #discard-pile span > span:has(+ span)`)) return;
    found.push({ text, x, y, width, height, needs });
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    if (!node.data.trim() || !node.parentElement.checkVisibility({ visibilityProperty: true })) continue;
    const { fontSize, fontWeight } = getComputedStyle(node.parentElement);
    const size = parseFloat(fontSize);
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) add(node.parentElement, node.data.trim(), box, size >= 24 || (size >= 18.66 && fontWeight >= 700) ? 3 : 4.5);
  }
  // A bold 14-point numeral is 13 pixels high; slot labels are so small that hardly any pixel is fully inked.
  for (const number of [...document.querySelectorAll(drawn)].filter((one) => one.closest(`${ownRack} ol, article ol, #stock, #discard-pile, ${handCard}`))) {
    const box = number.getBoundingClientRect();
    const where = number.closest('[aria-label]').getAttribute('aria-label');
    if (number.checkVisibility()) add(number, `number of ${where}`, box, box.height >= 13 ? 3 : 4);
  }
  return found;
}, { ...PARTS, ...LOOKS });

/** What has too little contrast. The ink is where text changes the picture most; nearly all of the background behind it must contrast with it. */
async function tooFaint(page) {
  const all = await words(page);
  expect(all.length).toBeGreaterThan(3);
  const style = await page.addStyleTag({ content: '*, ::before, ::after { transition: none !important }' });
  const take = async () => (await page.screenshot()).toString('base64');
  const shown = await take();
  await style.evaluate((one) => { one.textContent += '* { color: transparent !important; stroke: transparent !important; text-shadow: none !important }'; });
  const hidden = await take();
  await style.evaluate((one) => one.remove());
  return page.evaluate(async ({ all, shown, hidden }) => {
    const open = async (picture) => {
      const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob());
      const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d', { willReadFrequently: true });
      canvas.drawImage(image, 0, 0);
      return canvas;
    };
    const pictures = [await open(shown), await open(hidden)];
    const light = (rgb) => rgb.map((part) => (part <= 10 ? part / 3295 : ((part / 255 + 0.055) / 1.055) ** 2.4))
      .reduce((sum, part, n) => sum + part * [0.2126, 0.7152, 0.0722][n], 0);
    const contrast = (one, other) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    return all.flatMap(({ text, x, y, width, height, needs }) => {
      const [word, behind] = pictures.map((picture) => {
        const box = [x, y, width, height].map((side) => Math.max(1, Math.round(side * devicePixelRatio)));
        const { data } = picture.getImageData(...box);
        return Array.from({ length: data.length / 4 }, (_, at) => light([...data.subarray(4 * at, 4 * at + 3)]));
      });
      // Each pixel of the word with its contrast, strongest first.
      const dots = word.map((ink, at) => [contrast(ink, behind[at]), ink, behind[at]]).filter(([made]) => made > 1.1)
        .sort(([one], [other]) => other - one);
      if (dots.length < 20) return [`${text}: not to be seen`];
      const [, ink] = dots[Math.floor(dots.length / 50)];
      const worst = dots.map(([, , under]) => contrast(ink, under)).sort((one, other) => one - other)[Math.floor(dots.length / 10)];
      return worst < needs ? [`${text}: ${worst.toFixed(2)}, not ${needs}`] : [];
    });
  }, { all, shown, hidden });
}

for (const [name, arrive] of Object.entries(screens)) {
  test(`${name}, by day and by night`, async ({ page }) => {
    await arrive(page);
    for (const colorScheme of ['light', 'dark']) {
      await setLight(page, colorScheme);
      expect.soft(await tooFaint(page), colorScheme).toEqual([]);
    }
  });
}

test('a faint word is found', async ({ page }) => {
  await screens['the table'](page);
  await page.addStyleTag({ content: '[role=status] * { color: #6a8084 }' });
  expect((await tooFaint(page)).join()).toMatch(/in order!: [\d.]+, not 4.5/);
});
