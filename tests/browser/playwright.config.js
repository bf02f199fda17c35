// The page in dist/ (or $DIST), served by the project's own static host ($XTASK serve), in real Chromium: in its headless shell
// ($HEADLESS_SHELL), which is the same engine without windows, or where that is not installed in the whole browser ($CHROMIUM).
// `make test-browser` sets all of this up; `scripts/test-browser NAME` runs the tests with NAME in their title or file.
import { defineConfig } from '@playwright/test';
import { drawnIn } from './faces.js';

// Tests and page have the same time zone everywhere, one with a summer time.
process.env.TZ = 'Europe/Berlin';

const xtask = process.env.XTASK ?? '../../target/debug/xtask';
const dist = process.env.DIST ?? '../../dist';

/** Serves the page under a path, on a port of its own. Sets `process.env[name]` to the address for the tests. */
const serve = (name, prefix) => ({
  command: `exec "${xtask}" serve --dir "${dist}" --port 0 --prefix "${prefix}"`,
  wait: { stdout: new RegExp(`http://localhost:(?<${name}>\\d+)`) },
  timeout: 10_000,
});

const launchOptions = {
  executablePath: process.env.HEADLESS_SHELL || process.env.CHROMIUM,
  env: drawnIn('wide'),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

export default defineConfig({
  testDir: '.',
  fullyParallel: true,
  workers: 3,
  retries: 0,
  forbidOnly: true,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['./slowest.js']],
  webServer: [serve('rack_o_port', '/'), serve('rack_o_subpath_port', '/some/path/')],
  use: {
    baseURL: `http://127.0.0.1:${process.env.RACK_O_PORT}/`,
    // Tests get the page from the host, except those of the service worker.
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 800 },
    // Without animations to wait for.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 20_000,
    screenshot: 'only-on-failure',
    locale: 'en-US',
    launchOptions,
  },
  // Everything in the widest of the usual faces; how the table fits also in a narrow one.
  projects: [
    { name: 'wide' },
    { name: 'narrow', testMatch: 'layout.spec.js', use: { launchOptions: { ...launchOptions, env: drawnIn('narrow') } } },
  ],
});
