// Not tests, but scripts that use the same page and browser: EXTRA=pictures, film or icons names the file.
import config from './playwright.config.js';

const { EXTRA } = process.env;
export default {
  ...config,
  testMatch: `${EXTRA}.js`,
  screenshot: 'off',
  // In the whole browser, as pictures always were: they are compared with older ones.
  use: { ...config.use, launchOptions: { ...config.use.launchOptions, executablePath: process.env.CHROMIUM } },
  projects: undefined,
  ...(EXTRA !== 'pictures' && { workers: 1, reporter: [['line']] }),
};
