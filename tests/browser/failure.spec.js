// The game cannot start or has to stop: there is always an explanation and a way out.
import { readFile } from 'node:fs/promises';
import { KEYS } from './record.js';
import { click, expect, open, openMatch, prompt, stored, test } from './table.js';

test.use({ mayFail: true });

const message = (page) => page.getByRole('alert').filter({ has: page.getByRole('heading', { name: 'The game has stopped' }) });
const press = (page, name) => message(page).getByRole('button', { name }).click();

const WASM = /_bg\.wasm$/;
const GLUE = /rack-o\.js$/;
for (const [what, file, answer] of [
  ['the connection breaks while the program is loading', WASM, (route) => route.abort()],
  ['the program is gone from the host', WASM, (route) => route.fulfill({ status: 404, body: '404' })],
  ['the program comes damaged', WASM, (route) => route.fulfill({ contentType: 'application/wasm', body: 'not a program' })],
  ['the script that starts it does not come', GLUE, (route) => route.abort()],
]) {
  test(`${what}: a message says so, and loading again helps`, async ({ page }) => {
    await page.route(file, answer);
    await open(page);
    await expect(message(page)).toBeVisible();
    await expect(message(page)).toContainText('The game couldn’t start.');
    await expect(page.getByText('Setting up the table')).toBeHidden();
    await expect(message(page).getByRole('button', { name: 'Reload' })).toBeFocused();
    // There is no match to save.
    await expect(message(page).getByRole('button')).toHaveCount(1);

    await page.unroute(file);
    await press(page, 'Reload');
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
    await expect(message(page)).toBeHidden();
  });
}

test('a match that was saved can be had even where the game cannot start', async ({ page }) => {
  await page.route(WASM, (route) => route.abort());
  await openMatch(page, { rounds: [{ actions: ['S'] }] });
  const kept = await stored(page, KEYS.match);
  expect(await savedToFile(page)).toBe(kept);
});

/** The file that “Save the match to a file” gives. */
async function savedToFile(page) {
  const download = page.waitForEvent('download');
  await press(page, 'Save match to file');
  const file = await download;
  expect(file.suggestedFilename()).toBe('rack-o-match.json');
  return readFile(await file.path(), 'utf8');
}

/** Makes the program trap, as it would in an impossible state. */
const stop = (page) => page.evaluate(() => dispatchEvent(new ErrorEvent('error', { error: new WebAssembly.RuntimeError('unreachable') })));

test('the game stops in the middle of a match: nothing is lost', async ({ page }) => {
  await openMatch(page, { rounds: [{ stock: [3] }] });
  await click(page, 'stock');
  await expect(prompt(page)).toContainText('You drew the 3.');
  await stop(page);
  await expect(message(page)).toContainText('Your match was saved after the last move.');
  await expect(prompt(page)).toBeHidden();
  const kept = await stored(page, KEYS.match);
  expect(await savedToFile(page)).toBe(kept);
  expect(JSON.parse(kept).rounds[0].actions).toEqual(['S']);

  await press(page, 'Reload');
  await expect(prompt(page)).toContainText('You drew the 3.');
  await expect(message(page)).toBeHidden();
});

test('a match that makes the game stop can be set aside', async ({ page }) => {
  await openMatch(page, { rounds: [{}] });
  await expect(prompt(page)).toContainText('Your turn.');
  const kept = await stored(page, KEYS.match);
  await stop(page);
  await press(page, 'Set match aside and start fresh');
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Continue/ })).toHaveCount(0);
  expect(await stored(page, KEYS.match)).toBeNull();
  expect(await stored(page, `${KEYS.aside}1`)).toBe(kept);
});

test('an error of something else on the page does not stop the game', async ({ page }) => {
  await openMatch(page, { rounds: [{}] });
  await expect(prompt(page)).toContainText('Your turn.');
  await page.evaluate(() => dispatchEvent(new ErrorEvent('error', { error: new Error('of an extension') })));
  await click(page, 'stock');
  await expect(prompt(page)).toContainText('You drew');
  await expect(message(page)).toBeHidden();
});

