// Finds elements by role and accessible name, as screen reader users do: injects dom-accessibility-api into the page.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { bareOf } from '../browser/bare.js';

const library = path.dirname(createRequire(import.meta.url).resolve('dom-accessibility-api'));

/** The library's files as one script: each is a function that fills its exports and requires the others by name. */
const modules = fs.readdirSync(library, { recursive: true }).filter((file) => file.endsWith('.js')).map((file) => {
  const name = file.replaceAll(path.sep, '/').replace(/\.js$/, '');
  return `${JSON.stringify(name)}(exports, require) { ${fs.readFileSync(path.join(library, file), 'utf8')}\n}`;
});

/** Adds `find` to the page: visible elements with this role and a name that matches the pattern. */
export const INSTALL = `() => {
  const modules = { ${modules.join(',\n')} };
  const loaded = {};
  const load = (from) => {
    const name = from.split('/').filter((part) => part !== '.' && part !== '..').join('/');
    if (!loaded[name]) modules[name](loaded[name] = {}, load);
    return loaded[name];
  };
  const { computeAccessibleName, getRole, isInaccessible } = load('index');
  ${bareOf}
  const find = ${find};
  globalThis.finder = { find, bareOf, computeAccessibleName };
}`;

/* global getRole, isInaccessible, computeAccessibleName */
function find(role, pattern) {
  return [...document.querySelectorAll('*')].filter((one) => getRole(one) === role && !isInaccessible(one)
    && (pattern === null || new RegExp(...pattern).test(computeAccessibleName(one))));
}
