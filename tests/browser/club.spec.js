// The Club: its opponents, and the ladder that is climbed by challenges.
import { FOUR, challenge, challengeBeside, kept, keptBeside, match } from './record.js';
import { click, expect, matchKeys, open, openMatch, otherRack, ownRack, savedMatch, test } from './table.js';

const heading = (page) => page.getByRole('heading', { level: 1 });
const press = (page, name) => page.getByRole('button', { name, exact: true }).click();
const opponents = (page) => page.getByRole('main').getByRole('listitem');
const rungs = (page) => page.getByRole('region', { name: 'The ladder' }).getByRole('listitem');
const CHARACTERS = ['Leo', 'Otto', 'Felix', 'Rosa', 'Bruno', 'Clara', 'Hugo', 'Irma', 'Ada', 'Emil', 'Vera', 'Mina'];
const won = (name, ago) => challengeBeside(String(1000 - ago), name, 'wwww', ago);

async function visit(page) {
  await press(page, 'Opponents');
  await expect(heading(page)).toHaveText('The Club');
}

async function lookAtLadder(page) {
  await visit(page);
  await press(page, 'To the ladder');
  await expect(heading(page)).toHaveText('The ladder');
}

test('the opponents are listed from the easiest to the hardest, each with a way, a rating and my score', async ({ page }) => {
  await open(page, { ...won('Leo', 60), ...keptBeside('6', challenge('Leo', 'llll'), 120) });
  await visit(page);
  await expect(opponents(page).getByRole('heading')).toHaveText(CHARACTERS.map((name) => new RegExp(`^${name} Rating \\d{3,4}$`)));
  await expect(opponents(page).first()).toContainText('Calls in a hurry, and never waits for a run.');
  await expect(opponents(page).first()).toContainText('You 1 – 1 Leo');
  await expect(opponents(page).last()).toContainText('Remembers every card she has seen.');
  await expect(opponents(page).last()).toContainText('Not met yet');
  // Each face is there, and is drawn.
  const faces = opponents(page).locator('img');
  await expect(faces).toHaveCount(CHARACTERS.length);
  await expect.poll(() => faces.evaluateAll((all) => all.filter((one) => one.complete && one.naturalWidth > 0 && one.alt === '').length)).toBe(CHARACTERS.length);
});

test('my rating is a guess that is not shown before I have played, and then a range', async ({ page }) => {
  await open(page);
  await visit(page);
  await expect(page.getByRole('main')).toContainText('Finish a match against these opponents');
  await open(page, { ...won('Leo', 60), ...won('Otto', 30) });
  await lookAtLadder(page);
  await expect(page.getByRole('main')).toContainText(/Most likely \d{3,4}–\d{3,4} After 8 rounds against the Club/);
  await expect(page.getByRole('img', { name: /^Your rating from \d+ to \d+, match by match$/ })).toBeVisible();
});

test('Play begins a match one on one, and what I had begun stays beside it', async ({ page }) => {
  await open(page, kept(match(FOUR), { atTable: false }));
  await visit(page);
  await press(page, 'Play: Clara');
  await expect(ownRack(page)).toBeVisible();
  const { seats, rules } = await savedMatch(page);
  expect(seats).toEqual([{ name: 'You', player: 'human' }, { name: 'Clara', player: 'computer', level: 'clara' }]);
  expect(rules).toMatchObject({ goal: { points: 500 }, run_of_three: true, bonus: false });
  expect(await matchKeys(page)).toHaveLength(2);
});

test('the ladder shows who is beaten and who is next, and a challenge begins at once', async ({ page }) => {
  await open(page, won('Leo', 60));
  await lookAtLadder(page);
  await expect(rungs(page)).toHaveText([...CHARACTERS].reverse().map((name) => new RegExp(name)));
  await expect(rungs(page).last()).toContainText('Rung 1, beaten');
  await expect(rungs(page).last()).toContainText('You');
  await expect(rungs(page).nth(10)).toContainText('Rung 2, next');
  await expect(rungs(page).first()).toContainText('Rung 12, not beaten yet');
  await expect(page.getByRole('main')).toContainText('You stand on rung 1 of 12');
  await expect(page.getByRole('button', { name: /^Challenge/ })).toHaveCount(1);
  await press(page, 'Challenge Otto');
  await expect(ownRack(page)).toBeVisible();
  const { seats, rules } = await savedMatch(page);
  expect(seats.map(({ level }) => level)).toEqual([undefined, 'otto']);
  expect(rules).toMatchObject({ edition: 'milton-bradley', goal: { points: 250 }, run_of_three: true, bonus: false });
});

