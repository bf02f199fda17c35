// What a translator would make nonsense of.
const LONG = ['Anne', 'Maximiliane', 'Bernhardine', 'Clementine'].map((start) => `${start}-Josephine von und zu Hohenst`);
/** The names of players on the screens of the tests. */
const NAMES = ['Otto', 'Vera', 'Mina', 'Ann', 'Bo', 'Zoë', ...LONG];

/** What is alone in an element and would be translated: numbers, links, and these player names. */
export const unmarked = (page, names = NAMES) => page.evaluate((names) => {
  const alone = /^[+−–-]?\d[\d.,\s/%×+–]*$|^https?:/;
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.data.trim();
    const place = walker.currentNode.parentElement;
    const element = place.closest('script, style, noscript, svg') ? null : place;
    const seen = element?.checkVisibility() || element?.matches('option');
    if (seen && element.translate && (alone.test(text) || names.includes(text))) found.push(`${element.outerHTML.slice(0, 80)}: ${text}`);
  }
  return found;
}, names);
