/** The whole site from this checkout: some apps hot from development servers, the rest as built. */
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';
import DevServer from 'webpack-dev-server';
import { API_VERSION, CONTRACT_VERSION } from '@tivara/contracts';
import { QUERY_NAMES, ROUTER_NAMES } from '@tivara/federation/shared-modules';
import { sharedVersions } from '@tivara/federation/webpack';
import { ReleaseStore } from '@tivara/releases';
import { APPS } from '@tivara/workspace/apps';
import { entryFilesOf, exposesOf, routesOf } from '@tivara/build/describe-app';
import { freePort } from '@tivara/workspace/free-port';
import { publish } from '@tivara/release-cli/publish';
import { serve } from '@tivara/workspace/servers';
import { ROOT, nx, step } from '@tivara/workspace/steps';
import type { AppDefinition } from '@tivara/federation/webpack';
import type { Stats } from 'webpack';
import type { Release } from '@tivara/contracts';

const dataDir = path.resolve(process.env.DATA_DIR || path.join(ROOT, '.data'));
const releases = path.join(dataDir, 'development-releases');
const store = new ReleaseStore(releases);
/** The apps' development servers listen on this port and the next ones, as far as these are free. */
const FIRST_PORT = 4200;

/** @param named Folders of the apps to be hot; none for all. */
export async function devSite(named: string[], port: number) {
  // The shell brings React, and Fast Refresh needs its development build.
  const hot = named.length ? [...new Set(['shell', ...named])] : APPS;
  fs.rmSync(releases, { recursive: true, force: true });
  await step(`Compiling ${hot.join(', ')}, building the API and the rest`, () =>
    Promise.all([buildRest(APPS.filter((app) => !hot.includes(app))), ...hot.map(serveHot)]),
  );
  await serve({ port, host: '127.0.0.1', dataDir, releases, development: true }).catch(() =>
    process.exit(1),
  );
  console.log(`\nTivara is at http://localhost:${port}, hot: ${hot.join(', ')}`);
}

/**
 * Builds the servers, and what is served as built.
 * @param apps Their folders.
 */
async function buildRest(apps: string[]) {
  const projects = ['api', 'document-server', ...apps].map((app) => `@tivara/${app}`);
  await nx(['run-many', '-t', 'build', '-p', projects.join(',')]);
  for (const app of apps) await publish(path.join(ROOT, 'apps', app, 'dist'), releases);
}

/** Runs an app's development server, and releases its server bundle anew after each edit. */
async function serveHot(folder: string) {
  const dir = path.join(ROOT, 'apps', folder);
  const file = pathToFileURL(path.join(dir, 'webpack.config.mjs')).href;
  const app = (await import(file)).default as AppDefinition;
  const devPort = await freePort(FIRST_PORT + APPS.indexOf(folder));
  const [web, server] = app.configs({ production: false, dev: { port: devPort } });
  if (!web || !server) throw new Error(`${folder} has no configuration`);
  const { devServer, ...browser } = web;
  const compiler = webpack(browser);
  if (!compiler) throw new Error(`${folder} cannot be compiled`);
  const compiled: Promise<Stats> = new Promise((resolve) =>
    compiler.hooks.done.tap('dev', resolve),
  );
  await new DevServer({ ...devServer, setupExitSignals: false }, compiler).start();
  const described = await describe(app, await compiled, `http://127.0.0.1:${devPort}/`);

  const built = path.join(releases, `.${app.name}`);
  await new Promise((resolve) =>
    webpack({ ...server, output: { ...server.output, path: built } })?.watch({}, (error, stats) => {
      if (error || stats?.hasErrors())
        return console.error(error ?? stats?.toString('errors-only'));
      void release({ ...described, version: `dev-${stats?.hash}` }, built).then(resolve);
    }),
  );
}

/**
 * A development release: its browser files have addresses on the development server, and no hashes.
 * @param stats Of the browser build.
 */
async function describe(app: AppDefinition, stats: Stats, origin: string): Promise<Release> {
  const locate = (file: string) => origin + file;
  const shared = { contract: CONTRACT_VERSION, shared: sharedVersions() };
  const common = {
    name: app.name,
    version: 'dev',
    owner: app.owner,
    budget: app.budget,
    files: {},
    server: 'server/server.js',
  };
  if (app.kind === 'shell')
    return {
      ...common,
      kind: 'shell',
      ...entryFilesOf(stats, locate),
      fonts: [],
      provides: {
        ...shared,
        names: {
          'react-router-dom': [...ROUTER_NAMES],
          '@tanstack/react-query': [...QUERY_NAMES],
        },
      },
    };
  const manifest = await (await fetch(`${origin}mf-manifest.json`)).json();
  return {
    ...common,
    kind: 'remote',
    routes: routesOf(app),
    entry: locate('remoteEntry.js'),
    exposes: exposesOf(manifest, locate),
    needs: { ...shared, names: {}, api: `^${API_VERSION}` },
  };
}

/** Makes a server bundle live. */
async function release(described: Release, built: string) {
  const { name, version } = described;
  const target = store.folderOf(name, version);
  fs.cpSync(built, path.join(target, 'server'), { recursive: true });
  fs.writeFileSync(path.join(target, 'release.json'), JSON.stringify(described));
  const since = new Date().toISOString();
  await store.append(name, { version, since, by: 'dev', action: 'deploy' });
}
