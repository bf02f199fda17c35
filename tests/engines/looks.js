// Checks how the table looks, from a screenshot.
import assert from 'node:assert/strict';
import { LABELS } from '../browser/record.js';
import { apart, frequent, meanColour, picture, spread, textContrast } from './pixels.js';

/** The page has its colours: it is neither unstyled nor of a single colour. */
export function assertPainted(png) {
  const shown = picture(png);
  const colours = frequent(shown.all());
  const share = (count) => count / (shown.width * shown.height);
  const white = colours.find(({ colour }) => colour.every((value) => value === 255))?.count ?? 0;
  assert.ok(share(white) < 0.4, `painted: ${Math.round(100 * share(white))} % of the page is plain white`);
  assert.ok(share(colours[0].count) < 0.4, `painted: ${Math.round(100 * share(colours[0].count))} % of the page has one colour`);
  assert.ok(colours.length > 5000, `painted: the page has ${colours.length} colours`);
}

/** Texts are drawn in letters: boxes in place of letters, where a face cannot be read, are all equally wide. */
export async function assertLetters(game) {
  const widths = await game.ask((letters) => {
    const pen = document.createElement('canvas').getContext('2d');
    const { fontFamily } = getComputedStyle(document.querySelector('h1, h2, p'));
    pen.font = `48px ${fontFamily}`;
    return letters.map((letter) => pen.measureText(letter).width);
  }, [...'ilMW']);
  const [thin, wide] = [widths.slice(0, 2), widths.slice(2)];
  assert.ok(Math.min(...widths) > 2 && Math.max(...thin) < 0.7 * Math.min(...wide), `letters: i, l, M and W are ${widths.map((width) => width.toFixed(1)).join(', ')} wide`);
}

/** One picture is dark, the other light. */
export function assertDarker(night, day) {
  const [dark, light] = [night, day].map((png) => Math.max(...meanColour(picture(png).all())));
  assert.ok(dark < light - 50, `by night the page is as light as ${dark.toFixed(0)}, by day ${light.toFixed(0)}`);
}

/** The player's own cards overlap, and enough of each can be pressed. */
export async function assertReachable(game) {
  const strips = await game.ask((labels) => labels.map((label) => {
    const [card] = finder.find('button', [`^Slot ${label}: `, '']);
    return finder.bareOf(card, 2);
  }), LABELS);
  const low = LABELS.filter((_, row) => !(strips[row]?.height >= 20));
  assert.deepEqual(low, [], 'slots of which there is nothing to press');
  assert.ok(strips.every((strip, row) => row === 0 || strip.y < strips[row - 1].y), 'slot 5 is in front, slot 50 at the back');
}

/** Up to the number of each own card there are dots of its colour, and plain card stock beyond. */
export async function assertPrinted(game, png) {
  const shown = picture(png);
  const cards = await game.ask((labels) => labels.map((label) => {
    const box = (one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return { x, y, width, height };
    };
    const [card] = finder.find('button', [`^Slot ${label}: `, '']);
    return { label, card: box(card), number: box(card.querySelector('svg').parentElement), strip: finder.bareOf(card, 2) };
  }), LABELS);
  const [gap, wide] = [6, 40];
  const beside = ({ strip }, x) => shown.part({ x, width: wide, y: strip.y + 0.3 * strip.height, height: 0.4 * strip.height });
  const stock = beside(cards[0], cards[0].number.x + cards[0].number.width + gap);
  const looked = cards.filter(({ card, number }) => number.x - gap - wide > card.x);
  assert.ok(looked.length >= 7, `${looked.length} cards have room for print`);
  for (const one of looked) {
    const print = beside(one, one.number.x - gap - wide);
    const tint = apart(meanColour(print), meanColour(stock));
    assert.ok(tint > 15, `print: the card in slot ${one.label} is tinted by ${tint.toFixed(1)} only`);
    assert.ok(spread(print) > 1.5 * spread(stock), `print: the card in slot ${one.label} has no dots: ${spread(print).toFixed(1)}, plain ${spread(stock).toFixed(1)}`);
  }
}

/** The prompt has enough contrast with its background. */
export async function assertReadable(game, png) {
  const [{ box }] = await game.all('status');
  const found = textContrast(picture(png).part(box));
  assert.ok(found >= 4.5, `contrast: the prompt has ${found.toFixed(1)}`);
}
