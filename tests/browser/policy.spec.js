// The page complies with its Content Security Policy in everything it does, and the policy allows nothing else.
import { click, expect, open, playOn, test } from './table.js';

/** Collects every policy violation in any page of the context. */
async function reports(page) {
  const all = [];
  await page.exposeFunction('reportOfPolicy', (text) => all.push(text));
  await page.addInitScript(() => addEventListener('securitypolicyviolation', (event) =>
    window.reportOfPolicy(`${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber} ${event.sample}`)));
  return all;
}

test('a round, its review, the statistics, the rules and the settings: not one report', async ({ page }) => {
  const all = await reports(page);
  await open(page, { 'rack-o/1/settings': '{"pace":"at-once"}' });
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByRole('button', { name: /^Hint/ }).click();
  await expect(page.getByText(/Hint|Coach/).first()).toBeVisible();
  await playOn(page);
  await page.getByRole('button', { name: 'Ask the coach' }).click();
  await expect(page.locator('#lazy').getByRole('heading', { level: 1 })).toBeVisible();
  await page.locator('#lazy').getByRole('button', { name: /^Back|^Close/ }).first().click();
  await page.getByRole('button', { name: 'Next round' }).click();
  await click(page, 'stock');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(all).toEqual([]);
});

test.describe('against the policy', () => {
  test.use({ mayFail: true });

  test('scripts, styles, pictures and requests from elsewhere are refused, and text becomes no page', async ({ page }) => {
    
    const all = await reports(page);
    await open(page);
    await page.locator('html[data-started]').waitFor();
    const refused = await page.evaluate(async () => {
      const tried = {
        html: () => { document.createElement('p').innerHTML = '<b>x</b>'; },
        worker: () => new Worker('failure.js'),
      };
      const found = Object.entries(tried).filter(([, attempt]) => { try { attempt(); return false; } catch { return true; } });
      // Not through Playwright, whose own evaluation bypasses the policy.
      const code = await new Promise((done) => setTimeout(() => { try { (0, eval)('1'); done('run'); } catch { done('code'); } }));
      const elsewhere = await fetch('http://localhost:1/').then(() => 'answered', () => 'refused');
      const script = Object.assign(document.createElement('style'), { textContent: 'main{display:none}' });
      document.head.append(script);
      return [...found.map(([name]) => name), code, elsewhere, getComputedStyle(document.querySelector('main')).display];
    });
    expect(refused.slice(0, 4)).toEqual(['html', 'worker', 'code', 'refused']);
    expect(refused[4]).not.toBe('none');
    expect(all.length).toBeGreaterThan(0);
  });
});
