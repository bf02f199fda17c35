// The game in a frame of another page that allows little, and where there is no web server at all.
import { pathToFileURL } from 'node:url';
import { resolve } from 'node:path';
import { click, expect, prompt, test } from './table.js';

test.use({ mayFail: true });

/** The game in a frame with this sandbox. */
async function inFrame(page, sandbox) {
  const body = `<!doctype html><title>Frame</title><iframe sandbox="${sandbox}" src="./" style="width: 1200px; height: 760px"></iframe>`;
  await page.route('**/framed', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto('framed');
  return page.frameLocator('iframe');
}

test('a frame that allows scripts and an origin, but no forms, dialogs, downloads or windows: Play plays', async ({ page }) => {
  const game = await inFrame(page, 'allow-scripts allow-same-origin');
  await game.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(game.getByRole('status').first()).toContainText('Your turn.');
  await game.getByRole('button', { name: /^Draw from the stock/ }).click();
  await expect(game.getByRole('status').first()).toContainText('You drew');
});

test('a fault in the form is still shown there, and Enter on a choice still plays', async ({ page }) => {
  const game = await inFrame(page, 'allow-scripts allow-same-origin');
  await game.getByRole('button', { name: 'Change', exact: true }).click();
  await game.locator('label').filter({ has: game.getByRole('radio', { name: 'Other' }) }).click();
  const number = game.getByRole('spinbutton');
  await number.fill('0');
  await game.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(number).toBeFocused();
  await number.fill('300');
  await game.getByRole('radio', { name: 'Other' }).press('Enter');
  await expect(game.getByRole('region', { name: 'Your rack' })).toBeVisible();
});

test('a frame without an origin: the game plays, and says that it cannot save', async ({ page }) => {
  const game = await inFrame(page, 'allow-scripts');
  const play = game.getByRole('button', { name: 'Play', exact: true }).or(game.getByRole('button', { name: /^Play a first round|^Another first round|^Just you/ }));
  await play.or(game.getByRole('button', { name: /one easy opponent/ })).first().click();
  await expect(game.getByRole('status').first()).toContainText('Your turn.');
  await game.getByRole('button', { name: /^Draw from the stock/ }).click();
  await expect(game.getByRole('alert').first()).toContainText('save');
});

test('a frame without an origin, from a host that allows it to load nothing, says so', async ({ page }) => {
  // What the browser does with a module or a text that does not allow every origin. (What Playwright answers always allows it.)
  await page.route(/(start\.js|\.wasm|\.txt)$/, (route) => route.abort());
  const game = await inFrame(page, 'allow-scripts');
  await expect(game.getByRole('heading', { name: 'The game can’t start here' })).toBeVisible();
  await expect(game.getByRole('alert')).toContainText('Open the page in a tab of its own.');
});

test('opened from the disk the game says that it needs a web server, in the language of the browser', async ({ browser }) => {
  const index = pathToFileURL(resolve(process.env.DIST ?? '../../dist', 'index.html')).href;
  for (const [locale, text] of [['en-GB', 'It needs a web server.'], ['de-DE', 'Es braucht einen Webserver.']]) {
    const context = await browser.newContext({ locale });
    const page = await context.newPage();
    await page.goto(index);
    await expect(page.getByRole('alert')).toContainText(text);
    await expect(page.getByRole('alert')).not.toContainText(/connection|Verbindung/);
    await expect(page.getByRole('alert').getByRole('button')).toHaveCount(0);
    await context.close();
  }
});
