// Whole matches through the page: how long a press waits for its paint, whether the table ever stutters, and what of it stays in
// memory.
import { computer, human, match } from '../record.js';
import { click, expect, look, openMatch, prompt, sensible, test } from '../table.js';
import { CONDITIONS, imitate, seen, tell, watch } from './figures.js';

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'no-preference' } });

for (const conditions of CONDITIONS.filter(({ network }) => !network)) {
  test(`a whole match played by hand at ${conditions.name}`, async ({ page }) => {
    test.setTimeout(1_200_000);
    await page.addInitScript(watch);
    const seats = [human('You'), ...['Otto', 'Vera', 'Mina'].map((name) => computer(name, 'hard'))];
    await openMatch(page, match({ seats, goal: { points: Number(process.env.GOAL ?? 150) }, rounds: [{}] }), { settings: { pace: 'fast' } });
    const turn = () => expect(prompt(page)).toContainText(/Your turn|You drew|in order/, { timeout: 60_000 });
    await turn();
    // The sound opens at the first press; that is the browser's own work, and no part of a move.
    await imitate(page, conditions);
    await page.waitForTimeout(500);
    const since = await page.evaluate(() => performance.now());
    const next = page.getByRole('button', { name: 'Next round' });
    const over = page.getByRole('button', { name: 'Rematch' });
    let [rounds, presses] = [1, 0];
    while (true) {
      await expect(next.or(over).or(prompt(page).filter({ hasText: /Your turn|You drew|in order/ })).first()).toBeVisible({ timeout: 120_000 });
      if (await over.isVisible()) break;
      if (await next.isVisible()) {
        await next.click({ delay: 40 });
        await expect(next).toBeHidden();
        rounds += 1;
        continue;
      }
      for (const what of sensible(await look(page), 60)) {
        await click(page, what);
        presses += 1;
      }
    }
    const { long, blocked, shift, waits } = await seen(page, since);
    const say = (name, value) => tell(`a match at ${conditions.name}: ${name}`, value);
    say('rounds, presses', `${rounds}, ${presses}`);
    // As the browser's makers define it: of every fifty interactions the worst is left out.
    say('interaction to next paint', `${waits.length ? waits[Math.min(waits.length - 1, Math.floor(presses / 50))] : 'under 16'} ms`);
    say('its longest', `${waits[0] ?? 'under 16'} ms`);
    say('tasks over 50 ms', long.length ? `${long.length} (${long.map(Math.round).join(', ')} ms)` : '0');
    say('total blocking time', `${blocked.toFixed(0)} ms`);
    say('layout shift', shift.toFixed(3));
  });
}

for (const rate of [1, 4]) {
  test(`a match of experts at ${rate}×`, async ({ page }) => {
    test.setTimeout(1_800_000);
    await page.addInitScript(watch);
    const seats = ['Ann', 'Bo', 'Cem', 'Dora'].map((name) => ({ ...computer(name), level: 'expert' }));
    await openMatch(page, match({ seats, goal: { points: Number(process.env.GOAL ?? 250) }, rounds: [{}] }), { settings: { pace: 'fast', sound: false } });
    await expect(prompt(page)).toContainText(/thinks|…|is/);
    await imitate(page, { rate });
    const since = await page.evaluate(() => performance.now());
    const next = page.getByRole('button', { name: 'Next round' });
    const over = page.getByRole('button', { name: 'Rematch' });
    let rounds = 1;
    while (true) {
      await expect(next.or(over)).toBeVisible({ timeout: 600_000 });
      if (await over.isVisible()) break;
      rounds += 1;
      await next.click();
      await expect(next).toBeHidden();
    }
    const { long } = await seen(page, since);
    tell(`a match of four experts at ${rate}×: rounds, tasks over 50 ms`, `${rounds}, ${long.length}${long.length ? ` (${long.map(Math.round).join(', ')} ms)` : ''}`);
  });
}

test('memory after one match and after twenty', async ({ page }) => {
  test.setTimeout(1_800_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const seats = ['Ann', 'Bo', 'Cem', 'Dora'].map((name) => computer(name, 'easy'));
  await openMatch(page, match({ seats, goal: { rounds: 1 }, rounds: [{}] }), { settings: { pace: 'fast', sound: false } });
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const over = page.getByRole('button', { name: 'Rematch' });
  for (let matches = 1; matches <= 20; matches += 1) {
    await expect(over).toBeVisible({ timeout: 120_000 });
    if (matches === 1 || matches === 20) {
      await session.send('HeapProfiler.collectGarbage');
      const heap = await session.send('Runtime.getHeapUsage');
      const { metrics } = await session.send('Performance.getMetrics');
      const count = (name) => metrics.find((one) => one.name === name)?.value;
      const after = matches === 1 ? 'after 1 match' : 'after 20 matches';
      tell(`heap ${after}: scripts, the program's memory`, `${(heap.usedSize / 1e6).toFixed(2)}, ${((heap.backingStorageSize ?? 0) / 1e6).toFixed(2)} MB`);
      tell(`elements and listeners ${after}`, `${count('Nodes')}, ${count('JSEventListeners')}`);
    }
    if (matches < 20) {
      await over.click();
      await expect(over).toBeHidden();
    }
  }
});
