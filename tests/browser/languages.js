// What the tests know about the languages: their texts, and an artificial one that needs more space than any.
import fs from 'node:fs';
import path from 'node:path';

const dist = process.env.DIST ?? path.join(import.meta.dirname, '../../dist');

export const CODES = ['en', 'de', 'fr', 'es', 'nl'];

const text = (code, file) => fs.readFileSync(path.join(dist, 'lang', code, file), 'utf8');

/** Rewrites the texts of a phrase in the format that the page loads; the conditions that select among them stay. */
export function mapped(phrase, change) {
  let at = 0;
  const message = () => {
    let out = '';
    let literal = '';
    const end = () => {
      out += change(literal);
      literal = '';
    };
    while (at < phrase.length && phrase[at] !== '}') {
      if (phrase[at] !== '{') {
        literal += phrase[at++];
        continue;
      }
      end();
      out += place();
    }
    end();
    return out;
  };
  const place = () => {
    let out = '';
    while (phrase[at] !== '}') {
      // Before a text there is the argument's number or the case.
      out += phrase[at];
      if (phrase[at++] === '{' && out.length > 1) {
        out += message();
        out += phrase[at++];
      }
    }
    at += 1;
    return `${out}}`;
  };
  return message();
}

/** All words of a language, in lower case. */
export function words(code) {
  const all = new Set();
  const collect = (literal) => {
    for (const word of literal.match(/\p{L}+/gu) ?? []) all.add(word.toLowerCase());
    return literal;
  };
  for (const file of fs.readdirSync(path.join(dist, 'lang', code))) for (const line of text(code, file).split('\n').slice(1)) mapped(line, collect);
  return all;
}

/** An artificial language that needs two fifths more space: English with longer words. */
const longer = (literal) => literal.replace(/\p{L}{2,}/gu, (word) => word + 'ä'.repeat(Math.ceil(word.length * 0.4)));

/** Makes the page use it. */
export async function speakLonger(page) {
  await page.route(/\/lang\/en\/[\w-]+\.txt$/, (route) => {
    const file = path.basename(new URL(route.request().url()).pathname);
    const [head, ...lines] = text('en', file).split('\n');
    return route.fulfill({ contentType: 'text/plain; charset=utf-8', body: [head, ...lines.map((line) => mapped(line, longer))].join('\n') });
  });
}

/** The words on the page, visible or for screen readers. */
export const wordsOnPage = (page) => page.evaluate(() => {
  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.currentNode; node; node = walker.nextNode()) {
    if (node.nodeType === Node.TEXT_NODE) {
      // The text for when the game cannot start is translated only then.
      if (!node.parentElement.closest('script, style, noscript, #failed, kbd, [lang]:not(html)')) texts.push(node.data);
    } else {
      for (const name of ['aria-label', 'title', 'alt', 'placeholder', 'aria-valuetext']) texts.push(node.getAttribute(name) ?? '');
    }
  }
  return [...new Set(texts.join('\n').match(/\p{L}+/gu) ?? [])];
});
