// Cuts the typeface of headings down to the letters that the languages need: scripts/typeface.
const { readdirSync, readFileSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const subset = require('subset-font');

const package_ = path.dirname(require.resolve('@expo-google-fonts/besley/package.json'));
const languages = 'src/i18n/languages';
const into = 'public/fonts/besley-700.woff2';

const range = (from, to) => Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i));
// What a keyboard types, the letters of western Europe, in which names may be written, and all that the texts say.
const texts = readdirSync(languages, { recursive: true })
  .filter((name) => name.endsWith('.txt'))
  .map((name) => readFileSync(path.join(languages, name), 'utf8'));
const letters = new Set([...range(0x20, 0x7e), ...range(0xc0, 0xff), ...'ŒœŸ', ...texts.join('')]);

const whole = readFileSync(path.join(package_, '700Bold/Besley_700Bold.ttf'));
// With pairs that are set closer, and ligatures. Without figures of one width, among which a thin 0 stands out, and without
// hints, as screens are fine enough today.
const options = { targetFormat: 'woff2', keepFeatures: ['kern', 'liga'], noHinting: true };
subset(whole, [...letters].join(''), options).then((face) => {
  writeFileSync(into, face);
  console.log(`${into}: ${face.length} bytes`);
});
