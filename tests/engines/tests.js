// What has to work in every engine: the same tests for each.
import assert from 'node:assert/strict';
import { after, afterEach, before, describe, test } from 'node:test';
import { FOUR } from '../browser/record.js';
import { drivers } from './drivers/index.js';
import { gameOn } from './game.js';
import { serve } from './host.js';
import { assertDarker, assertLetters, assertPainted, assertPrinted, assertReadable, assertReachable } from './looks.js';

const AT_ONCE = { 'rack-o/1/settings': JSON.stringify({ pace: 'at-once', motion: 'off' }) };
/** The first screen as somebody left it who plays without the run of three. */
const WITHOUT_RUN = {
  'rack-o/1/table': JSON.stringify({
    seats: ['You', 'Otto', 'Vera', 'Mina'].map((name, seat) => ({ name, player: seat ? 'computer' : 'human', level: 'easy' })),
    rules: { edition: 'milton-bradley', deal: 'standard', run_of_three: false, bonus: false, partners: false, replenish: 'turn-over', goal: { points: 500 } },
  }),
};
const DRAWN = { rounds: [{ ...FOUR.rounds[0], actions: ['S'] }] };

/** Runs the tests in a window of this size; they can use `game`. */
function inWindow(engine, size, tests) {
  describe(`${engine}, ${size.width} × ${size.height}`, { concurrency: false, timeout: 240_000 }, () => {
    const game = {};
    let host, driver, seen = 0;
    before(async () => {
      host = await serve();
      driver = await drivers[engine](size);
      console.log(`${engine}: ${driver.version}`);
      Object.assign(game, gameOn(driver, host.address));
    });
    after(async () => {
      await driver?.close();
      await host?.close();
    });
    afterEach(async () => {
      const errors = await driver?.errors() ?? [];
      const news = errors.slice(seen);
      seen = errors.length;
      assert.deepEqual(news, [], 'nothing goes wrong in the page');
    });
    tests(game);
  });
}

/** Checks how the table looks: by its screenshot, not its styles. Returns the screenshot. */
async function looksRight(game) {
  await game.prompt(/^Your turn\./);
  const png = await game.picture();
  assertPainted(png);
  await assertReachable(game);
  await assertPrinted(game, png);
  await assertReadable(game, png);
  return png;
}

export function testEngine(engine) {
  inWindow(engine, { width: 1280, height: 800 }, (game) => {
    test('the first screen comes, and can be pressed', async () => {
      await game.open();
      await game.see('heading', 'Rack-O');
      await game.see('button', 'Play');
      assert.ok(await game.bare('button', 'Play'));
      assertPainted(await game.picture());
      await assertLetters(game);
    });

    test('a press on Play, and a whole round against a computer player', async () => {
      await game.open({ ...AT_ONCE, ...WITHOUT_RUN });
      await game.press('button', 'Change');
      await game.press('radio', '2', true);
      await game.see('radio', '2', ({ checked }) => checked);
      await game.fixChance();
      await game.press('button', 'Play');
      await game.see('heading', 'Rack-O, round 1');
      const moves = await game.playOn(40);
      assert.ok(moves > 3, `${moves} moves`);
      await game.see('heading', /called Rack.O!$/);
      const racks = await game.all('article', / scores? \d+$/);
      assert.equal(racks.length, 2);
      assert.equal(racks.filter(({ name }) => name.endsWith(' 75')).length, 1);
      await game.press('button', /^Next round/);
      await game.see('heading', 'Rack-O, round 2');
    });

    test('after a reload in the middle of a turn the drawn card is still drawn', async () => {
      await game.openMatch(FOUR);
      await game.press('button', /^Draw from the stock/);
      await game.prompt(/^You drew the 3\./);
      await game.driver.reload();
      await game.prompt(/^You drew the 3\./);
      await game.press('button', 'Discard the 3');
      await game.prompt(/Otto|Vera|Mina/);
    });

    test('a setting is kept', async () => {
      await game.open();
      await game.tool('Settings');
      await game.see('dialog', 'Settings');
      assert.equal((await game.see('switch', /^Memory aid/)).checked, false);
      await game.press('switch', /^Memory aid/, true);
      await game.see('switch', /^Memory aid/, ({ checked }) => checked);
      await game.driver.key('Escape');
      await game.gone('dialog');
      await game.driver.reload();
      await game.tool('Settings');
      await game.see('switch', /^Memory aid/, ({ checked }) => checked);
    });

    test('the rule book opens and closes', async () => {
      await game.openMatch(FOUR);
      await game.tool('Rule book');
      await game.see('heading', 'How to play Rack-O');
      await game.press('button', 'Back');
      await game.gone('heading', 'How to play Rack-O');
      await game.prompt(/^Your turn\./);
    });

    test('going back closes what lies over the game, one thing after the other, and leaves the table; going forward leads there again', async () => {
      const back = () => game.driver.evaluate('() => history.back()');
      await game.openMatch(FOUR);
      await game.prompt(/^Your turn\./);
      await game.tool('Score sheet');
      await game.see('dialog', 'Score sheet');
      await back();
      await game.gone('dialog');
      await game.tool('Rule book');
      await game.see('heading', 'How to play Rack-O');
      await back();
      await game.gone('heading', 'How to play Rack-O');
      await game.prompt(/^Your turn\./);
      // Then the table, to which going forward leads back.
      await back();
      await game.see('button', 'Play');
      await game.driver.evaluate('() => history.forward()');
      await game.prompt(/^Your turn\./);
    });

    test('German is spoken at once, in the middle of a turn, and after a reload', async () => {
      await game.openMatch(DRAWN);
      await game.prompt(/^You drew the 3\./);
      await game.tool('Settings');
      await game.choose('Language', 'Deutsch');
      await game.see('dialog', 'Einstellungen');
      await game.see('combobox', 'Sprache');
      await game.driver.key('Escape');
      const isGerman = async () => {
        await game.prompt(/^Du hast die \d+ gezogen/);
        await game.see('region', 'Dein Kartenhalter');
        await game.see('button', 'Die 3 abwerfen');
      };
      await isGerman();
      await game.driver.reload();
      await isGerman();
    });

    test('the table looks right by day, and by night', async () => {
      await game.openMatch(FOUR);
      const day = await looksRight(game);
      while ((await game.see('button', /^Theme: /)).name !== 'Theme: Dark') await game.press('button', /^Theme: /);
      assertDarker(await looksRight(game), day);
    });
  });

  inWindow(engine, { width: 390, height: 844 }, (game) => {
    test('on a phone the first screen comes, and Play can be pressed', async () => {
      await game.open();
      await game.press('button', 'Play');
      await game.see('heading', 'Rack-O, round 1');
    });

    for (const theme of ['light', 'dark']) {
      test(`on a phone the table looks right, ${theme}`, async () => {
        await game.openMatch(FOUR, { theme });
        await looksRight(game);
      });
    }

    test('on a phone a card is swapped in', async () => {
      await game.openMatch(FOUR);
      await game.press('button', /^Take 22 /);
      await game.prompt(/^You’re taking the 22\./);
      await game.press('button', 'Slot 20: 12');
      await game.prompt(/^Your rack is in order!/);
      await game.see('button', 'Slot 20: 22, in order');
    });
  });
}
