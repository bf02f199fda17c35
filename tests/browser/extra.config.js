// What is not a test but uses the same page and browser: EXTRA=pictures, film or icons names the file, EXTRA=bench the folder.
import config, { serve } from './playwright.config.js';

const { EXTRA, COUNTERS } = process.env;
const counters = COUNTERS ? [serve('leptos_port', '/', `${COUNTERS}/leptos`), serve('react_port', '/', `${COUNTERS}/react`)] : [];
export default {
  ...config,
  testMatch: EXTRA === 'bench' ? 'bench/*.bench.js' : `${EXTRA}.js`,
  screenshot: 'off',
  webServer: [...config.webServer, ...counters],
  ...(EXTRA !== 'pictures' && { workers: 1, reporter: [['line']] }),
};
