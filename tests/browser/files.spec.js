// Matches as files: saved, opened with the picker or by dropping them, refused with a reason, replayed.
import { readFile } from 'node:fs/promises';
import { PARTS } from './parts.js';
import { KEYS, LABELS, computer, human, kept, match, replay } from './record.js';
import { click, expect, matchKeys, open, openMatch, ownRack, prompt, savedActions, savedMatch, slot, stored, test } from './table.js';
import { selfplay } from './tools.js';

const settings = { pace: 'at-once' };
const [finished] = selfplay(1, 5, 3, 'milton-bradley', { goal: { rounds: 2 } });
const file = (text, name = 'match.json') => ({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
const pick = (page, text) => page.getByLabel('Open a match file').setInputFiles(file(text));
const opened = (page) => page.getByRole('dialog', { name: 'Match from a file' });
/** Drops a file on the page, whatever it shows. */
async function pickAnywhere(page, text) {
  const data = await page.evaluateHandle((text) => {
    const data = new DataTransfer();
    data.items.add(new File([text], 'match.json', { type: 'application/json' }));
    return data;
  }, text);
  await page.dispatchEvent('body', 'drop', { dataTransfer: data });
}
const strip = (page) => page.getByRole('region', { name: 'Watch the replay' });

test('the match at the table is saved as a file, finished or not', async ({ page }) => {
  await openMatch(page, { rounds: [{ actions: ['S'] }] });
  await page.getByRole('button', { name: 'Score sheet' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save to file' }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe('rack-o-match.json');
  expect(await readFile(await saved.path(), 'utf8')).toBe(`${await stored(page, KEYS.match)}\n`);
});

test('an unfinished match from a file is gone on with, beside the one under way', async ({ page }) => {
  const seats = [human('Ann'), computer('Bo')];
  const elsewhere = match({ seats, rounds: [{ stock: [3], actions: ['S'] }] });
  await openMatch(page, { rounds: [{}] }, { atTable: false });
  const before = await stored(page, KEYS.match);
  await pick(page, JSON.stringify(elsewhere));
  await expect(opened(page)).toContainText('Ann and Bo. Unfinished; still in round 1.');
  await opened(page).getByRole('button', { name: 'Continue match' }).click();
  await expect(prompt(page)).toContainText('You drew the 3.');
  expect(await savedMatch(page)).toEqual(elsewhere);
  expect(await stored(page, KEYS.match)).toBe(before);
  expect(await matchKeys(page)).toHaveLength(2);
});

test('a file that is opened again leads to the match it began, as far as that has been played', async ({ page }) => {
  const begun = match({ seats: [human('Ann'), computer('Bo')], rounds: [{ stock: [3, 30] }] });
  await openMatch(page, { rounds: [{}] }, { atTable: false, settings });
  await pick(page, JSON.stringify(begun));
  await opened(page).getByRole('button', { name: 'Continue match' }).click();
  await click(page, 'stock');
  await expect(prompt(page)).toContainText('You drew the 3.');
  // At the table of that match, and from the first screen.
  for (const leave of [false, true]) {
    if (leave) await page.getByRole('button', { name: 'Rack-O, leave the table' }).click();
    await pickAnywhere(page, JSON.stringify(begun));
    await expect(opened(page)).toContainText('You’ve already started this one.');
    await opened(page).getByRole('button', { name: 'Continue match' }).click();
    await expect(prompt(page)).toContainText('You drew the 3.');
    expect(await savedActions(page)).toEqual(['S']);
    expect(await matchKeys(page)).toHaveLength(2);
  }
  // Played on somewhere else, it goes on from there.
  await page.getByRole('button', { name: 'Rack-O, leave the table' }).click();
  const further = { ...begun, rounds: [{ ...begun.rounds[0], actions: ['S-', 'S'] }] };
  await pick(page, JSON.stringify(further));
  await opened(page).getByRole('button', { name: 'Continue match' }).click();
  await expect.poll(async () => (await savedActions(page)).slice(0, 1)).toEqual(['S-']);
  expect(await matchKeys(page)).toHaveLength(2);
});

test('a match that is opened at the table of another is laid anew: the person sits before their own rack', async ({ page }) => {
  await openMatch(page, { seats: [human('Ann'), computer('Bo')], rounds: [{}] });
  await expect(prompt(page)).toContainText('Your turn.');
  const elsewhere = match({ seats: [computer('Cem'), human('Dora')], dealer: 0, rounds: [{ stock: [3], actions: ['S'] }] });
  await pickAnywhere(page, JSON.stringify(elsewhere));
  await page.getByRole('button', { name: 'Continue match' }).click();
  await expect(prompt(page)).toContainText('You drew the 3.');
  await expect(ownRack(page)).toContainText('Dora');
  await expect(page.getByRole('region', { name: /^Cem, / })).toHaveCount(1);
});

test('a file is dropped on the page, and looked back at decision by decision', async ({ page }) => {
  await open(page);
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await pickAnywhere(page, JSON.stringify(finished));
  await expect(opened(page)).toContainText('Finished; 2 rounds played.');
  await expect(page.getByRole('button', { name: 'Continue match' })).toHaveCount(0);
  await opened(page).getByRole('button', { name: 'Watch the replay' }).click();

  // At every step the open racks are those of the record, according to the tests' own reader.
  const racks = () => page.getByRole('main').locator(PARTS.plastic).evaluateAll((all, { cards }) => all.map((rack) =>
    [...rack.querySelectorAll(cards)].map((card) => Number(card.style.getPropertyValue('--v'))).reverse()), PARTS);
  const expected = (round, tokens) => {
    const part = { ...finished, rounds: finished.rounds.slice(0, round + 1) };
    const { actions, ...cards } = part.rounds[round];
    return replay(part, { ...cards, actions: actions.slice(0, tokens) }).racks;
  };
  const sorted = (all) => all.filter((rack) => rack.length).map(String).toSorted();
  const on = strip(page).getByRole('button', { name: 'Next move' });
  await expect(on).toBeVisible();
  expect(sorted(await racks())).toEqual(sorted(expected(0, 0)));
  const slider = strip(page).getByRole('slider', { name: 'Position in the round' });
  const { actions } = finished.rounds[0];
  let steps = 0;
  for (const [nth, token] of actions.slice(0, 6).entries()) {
    for (let half = /^S./.test(token) ? 2 : 1; half > 0; half--, steps++) await on.click();
    await expect(slider).toHaveAttribute('aria-valuetext', new RegExp(`^${steps} of `));
    expect(sorted(await racks()), `after ${nth + 1}: ${token}`).toEqual(sorted(expected(0, nth + 1)));
  }
  await strip(page).getByRole('button', { name: 'Previous move' }).click();
  await expect(slider).toHaveAttribute('aria-valuetext', new RegExp(`^${steps - 1} of `));

  // Every rack can be brought to the front: on a small screen only that one is readable.
  const turn = strip(page).getByRole('button', { name: 'Next player’s view' });
  const inFront = () => page.locator(PARTS.ownRack).locator(PARTS.cards).evaluateAll((all) => all.map((card) => Number(card.style.getPropertyValue('--v'))).reverse());
  const shown = expected(0, 5).filter((rack) => rack.length);
  for (let nth = 1; nth <= shown.length; nth++) {
    await turn.press('Enter');
    await expect.poll(inFront).toEqual(shown[nth % shown.length]);
    await expect(turn).toBeFocused();
  }

  await strip(page).getByRole('combobox', { name: 'Round' }).selectOption('Round 2');
  expect(sorted(await racks())).toEqual(sorted(expected(1, 0)));
  await slider.press('End');
  expect(sorted(await racks())).toEqual(sorted(expected(1, 1000)));
  await expect(prompt(page)).toContainText('Rack‑O!');
  await expect(on).toHaveAttribute('aria-disabled', 'true');
  // Nothing of it can be played or saved.
  await page.locator(`[data-slot='${LABELS[3]}']`).click({ force: true });
  expect(await matchKeys(page)).toEqual([]);
  await strip(page).getByRole('button', { name: 'Close replay' }).click();
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
});

test('a replay goes on by itself, shows nothing of the round that is being played, and leaves the table as it was', async ({ page }) => {
  await page.clock.install({ time: 0 });
  const ordered = [1, 8, 12, 19, 25, 33, 34, 35, 38, 40];
  const hidden = [2, 3, 4, 5, 6, 7, 9, 10, 11, 13].reverse();
  await openMatch(page, {
    seats: [human('Ann'), human('Bo')],
    rounds: [{ racks: [ordered], actions: ['R'] }, { racks: [ordered.toReversed(), hidden], actions: [] }],
  });
  await page.getByRole('button', { name: 'Show my rack' }).click();
  await page.getByRole('button', { name: 'Score sheet' }).click();
  await page.getByRole('button', { name: 'Watch the replay' }).click();
  await expect(page.getByRole('region', { name: 'Ann', exact: true })).toBeVisible();
  await expect(strip(page).getByRole('combobox', { name: 'Round' }).getByRole('option')).toHaveText(['Round 1']);
  await strip(page).getByRole('button', { name: 'Play', exact: true }).click();
  const slider = strip(page).getByRole('slider', { name: 'Position in the round' });
  await expect(slider).toHaveAttribute('aria-valuetext', '0 of 1');
  await page.clock.runFor(1000);
  await expect(slider).toHaveAttribute('aria-valuetext', '1 of 1');
  await page.clock.runFor(5000);
  await expect(slider).toHaveAttribute('aria-valuetext', '1 of 1');
  await strip(page).getByRole('button', { name: 'Close replay' }).click();
  await expect(prompt(page)).toContainText('your turn');
});

test('wherever something is saved to a file, it can be opened again', async ({ page }) => {
  const save = async (name) => {
    const download = page.waitForEvent('download');
    await page.getByRole('dialog').getByRole('button', { name }).click();
    return (await download).path();
  };
  await openMatch(page, { seats: [human('Ann'), computer('Bo')], rounds: [{ stock: [3], actions: ['S'] }] }, { settings });
  await page.getByRole('button', { name: 'Score sheet' }).click();
  const saved = await save('Save to file');
  await page.getByRole('dialog', { name: 'Score sheet' }).getByLabel('Open a match file').setInputFiles(saved);
  // What is to be done has the focus.
  const again = opened(page).getByRole('button', { name: 'Continue match' });
  await expect(again).toBeFocused();
  await again.press('Enter');
  await expect(prompt(page)).toContainText('You drew the 3.');
  // Everything, from the settings; then nothing is left, and it is opened from there and from the statistics.
  await page.getByRole('button', { name: 'Rack-O, leave the table' }).click();
  await page.getByRole('button', { name: 'Settings' }).click();
  const everything = await save('Save everything to a file');
  for (const from of ['Settings', 'Statistics']) {
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await page.getByRole('button', { name: from }).click();
    await page.getByLabel('Open a saved file').setInputFiles(everything);
    const add = page.getByRole('dialog', { name: 'Data from another device' }).getByRole('button', { name: 'Add' });
    await expect(add).toBeFocused();
    await add.press('Enter');
    await expect(page.getByRole('button', { name: 'Continue round 1' })).toBeVisible();
  }
});

test('what could not be read can be replaced from a file where it is told', async ({ page }) => {
  await open(page, kept('{', { settings }));
  const told = page.getByRole('alert').filter({ hasText: 'couldn’t be read' });
  await told.getByLabel('Open a match file').setInputFiles(file(JSON.stringify(finished)));
  await expect(opened(page).getByRole('button', { name: 'Watch the replay' })).toBeFocused();
});

test('before a round is over there is nothing to look back at', async ({ page }) => {
  await openMatch(page, { rounds: [{ actions: ['S'] }] });
  await page.getByRole('button', { name: 'Score sheet' }).click();
  await expect(page.getByRole('button', { name: 'Save to file' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Watch the replay' })).toHaveCount(0);
});

for (const [what, text, reason] of [
  ['no JSON', 'hello', 'damaged'],
  ['another format', '{"format":"chess","version":1}', 'chess'],
  ['a result that does not follow', JSON.stringify(finished).replace('"scores":[', '"scores":[1'), 'Round 1'],
  ['an illegal action', JSON.stringify(finished).replace(/"actions":\["[^"]+"/, '"actions":["R"'), 'Round 1, move 1. This move isn’t allowed. Not yet'],
  ['megabytes', `{"a":"${'x'.repeat(3 << 20)}"}`, 'longer than 1024 kilobytes'],
]) {
  test(`a file with ${what} is refused with the reason, and nothing changes`, async ({ page }) => {
    await openMatch(page, { rounds: [{}] }, { atTable: false, settings });
    const before = await stored(page, KEYS.match);
    await pick(page, text);
    const sheet = page.getByRole('dialog', { name: 'Can’t open this file' });
    await expect(sheet.getByRole('alert')).toContainText(reason);
    expect(await stored(page, KEYS.match)).toBe(before);
    await sheet.getByRole('button', { name: 'Close' }).click();
    await expect(sheet).toBeHidden();
    await page.getByRole('button', { name: /^Continue/ }).click();
    await click(page, 'stock');
    await expect(prompt(page)).toContainText('You drew');
  });
}

/** Records what happens to the object URLs of downloads. */
const watchAddresses = (page) => page.addInitScript(() => {
  globalThis.revoked = [];
  const { revokeObjectURL } = URL;
  URL.revokeObjectURL = (url) => { globalThis.revoked.push(url); revokeObjectURL.call(URL, url); };
});

test('the address of a download stays until every browser has fetched it', async ({ page }) => {
  await page.clock.install();
  await watchAddresses(page);
  await openMatch(page, { rounds: [{ actions: ['S'] }] });
  await page.getByRole('button', { name: 'Score sheet' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save to file' }).click();
  await download;
  await page.clock.runFor(10_000);
  expect(await page.evaluate(() => globalThis.revoked)).toEqual([]);
  await page.clock.runFor(60_000);
  expect(await page.evaluate(() => globalThis.revoked.length)).toBe(1);
});

/** An iPhone app on the home screen: it has no downloads, but a share sheet. */
const onHomeScreen = (page, answer) => page.addInitScript((answer) => {
  Object.defineProperty(navigator, 'standalone', { value: true });
  navigator.canShare = ({ files }) => files?.length === 1;
  navigator.share = async ({ files: [file] }) => {
    globalThis.shared = [file.name, file.type, await file.text()];
    if (answer !== 'shared') throw new DOMException('', answer);
  };
}, answer);

for (const [what, answer, downloads] of [
  ['hands the match to the sheet of the system', 'shared', 0],
  ['leaves it at that where the person thinks better of it', 'AbortError', 0],
  ['downloads it all the same where the sheet is refused', 'NotAllowedError', 1],
]) {
  test(`an app on the home screen of an iPhone ${what}`, async ({ page }) => {
    await onHomeScreen(page, answer);
    let downloaded = 0;
    page.on('download', () => { downloaded += 1; });
    await openMatch(page, { rounds: [{ actions: ['S'] }] });
    await page.getByRole('button', { name: 'Score sheet' }).click();
    await page.getByRole('button', { name: 'Save to file' }).click();
    const text = `${await stored(page, KEYS.match)}\n`;
    await expect.poll(() => page.evaluate(() => globalThis.shared)).toEqual(['rack-o-match.json', 'application/json', text]);
    // A download is announced before the next frame.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    await expect.poll(() => downloaded).toBe(downloads);
  });
}

test('a match is picked whatever kind of file the phone takes it for', async ({ page }) => {
  await open(page);
  const field = page.getByLabel('Open a match file');
  const kinds = (await field.getAttribute('accept'))?.split(',') ?? ['*/*'];
  expect(kinds.some((kind) => ['*/*', 'application/octet-stream'].includes(kind.trim()))).toBe(true);
  await field.setInputFiles({ name: 'match', mimeType: 'application/octet-stream', buffer: Buffer.from(JSON.stringify(finished)) });
  await expect(opened(page)).toBeVisible();
});
