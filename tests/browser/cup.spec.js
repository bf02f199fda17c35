// The cup: eight play, three matches of one's own, the others' are really played and can be watched.
import { KEYS, computer, human, keptBeside, match } from './record.js';
import { click, expect, matchKeys, open, ownCards, ownRack, savedMatch, stored, test } from './table.js';

const CUPS = 'rack-o/1/cups';
const heading = (page) => page.getByRole('heading', { level: 1 });
const press = (page, name) => page.getByRole('button', { name, exact: true }).click();
const round = (page, name) => page.getByRole('list', { name, exact: true }).getByRole('listitem');

/** The seeds of the person's matches in the cup with the seed 1956, and the cut that the first of them gives. */
const SEEDS = ['17413726294870474169', '14498555816472101724', '13128908807649817395'];
const CUT = [8, 29];

/** That cup, begun so many days ago: Leo is first, then whoever wins of Otto and Felix. */
const WEAKEST = ['leo', 'otto', 'felix', 'rosa', 'bruno', 'clara', 'hugo'];
const cup = (results = {}, { days = 0, opponents = WEAKEST, seed = '1956', ...more } = {}) => JSON.stringify({
  begun: Math.floor(Date.now() / 1000) - 1_577_836_800 - days * 86_400, opponents, results, seed, strength: 900, ...more,
});
/** How the others have played: Otto, Rosa and Clara have won, and then Rosa. */
const OTHERS = { 1: [155, 90], 2: [155, 90], 3: [160, 20], 5: [150, 145] };
const lines = (...all) => ({ [CUPS]: all.join('\n') });

const WITH_RUN = [3, 8, 15, 20, 28, 29, 30, 33, 38, 40];
/** The first match of the cup, against Leo: of each round whether the person wins (w) or loses (l) it, or may call at once (?). */
const first = (rounds) => ({
  ...match({
    seats: [human('You'), computer('Leo', 'leo')],
    goal: { points: 150 },
    dealer: 0,
    rounds: [...rounds].map((how, nth) => {
      const winner = how === 'l' ? 1 : 0;
      // The dealer is the last to act.
      const wait = (nth + 1) % 2 === winner ? [] : ['S-'];
      return { racks: winner ? [undefined, WITH_RUN] : [WITH_RUN], actions: how === '?' ? wait : [...wait, 'R'] };
    }),
  }),
  cut: CUT,
});
const withSeed = (texts, key) => ({ ...texts, [key]: JSON.stringify({ ...JSON.parse(texts[key]), seed: SEEDS[0] }) });
/** The first match at the table. */
const atTable = (rounds) => withSeed({
  [KEYS.match]: JSON.stringify(first(rounds)), [KEYS.extras]: JSON.stringify({ colours: [0, 1], at_table: true }),
}, KEYS.extras);
/** The first match among the saved ones. */
const saved = (rounds) => withSeed(keptBeside('5', first(rounds), 60), `${KEYS.extras}/5`);

/** To the cup from the first screen. */
async function visit(page) {
  await press(page, 'Cup');
  await expect(heading(page)).toHaveText('The cup');
}

const follow = (page, link) => page.evaluate((hash) => { location.hash = hash; }, link);

