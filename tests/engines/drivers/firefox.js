// Firefox over WebDriver BiDi, by Puppeteer.
import puppeteer from 'puppeteer-core';
import { drawnIn, packages } from '../../browser/faces.js';

/** The height of the window above the page, for versions that cannot set the size of the page itself. */
const BAR = 85;

export async function firefox({ width, height }) {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: process.env.FIREFOX ?? '/usr/bin/firefox-esr',
    headless: true,
    defaultViewport: null,
    args: [`--width=${width}`, `--height=${height + BAR}`],
    env: { ...drawnIn('wide'), MOZ_HEADLESS_WIDTH: String(width), MOZ_HEADLESS_HEIGHT: String(height + BAR) },
    extraPrefsFirefox: {
      'intl.accept_languages': 'en-US',
      'ui.useOverlayScrollbars': 1,
      // Its pages may only read what is installed: without this they draw no letters, but boxes.
      'security.sandbox.content.read_path_whitelist': `${packages}/`,
    },
  });
  const [page] = await browser.pages();
  const errors = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.setViewport({ width, height }).catch(() => {});
  return {
    version: (await browser.version()).replace('firefox/', 'Firefox '),
    errors: async () => errors,
    open: (url) => page.goto(url),
    reload: () => page.reload(),
    evaluate: (source, ...args) => page.evaluate(`(${source})(...${JSON.stringify(args)})`),
    click: (x, y) => page.mouse.click(x, y),
    key: (name) => page.keyboard.press(name),
    screenshot: async () => Buffer.from(await page.screenshot()),
    close: () => browser.close(),
  };
}
