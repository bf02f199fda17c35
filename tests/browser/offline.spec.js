// After one visit the game is on the device: it starts and plays without the host, and a new version is installed when
// the player asks for it.
import { execFileSync, spawn } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, rmSync, writeFileSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { KEYS, kept, match } from './record.js';
import { click, expect, look, playOn, prompt, savedActions, savedMatch, test, wholeBrowser } from './table.js';

const XTASK = process.env.XTASK ?? '../../target/debug/xtask';
const DIST = process.env.DIST ?? '../../dist';

// Without the host, the browser reports every check for a new version as an error. How a new version comes is for the whole browser.
test.use({ ...wholeBrowser, serviceWorkers: 'allow', mayFail: true });

/** What has to be done at the end of a test, however it ends. */
const afterwards = [];
test.afterEach(async () => { for (const end of afterwards.splice(0)) await end(); });

/** Serves a folder until it is stopped or the test ends. */
async function host(dir, prefix = '/') {
  const server = spawn(XTASK, ['serve', '--dir', dir, '--port', '0', '--prefix', prefix], { stdio: ['ignore', 'pipe', 'inherit'] });
  const gone = new Promise((done) => server.once('exit', done));
  const found = await new Promise((done) => server.stdout.once('data', (line) => done(/localhost:(\d+)/.exec(line)[1])));
  const stop = () => { server.kill(); return gone; };
  afterwards.push(stop);
  return { url: `http://127.0.0.1:${found}${prefix}`, stop };
}

/** A copy of the built game that a test may change: `seal` makes another build of it. */
function copy() {
  const dir = mkdtempSync(join(tmpdir(), 'rack-o-'));
  cpSync(DIST, dir, { recursive: true });
  afterwards.push(() => rmSync(dir, { recursive: true }));
  return { dir, seal: () => execFileSync(XTASK, ['seal', dir]) };
}

/** A change to a script that makes another build. */
const OTHER = 'globalThis.anotherBuild = true;\n';

const build = (page) => page.locator('html').getAttribute('data-build');
const started = (page) => page.locator('html[data-started]').waitFor();

/** Waits until the whole build is on the device. */
const keptWhole = (page) => page.evaluate(async () => {
  await navigator.serviceWorker.ready;
  if (!navigator.serviceWorker.controller) await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }));
});

/** Waits until the page has checked for a new version, as it does on every load; a build sealed after that is found later. */
const lookedOnce = (page) => page.evaluate(async () => (await navigator.serviceWorker.getRegistration()).update().then(() => {}));

/** Opens a build of its own and waits until it is on the device. */
async function visit(page) {
  const game = copy();
  const server = await host(game.dir);
  await page.goto(server.url);
  await keptWhole(page);
  return { game, server };
}

/** Puts these texts into the page's storage and starts the page with them. */
async function begin(page, texts) {
  await page.evaluate((all) => {
    // As at a new visit: the tab would stay at the first screen.
    sessionStorage.clear();
    Object.entries(all).forEach(([key, text]) => localStorage.setItem(key, text));
  }, texts);
  await page.reload();
  await started(page);
}

const under = [['at the root of a host', '/'], ['under a path', '/some/path/']];
for (const [where, prefix] of under) {
  test(`${where}: after one visit everything works with the host gone`, async ({ context, page }) => {
    const server = await host(DIST, prefix);
    await page.goto(server.url);
    await keptWhole(page);
    await begin(page, kept(match({ goal: { points: 75 } }), { settings: { pace: 'at-once' } }));
    await page.close();
    await server.stop();

    // A cold start in a new tab, a match to its end, and the parts that are loaded on demand.
    const tab = await context.newPage();
    await tab.goto(server.url);
    await started(tab);
    const rematch = tab.getByRole('button', { name: 'Rematch' });
    for (;;) {
      await playOn(tab);
      if (await rematch.count()) break;
      await tab.getByRole('button', { name: 'Next round' }).click();
    }
    await tab.getByRole('button', { name: 'Ask the coach' }).click();
    await expect(tab.locator('#lazy').getByRole('heading', { level: 1 })).toBeVisible();
    await tab.reload();
    await rematch.click();
    await tab.getByRole('button', { name: 'Rule book' }).click();
    await expect(tab.getByRole('heading', { name: 'How to play Rack-O' })).toBeVisible();
    await tab.getByRole('button', { name: 'Back', exact: true }).click();
    // All languages are on the device too.
    await tab.getByRole('button', { name: 'Settings' }).click();
    await tab.getByRole('combobox', { name: 'Language' }).selectOption('Español');
    await expect(tab.getByRole('dialog', { name: 'Ajustes' })).toBeVisible();
    await tab.keyboard.press('Escape');
    await expect(tab.getByRole('region', { name: 'Tu atril' })).toBeVisible();
  });
}