test('a cup is drawn, the others really play, and my first match begins, is left and goes on', async ({ page }) => {
  test.slow();
  await open(page);
  await visit(page);
  await expect(heading(page)).toBeFocused();
  const quarters = round(page, 'Quarter-finals');
  await expect(quarters).toHaveCount(4);
  await expect(quarters.first()).toContainText(/^You against \w+, tonight/);
  await expect(round(page, 'Semi-finals')).toHaveText([/Not known yet who plays|is waiting/, /against|is waiting|Not known/]);
  // Nobody is ahead of me: the other three quarter-finals are played, and no more.
  await expect(page.getByRole('list', { name: 'Quarter-finals' }).getByRole('button', { name: / beat .+, 1\d\d to \d+$|, 2\d\d to \d+$/ })).toHaveCount(3, { timeout: 60_000 });
  await expect(page.getByRole('list', { name: 'Semi-finals' }).getByRole('button')).toHaveCount(0);
  await press(page, 'Play the quarter-final');
  await expect(ownRack(page)).toBeVisible();
  const { rules, seats } = await savedMatch(page);
  expect(rules).toMatchObject({ edition: 'milton-bradley', goal: { points: 150 }, run_of_three: true, bonus: false });
  expect(seats).toHaveLength(2);
  const cards = await ownCards(page);
  await press(page, 'Rack-O, leave the table');
  await visit(page);
  await press(page, 'Continue');
  await expect(ownRack(page)).toBeVisible();
  expect(await ownCards(page)).toEqual(cards);
  expect(await matchKeys(page)).toHaveLength(1);
});

