// The tests of every installed engine ($ENGINES), two windows at a time.
import { describe } from 'node:test';
import { testEngine } from './tests.js';

const engines = (process.env.ENGINES ?? 'firefox webkit chromium109').split(' ');

describe('engines', { concurrency: 2 }, () => engines.forEach(testEngine));