test('a new version says so, waits to be let in, and takes the turn over as it stands', async ({ page }) => {
  const { game, server } = await visit(page);
  await begin(page, kept(match({ rounds: [{ racks: [[5, 8, 19, 12, 25, 33, 40, 41, 52, 60]], stock: [3, 30] }] })));
  await click(page, 'stock');
  await expect(prompt(page)).toContainText('You drew the 3.');
  const before = { build: await build(page), sight: await look(page), saved: await savedMatch(page) };
  await lookedOnce(page);

  appendFileSync(join(game.dir, 'worker.js'), OTHER);
  game.seal();
  // When the page becomes visible again, it checks for a new version.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const news = page.getByRole('status').filter({ hasText: 'A new version of the game is ready.' });
  await expect(news).toBeVisible();
  // Nothing changes unasked, and every file is still from the old build.
  expect(await build(page)).toBe(before.build);
  const file = () => page.evaluate(async () => (await fetch('worker.js')).text());
  expect(await file()).not.toContain('anotherBuild');

  await news.getByRole('button', { name: 'Update now' }).click();
  await expect.poll(() => build(page).catch(() => null)).not.toBe(before.build);
  await started(page);
  await expect(page.locator('html')).not.toHaveAttribute('data-build', before.build);
  expect(await file()).toContain('anotherBuild');
  await expect(prompt(page).first()).toContainText('You drew the 3.');
  expect(await savedMatch(page)).toEqual(before.saved);
  expect((await look(page)).rack).toEqual(before.sight.rack);
  await click(page, 'discards');
  expect((await savedActions(page))[0]).toBe('S-');
  // Nothing of the old build is left on the device.
  const caches = await page.evaluate(() => caches.keys());
  expect(caches).toEqual([`rack-o / ${await build(page)}`]);
});

test('the first version is not a new one, however late the page hears that it is installed', async ({ page }) => {
  // As in WebKit: the page is told so when the worker is in control.
  await page.addInitScript(() => {
    const { addEventListener } = ServiceWorker.prototype;
    ServiceWorker.prototype.addEventListener = function late(type, told) {
      addEventListener.call(this, type, (event) => {
        if (type !== 'statechange' || this.state !== 'activated' || globalThis.isTold) return;
        Object.defineProperty(this, 'state', { value: 'installed', configurable: true });
        told.call(this, event);
        delete this.state;
        globalThis.isTold = true;
      });
    };
  });
  await visit(page);
  await page.waitForFunction(() => globalThis.isTold);
  await expect(page.locator('html')).not.toHaveAttribute('data-update');
  await expect(page.getByText('A new version of the game is ready.')).toHaveCount(0);
});

test('a build that comes only in part changes nothing', async ({ page }) => {
  const { game, server } = await visit(page);
  const before = await build(page);
  await lookedOnce(page);
  appendFileSync(join(game.dir, 'worker.js'), OTHER);
  game.seal();
  // The host is still being updated: one of its files is not from this build.
  const style = readFileSync(join(game.dir, 'reading.css'));
  writeFileSync(join(game.dir, 'reading.css'), 'main{}');
  const looked = () => page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration.update();
    const { installing } = registration;
    if (installing) await new Promise((done) => installing.addEventListener('statechange', done, { once: true }));
    return [Boolean(registration.waiting), await caches.keys()];
  });
  expect(await looked()).toEqual([false, [`rack-o / ${before}`]]);
  await page.reload();
  await started(page);
  expect(await build(page)).toBe(before);
  // When everything is there, it is ready.
  writeFileSync(join(game.dir, 'reading.css'), style);
  expect((await looked())[0]).toBe(true);
});