test('by keyboard alone to a challenge, and back the same way', async ({ page }) => {
  await open(page);
  const link = page.getByRole('button', { name: 'Opponents', exact: true });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('The Club');
  await expect(heading(page)).toBeFocused();
  const toLadder = page.getByRole('button', { name: 'To the ladder' });
  // Past the cup and the way back.
  for (let times = 0; times < 3; times++) await page.keyboard.press('Tab');
  await expect(toLadder).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('The ladder');
  await page.keyboard.press('Escape');
  await expect(toLadder).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await toLadder.press('Enter');
  await expect(heading(page)).toHaveText('The ladder');
  await expect(heading(page)).toBeFocused();
  for (let times = 0; times < 3; times++) await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Challenge Leo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(ownRack(page)).toBeVisible();
});

test('a challenge that is won leads to the ladder, which says so and ticks its rung', async ({ page }) => {
  await openMatch(page, challenge('Leo', 'www?'));
  await click(page, 'call');
  await expect(heading(page)).toHaveText('You win the match!');
  await press(page, 'To the ladder');
  await expect(heading(page)).toHaveText('The ladder');
  await expect(heading(page)).toBeFocused();
  await expect(page.getByRole('main')).toContainText('You have beaten Leo: rung 1 is yours.');
  await expect(rungs(page).last()).toContainText('Rung 1, beaten');
  await expect(rungs(page).nth(10)).toContainText('Rung 2, next');
  await expect(page.getByRole('button', { name: 'Challenge Otto' })).toBeVisible();
  // Back to the end of the match, and to the ladder again from the first screen.
  await page.keyboard.press('Escape');
  await expect(heading(page)).toHaveText('You win the match!');
  await expect(page.getByRole('button', { name: 'To the ladder' })).toBeFocused();
  await press(page, 'Rack-O, leave the table');
  await lookAtLadder(page);
  await expect(rungs(page).last()).toContainText('Rung 1, beaten');
});

test('the next opponent sits at the table as the first did, and speaks for themselves', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openMatch(page, challenge('Leo', 'www?'));
  const width = async (name) => (await otherRack(page, name).boundingBox()).width;
  const before = await width('Leo');
  await click(page, 'call');
  await press(page, 'To the ladder');
  await press(page, 'Challenge Otto');
  await expect(ownRack(page)).toBeVisible();
  expect(await width('Otto')).toBeCloseTo(before, 0);
  const log = page.getByRole('complementary', { name: 'Last moves' });
  await expect(log).toContainText('Otto: “');
  await expect(log).not.toContainText('Leo: “');
});

test('a challenge that is lost changes nothing but says what to try, and neither does a win in another form', async ({ page }) => {
  const short = { ...challenge('Leo', 'w'), rules: { ...challenge('Leo', 'w').rules, goal: { rounds: 1 } }, winners: [0] };
  await open(page, { ...kept(challenge('Leo', 'llll')), ...keptBeside('6', short, 120) });
  await press(page, 'To the ladder');
  await expect(heading(page)).toHaveText('The ladder');
  await expect(page.getByRole('main')).toContainText('Leo won 300 to 20. Next time, take any card that fits');
  await expect(page.getByRole('main')).toContainText('You stand at the foot of the ladder');
  await expect(rungs(page).last()).toContainText('Rung 1, next');
  await expect(page.getByRole('button', { name: 'Challenge Leo' })).toBeVisible();
  await page.keyboard.press('Escape');
  await press(page, 'Rack-O, leave the table');
  await visit(page);
  await expect(opponents(page).first()).toContainText('You 1 – 1 Leo');
  await openMatch(page, short);
  await expect(page.getByRole('button', { name: 'Rematch' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'To the ladder' })).toHaveCount(0);
});

test('when all twelve are beaten the ladder says so, and leads to all opponents', async ({ page }) => {
  await open(page, Object.assign({}, ...CHARACTERS.slice(0, 11).map((name, nth) => won(name, 600 - nth))));
  await lookAtLadder(page);
  await expect(page.getByRole('button', { name: 'Challenge Mina' })).toBeVisible();
  await open(page, Object.assign({}, ...CHARACTERS.map((name, nth) => won(name, 600 - nth))));
  await lookAtLadder(page);
  await expect(page.getByRole('heading', { name: 'All twelve are beaten' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Challenge/ })).toHaveCount(0);
  await press(page, 'All opponents');
  await expect(heading(page)).toHaveText('The Club');
});
