// A page that the browser translates: what changes keeps changing, whatever the translator did to the text.
import { PARTS } from './parts.js';
import { KEYS, OVER, PLAYED, computer, human, match } from './record.js';
import { call, click, discards, expect, goOn, open, openMatch, otherRack, playOn, prompt, savedActions, savedMatch, slot, stock, test, toSetUp } from './table.js';
import { unmarked } from './unmarked.js';

const ORDERED = [1, 8, 12, 19, 25, 33, 40, 41, 52, 60];
const AT_ONCE = { settings: { pace: 'at-once' } };

/**
 * Does what the translator of Chrome does: every text outside of what is not to be translated is replaced by two elements <font> with another
 * text in them, here the same with a mark after it; and so is every text that comes later. One that is `rough` also takes away
 * all comments, which frameworks use as marks of places, from everything that may be translated.
 */
const translate = (page, how = 'usual') => page.evaluate((how) => {
  const made = new WeakSet();
  const left = (node) => !node.isConnected || node.parentElement?.closest('[translate=no], script, style, svg, textarea, option');
  const text = (node) => {
    if (made.has(node.parentNode) || !node.data.trim() || left(node)) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    outer.style.verticalAlign = 'inherit';
    inner.style.verticalAlign = 'inherit';
    made.add(inner);
    inner.textContent = `${node.data}·`;
    outer.append(inner);
    node.replaceWith(outer);
  };
  const all = (from) => {
    const walker = document.createTreeWalker(from, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_COMMENT);
    const nodes = from.nodeType === Node.ELEMENT_NODE ? [] : [from];
    while (walker.nextNode()) nodes.push(walker.currentNode);
    for (const node of nodes) {
      if (node.nodeType === Node.TEXT_NODE) text(node);
      else if (how === 'rough' && !node.parentElement?.closest('[translate=no]')) node.remove();
    }
  };
  document.documentElement.classList.add('translated-ltr');
  all(document.body);
  new MutationObserver((changes) => {
    for (const { target, type, addedNodes } of changes) {
      if (type === 'characterData') text(target);
      else addedNodes.forEach((node) => node.isConnected && all(node));
    }
  }).observe(document.body, { characterData: true, childList: true, subtree: true });
}, how);

/** Whether the text there is the translator's. */
const marks = (locator) => locator.locator('font');
const bar = (page) => page.getByRole('banner');
/** A text as the translator leaves it. */
const translated = (text) => new RegExp(`^\\s*${text.replace(/[.?+()[\]\\]/g, '\\$&')}·?\\s*$`);
const key = (page, name) => page.getByRole('button', { name: new RegExp(`^${name}·?$`) });

/** Everything on the table that can be derived from the record: round, totals, points of the score sheet. */
async function expectTotals(page, round, rounds) {
  const { totals, seats } = await savedMatch(page);
  await expect(bar(page)).toContainText(new RegExp(`Round·?\\s*${round} / ${rounds}`));
  for (const [seat, { name }] of seats.entries()) {
    // A pin has the total in its name and as text.
    const pin = bar(page).getByRole('listitem', { name: new RegExp(`^${name}: ${totals[seat]}\\b`) });
    await expect(pin).toHaveText(translated(String(totals[seat])));
    const rack = seat === 0 ? page.getByRole('region', { name: 'Your rack' }) : otherRack(page, name);
    await expect(rack.locator(PARTS.total)).toHaveText(translated(String(totals[seat])));
    await expect(rack.locator(PARTS.plate)).toContainText(name);
  }
}

/** The scores of the round just finished, according to the record. */
async function expectCounted(page) {
  const { rounds, totals, seats } = await savedMatch(page);
  const { scores } = rounds.at(-1).result;
  for (const [seat, { name }] of seats.entries()) {
    const rack = page.getByRole('article', { name: new RegExp(`^${name} scores? ${scores[seat]}$`) });
    await expect(page.locator(PARTS.score).and(rack.locator('b'))).toHaveText(translated(`+${scores[seat]}`));
    await expect(rack).toContainText(name);
  }
  const sheet = page.getByRole('region', { name: 'Score sheet' });
  await expect(sheet.getByRole('columnheader')).toHaveText([translated('Round'), ...seats.map(({ name }) => translated(name))]);
  await expect(sheet.getByRole('row').nth(rounds.length).getByRole('cell')).toHaveText(scores.map((score) => translated(String(score))));
  await expect(sheet.getByRole('row').last().getByRole('cell')).toHaveText(totals.map((total) => translated(String(total))));
}

