// Reads pixels of a screenshot.
import { PNG } from 'pngjs';

/** A picture: `at(x, y)` is a colour, `part(box)` all colours in a part of it. */
export function picture(png) {
  const { width, height, data } = PNG.sync.read(png);
  const at = (x, y) => Array.from(data.subarray(4 * (y * width + x), 4 * (y * width + x) + 3));
  const part = ({ x, y, width: w, height: h }) => {
    const colours = [];
    for (let row = Math.max(0, Math.ceil(y)); row < Math.min(height, Math.floor(y + h)); row += 1) {
      for (let column = Math.max(0, Math.ceil(x)); column < Math.min(width, Math.floor(x + w)); column += 1) colours.push(at(column, row));
    }
    return colours;
  };
  return { width, height, at, part, all: () => part({ x: 0, y: 0, width, height }) };
}

/** Colours with their counts, the most frequent first. */
export function frequent(colours) {
  const counts = new Map();
  for (const [red, green, blue] of colours) {
    const colour = red << 16 | green << 8 | blue;
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a).map(([colour, count]) => ({ colour: [colour >> 16, colour >> 8 & 255, colour & 255], count }));
}

const mean = (numbers) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
export const meanColour = (colours) => [0, 1, 2].map((channel) => mean(colours.map((colour) => colour[channel])));

/** The distance of two colours: the difference of the channel where they differ most, up to 255. */
export const apart = (one, other) => Math.max(...one.map((value, channel) => Math.abs(value - other[channel])));

/** How much the colours of a part vary. */
export function spread(colours) {
  const middle = meanColour(colours);
  return Math.sqrt(mean(colours.map((colour) => apart(colour, middle) ** 2)));
}

const luminance = (colour) => colour.map((value) => value / 255)
  .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
  .reduce((sum, value, channel) => sum + value * [0.2126, 0.7152, 0.0722][channel], 0);

/** The contrast ratio of two colours by WCAG. */
export function contrast(one, other) {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/**
 * The contrast of a text in a part of a picture: its background is the most frequent colour, its ink the colours farthest from that, as far
 * as there are enough of them (the edges of letters are paler).
 */
export function textContrast(colours) {
  const [{ colour: ground }] = frequent(colours);
  const contrasts = colours.map((colour) => contrast(colour, ground)).sort((a, b) => b - a);
  return contrasts[Math.floor(colours.length / 200)];
}
