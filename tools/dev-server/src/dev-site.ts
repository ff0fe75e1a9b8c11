/** The whole site from this checkout: some apps hot from development servers, the rest as built. */
import fs from 'node:fs';
import path from 'node:path';
import webpack, { type Stats } from 'webpack';
import DevServer from 'webpack-dev-server';
import { describeRelease, loadApp } from '@tivara/build/describe-app';
import { readContent } from '@tivara/build/content';
import { CONTENT_FILE, type Release } from '@tivara/contracts';
import { publish } from '@tivara/release-cli/publish';
import { ReleaseStore } from '@tivara/releases';
import { APPS } from '@tivara/workspace/apps';
import { freePort } from '@tivara/workspace/free-port';
import { serve } from '@tivara/workspace/servers';
import { ROOT, nx, step } from '@tivara/workspace/steps';
import { devHost } from './dev-host.ts';

const dataDir = path.resolve(process.env.DATA_DIR || path.join(ROOT, '.data'));
const releases = path.join(dataDir, 'development-releases');
const store = new ReleaseStore(releases);
/** The apps' development servers listen on this port and the next ones, as far as these are free. */
const FIRST_PORT = 4200;
const { host, hostname } = devHost();

/** @param named folders of the apps to be hot; all by default */
export async function devSite(named: string[], port: number) {
  // The shell provides React, and Fast Refresh needs its development build.
  const hot = named.length ? [...new Set(['shell', ...named])] : APPS;
  fs.rmSync(releases, { recursive: true, force: true });
  await step(`Compiling ${hot.join(', ')}, building the API and the rest`, () =>
    Promise.all([buildRest(APPS.filter((app) => !hot.includes(app))), ...hot.map(serveHot)]),
  );
  await serve({ port, host, dataDir, releases, development: true }).catch(() => process.exit(1));
  const shown = hostname === '127.0.0.1' ? 'localhost' : hostname;
  console.log(`\nTivara is at http://${shown}:${port}, hot: ${hot.join(', ')}`);
}

/** Builds the servers and the apps that are not hot. */
async function buildRest(apps: string[]) {
  const projects = ['api', 'document-server', ...apps].map((app) => `@tivara/${app}`);
  await nx(['run-many', '-t', 'build', '-p', projects.join(',')]);
  for (const app of apps) await publish(path.join(ROOT, 'apps', app, 'dist'), releases);
}

/** Runs an app's development server, and releases its server bundle after each edit. */
async function serveHot(folder: string) {
  const app = await loadApp(folder);
  const port = await freePort(FIRST_PORT + APPS.indexOf(folder));
  const [web, server] = app.configs({ production: false, dev: { port, host, hostname } });
  if (!web || !server) throw new Error(`${folder} has no configuration`);
  const stats = await serveCompiled(web);
  // The browser files of a development release have URLs on the development server, and no hashes.
  const origin = `http://${hostname}:${port}/`;
  const manifest =
    app.kind === 'remote' && (await (await fetch(`${origin}mf-manifest.json`)).json());
  const release = describeRelease(app, {
    version: 'dev',
    files: {},
    server: 'server/server.js',
    stats,
    ...(manifest && { manifest }),
    locate: (file) => origin + file,
  });

  const content = JSON.stringify((await readContent(app)) ?? {});
  const built = path.join(releases, `.${app.name}`);
  await new Promise<void>((resolve) =>
    webpack({ ...server, output: { ...server.output, path: built } })?.watch({}, (error, stats) => {
      if (error || stats?.hasErrors())
        return console.error(error ?? stats?.toString('errors-only'));
      void makeLive({ ...release, version: `dev-${stats?.hash}` }, content, built).then(resolve);
    }),
  );
}

/** Starts the development server of a configuration. @returns the first build */
export async function serveCompiled(
  { devServer, ...config }: ReturnType<Awaited<ReturnType<typeof loadApp>>['configs']>[number],
  options: DevServer.Configuration = {},
): Promise<Stats> {
  const compiler = webpack(config);
  if (!compiler) throw new Error(`${config.name} cannot be compiled`);
  const compiled = new Promise<Stats>((resolve) => compiler.hooks.done.tap('dev', resolve));
  await new DevServer({ ...devServer, setupExitSignals: false, ...options }, compiler).start();
  return compiled;
}

async function makeLive(release: Release, content: string, built: string) {
  const { name, version } = release;
  const target = path.join(store.location, name, version);
  fs.cpSync(built, path.join(target, 'server'), { recursive: true });
  fs.writeFileSync(path.join(target, CONTENT_FILE), content);
  fs.writeFileSync(path.join(target, 'release.json'), JSON.stringify(release));
  const since = new Date().toISOString();
  await store.append(name, { version, since, by: 'dev', action: 'deploy' });
}
