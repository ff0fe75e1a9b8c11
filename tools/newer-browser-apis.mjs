// @ts-check
import { createRequire } from 'node:module';

/** @typedef {import('@mdn/browser-compat-data').Identifier} Identifier */

const require = createRequire(import.meta.url);
/** @type {import('@mdn/browser-compat-data').CompatData} */
const { api, javascript } = require('@mdn/browser-compat-data');
/** @type {{ browserslist: string[] }} */
const { browserslist } = require('../package.json');

/** @type {Record<string, string>} */
const NAMES = { and_chr: 'chrome_android', ios_saf: 'safari_ios' };
const OLDEST = browserslist.map((line) => {
  const [, name = '', version] = /^(\w+) >= ([\d.]+)$/.exec(line) ?? [];
  if (!version) throw new Error(`'${line}' in package.json is not like 'chrome >= 109'.`);
  const browser = /** @type {import('@mdn/browser-compat-data').BrowserName} */ (
    NAMES[name] ?? name
  );
  return { browser, version: Number(version) };
});

/** @param {Identifier | undefined} entry */
const membersOf = (entry = {}) =>
  Object.entries(/** @type {Record<string, Identifier>} */ (entry)).filter(
    ([name]) => name !== '__compat',
  );

/** Members that a browser of the list lacks. @param {Identifier | undefined} entry */
const newerIn = (entry) =>
  membersOf(entry)
    .filter(([, { __compat }]) => __compat && isNewer(__compat))
    .map(([name]) => name);

/** @param {import('@mdn/browser-compat-data').CompatStatement} compat */
const isNewer = ({ support }) =>
  OLDEST.some(({ browser, version }) =>
    [support[browser] ?? []]
      .flat()
      .every(
        ({ version_added, flags }) =>
          flags || !version_added || !(parseFloat(version_added.replace('≤', '')) <= version),
      ),
  );

const { builtins } = javascript;

/** Read from `globalThis`, they are undefined where they are missing. */
export const newerGlobals = [api, api['Window'], builtins]
  .flatMap(newerIn)
  .filter((name) => !name.endsWith('_event'));

/** Static methods, and what `Intl` contains. */
export const newerStatics = [
  ...membersOf(api).flatMap(([object, entry]) =>
    newerIn(entry)
      .filter((name) => name.endsWith('_static'))
      .map((name) => ({ object, property: name.replace('_static', '') })),
  ),
  ...membersOf(builtins).flatMap(([object, entry]) =>
    newerIn(entry).map((property) => ({ object, property })),
  ),
];
