// axe finds no fault on any screen: light and dark, on a desktop and on a phone.
import { FOUR, faults, holdComputers, screens } from './screens.js';
import { expect, openMatch, setLight, test } from './table.js';

const PHONE = { width: 390, height: 844 };

/** The faults in light and dark. */
async function faultsInBothLights(page) {
  const found = {};
  for (const colorScheme of ['light', 'dark']) {
    await setLight(page, colorScheme);
    found[colorScheme] = await faults(page);
  }
  return found;
}

const NONE = { light: [], dark: [] };

for (const [name, arrive] of Object.entries(screens)) {
  test(name, async ({ page }) => {
    await holdComputers(page);
    await arrive(page);
    expect.soft(await faultsInBothLights(page), 'on a desktop').toEqual(NONE);
    await page.setViewportSize(PHONE);
    expect.soft(await faultsInBothLights(page), 'on a phone').toEqual(NONE);
  });
}

test('the menu of a phone', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openMatch(page, FOUR);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  expect(await faultsInBothLights(page)).toEqual(NONE);
});

test.describe('when the game has stopped', () => {
  test.use({ mayFail: true });
  test('the message', async ({ page }) => {
    await openMatch(page, FOUR);
    await page.evaluate(() => dispatchEvent(new ErrorEvent('error', { error: new WebAssembly.RuntimeError('unreachable') })));
    await expect(page.getByRole('heading', { name: 'The game has stopped' })).toBeVisible();
    expect.soft(await faultsInBothLights(page), 'on a desktop').toEqual(NONE);
    await page.setViewportSize(PHONE);
    expect.soft(await faultsInBothLights(page), 'on a phone').toEqual(NONE);
  });
});

test('axe does find a fault where there is one', async ({ page }) => {
  await screens['the settings'](page);
  await page.getByRole('dialog').getByText('Theme', { exact: true }).evaluate((one) => { one.style.color = 'silver'; });
  await page.getByRole('button', { name: 'Close' }).evaluate((one) => one.removeAttribute('aria-label'));
  const found = (await faults(page)).map((fault) => fault.split(':')[0]);
  expect(found).toEqual(expect.arrayContaining(['button-name', 'color-contrast']));
});
