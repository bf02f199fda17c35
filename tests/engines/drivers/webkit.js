// WebKitGTK's MiniBrowser over plain WebDriver, on a virtual screen.
import { spawn } from 'node:child_process';
import net from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { drawnIn } from '../../browser/faces.js';

/** WebDriver's codes for keys. */
const KEYS = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004' };

export async function webkit({ width, height }) {
  const started = [];
  const end = async () => {
    for (const child of started.reverse()) {
      const gone = new Promise((done) => child.once('exit', done));
      if (child.exitCode === null && child.kill()) await gone;
    }
  };
  try {
    const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1920x1200x24', '-nolisten', 'tcp'], { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
    started.push(screen);
    const display = await new Promise((found, failed) => {
      screen.stdio[3].once('data', (number) => found(`:${String(number).trim()}`));
      screen.once('error', failed);
      screen.once('exit', () => failed(new Error('Xvfb did not start')));
    });
    const port = await freePort();
    const driver = spawn(process.env.WEBKIT_DRIVER ?? 'WebKitWebDriver', [`--port=${port}`],
      { env: { ...drawnIn('wide'), DISPLAY: display, LANG: 'en_US.UTF-8', LIBGL_ALWAYS_SOFTWARE: '1' }, stdio: 'ignore' });
    started.push(driver);
    const session = await begin(`http://127.0.0.1:${port}`);
    return await browser(session, { width, height }, end);
  } catch (error) {
    await end();
    throw error;
  }
}

const freePort = () => new Promise((found) => {
  const server = net.createServer().listen(0, '127.0.0.1', () => {
    const { port } = server.address();
    server.close(() => found(port));
  });
});

/** One command; WebDriver answers with a value or an error. */
async function call(url, method, body) {
  const answer = await fetch(url, { method, body: body && JSON.stringify(body), headers: { 'content-type': 'application/json' } });
  const { value } = await answer.json();
  if (!answer.ok) throw new Error(`${method} ${url}: ${value?.error}: ${value?.message}`);
  return value;
}

async function begin(driver) {
  for (const last = Date.now() + 20_000; ;) {
    const ready = await call(`${driver}/status`, 'GET').catch(() => null);
    if (ready) break;
    if (Date.now() > last) throw new Error('WebKitWebDriver did not start');
    await pause(20);
  }
  const options = {
    binary: process.env.MINIBROWSER ?? '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
    args: ['--automation', '--javascript-can-open-windows-automatically=true'],
  };
  const { sessionId, capabilities } = await call(`${driver}/session`, 'POST',
    { capabilities: { alwaysMatch: { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options } } });
  return { url: `${driver}/session/${sessionId}`, version: `WebKitGTK ${capabilities.browserVersion}` };
}

/**
 * The game gets a second window without a toolbar, which can be as narrow as a phone. The first one stays at a plain file of the same host
 * and collects the game's errors from its start, because WebDriver does not report them.
 */
async function browser({ url, version }, { width, height }, end) {
  const post = (command, body = {}) => call(`${url}/${command}`, 'POST', body);
  const evaluate = async (source, ...args) => {
    const script = `const done = arguments[arguments.length - 1];
      Promise.resolve().then(() => (${source})(...${JSON.stringify(args)}))
        .then((value) => done({ value }), (error) => done({ error: String(error) }));`;
    const { value, error } = await post('execute/async', { script, args: [] });
    if (error) throw new Error(error);
    return value;
  };
  const first = await call(`${url}/window`, 'GET');
  let game = null;
  const errors = async () => {
    if (!game) return [];
    await post('window', { handle: first });
    const all = await evaluate(() => globalThis.errors);
    await post('window', { handle: game });
    return all;
  };
  const open = async (to) => {
    if (!game) {
      await post('url', { url: new URL('icons/64.png', to).href });
      await evaluate(listen, width, height);
      for (const last = Date.now() + 10_000; !game && Date.now() < last; await pause(20)) {
        game = (await call(`${url}/window/handles`, 'GET')).find((one) => one !== first);
      }
      await post('window', { handle: game });
      await post('window/rect', { x: 0, y: 0, width, height });
    }
    await post('url', { url: to });
  };
  const pointer = (actions) => post('actions', { actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }] });
  return {
    version,
    errors,
    open,
    reload: () => post('refresh'),
    evaluate,
    click: (x, y) => pointer([
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 }, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 },
    ]),
    key: (name) => {
      const value = KEYS[name] ?? name;
      return post('actions', { actions: [{ type: 'key', id: 'keys', actions: [{ type: 'keyDown', value }, { type: 'keyUp', value }] }] });
    },
    screenshot: async () => Buffer.from(await call(`${url}/screenshot`, 'GET'), 'base64'),
    close: async () => {
      await call(url, 'DELETE').catch(() => {});
      await end();
    },
  };
}

/** Runs in the first window: opens the game's window and collects its errors. */
function listen(width, height) {
  const errors = globalThis.errors = [];
  const game = window.open('', '', `width=${width},height=${height}`);
  let heard = null;
  const hear = () => {
    if (game.document === heard) return;
    heard = game.document;
    game.addEventListener('error', (event) => event.message && errors.push(event.message));
    game.addEventListener('unhandledrejection', (event) => errors.push(String(event.reason)));
    game.addEventListener('securitypolicyviolation', (event) => errors.push(`refused: ${event.violatedDirective} ${event.blockedURI}`));
    const { error } = game.console;
    game.console.error = (...parts) => {
      errors.push(parts.join(' '));
      error.apply(game.console, parts);
    };
  };
  setInterval(hear, 0);
}
