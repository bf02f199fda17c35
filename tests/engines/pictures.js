// Pictures of some screens in every installed browser ($ENGINES), to compare side by side: `make pictures-engines`.
import fs from 'node:fs';
import path from 'node:path';
import { FOUR, OVER, challenge, computer, human, kept } from '../browser/record.js';
import { drivers } from './drivers/index.js';
import { gameOn } from './game.js';
import { serve } from './host.js';

const folder = path.join(import.meta.dirname, '../../pictures/engines');
const sizes = [{ width: 1280, height: 800 }, { width: 390, height: 844 }];

const screens = {
  setup: async (game) => {
    await game.open();
    await game.see('button', 'Play');
  },
  table: async (game) => {
    await game.openMatch(FOUR);
    await game.prompt(/^Your turn\./);
  },
  'end-of-a-round': async (game) => {
    await game.openMatch({ rounds: [OVER] });
    await game.see('heading', /Rack.O!$/);
    await game.see('button', /^Next round/);
  },
  characters: async (game) => {
    const seats = [human('You'), computer('Otto', 'otto'), computer('Vera', 'vera'), computer('Mina', 'mina')];
    await game.openMatch({ seats, ...FOUR });
    await game.prompt(/^Your turn\./);
  },
  ladder: async (game) => {
    await game.open(kept(challenge('Leo', 'wwww')));
    await game.press('button', 'To the ladder');
    await game.see('button', 'Challenge Otto');
  },
};

fs.mkdirSync(folder, { recursive: true });
const host = await serve();
for (const engine of process.env.ENGINES.split(' ')) {
  for (const size of sizes) {
    const driver = await drivers[engine](size);
    console.log(`${driver.version}, ${size.width} × ${size.height}`);
    const game = gameOn(driver, host.address);
    for (const [name, arrive] of Object.entries(screens)) {
      await arrive(game);
      fs.writeFileSync(path.join(folder, `${name}-${size.width}x${size.height}-${engine}.png`), await game.picture());
    }
    await driver.close();
  }
}
await host.close();
