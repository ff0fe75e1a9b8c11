// @ts-check
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
import { APPS } from './apps.mjs';
import { exposesOf, routesOf } from './describe-app.mjs';
import { publish } from './publish.mjs';
import { serve } from './serve.mjs';
import { ROOT, nx, run, step } from './steps.mjs';

/** @typedef {import('@tivara/federation/webpack').AppDefinition} AppDefinition */

const dataDir = path.resolve(process.env.DATA_DIR || path.join(ROOT, '.data'));
const releases = path.join(dataDir, 'development-releases');
const store = new ReleaseStore(releases);
/** The apps' development servers listen on the ports after this one. */
const FIRST_PORT = 4200;

/** @param {string[]} named Folders of the apps to be hot; none for all. @param {number} port */
export async function devWhole(named, port) {
  // The shell brings React, and Fast Refresh needs its development build.
  const hot = named.length ? [...new Set(['shell', ...named])] : APPS;
  await step('Building the API, the document server and what is not hot', async () => {
    const projects = ['api', ...APPS.filter((app) => !hot.includes(app))].map(
      (app) => `@tivara/${app}`,
    );
    await nx(['run-many', '-t', 'build', '-p', projects.join(',')]);
    await run('npx', ['tsc', '-p', 'apps/shell/server/tsconfig.build.json']);
  });
  fs.rmSync(releases, { recursive: true, force: true });
  for (const app of APPS)
    if (!hot.includes(app)) await publish(path.join(ROOT, 'apps', app, 'dist'), releases);
  await step(`Compiling ${hot.join(', ')}`, () => Promise.all(hot.map(serveHot)));
  await serve({ port, host: '127.0.0.1', dataDir, releases, development: true }).catch(() =>
    process.exit(1),
  );
  console.log(`\nTivara is at http://localhost:${port}, hot: ${hot.join(', ')}`);
}

/** Runs an app's development server, and releases its server bundle anew after each edit. @param {string} folder */
async function serveHot(folder) {
  const dir = path.join(ROOT, 'apps', folder);
  const file = pathToFileURL(path.join(dir, 'webpack.config.mjs')).href;
  const app = /** @type {AppDefinition} */ ((await import(file)).default);
  const devPort = FIRST_PORT + APPS.indexOf(folder);
  const origin = `http://127.0.0.1:${devPort}/`;
  const [web, server] = app.configs({ production: false, dev: { port: devPort } });
  if (!web || !server) throw new Error(`${folder} has no configuration`);
  const { devServer, ...browser } = web;
  const compiler = webpack(browser);
  if (!compiler) throw new Error(`${folder} cannot be compiled`);
  const compiled = new Promise((resolve) => compiler.hooks.done.tap('dev', resolve));
  await new DevServer({ ...devServer, setupExitSignals: false }, compiler).start();
  await compiled;
  const manifest =
    app.kind === 'remote' ? await (await fetch(`${origin}mf-manifest.json`)).json() : undefined;

  const built = path.join(releases, `.${app.name}`);
  await new Promise((resolve) =>
    webpack({ ...server, output: { ...server.output, path: built } })?.watch({}, (error, stats) => {
      if (error || stats?.hasErrors())
        return console.error(error ?? stats?.toString('errors-only'));
      void release(app, built, `dev-${stats?.hash}`, origin, manifest).then(resolve);
    }),
  );
}

/**
 * A development release: its browser files have addresses on the development server, and no hashes.
 * @param {AppDefinition} app @param {string} built @param {string} version @param {string} origin @param {any} manifest
 */
async function release(app, built, version, origin, manifest) {
  const shared = { contract: CONTRACT_VERSION, shared: sharedVersions() };
  const common = {
    name: app.name,
    version,
    owner: app.owner,
    budget: app.budget,
    files: {},
    server: 'server/server.js',
  };
  /** @type {import('@tivara/contracts').Release} */
  const described =
    app.kind === 'shell'
      ? {
          ...common,
          kind: 'shell',
          js: [`${origin}main.js`],
          css: [`${origin}main.css`],
          fonts: [],
          provides: {
            ...shared,
            names: {
              'react-router-dom': [...ROUTER_NAMES],
              '@tanstack/react-query': [...QUERY_NAMES],
            },
          },
        }
      : {
          ...common,
          kind: 'remote',
          routes: routesOf(app),
          entry: `${origin}remoteEntry.js`,
          exposes: exposesOf(manifest, (file) => origin + file),
          needs: { ...shared, names: {}, api: `^${API_VERSION}` },
        };
  const target = store.folderOf(app.name, version);
  fs.cpSync(built, path.join(target, 'server'), { recursive: true });
  fs.writeFileSync(path.join(target, 'release.json'), JSON.stringify(described));
  const since = new Date().toISOString();
  await store.point(app.name, { version, since, by: 'dev', action: 'deploy' });
}
