/**
 * npm run new-remote -- <name> [--owner team] [--path /path]
 * Creates a remote with a page, a fragment, tests, an owner and a budget. It goes live with its first deploy.
 */
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { loadApp, routesOf } from '@tivara/build/describe-app';
import { checkPaths } from '@tivara/releases';
import type { RemoteRelease } from '@tivara/contracts';
import { APPS } from '@tivara/workspace/apps';
import { ROOT, fail, failWith, runNpm, step } from '@tivara/workspace/steps';

const TEMPLATE = path.join(import.meta.dirname, '../template');
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

await checkPath();
const dir = path.join(ROOT, 'apps', folder);
await step(`Writing apps/${folder}`, () => {
  const { version: react } = JSON.parse(
    fs.readFileSync(path.join(ROOT, 'node_modules/react/package.json'), 'utf8'),
  );
  const variables: Record<string, string> = { name, title, owner, path: owned, react };
  for (const entry of fs.readdirSync(TEMPLATE, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const from = path.join(entry.parentPath, entry.name);
    const to = path.join(dir, path.relative(TEMPLATE, from).replace(/\.template$/, ''));
    const text = fs.readFileSync(from, 'utf8');
    fs.mkdirSync(path.dirname(to), { recursive: true });
    fs.writeFileSync(
      to,
      text.replace(/\{\{(\w+)\}\}/g, (_, variable) => variables[variable] ?? ''),
    );
  }
  fs.appendFileSync(OWNERS, `/apps/${folder}/ @tivara/${name}\n`);
});
if (!values['no-install'])
  await step('Adding it to the workspace', () =>
    runNpm(['install', '--no-audit', '--no-fund', '--loglevel=error']),
  );
console.log(`
${title} owns ${owned} and the fragment ${name}/note.
  npm run dev -- ${folder}      develops it
  npm run deploy -- ${name}     makes it live
Its budget and its paths are in apps/${folder}/webpack.config.mjs. Before another team renders
the fragment, add its props to libs/contracts/src/remotes.ts: see docs/how-to/contracts.md.`);

async function checkPath() {
  const [, ...remotes] = await Promise.all(APPS.map(loadApp));
  const releases = remotes.map((app) => releaseOf(app.name, app.owner, routesOf(app)));
  const added = releaseOf(name, owner, [{ path: owned, expose: 'main' }]);
  await Promise.resolve(releases)
    .then((others) => checkPaths(added, others))
    .catch(failWith);
}

/** A release with nothing but its paths. */
function releaseOf(name: string, owner: string, routes: RemoteRelease['routes']): RemoteRelease {
  return {
    kind: 'remote',
    name,
    owner,
    routes,
    version: '',
    budget: 0,
    files: {},
    server: '',
    entry: '',
    exposes: {},
    needs: { contract: '', shared: {}, names: {}, api: '' },
  };
}
