/** The same application without federation, to measure what federation costs. */
import fs from 'node:fs';
import path from 'node:path';
import type { StatsChunkGroup } from 'webpack';
import { compile } from '@tivara/build/compile';
import { readContent } from '@tivara/build/content';
import { describeRelease, loadApp } from '@tivara/build/describe-app';
import { fingerprint, measure } from '@tivara/build/measure-files';
import { CONTENT_FILE, type Release } from '@tivara/contracts';
import { modulesOf, type AppDefinition } from '@tivara/federation/webpack';
import { ReleaseStore, integrityOf } from '@tivara/releases';
import { APPS } from '@tivara/workspace/apps';
import { chunkOf, monolithConfigs, serverBundleOf } from './webpack-configs.ts';

const SERVER = 'server/server.js';

/** Builds the monolith into a release folder. The remotes' releases refer to files of the shell's release. */
export async function buildMonolith(releases: string) {
  const [shell, ...remotes] = await Promise.all(APPS.map(loadApp));
  const dist = path.join(releases, '.monolith');
  const stats = await compile(monolithConfigs(shell, remotes, dist));
  if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only' }));
  const [web] = stats.stats;
  const { entrypoints, namedChunkGroups } = web.toJson({
    all: false,
    entrypoints: true,
    chunkGroups: true,
  });
  const files = await measure(dist);
  const version = `0.0.0-${fingerprint(files)}`;
  const server = Object.keys(files).find((file) => file.startsWith('server/')) ?? '';
  const locate = (file: string) => `web/${file}`;
  const release = describeRelease(shell, { version, files, server, texts: [], stats: web, locate });
  await makeLive(releases, dist, release, shell);
  const inShell = (file: string) => `../../shell/${version}/web/${file}`;
  // The entry of the shell, which is loaded already.
  const [entry] = filesOf(entrypoints?.['main']).js.sync;
  for (const remote of remotes) {
    const folder = path.join(releases, `.${remote.name}`);
    const code = serverBundleOf(remote.name);
    fs.mkdirSync(path.join(folder, 'server'), { recursive: true });
    fs.writeFileSync(path.join(folder, SERVER), code);
    const exposes = modulesOf(remote).map(([name]) => ({
      name,
      assets: filesOf(namedChunkGroups?.[chunkOf(`${remote.name}/${name}`)]),
    }));
    const used = [
      entry,
      ...exposes.flatMap(({ assets: { js, css } }) => [...js.sync, ...css.sync]),
    ];
    const integrity = integrityOf(Buffer.from(code));
    const release = describeRelease(remote, {
      version,
      files: {
        [SERVER]: { integrity, bytes: code.length, brotli: code.length },
        ...Object.fromEntries(used.map((file) => [inShell(file), files[locate(file)]])),
      },
      server: SERVER,
      texts: [],
      stats: web,
      manifest: { metaData: { remoteEntry: { name: entry } }, exposes },
      needs: { shared: {}, names: {} },
      locate: inShell,
    });
    await makeLive(releases, folder, release, remote);
  }
}

function filesOf(group?: StatsChunkGroup) {
  const names = (group?.assets ?? []).map(({ name }) => name);
  const ending = (extension: string) => ({
    sync: names.filter((name) => name.endsWith(extension)),
  });
  return { js: ending('.js'), css: ending('.css') };
}

/** Moves a build into the release folder, past the checks, and makes it live. */
async function makeLive(releases: string, dist: string, release: Release, app: AppDefinition) {
  const store = new ReleaseStore(releases);
  const { name, version } = release;
  const folder = path.join(releases, name, version);
  fs.writeFileSync(path.join(dist, CONTENT_FILE), JSON.stringify((await readContent(app)) ?? {}));
  fs.writeFileSync(path.join(dist, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(path.dirname(folder), { recursive: true });
  fs.renameSync(dist, folder);
  const since = new Date().toISOString();
  await store.append(name, { version, since, by: 'bench', action: 'deploy' });
}
