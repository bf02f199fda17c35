// The project's own static host ($XTASK serve) with the page in dist/ (or $DIST).
import { spawn } from 'node:child_process';
import path from 'node:path';

const here = (below) => path.join(import.meta.dirname, '../..', below);

/** Serves the page in a folder on a port of its own. Returns its address and a function that stops it. */
export async function serve(folder = process.env.DIST ?? here('dist')) {
  const program = process.env.XTASK ?? here('target/debug/xtask');
  const child = spawn(program, ['serve', '--dir', folder, '--port', '0'], { stdio: ['ignore', 'pipe', 'inherit'] });
  const gone = new Promise((done) => child.once('exit', done));
  const address = await new Promise((found, failed) => {
    let said = '';
    child.stdout.on('data', (more) => {
      said += more;
      const [, port] = /http:\/\/localhost:(\d+)/.exec(said) ?? [];
      if (port) found(`http://127.0.0.1:${port}/`);
    });
    child.once('error', failed);
    child.once('exit', () => failed(new Error(`${program} did not start`)));
  });
  return { address, close: () => child.kill() && gone };
}