test('a match of the cup that is won leads back to it, and the semi-final comes next', async ({ page }) => {
  await open(page, { ...lines(cup(OTHERS), SEEDS[0]), ...atTable('w?') });
  await click(page, 'call');
  await expect(heading(page)).toHaveText('You win the match!');
  await expect(page.getByRole('button', { name: 'Rematch' })).toHaveCount(0);
  await press(page, 'To the cup');
  await expect(heading(page)).toHaveText('The cup');
  await expect(heading(page)).toBeFocused();
  await expect(page.getByRole('list', { name: 'Quarter-finals' }).getByRole('button', { name: /^You beat Leo, 150 to \d+$/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Semi-final against Otto' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Not met yet');
  await press(page, 'Play the semi-final');
  await expect(ownRack(page)).toBeVisible();
  expect((await savedMatch(page)).seats.map(({ level }) => level)).toEqual([undefined, 'otto']);
});

test('whoever loses is out: the others play to the end, and another cup can be drawn', async ({ page }) => {
  await open(page, { ...lines(cup(), SEEDS[0]), ...saved('ll') });
  await visit(page);
  await expect(page.getByRole('list', { name: 'Quarter-finals' }).getByRole('button', { name: /^Leo beat you, 150 to \d+$/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: / wins the cup$/ })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('main')).toContainText('You went out in the quarter-final.');
  for (const [name, count] of [['Quarter-finals', 4], ['Semi-finals', 2], ['Final', 1]]) {
    await expect(page.getByRole('list', { name, exact: true }).getByRole('button')).toHaveCount(count);
  }
  await press(page, 'Watch the final');
  await expect(page.getByRole('slider', { name: 'Position in the round' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Watch the final' })).toBeFocused();
  await press(page, 'A new cup');
  await expect(page.getByRole('button', { name: 'Play the quarter-final' })).toBeVisible();
  await expect(heading(page)).toBeFocused();
  expect((await stored(page, CUPS)).split('\n').filter((line) => line.startsWith('{'))).toHaveLength(2);
});

test.describe('when an opponent cannot be loaded', () => {
  test.use({ mayFail: true });

  test('whoever is out is told what they wait for, and nobody plays for the opponent', async ({ page }) => {
    test.slow();
    const results = { 0: [20, 155], 2: [155, 90], 3: [160, 20] };
    await open(page, lines(cup(results, { opponents: ['leo', 'mina', 'felix', 'rosa', 'bruno', 'clara', 'hugo'] })));
    const has = async () => JSON.parse(await stored(page, CUPS)).results;
    const main = page.getByRole('main');
    // Mina thinks for ever.
    await page.route('**/worker.js', (route) => route.fulfill({ contentType: 'text/javascript', body: 'onmessage = () => {};' }));
    await visit(page);
    await expect(main).toContainText('In a moment you’ll know who wins the cup.');
    await expect.poll(has).toHaveProperty('5');
    await page.unroute('**/worker.js');
    await page.route('**/worker.js', (route) => route.abort());
    await page.reload();
    await visit(page);
    await expect(page.getByRole('heading', { name: 'The others have to wait' })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'open the cup again later' })).toBeVisible();
    await expect(main).not.toContainText('In a moment');
    expect(Object.keys(await has())).toEqual(['0', '2', '3', '5']);
    await page.unroute('**/worker.js');
    await page.reload();
    await visit(page);
    await expect(page.getByRole('heading', { name: / wins the cup$/ })).toBeVisible({ timeout: 60_000 });
  });
});

test('whoever began a cup plays on in it', async ({ page }) => {
  await open(page, lines(cup(OTHERS, { person: 'Bo' })));
  await visit(page);
  await press(page, 'Play the quarter-final');
  await expect(ownRack(page)).toBeVisible();
  expect((await savedMatch(page)).seats.map(({ name }) => name)).toEqual(['Bo', 'Leo']);
});

test('the whole cup is won', async ({ page }) => {
  await open(page, lines(cup(OTHERS), `${SEEDS[0]} 155-90`, `${SEEDS[1]} 160-20`, `${SEEDS[2]} 150-145`));
  await visit(page);
  await expect(page.getByRole('heading', { name: 'You win the cup!' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('You won all three matches.');
  await expect(page.getByRole('list', { name: 'Final', exact: true })).toContainText('You beat Rosa, 150 to 145');
  await expect(page.getByRole('button', { name: 'Watch the final' })).toHaveCount(0);
});

test('the match of others is watched from the cup, and the way back leads there, also from the Club', async ({ page }) => {
  await open(page, lines(cup()));
  await press(page, 'Opponents');
  await expect(heading(page)).toHaveText('The Club');
  await visit(page);
  const over = page.getByRole('list', { name: 'Quarter-finals' }).getByRole('button').first();
  await expect(over).toHaveAccessibleName(/^(Otto|Felix) beat (Otto|Felix), \d+ to \d+$/, { timeout: 60_000 });
  await over.press('Enter');
  await expect(page.getByRole('slider', { name: 'Position in the round' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(heading(page)).toHaveText('The cup');
  await expect(over).toBeFocused();
  // Another one is another match.
  await page.getByRole('list', { name: 'Quarter-finals' }).getByRole('button', { name: /Rosa/ }).press('Enter');
  await expect(page.getByRole('region', { name: /^(Rosa|Bruno)/ }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(heading(page)).toHaveText('The Club');
  await expect(page.getByRole('button', { name: 'Cup', exact: true })).toBeFocused();
});

test('a match that was deleted after its end has counted, and only the first go does', async ({ page }) => {
  await open(page, { ...lines(cup(OTHERS), SEEDS[0]), ...saved('ww') });
  await visit(page);
  await expect(page.getByRole('heading', { name: 'Semi-final against Otto' })).toBeVisible();
  await page.evaluate((all) => {
    for (const key of Object.keys(localStorage)) if (/\/(match|match-extras|history)\//.test(key)) localStorage.removeItem(key);
    Object.entries(all).forEach((entry) => localStorage.setItem(...entry));
  }, saved('ll'));
  await page.reload();
  await visit(page);
  await expect(page.getByRole('heading', { name: 'Semi-final against Otto' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Quarter-finals' })).toContainText(/You beat Leo, 150 to \d+/);
});

test('a friend who follows the link has the same cup from its beginning, with the same cards, and both are compared', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await open(page, lines(cup(OTHERS), `${SEEDS[0]} 155-90`, `${SEEDS[1]} 20-160`));
  await visit(page);
  await press(page, 'Share this cup');
  await expect(page.getByRole('status').filter({ hasText: 'The link is copied.' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('I reached the semi-final of the Rack‑O cup.');
  const [link] = /#c=1\..*$/.exec(copied);

  // On one's own device it is no friend's.
  await open(page, lines(cup(OTHERS), `${SEEDS[0]} 155-90`, `${SEEDS[1]} 20-160`));
  await follow(page, link);
  await expect(heading(page)).toHaveText('The cup');
  await expect(page.getByRole('list', { name: 'Quarter-finals' })).toContainText('You beat Leo, 155 to 90');
  await expect(page.getByRole('heading', { name: 'You vs. your friend' })).toHaveCount(0);

  // As on another device.
  await open(page, { [CUPS]: '' });
  await follow(page, link);
  await expect(heading(page)).toHaveText('The cup');
  await expect(page.getByRole('main')).toContainText('A friend sent you this cup');
  await expect(round(page, 'Quarter-finals')).toHaveText([/You against Leo, tonight/, /Otto against Felix/, /Rosa against Bruno/, /Clara against Hugo/]);
  await expect(page.getByRole('row', { name: /Quarter-final not played ★ 155 – 90/ })).toBeVisible();
  expect(await stored(page, CUPS)).toBe('');
  await press(page, 'Play the quarter-final');
  await expect(ownRack(page)).toBeVisible();
  expect((await savedMatch(page)).cut).toEqual(CUT);

  // Whoever has played it as well sees who did better.
  await open(page, lines(cup(OTHERS), `${SEEDS[0]} 150-20`, `${SEEDS[1]} 155-150`, `${SEEDS[2]} 90-155`));
  await follow(page, link);
  await expect(page.getByRole('main')).toContainText('You’ve done better!');
  await expect(page.getByRole('row', { name: /^Final 90 – 155/ })).toBeVisible();
});

test('a link to no cup says so', async ({ page }) => {
  await open(page);
  await follow(page, '#c=1.1ic.1050.f-b-c');
  await expect(heading(page)).toHaveText('This link doesn’t work');
  await expect(page.getByRole('alert')).toContainText('It leads to no cup');
  await page.keyboard.press('Escape');
  await follow(page, '#c=2.later');
  await expect(page.getByRole('alert')).toContainText('later version');
});

test('earlier cups are listed with how far I came and who won, and each can be opened again', async ({ page }) => {
  const won = { ...OTHERS, 0: [155, 90], 4: [160, 20], 6: [150, 145] };
  const lost = { ...OTHERS, 0: [20, 155], 4: [150, 90], 6: [155, 20] };
  await open(page, lines(cup(won, { days: 2, seed: '1' }), cup(lost, { days: 1, seed: '2' }), cup({}, { seed: '3' })));
  await visit(page);
  await press(page, 'Your cups');
  await expect(heading(page)).toHaveText('Your cups');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveText([
    /^The cup of .+Still being played$/,
    /^The cup of .+You went out in the quarter-final\..*Winner: Leo$/,
    /^The cup of .+You won all three matches\..*Winner: You$/,
  ]);
  const last = page.getByRole('main').getByRole('button', { name: /^The cup of/ }).last();
  await last.press('Enter');
  await expect(page.getByRole('heading', { name: 'You win the cup!' })).toBeVisible();
  // The way back leads through all of them.
  await page.keyboard.press('Escape');
  await expect(heading(page)).toHaveText('Your cups');
  await expect(last).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Your cups' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Cup', exact: true })).toBeFocused();
});

for (const [width, height, columns] of [[320, 568, 3], [390, 844, 3], [1440, 900, 3]]) {
  test(`the rounds stand side by side and nothing is cut off, ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, lines(cup({ ...OTHERS, 0: [155, 90] })));
    await visit(page);
    const lists = page.getByRole('main').getByRole('list');
    await expect(lists).toHaveCount(3);
    const lefts = await lists.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left)));
    expect(new Set(lefts).size).toBe(columns);
    expect(await page.evaluate(() => document.scrollingElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
}

test('at large text the rounds stand one below the other', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => addEventListener('DOMContentLoaded', () => { document.documentElement.style.fontSize = '200%'; }));
  await open(page, lines(cup({ ...OTHERS, 0: [155, 90] })));
  await visit(page);
  const lefts = await page.getByRole('main').getByRole('list').evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left)));
  expect(new Set(lefts).size).toBe(1);
  await expect(page.getByRole('heading', { name: 'Semi-finals' })).toBeVisible();
  expect(await page.evaluate(() => document.scrollingElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});
