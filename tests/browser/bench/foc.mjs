import { expect, openMatch, prompt } from '../table.js';
import { chromium } from '@playwright/test';
import config from '../playwright.config.js';
import { serve } from '../../engines/host.js';
setTimeout(() => process.exit(1), 25000);
const { address } = await serve(process.argv[2]);
const browser = await chromium.launch(config.use.launchOptions);
const context = await browser.newContext({ baseURL: address, serviceWorkers: 'block', viewport: { width: 390, height: 844 } });
context.setDefaultTimeout(5000);
const page = await context.newPage();
await openMatch(page, { rounds: [{}] });
await expect(prompt(page)).toContainText('Your turn.');
const menu = page.getByRole('button', { name: 'Menu' });
for (const name of ['Score sheet', 'Settings']) {
await menu.press('Enter');
await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name }).press('Enter');
await page.getByRole('dialog', { name }).waitFor();
console.log(await page.evaluate(() => document.activeElement.outerHTML.slice(0, 150)));
await page.keyboard.press('Escape');
for (let i = 0; i < 5; i++) { console.log(name, await page.evaluate(() => document.activeElement.outerHTML.slice(0, 120)), await page.evaluate(() => document.querySelectorAll('dialog').length)); await page.waitForTimeout(100); }
}
process.exit(0);
