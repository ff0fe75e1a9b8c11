/** The same application without federation, to measure what federation costs. */
import fs from 'node:fs';
import path from 'node:path';
import { compile } from '@tivara/build/compile';
import { loadApp, routesOf } from '@tivara/build/describe-app';
import { fingerprint, measure } from '@tivara/build/measure-files';
import { API_VERSION, CONTRACT_VERSION, type Release } from '@tivara/contracts';
import { modulesOf, type AppDefinition } from '@tivara/federation/webpack';
import { ReleaseStore, integrityOf } from '@tivara/releases';
import { APPS } from '@tivara/workspace/apps';
import { chunkOf, monolithConfigs, serverBundleOf } from './webpack-configs.ts';
import type { StatsChunkGroup } from 'webpack';

const SERVER = 'server/server.js';

/** Builds the monolith into a release folder. The remotes' releases refer to files of the shell's release. */
export async function buildMonolith(releases: string) {
  const [shell, ...remotes] = await Promise.all(APPS.map(loadApp));
  const dist = path.join(releases, '.monolith');
  const stats = await compile(monolithConfigs(shell, remotes, dist));
  if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only' }));
  const { entrypoints, namedChunkGroups } = stats.stats[0].toJson({
    all: false,
    entrypoints: true,
    chunkGroups: true,
  });
  const files = await measure(dist);
  const names = Object.keys(files);
  const version = `0.0.0-${fingerprint(files)}`;
  const common = ({ name, owner, budget }: AppDefinition) => ({ name, version, owner, budget });
  const entry = assetsOf(entrypoints?.['main']);
  await release(releases, dist, {
    ...common(shell),
    ...entry,
    kind: 'shell',
    files,
    server: names.find((file) => file.startsWith('server/')) ?? '',
    fonts: names.filter((file) => file.endsWith('.woff2')),
    provides: { contract: CONTRACT_VERSION, shared: {}, names: {} },
  });
  const inShell = (file: string) => `../../shell/${version}/${file}`;
  for (const remote of remotes) {
    const folder = path.join(releases, `.${remote.name}`);
    const code = serverBundleOf(remote.name);
    fs.mkdirSync(path.join(folder, 'server'), { recursive: true });
    fs.writeFileSync(path.join(folder, SERVER), code);
    const modules = modulesOf(remote).map(
      ([key]) => [key, assetsOf(namedChunkGroups?.[chunkOf(`${remote.name}/${key}`)])] as const,
    );
    const used = [entry.js[0], ...modules.flatMap(([, { js, css }]) => [...js, ...css])];
    await release(releases, folder, {
      ...common(remote),
      kind: 'remote',
      files: {
        [SERVER]: {
          integrity: integrityOf(Buffer.from(code)),
          bytes: code.length,
          brotli: code.length,
        },
        ...Object.fromEntries(used.map((file) => [inShell(file), files[file]])),
      },
      server: SERVER,
      routes: routesOf(remote),
      // There is no entry of its own: the shell's is loaded already.
      entry: inShell(entry.js[0]),
      exposes: Object.fromEntries(
        modules.map(([key, { js, css }]) => [key, { js: js.map(inShell), css: css.map(inShell) }]),
      ),
      needs: { contract: CONTRACT_VERSION, shared: {}, names: {}, api: `^${API_VERSION}` },
    });
  }
}

function assetsOf(group?: StatsChunkGroup) {
  const files = (group?.assets ?? []).map(({ name }) => `web/${name}`);
  return {
    js: files.filter((file) => file.endsWith('.js')),
    css: files.filter((file) => file.endsWith('.css')),
  };
}

/** Moves a build into the release folder, past the checks, and makes it live. */
async function release(releases: string, dist: string, release: Release) {
  const store = new ReleaseStore(releases);
  const { name, version } = release;
  const folder = store.folderOf(name, version);
  fs.writeFileSync(path.join(dist, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(path.dirname(folder), { recursive: true });
  fs.renameSync(dist, folder);
  const since = new Date().toISOString();
  await store.append(name, { version, since, by: 'bench', action: 'deploy' });
}
