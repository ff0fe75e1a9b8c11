/** Apps as their webpack.config.mjs defines them, and the releases that describe their builds. */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Stats } from 'webpack';
import { API_VERSION, CONTRACT_VERSION } from '@tivara/contracts';
import type { Needs, Release, ReleaseFile, RemoteRelease } from '@tivara/contracts';
import { QUERY_NAMES, ROUTER_NAMES } from '@tivara/federation/shared-modules';
import { sharedVersions, type AppDefinition } from '@tivara/federation/webpack';
import { ROOT } from '@tivara/workspace/steps';

export interface FederationManifest {
  metaData: { remoteEntry: { name: string } };
  exposes: { name: string; assets: Record<'js' | 'css', { sync: string[] }> }[];
}

/** The exports of modules that are shared in part. */
export const SHARED_NAMES = {
  'react-router-dom': [...ROUTER_NAMES],
  '@tanstack/react-query': [...QUERY_NAMES],
};

/** @param folder of an app, such as `mfe-wishlist` */
export async function loadApp(folder: string): Promise<AppDefinition> {
  const file = path.join(ROOT, 'apps', folder, 'webpack.config.mjs');
  return (await import(pathToFileURL(file).href)).default;
}

export const routesOf = ({ pages }: AppDefinition): RemoteRelease['routes'] =>
  Object.entries(pages).flatMap(([expose, { path, chrome }]) =>
    [path].flat().map((owned) => ({ path: owned, expose, ...(chrome && { chrome }) })),
  );

/** URLs at which the gates open pages with parameters. */
function examplesOf({ pages }: AppDefinition): Pick<RemoteRelease, 'examples'> {
  const examples = Object.values(pages).flatMap(({ path, example }) =>
    example ? [path].flat().map((owned) => [owned, example]) : [],
  );
  return examples.length ? { examples: Object.fromEntries(examples) } : {};
}

/** The files of each exposed module. `locate` makes a URL or path of a file of the browser build. */
export const exposesOf = (
  { exposes }: FederationManifest,
  locate: (file: string) => string,
): RemoteRelease['exposes'] =>
  Object.fromEntries(
    exposes.map(({ name, assets: { js, css } }) => [
      name,
      { js: js.sync.map(locate), css: css.sync.map(locate) },
    ]),
  );

function entryFilesOf(stats: Stats, locate: (file: string) => string) {
  const { entrypoints } = stats.toJson({ all: false, entrypoints: true });
  const files = (entrypoints?.['main']?.assets ?? []).map(({ name }) => name);
  const ending = (extension: string) =>
    files.filter((file) => file.endsWith(extension)).map(locate);
  return { js: ending('.js'), css: ending('.css') };
}

/** A build of an app: `manifest` is that of a remote, `needs` what its browser build imports. */
interface Build {
  version: string;
  files: Record<string, ReleaseFile>;
  server: string;
  texts: string[];
  stats: Stats;
  manifest?: FederationManifest;
  needs?: Pick<Needs, 'shared' | 'names'>;
  /** Makes a URL or path of a file of the browser build. */
  locate: (file: string) => string;
}

export function describeRelease(app: AppDefinition, build: Build): Release {
  const { version, files, server, texts, stats, manifest, locate } = build;
  const base = {
    name: app.name,
    version,
    owner: app.owner,
    budget: app.budget,
    ...(app.autoRollback === false && { autoRollback: app.autoRollback }),
    files,
    server,
    texts,
  };
  const shared = { contract: CONTRACT_VERSION, shared: sharedVersions() };
  if (!manifest)
    return {
      ...base,
      kind: 'shell',
      ...entryFilesOf(stats, locate),
      fonts: Object.keys(files).filter((file) => file.endsWith('.woff2')),
      provides: { ...shared, names: SHARED_NAMES },
    };
  return {
    ...base,
    kind: 'remote',
    routes: routesOf(app),
    entry: locate(manifest.metaData.remoteEntry.name),
    runtime: 'shell',
    exposes: exposesOf(manifest, locate),
    needs: { ...shared, names: {}, ...build.needs, api: `^${API_VERSION}` },
    ...(app.limits && { limits: app.limits }),
    ...examplesOf(app),
  };
}
