// How soon the page is there, beside the smallest page that does something in Leptos and in React (benches/counters), measured in
// the same run: what is downloaded, the first paint, and when something can be done.
import { computer, human, kept, match } from '../record.js';
import { test } from '../table.js';
import { CONDITIONS, imitate, median, tell, watch } from './figures.js';

test.use({ viewport: { width: 390, height: 844 } });

const TIMES = Number(process.env.TIMES ?? 5);
const MATCH = kept(match({ seats: [human('You'), computer('Otto'), computer('Vera'), computer('Mina')], rounds: [{}] }));

const here = (port) => `http://127.0.0.1:${port}/`;
const PAGES = [
  { of: 'Rack-O', address: here(process.env.RACK_O_PORT), usable: '.go__b' },
  { of: 'Rack-O', what: 'a card can be played, match under way', address: here(process.env.RACK_O_PORT), texts: MATCH, usable: '.well--stock button:not([aria-disabled=true])' },
  { of: 'a Leptos counter', address: here(process.env.LEPTOS_PORT), usable: 'button' },
  { of: 'a React counter', address: here(process.env.REACT_PORT), usable: 'button' },
];

/** One load by a browser that has never been there. */
async function load(browser, { address, texts = {}, usable }, conditions) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript(watch);
  await page.addInitScript(([texts, usable]) => {
    for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text);
    const look = new MutationObserver(() => {
      if (globalThis.usable || !document.querySelector(usable)) return;
      globalThis.usable = performance.now();
      look.disconnect();
    });
    look.observe(document, { subtree: true, childList: true, attributes: true });
  }, [texts, usable]);
  const session = await imitate(page, conditions);
  let bytes = 0;
  await session.send('Network.enable');
  session.on('Network.loadingFinished', ({ encodedDataLength }) => { bytes += encodedDataLength; });
  await page.goto(address);
  await page.waitForFunction(() => globalThis.usable, null, { timeout: 60_000 });
  const downloaded = bytes;
  // Whatever comes right after it belongs to the start, too.
  await page.waitForTimeout(1500);
  const figures = await page.evaluate(() => ({
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
    usable: globalThis.usable,
    blocked: globalThis.seen.long.reduce((sum, { duration }) => sum + duration - 50, 0),
    shift: globalThis.seen.shift,
  }));
  await context.close();
  return { ...figures, bytes: downloaded };
}

for (const conditions of CONDITIONS) {
  test(`start-up, ${conditions.name}`, async ({ browser }) => {
    test.setTimeout(600_000);
    const rows = PAGES.map((page) => ({ page, loads: [] }));
    // In turn, so that whatever else the machine does concerns all of them.
    for (let time = 0; time < TIMES; time += 1) {
      for (const { page, loads } of rows) loads.push(await load(browser, page, conditions));
    }
    for (const { page, loads } of rows) {
      const of = (figure) => median(loads.map((load) => load[figure]));
      const say = (name, value) => tell(`start-up at ${conditions.name}: ${name}`, value, page.of);
      if (page.texts) {
        say(page.what, `${of('usable').toFixed(0)} ms`);
        continue;
      }
      say('first contentful paint', `${of('paint').toFixed(0)} ms`);
      say('something can be done', `${of('usable').toFixed(0)} ms`);
      say('total blocking time', `${of('blocked').toFixed(0)} ms`);
      say('layout shift', of('shift').toFixed(3));
      if (conditions.network) say('downloaded until then', `${(of('bytes') / 1000).toFixed(1)} kB`);
    }
  });
}