for (const how of ['usual', 'rough']) {
  test(`a match of three rounds, under a translator that is ${how}`, async ({ page }) => {
    test.setTimeout(180_000);
    const seats = [human('You'), computer('Otto', 'easy'), computer('Vera', 'easy'), computer('Mina', 'easy')];
    await openMatch(page, { seats, goal: { rounds: 3 }, rounds: [{ racks: [ORDERED], opening: 22, stock: [3] }] }, { ...AT_ONCE, atTable: false });
    await translate(page, how);
    await key(page, 'Continue round 1').click();
    await expect(prompt(page)).toContainText('in order!');
    await expect(marks(prompt(page)).first()).toBeAttached();
    await expectTotals(page, 1, 3);

    // A turn: the prompt, the hand, the names of the piles and the last moves follow.
    const left = Number(/\d+/.exec(await stock(page).getAttribute('aria-label'))[0]);
    await click(page, 'stock');
    await expect(prompt(page)).toContainText('You drew the 3.');
    await expect(discards(page)).toHaveAccessibleName('Discard the 3');
    await click(page, 'discards');
    await expect(goOn(page).or(stock(page).and(page.locator(':not([aria-disabled])'))).first()).toBeVisible();
    if (await goOn(page).count()) await goOn(page).click();
    await expect.poll(async () => (await savedActions(page)).filter((token) => token !== 'P').length).toBeGreaterThanOrEqual(4);
    const moves = page.getByRole('complementary', { name: 'Last moves' }).getByRole('listitem');
    await expect(moves).toHaveText([/deals/, /You drew and discarded the 3/, /Otto/, /Vera/, /Mina/]);
    await expect(marks(moves.last()).first()).toBeAttached();
    await expect.poll(async () => Number(/\d+/.exec(await stock(page).getAttribute('aria-label'))[0])).toBeLessThan(left);
    await expect(prompt(page)).toContainText('in order!');

    // A refusal, and its end.
    await click(page, 50);
    await expect(prompt(page)).not.toContainText('in order!');
    await page.keyboard.press('Escape');
    await expect(prompt(page)).toContainText('in order!');

    // A notice appears and disappears.
    await page.evaluate(() => {
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };
      window.free = () => { Storage.prototype.setItem = setItem; };
    });
    await click(page, 'stock');
    const notice = page.getByRole('alert');
    await expect(notice).toContainText('storage is full');
    await page.evaluate(() => window.free());
    await click(page, 'discards');
    await expect(notice).toHaveCount(0);
    await expect(prompt(page)).toContainText('in order!');

    await call(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('You called Rack‑O!');
    await expectCounted(page);
    for (const round of [2, 3]) {
      await key(page, 'Next round').click();
      await expect(slot(page, 5)).toBeVisible();
      await expectTotals(page, round, 3);
      // What was open is closed again, and what is opened shows the current state.
      await page.getByRole('button', { name: 'Score sheet' }).click();
      await expect(page.getByRole('dialog').getByRole('row')).toHaveCount(round + 1);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await playOn(page);
      await expectCounted(page);
    }
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/wins? the match|share/);
    await key(page, 'Rematch').click();
    await expect(slot(page, 5)).toBeVisible();
    await expectTotals(page, 1, 3);
  });

  test(`what is looked up and looked back at, under a translator that is ${how}`, async ({ page }) => {
    const racks = [[1, 8, 12, 19, 25, 33, 40, 41, 52, 60]];
    await open(page, { [KEYS.settings]: JSON.stringify({ pace: 'at-once' }), [KEYS.tally]: JSON.stringify(PLAYED) });
    await translate(page, how);
    const leave = () => page.keyboard.press('Escape');
    const heading = page.getByRole('heading', { level: 1 });

    // Where a match is set up the summary follows.
    await key(page, 'Change').click();
    const says = page.locator(PARTS.summary);
    const before = await says.textContent();
    await page.getByRole('radiogroup', { name: 'Match target' }).locator('label').filter({ hasText: '250' }).click();
    await expect(says).not.toHaveText(before);
    await expect(says).toContainText('250');
    await leave();

    await key(page, 'Rule book').click();
    await expect(heading).toHaveText(translated('How to play Rack-O'));
    await leave();
    await key(page, 'Statistics').click();
    await expect(page.getByRole('main').getByRole('listitem').first().locator('b')).toHaveText(/^\d+%$/);
    await leave();
    await key(page, 'Learn to play').click();
    await expect(page.locator(PARTS.guideStep)).toHaveText(translated('Step 1 of 8'));
    await key(page, 'Next').click();
    await expect(page.locator(PARTS.guideStep)).toHaveText(translated('Step 2 of 8'));
    await page.getByRole('button', { name: 'Skip the lesson' }).click();

    // The settings, and another language: nothing of the translation is left.
    await key(page, 'Settings').click();
    const sheet = page.getByRole('dialog', { name: 'Settings' });
    await expect(sheet.getByRole('slider', { name: 'Volume' })).toBeEnabled();
    await sheet.locator('label').filter({ hasText: 'Sound' }).first().click();
    await expect(sheet.getByRole('slider', { name: 'Volume' })).toBeDisabled();
    await sheet.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch');
    await expect(page.getByRole('dialog', { name: 'Einstellungen' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.locator('#app')).not.toContainText(/Statistics|Settings|First|match/);
    await expect(page.locator('#app')).toContainText('Statistik');

    // A replay.
    await openMatch(page, match({ goal: { rounds: 1 }, rounds: [{ racks, opening: 22, actions: ['S-', 'P', 'S-', 'S-', 'S-', 'R'], stock: [3, 4, 5, 6] }] }), { settings: { pace: 'at-once' } });
    await translate(page, how);
    await key(page, 'Watch the replay').click();
    const strip = page.getByRole('region', { name: 'Watch the replay' });
    await expect(strip).toBeVisible();
    const told = [];
    for (let step = 1; step <= 9; step += 1) {
      await strip.getByRole('button', { name: 'Next move' }).click();
      await expect(strip.getByRole('slider', { name: 'Position in the round' })).toHaveValue(String(step));
      await expect(marks(prompt(page)).first()).toBeAttached();
      told.push(await prompt(page).textContent());
    }
    expect([...new Set(told.map((text) => /^\w+/.exec(text)[0]))]).toEqual(['You', 'Otto', 'Vera', 'Mina']);
  });
}

test('names, numbers and keys are not translated', async ({ page }) => {
  await openMatch(page, { rounds: [{ racks: [ORDERED], actions: ['R'] }] }, AT_ONCE);
  await expect(page.getByRole('article').first()).toBeVisible();
  const kept = (parts) => page.evaluate((parts) => parts.filter((part) => {
    const all = [...document.querySelectorAll(part)];
    return !all.length || all.some((one) => !one.closest('[translate=no]') && ![...one.childNodes].every((node) => {
      // Comments, which mark positions, contain nothing to translate.
      if (node.nodeType !== Node.ELEMENT_NODE) return node.nodeType === Node.COMMENT_NODE || !node.data.trim();
      return node.matches('[translate=no], svg, :has(> svg)');
    }));
  }), parts);
  expect(await kept([PARTS.plate, PARTS.score, '[data-pin] b', PARTS.rulerMarks, `${PARTS.chart} li > span:first-child`, `${PARTS.chart} li > b`, 'td', 'header p > b', '[role=img][aria-label=Rack-O]'])).toEqual([]);
  await page.getByRole('button', { name: 'Next round' }).click();
  await expect(prompt(page)).toContainText('Your turn.');
  expect(await kept([PARTS.plate, `section[data-seat] ${PARTS.total}`, `${PARTS.captions} > b`])).toEqual([]);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  expect(await kept(['kbd'])).toEqual([]);
});

test('a name of one’s own, and what is counted, chosen and shared, are not translated', async ({ page }) => {
  const seats = [human('Zoë'), computer('Otto'), computer('Vera'), computer('Mina')];
  const kept = async (locator, text) => {
    await expect(locator.first()).toHaveText(text);
    expect(await locator.evaluateAll((all) => all.every((one) => !one.translate))).toBe(true);
  };
  await openMatch(page, { seats, rounds: [OVER] }, AT_ONCE);
  await kept(page.locator(`${PARTS.chart} li > span:first-child > span`), 'Zoë');
  await kept(page.locator(`${PARTS.score} + span`), '10 × 5 + 25');
  expect(await unmarked(page)).toEqual([]);

  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await kept(page.getByRole('dialog').getByRole('textbox'), /https?:/);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Ask the coach' }).click();
  await expect(page.getByRole('status')).toContainText(/^\d+ decisions?, /);
  await kept(page.getByRole('combobox', { name: 'Decisions by' }).locator('option'), 'Zoë');
  await kept(page.getByText('100 %', { exact: true }), '100 %');
  await kept(page.getByRole('main').locator('li > button > b'), /\d/);
  expect(await unmarked(page)).toEqual([]);

  await page.evaluate(() => localStorage.clear());
  await open(page, { [KEYS.tally]: JSON.stringify(PLAYED) });
  await toSetUp(page);
  await kept(page.locator('[aria-labelledby=rules-title] label b:not(:text("House rules"))'), 'Milton Bradley');
  await kept(page.getByRole('radiogroup', { name: 'Number of players' }).locator('label > span'), '2');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Statistics' }).click();
  const table = page.getByRole('table', { name: 'By level' }).getByRole('row').nth(1);
  await kept(table.getByRole('cell').nth(2), /^\d+\.\d$/);
  // A cell with words beside its numbers is translated.
  await expect(table.getByRole('cell').first()).toHaveText('4 of 5');
  expect(await table.getByRole('cell').first().evaluate((one) => one.translate)).toBe(true);
});
