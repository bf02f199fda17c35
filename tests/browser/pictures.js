// Pictures of every screen in every layout, light and dark: `make pictures`. Each is also checked by axe.
import config from './playwright.config.js';
import { faults, holdComputers, screens } from './screens.js';
import { expect, setLanguage, setLight, test } from './table.js';

/** The day and the page's address are always the same, so that the same build gives the same pictures. */
const ADDRESS = 'http://127.0.0.1:8080/';
const stopCalendar = (page) => page.addInitScript(() => {
  const { Date } = window;
  const late = Date.now() - new Date(2026, 0, 15, 12);
  window.Date = class extends Date {
    constructor(...given) {
      super(...(given.length ? given : [window.Date.now()]));
    }
    static now = () => Date.now() - late;
  };
});

/** The window of each layout, and whether it is a touch screen. */
const layouts = {
  '1440x900': {}, '1920x1080': {}, '1366x650': {}, '1024x768-touch': { touch: true }, '768x1024-touch': { touch: true },
  '390x844-touch': { touch: true }, '390x664-touch': { touch: true }, '360x640-touch': { touch: true },
  '320x568-touch': { touch: true }, '844x390-touch': { touch: true }, '667x375-touch': { touch: true }, '720x450': {}, '640x512': {},
};
const only = process.env.LAYOUTS?.split(',');
/** More than one language has a folder for each. */
const languages = process.env.LANGUAGES?.split(',') ?? ['en'];

const { args, ...launch } = config.use.launchOptions;
const mapped = `--host-resolver-rules=MAP 127.0.0.1:8080 127.0.0.1:${process.env.RACK_O_PORT}`;
test.use({ baseURL: ADDRESS, launchOptions: { ...launch, args: [...args, mapped] } });

for (const [layout, { touch = false }] of Object.entries(layouts)) {
  if (only && !only.some((one) => layout.startsWith(one))) continue;
  test.describe(layout, () => {
    const [width, height] = layout.split('-')[0].split('x').map(Number);
    test.use({ viewport: { width, height }, hasTouch: touch, isMobile: touch });
    for (const [name, arrive] of Object.entries(screens)) {
      test(name, async ({ page }) => {
        await holdComputers(page);
        await stopCalendar(page);
        await arrive(page);
        for (const language of languages) {
          if (language !== 'en') await setLanguage(page, language);
          const folder = `../../pictures/${languages.length > 1 ? `${language}/` : ''}${layout}`;
          for (const colorScheme of ['light', 'dark']) {
            await setLight(page, colorScheme);
            const file = `${name.replaceAll(/[^a-zé]+/gi, '-')}.${colorScheme}.png`;
            // The browser may still be repainting in the other colours.
            await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
            await page.screenshot({ path: `${folder}/${file}` });
            if (process.env.AXE !== 'no') expect.soft(await faults(page), `${language}, ${layout}, ${colorScheme}`).toEqual([]);
          }
        }
      });
    }
  });
}
