// @ts-check
/** Builds the app of the current folder, in production mode, into dist/{web,server} and writes dist/release.json. */
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import webpack from 'webpack';
import { QUERY_NAMES, ROUTER_NAMES } from '@tivara/federation/shared-modules';
import { sharedVersions } from '@tivara/federation/webpack';
import { API_VERSION, CONTRACT_VERSION } from '@tivara/contracts';
import { entryFilesOf, examplesOf, exposesOf, routesOf } from './describe-app.mjs';
import { fingerprint, measure } from './measure-files.mjs';
import { TYPES } from './gates/types/type-text.mjs';

/** @typedef {import('@tivara/contracts').Release} Release */
/** @typedef {import('@tivara/federation/webpack').AppDefinition} AppDefinition */

/** Of modules that are shared in part. */
const NAMES = { 'react-router-dom': [...ROUTER_NAMES], '@tanstack/react-query': [...QUERY_NAMES] };

const dir = process.cwd();
const dist = path.join(dir, 'dist');
/** @type {AppDefinition} */
const app = (await import(pathToFileURL(path.join(dir, 'webpack.config.mjs')).href)).default;
const { version } = JSON.parse(fs.readFileSync(path.join(dir, 'package.json'), 'utf8'));

// Beside webpack, which leaves a processor to it.
const types = new Worker(path.join(import.meta.dirname, 'gates/types/worker.mjs'), {
  workerData: { dir, kind: app.kind, sources: app.sources, fragments: app.fragments },
});
const described = once(types, 'message');
const compiler = webpack(/** @type {any} */ (app.configs({ production: true })));
const stats = await new Promise((done, fail) =>
  compiler?.run((error, result) =>
    error || !result ? fail(error) : compiler.close(() => done(result)),
  ),
);
const [web] = stats.stats;
if (stats.hasErrors() || stats.hasWarnings())
  console.error(stats.toString({ preset: 'errors-warnings' }));
if (stats.hasErrors()) process.exit(1);

const [told] = await described;
fs.writeFileSync(path.join(dist, TYPES), `${JSON.stringify(told)}\n`);
const release = await describe();
fs.writeFileSync(path.join(dist, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
console.log(`${app.name} ${release.version}`);

/** @returns {Promise<Release>} */
async function describe() {
  const files = await measure(dist);
  const names = Object.keys(files);
  const base = {
    name: app.name,
    version: `${version}-${fingerprint(files)}`,
    owner: app.owner,
    budget: app.budget,
    files,
    server: names.find((file) => /^server\/server\..*js$/.test(file)) ?? '',
  };
  if (app.kind === 'shell') {
    return {
      ...base,
      kind: 'shell',
      ...entryFilesOf(web, (file) => `web/${file}`),
      fonts: names.filter((file) => file.endsWith('.woff2')),
      provides: {
        contract: CONTRACT_VERSION,
        shared: sharedVersions(),
        names: NAMES,
      },
    };
  }
  const manifest = takeManifest();
  return {
    ...base,
    kind: 'remote',
    routes: routesOf(app),
    entry: `web/${manifest.metaData.remoteEntry.name}`,
    exposes: exposesOf(manifest, (file) => `web/${file}`),
    needs: needs(),
    ...(app.limits && { limits: app.limits }),
    ...examplesOf(app),
  };
}

/** Reads the federation manifest and removes it: `release.json` has all of it that is used, in an order that does not depend on timing. */
function takeManifest() {
  const [manifest, stats] = ['mf-manifest.json', 'mf-stats.json'].map((file) =>
    path.join(dist, 'web', file),
  );
  const text = fs.readFileSync(manifest, 'utf8');
  fs.rmSync(manifest);
  fs.rmSync(stats);
  return JSON.parse(text);
}

/** What the browser build really takes from the shell. @returns {import('@tivara/contracts').Needs} */
function needs() {
  const { moduleGraph, modules } = web.compilation;
  const taken = [...modules].filter((module) => module.type === 'consume-shared-module');
  const ids = new Set(taken.map((module) => module.options.shareKey));
  /** @type {Record<string, string[]>} */
  const names = {};
  for (const module of taken) {
    const id = module.options.shareKey;
    if (!Object.hasOwn(NAMES, id)) continue;
    const used = [...moduleGraph.getExportsInfo(module).ownedExports]
      .filter((info) => info.getUsed(undefined))
      .map(({ name }) => name);
    names[id] = [...new Set([...(names[id] ?? []), ...used])].sort();
  }
  return {
    contract: CONTRACT_VERSION,
    shared: Object.fromEntries(Object.entries(sharedVersions()).filter(([id]) => ids.has(id))),
    // Modules come in the order in which they were read.
    names: Object.fromEntries(Object.entries(names).sort(([a], [b]) => (a < b ? -1 : 1))),
    api: `^${API_VERSION}`,
  };
}