test('a version that does not work can be left', async ({ page }) => {
  const game = copy();
  const program = /program-[0-9a-f]+\/rack-o\.js/.exec(readFileSync(join(game.dir, 'index.html'), 'utf8'))[0];
  const good = readFileSync(join(game.dir, program));
  const server = await host(game.dir);
  await page.goto(server.url);
  await keptWhole(page);
  await begin(page, { [KEYS.settings]: '{"theme":"dark"}' });
  await lookedOnce(page);
  writeFileSync(join(game.dir, program), 'throw new Error("of a broken build");');
  game.seal();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.getByRole('button', { name: 'Update now' }).click();
  const stopped = page.getByRole('heading', { name: 'The game has stopped' });
  await expect(stopped).toBeVisible();

  // The host has a good version again, but the device starts the one it has.
  writeFileSync(join(game.dir, program), good);
  appendFileSync(join(game.dir, 'worker.js'), OTHER);
  game.seal();
  await page.reload();
  await expect(stopped).toBeVisible();
  await page.getByRole('button', { name: 'Get a fresh copy of the game' }).click();
  await started(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
});

test('the address with ?fresh leaves a version that shows nothing at all', async ({ page }) => {
  const { game, server } = await visit(page);
  const before = await build(page);
  appendFileSync(join(game.dir, 'worker.js'), OTHER);
  game.seal();
  await page.goto(`${server.url}?fresh`);
  await expect(page).toHaveURL(server.url);
  await expect.poll(() => build(page).catch(() => before)).not.toBe(before);
  await started(page);
});

test('the game can be installed: what it is called, its icons, and where it begins', async ({ page, request }) => {
  const server = await host(DIST, '/some/path/');
  await page.goto(server.url);
  const link = await page.locator('link[rel=manifest]').getAttribute('href');
  const address = new URL(link, server.url).href;
  const answer = await request.get(address);
  expect(answer.headers()['content-type']).toBe('application/manifest+json');
  const manifest = await answer.json();
  expect(new URL(manifest.start_url, address).href).toBe(server.url);
  expect(manifest.display).toBe('standalone');
  for (const { src, type } of [...manifest.icons, ...manifest.screenshots]) {
    const picture = await request.get(new URL(src, address).href);
    expect([src, picture.status(), picture.headers()['content-type']]).toEqual([src, 200, type]);
  }
  // Not an SVG: for the tab it would be rasterized on the main thread just when the game starts.
  for (const rel of ['icon', 'apple-touch-icon']) {
    const picture = await request.get(new URL(await page.locator(`link[rel=${rel}]`).getAttribute('href'), server.url).href);
    expect([rel, picture.status(), picture.headers()['content-type']]).toEqual([rel, 200, 'image/png']);
  }
});

const notFromHere = (page) => page.getByText('Offline play isn’t available here');

for (const [what, path, change] of [
  ['makes the page smaller', 'index.html', (text) => text.replace('<div id=app>', '<div  id=app>')],
  ['puts a script of its own into the page', 'index.html', (text) => `${text}<script src=ad.js></script>`],
  ['rewrites a script', 'failure.js', (text) => `/* seen */${text}`],
  ['rewrites the worker until it is none', 'sw.js', (text) => `<!-- seen -->\n<p>${text}`],
]) {
  test(`a host that ${what}: the game plays, and says that it cannot be kept`, async ({ page }) => {
    const game = copy();
    const file = join(game.dir, path);
    writeFileSync(file, change(readFileSync(file, 'utf8')));
    const server = await host(game.dir);
    await page.goto(server.url);
    await expect(notFromHere(page)).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await expect(prompt(page)).toContainText('Your turn.');
  });
}

test('a host in trouble on the first visit is not said to change files', async ({ page }) => {
  const game = copy();
  const path = join(game.dir, 'icons/64.png');
  const icon = readFileSync(path);
  rmSync(path);
  const server = await host(game.dir);
  await page.goto(server.url);
  await started(page);
  // The worker has tried and given up.
  await page.evaluate(async () => {
    while (await navigator.serviceWorker.getRegistration()) await new Promise(requestAnimationFrame);
  });
  await expect(notFromHere(page)).toHaveCount(0);
  writeFileSync(path, icon);
  await page.reload();
  await keptWhole(page);
  await expect(notFromHere(page)).toHaveCount(0);
});

test('a host that begins to change files: the version that is kept plays on, and it is said why no new one comes', async ({ page }) => {
  const { game } = await visit(page);
  appendFileSync(join(game.dir, 'start.js'), OTHER);
  game.seal();
  appendFileSync(join(game.dir, 'failure.js'), '/* seen */');
  await page.reload();
  await expect(page.getByText('Updates aren’t available here')).toBeVisible();
  await expect(notFromHere(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(prompt(page)).toContainText('Your turn.');
});
