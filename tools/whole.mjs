// @ts-check
/**
 * npm run whole -- <folder>: the same application without federation, as a release folder that the document server takes like
 * any other. The browser gets one build; the remotes' releases name parts of the shell's files.
 */
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';
import { API_VERSION, CONTRACT_VERSION } from '@tivara/contracts';
import { ReleaseStore, integrityOf } from '@tivara/releases';
import { chunkOf, partOf, wholeConfigs } from '@tivara/federation/webpack/whole';
import { modulesOf } from '@tivara/federation/webpack';
import { APPS } from './apps.mjs';
import { routesOf } from './describe-app.mjs';
import { fingerprint, measure } from './measure-files.mjs';
import { ROOT } from './steps.mjs';

/** @typedef {import('@tivara/contracts').Release} Release */
/** @typedef {import('@tivara/federation/webpack').AppDefinition} AppDefinition */

const SERVER = 'server/server.js';

/** Builds the whole and makes it live in a release folder. @param {string} root */
export async function buildWhole(root) {
  /** @type {AppDefinition[]} */
  const [shell, ...remotes] = await Promise.all(
    APPS.map(async (app) => {
      const file = pathToFileURL(path.join(ROOT, 'apps', app, 'webpack.config.mjs')).href;
      return (await import(file)).default;
    }),
  );
  const draft = path.join(root, '.whole');
  const stats = await compile(wholeConfigs({ shell, remotes, out: draft }));
  const { entrypoints, namedChunkGroups } = stats.toJson({
    all: false,
    entrypoints: true,
    chunkGroups: true,
  });
  const files = await measure(draft);
  const names = Object.keys(files);
  const version = `0.0.0-${fingerprint(files)}`;
  const of = (/** @type {AppDefinition} */ { name, owner, budget }) => ({
    name,
    version,
    owner,
    budget,
  });
  const { js, css } = assetsOf(entrypoints.main);
  await add(root, draft, {
    ...of(shell),
    kind: 'shell',
    files,
    server: names.find((file) => file.startsWith('server/')) ?? '',
    js,
    css,
    fonts: names.filter((file) => file.endsWith('.woff2')),
    provides: { contract: CONTRACT_VERSION, shared: {}, names: {} },
  });
  for (const remote of remotes) {
    const part = path.join(root, `.${remote.name}`);
    const code = partOf(remote.name);
    fs.mkdirSync(path.dirname(path.join(part, SERVER)), { recursive: true });
    fs.writeFileSync(path.join(part, SERVER), code);
    const inShell = (/** @type {string} */ file) => `../../shell/${version}/${file}`;
    const exposes = Object.fromEntries(
      modulesOf(remote).map(([key]) => {
        const { js, css } = assetsOf(namedChunkGroups[chunkOf(`${remote.name}/${key}`)]);
        return [key, { js: js.map(inShell), css: css.map(inShell) }];
      }),
    );
    const theirs = Object.values(exposes).flatMap(({ js, css }) => [...js, ...css]);
    await add(root, part, {
      ...of(remote),
      kind: 'remote',
      files: {
        [SERVER]: {
          integrity: integrityOf(Buffer.from(code)),
          bytes: code.length,
          brotli: code.length,
        },
        ...Object.fromEntries(
          names.flatMap((file) =>
            theirs.includes(inShell(file)) ? [[inShell(file), files[file]]] : [],
          ),
        ),
        [inShell(js[0])]: files[js[0]],
      },
      server: SERVER,
      routes: routesOf(remote),
      // What stands for an entry is there already.
      entry: inShell(js[0]),
      exposes,
      needs: { contract: CONTRACT_VERSION, shared: {}, names: {}, api: `^${API_VERSION}` },
    });
  }
}

/** @param {import('webpack').Configuration[]} configs @returns {Promise<any>} stats of the browser's build */
async function compile(configs) {
  const compiler = webpack(configs);
  const stats = await new Promise((done, fail) =>
    compiler?.run((error, result) =>
      error || !result ? fail(error) : compiler.close(() => done(result)),
    ),
  );
  if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only' }));
  return stats.stats[0];
}

/** @param {{ assets: { name: string }[] }} group */
function assetsOf({ assets }) {
  const files = assets.map(({ name }) => `web/${name}`);
  return {
    js: files.filter((file) => file.endsWith('.js')),
    css: files.filter((file) => file.endsWith('.css')),
  };
}

/** @param {string} root @param {string} draft @param {Release} release */
async function add(root, draft, release) {
  const store = new ReleaseStore(root);
  const { name, version } = release;
  const folder = store.folderOf(name, version);
  fs.writeFileSync(path.join(draft, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(path.dirname(folder), { recursive: true });
  fs.renameSync(draft, folder);
  await store.append(name, {
    version,
    since: new Date().toISOString(),
    by: 'whole',
    action: 'deploy',
  });
}

if (process.argv[1] === import.meta.filename) {
  const [folder] = process.argv.slice(2);
  if (!folder) {
    console.error('Where to? npm run whole -- <folder>');
    process.exit(1);
  }
  await buildWhole(path.resolve(folder));
}
