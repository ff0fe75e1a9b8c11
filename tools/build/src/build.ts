/** Builds the app of the current folder, in production mode, into dist/{web,server} and writes dist/release.json. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { QUERY_NAMES, ROUTER_NAMES } from '@tivara/federation/shared-modules';
import { sharedVersions } from '@tivara/federation/webpack';
import { API_VERSION, CONTRACT_VERSION } from '@tivara/contracts';
import { compile } from './compile.ts';
import { entryFilesOf, examplesOf, exposesOf, routesOf } from './describe-app.ts';
import { fingerprint, measure } from './measure-files.ts';
import { TYPESCRIPT } from '@tivara/workspace/steps';
import { TYPES } from './types/type-text.ts';
import type { Needs, Release } from '@tivara/contracts';
import type { Module } from 'webpack';
import type { AppDefinition } from '@tivara/federation/webpack';

/** Names of the modules that are shared in part. */
const NAMES = { 'react-router-dom': [...ROUTER_NAMES], '@tanstack/react-query': [...QUERY_NAMES] };

const dir = process.cwd();
const dist = path.join(dir, 'dist');
const app: AppDefinition = (await import(pathToFileURL(path.join(dir, 'webpack.config.mjs')).href))
  .default;
const { version } = JSON.parse(fs.readFileSync(path.join(dir, 'package.json'), 'utf8'));

// In parallel with webpack, which leaves one processor idle.
const typesProcess = fork(path.join(import.meta.dirname, 'types/frontend-types-process.ts'), {
  execArgv: TYPESCRIPT,
});
typesProcess.once('exit', (code) => code && process.exit(code));
const { kind, sources, fragments } = app;
typesProcess.send({ dir, kind, sources, fragments });
const typesRead = once(typesProcess, 'message');
const stats = await compile(app.configs({ production: true }));
const [web] = stats.stats;
if (stats.hasErrors() || stats.hasWarnings())
  console.error(stats.toString({ preset: 'errors-warnings' }));
if (stats.hasErrors()) process.exit(1);

const [typesText] = await typesRead;
fs.writeFileSync(path.join(dist, TYPES), `${JSON.stringify(typesText)}\n`);
const release = await describe();
fs.writeFileSync(path.join(dist, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
console.log(`${app.name} ${release.version}`);

async function describe(): Promise<Release> {
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

/** Moves the federation manifest into `release.json`, whose order does not depend on timing. */
function takeManifest() {
  const [manifest, stats] = ['mf-manifest.json', 'mf-stats.json'].map((file) =>
    path.join(dist, 'web', file),
  );
  const text = fs.readFileSync(manifest, 'utf8');
  fs.rmSync(manifest);
  fs.rmSync(stats);
  return JSON.parse(text);
}

/** The shared modules and names that the browser build imports. */
function needs(): Needs {
  const { moduleGraph, modules } = web.compilation;
  const consumed = [...modules].filter(
    (module): module is Module & { options: { shareKey: string } } =>
      module.type === 'consume-shared-module',
  );
  const ids = new Set(consumed.map((module) => module.options.shareKey));
  const names: Record<string, string[]> = {};
  for (const module of consumed) {
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
    // Modules come in the order of reading.
    names: Object.fromEntries(Object.entries(names).sort(([a], [b]) => (a < b ? -1 : 1))),
    api: `^${API_VERSION}`,
  };
}
