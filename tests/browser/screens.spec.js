// Every screen, visited once: axe finds no fault in light and dark, a translator leaves numbers and names alone, on a desktop and on a
// phone; and in a small window everything can be scrolled to, and is then whole and not covered.
import { expectInReach } from './reach.js';
import { NO_FAULTS, PHONE, faultsInBothLights, holdComputers, screens } from './screens.js';
import { expect, resize, setLight, test } from './table.js';
import { unmarked } from './unmarked.js';

/** Another size would have the card let go. */
const LEFT_OUT = ['the table with a card under the finger'];

for (const [name, arrive] of Object.entries(screens)) {
  test(name, async ({ page }) => {
    test.setTimeout(120_000);
    await holdComputers(page);
    await arrive(page);
    for (const [where, { width, height }] of [['on a desktop', page.viewportSize()], ['on a phone', PHONE]]) {
      await resize(page, width, height);
      await test.step(`a translator leaves numbers and names alone, ${where}`, async () => {
        expect.soft(await unmarked(page), `translated ${where}`).toEqual([]);
      });
      await test.step(`axe finds no fault, ${where}`, async () => {
        expect.soft(await faultsInBothLights(page), `axe ${where}`).toEqual(NO_FAULTS);
      });
    }
    if (LEFT_OUT.includes(name)) return;
    await setLight(page, 'light');
    await test.step('all of it can be reached', () => expectInReach(page));
  });
}