test('without JavaScript the page says what it needs', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('./');
  await expect(page.getByRole('paragraph').filter({ hasText: 'needs JavaScript' })).toBeVisible();
  await expect(page.getByRole('paragraph').filter({ hasText: 'braucht JavaScript' })).toBeVisible();
  await context.close();
});

const cannot = (page) => page.getByRole('alert').filter({ has: page.getByRole('heading', { name: 'The game can’t start here' }) });

for (const [how, remove] of [
  ['is none', () => { delete globalThis.WebAssembly; }],
  ['is none, and the name of it stands for nothing', () => { globalThis.WebAssembly = undefined; }],
]) {
  test(`where there ${how} of WebAssembly, as in the Lockdown Mode of iPhones, the page says so`, async ({ page }) => {
    await page.addInitScript(remove);
    await open(page);
    await expect(cannot(page)).toContainText('This browser can’t run WebAssembly');
    await expect(cannot(page)).toContainText('Lockdown Mode');
    await expect(page.getByText('Setting up the table')).toBeHidden();
  });
}

test('without WebAssembly the page says so in the language of the browser, and hands out the match that is there', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ locale: 'fr-FR', baseURL });
  const page = await context.newPage();
  await page.addInitScript(() => { delete globalThis.WebAssembly; });
  await openMatch(page, { rounds: [{ actions: ['S'] }] });
  const kept = await stored(page, KEYS.match);
  const alert = page.getByRole('alert');
  await expect(alert.getByRole('heading', { name: 'Le jeu ne peut pas démarrer ici' })).toBeVisible();
  await expect(alert).toContainText('mode Isolement');
  const download = page.waitForEvent('download');
  await alert.getByRole('button', { name: 'Exporter la partie' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toBe(kept);
  await context.close();
});

for (const [what, age] of [
  ['layers in style sheets', () => { delete globalThis.CSSLayerBlockRule; }],
  ['containers in style sheets', () => { delete globalThis.CSSContainerRule; }],
  ['properties that style sheets register', () => { delete globalThis.CSSPropertyRule; }],
  ['dialogs', () => { delete globalThis.HTMLDialogElement; }],
  ['modules', () => { delete HTMLScriptElement.prototype.noModule; }],
  ['what the program is made of', () => { WebAssembly.validate = () => false; }],
]) {
  test(`a browser that is too old for ${what} says so, in its language`, async ({ browser, baseURL }) => {
    for (const [locale, heading, text] of [
      ['en-GB', 'The game can’t start here', 'too old for the game. You need Chrome or Edge 109'],
      ['de-AT', 'Hier läuft das Spiel nicht', 'Dein Browser ist zu alt'],
      ['tr', 'The game can’t start here', 'This browser is too old'],
    ]) {
      const context = await browser.newContext({ locale, baseURL });
      const page = await context.newPage();
      await page.addInitScript(age);
      await page.goto('./');
      const alert = page.getByRole('alert');
      await expect(alert.getByRole('heading', { name: heading })).toBeVisible();
      await expect(alert).toContainText(text);
      await expect(page.locator('#app')).toBeHidden();
      await expect(alert.getByRole('button')).toHaveCount(0);
      await context.close();
    }
  });
}

test('what says that a browser is too old is a script that the oldest of them can read', async ({ page, request }) => {
  await page.goto('./');
  const first = await page.locator('script:not([type=module])').first().getAttribute('src');
  const text = await (await request.get(first)).text();
  // Nothing newer than ECMAScript 5, except names that are looked up.
  expect(text.replace(/\/\/.*$/gm, '').match(/=>|`|\?\.|\?\?|\b(let|const|class|async|await)\b|\.\.\.[a-z]/)).toBeNull();
});
