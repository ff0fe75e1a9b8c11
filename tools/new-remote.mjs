// @ts-check
/**
 * npm run new-remote -- <name> [--owner team] [--path /path]
 *
 * Makes a remote with a page, a fragment, tests, an owner and a budget. Its first deploy puts it beside the others.
 */
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { APPS } from './apps.mjs';
import { ROOT, buildLibraries, fail, runNpm, step } from './steps.mjs';

const TEMPLATE = path.join(import.meta.dirname, 'new-remote/template');
const OWNERS = path.join(ROOT, 'CODEOWNERS');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    owner: { type: 'string' },
    path: { type: 'string' },
    'no-install': { type: 'boolean', default: false },
  },
});
const [name = ''] = positionals;
// It becomes a name in the browser and a folder.
if (!/^[a-z][a-z0-9]{1,29}$/.test(name))
  fail(
    `"${name}" cannot be a remote's name. Choose 2 to 30 small letters and digits, a letter first: npm run new-remote -- lenses`,
  );
const folder = `mfe-${name}`;
if (APPS.includes(folder) || name === 'shell') fail(`There is a remote "${name}" already.`);
const title = name[0]?.toUpperCase() + name.slice(1);
const owned = values.path ?? `/${name}`;
const owner = values.owner ?? title;

if (!values['no-install']) await buildLibraries();
await checkPath();
const dir = path.join(ROOT, 'apps', folder);
await step(`Writing apps/${folder}`, () => {
  const { version: react } = JSON.parse(
    fs.readFileSync(path.join(ROOT, 'node_modules/react/package.json'), 'utf8'),
  );
  const words = { name, title, owner, path: owned, react };
  for (const entry of fs.readdirSync(TEMPLATE, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const from = path.join(entry.parentPath, entry.name);
    const to = path.join(dir, path.relative(TEMPLATE, from).replace(/\.template$/, ''));
    const text = fs.readFileSync(from, 'utf8');
    fs.mkdirSync(path.dirname(to), { recursive: true });
    fs.writeFileSync(
      to,
      text.replace(/\{\{(\w+)\}\}/g, (_, word) => words[/** @type {keyof words} */ (word)]),
    );
  }
  fs.appendFileSync(OWNERS, `/apps/${folder}/ @tivara/${name}\n`);
});
if (!values['no-install'])
  await step('Entering it in the workspace', () =>
    runNpm(['install', '--no-audit', '--no-fund', '--loglevel=error']),
  );
console.log(`
${title} owns ${owned} and the fragment ${name}/note.
  npm run dev -- ${folder}      works on it
  npm run deploy -- ${name}     puts it live
Its budget and its paths are in apps/${folder}/webpack.config.mjs. Before another team draws the
fragment, its props go into libs/contracts/src/remotes.ts: see docs/contracts.md.`);

async function checkPath() {
  const { checkPaths } = await import('@tivara/releases');
  const { routesOf } = await import('./describe-app.mjs');
  const others = await Promise.all(
    APPS.map(async (app) => {
      const file = path.join(ROOT, 'apps', app, 'webpack.config.mjs');
      const { default: definition } = await import(pathToFileURL(file).href);
      return { name: definition.name, owner: definition.owner, routes: routesOf(definition) };
    }),
  );
  const candidate = { name, owner, version: '', routes: [{ path: owned, expose: 'main' }] };
  try {
    checkPaths(
      /** @type {any} */ (candidate),
      /** @type {any} */ (others.filter((other) => other.name !== 'shell')),
    );
  } catch (error) {
    fail(/** @type {Error} */ (error).message);
  }
}
