/** Builds the app of the current folder, in production mode, into dist/{web,server} and writes dist/release.json. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import type { Compilation, Module } from 'webpack';
import { sharedVersions } from '@tivara/federation/webpack';
import { CONTENT_FILE } from '@tivara/contracts';
import { compile } from './compile.ts';
import { readContent } from './content.ts';
import { SHARED_NAMES, describeRelease, loadApp } from './describe-app.ts';
import { fingerprint, measure } from './measure-files.ts';
import { textsOf } from './texts-in.ts';
import { TYPES } from './types/type-text.ts';

const dir = process.cwd();
const dist = path.join(dir, 'dist');
const app = await loadApp(path.basename(dir));
const { version } = JSON.parse(fs.readFileSync(path.join(dir, 'package.json'), 'utf8'));

// In parallel with webpack, which leaves one processor idle.
const typesProcess = fork(path.join(import.meta.dirname, 'types/frontend-types-process.ts'));
typesProcess.once('exit', (code) => code && process.exit(code));
const { kind, sources, fragments } = app;
typesProcess.send({ dir, kind, sources, fragments });
const typesRead = once(typesProcess, 'message');
const stats = await compile(app.configs({ production: true }));
const [web, bundle] = stats.stats;
if (stats.hasErrors() || stats.hasWarnings())
  console.error(stats.toString({ preset: 'errors-warnings' }));
if (stats.hasErrors()) process.exit(1);

const [types] = await typesRead;
fs.writeFileSync(path.join(dist, TYPES), `${JSON.stringify(types)}\n`);
const content = await readContent(app);
if (content) fs.writeFileSync(path.join(dist, CONTENT_FILE), JSON.stringify(content));
const files = await measure(dist);
const release = describeRelease(app, {
  version: `${version}-${fingerprint(files)}`,
  files,
  server: Object.keys(files).find((file) => /^server\/server\..*js$/.test(file)) ?? '',
  texts: textsOf(bundle.compilation),
  stats: web,
  ...(kind === 'remote' && { manifest: takeManifest(), needs: needsOf(web.compilation) }),
  locate: (file) => `web/${file}`,
});
fs.writeFileSync(path.join(dist, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
console.log(`${app.name} ${release.version}`);

/** Moves the federation manifest into `release.json`, whose order does not depend on timing. */
function takeManifest() {
  const manifest = path.join(dist, 'web/mf-manifest.json');
  const text = fs.readFileSync(manifest, 'utf8');
  fs.rmSync(manifest);
  fs.rmSync(path.join(dist, 'web/mf-stats.json'));
  return JSON.parse(text);
}

/** The shared modules and names that the browser build imports. */
function needsOf({ moduleGraph, modules }: Compilation) {
  const consumed = [...modules].filter(
    (module): module is Module & { options: { shareKey: string } } =>
      module.type === 'consume-shared-module',
  );
  const ids = new Set(consumed.map((module) => module.options.shareKey));
  // Sorted, as modules come in the order of reading.
  const names = Object.keys(SHARED_NAMES)
    .filter((id) => ids.has(id))
    .sort()
    .map((id): [string, string[]] => {
      const used = consumed
        .filter((module) => module.options.shareKey === id)
        .flatMap((module) => [...moduleGraph.getExportsInfo(module).ownedExports])
        .filter((info) => info.getUsed(undefined))
        .map(({ name }) => name);
      return [id, [...new Set(used)].sort()];
    });
  return {
    shared: Object.fromEntries(Object.entries(sharedVersions()).filter(([id]) => ids.has(id))),
    names: Object.fromEntries(names),
  };
}
