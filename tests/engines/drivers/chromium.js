// Chromium over its DevTools protocol, by Playwright: version 109 and the current one.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium } from 'playwright-core';
import { drawnIn } from '../../browser/faces.js';

const FLAGS = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
  '--disable-component-update', '--disable-sync', '--hide-scrollbars', '--lang=en-US'];
// Version 109 comes without a helper process for its renderers, and with a software renderer.
const OLD_FLAGS = [...FLAGS, '--single-process', '--no-zygote', '--use-gl=swiftshader'];

/** Chromium 109 is in a folder with the libraries it needs. */
export const chromium109 = (size) => {
  const folder = process.env.CHROMIUM_109;
  const env = { ...drawnIn('wide'), LD_LIBRARY_PATH: path.join(folder, 'lib') };
  return start(path.join(folder, 'chromium'), OLD_FLAGS, env, size);
};

export const chromiumToday = (size) => start(process.env.CHROMIUM ?? '/usr/bin/chromium', FLAGS, drawnIn('wide'), size);

async function start(program, flags, env, { width, height }) {
  const profile = fs.mkdtempSync(path.join(os.tmpdir(), 'rack-o-chromium-'));
  const child = spawn(program, [...flags, `--user-data-dir=${profile}`, '--remote-debugging-port=0', 'about:blank'],
    { env, stdio: ['ignore', 'ignore', 'pipe'] });
  const gone = new Promise((done) => child.once('exit', done));
  let browser = null;
  const end = async () => {
    const asked = await browser?.newBrowserCDPSession().then((session) => session.send('Browser.close')).catch(() => null);
    if (!asked) child.kill();
    await Promise.race([gone, pause(5000)]);
    child.kill('SIGKILL');
    await gone;
    // Its other processes may still be writing.
    fs.rmSync(profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  };
  try {
    browser = await chromium.connectOverCDP(await address(child));
    const context = browser.contexts()[0];
    const page = context.pages()[0] ?? await context.newPage();
    const errors = [];
    // The browser itself requests this for a file that is not a page.
    const asked = (message) => message.location().url.endsWith('/favicon.ico');
    page.on('console', (message) => message.type() === 'error' && !asked(message) && errors.push(message.text()));
    page.on('pageerror', (error) => errors.push(String(error)));
    await page.setViewportSize({ width, height });
    return {
      version: `Chromium ${browser.version()}`,
      errors: async () => errors,
      open: (url) => page.goto(url),
      reload: () => page.reload(),
      evaluate: (source, ...args) => page.evaluate(`(${source})(...${JSON.stringify(args)})`),
      click: (x, y) => page.mouse.click(x, y),
      key: (name) => page.keyboard.press(name),
      screenshot: () => page.screenshot(),
      close: end,
    };
  } catch (error) {
    await end();
    throw error;
  }
}

/** The address it prints when it has started. */
const address = (child) => new Promise((found, failed) => {
  let said = '';
  child.stderr.on('data', (more) => {
    said += more;
    const [where] = /ws:\/\/\S+/.exec(said) ?? [];
    if (where) found(where);
  });
  child.once('error', failed);
  child.once('exit', () => failed(new Error(`Chromium did not start:\n${said}`)));
});
