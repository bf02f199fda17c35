// axe finds no fault in what is no screen of its own, and does find one where there is one. Every screen is looked at in screens.spec.js.
import { FOUR, NO_FAULTS, PHONE, faults, faultsInBothLights, screens } from './screens.js';
import { expect, openMatch, test } from './table.js';

test('the menu of a phone', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openMatch(page, FOUR);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  expect(await faultsInBothLights(page)).toEqual(NO_FAULTS);
});

test.describe('when the game has stopped', () => {
  test.use({ mayFail: true });
  test('the message', async ({ page }) => {
    await openMatch(page, FOUR);
    await page.evaluate(() => dispatchEvent(new ErrorEvent('error', { error: new WebAssembly.RuntimeError('unreachable') })));
    await expect(page.getByRole('heading', { name: 'The game has stopped' })).toBeVisible();
    expect.soft(await faultsInBothLights(page), 'on a desktop').toEqual(NO_FAULTS);
    await page.setViewportSize(PHONE);
    expect.soft(await faultsInBothLights(page), 'on a phone').toEqual(NO_FAULTS);
  });
});

test('axe does find a fault where there is one', async ({ page }) => {
  await screens['the settings'](page);
  await page.getByRole('dialog').getByText('Theme', { exact: true }).evaluate((one) => { one.style.color = 'silver'; });
  await page.getByRole('button', { name: 'Close' }).evaluate((one) => one.removeAttribute('aria-label'));
  const found = (await faults(page)).map((fault) => fault.split(':')[0]);
  expect(found).toEqual(expect.arrayContaining(['button-name', 'color-contrast']));
});
