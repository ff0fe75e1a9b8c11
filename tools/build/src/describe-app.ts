/** The parts of a release.json that come from an app's definition and its federation manifest. */
import type { AppDefinition } from '@tivara/federation/webpack';
import type { RemoteRelease, ShellRelease } from '@tivara/contracts';
import type { Stats } from 'webpack';

/** What is read of mf-manifest.json. */
export interface FederationManifest {
  exposes: { name: string; assets: Record<'js' | 'css', { sync: string[] }> }[];
}

/** The paths that an app owns. */
export const routesOf = ({ pages }: AppDefinition): RemoteRelease['routes'] =>
  Object.entries(pages).flatMap(([expose, { path, chrome }]) =>
    [path].flat().map((owned) => ({ path: owned, expose, ...(chrome && { chrome }) })),
  );

/** URLs at which the gates open pages with parameters. */
export function examplesOf({ pages }: AppDefinition): Pick<RemoteRelease, 'examples'> {
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

/** The entry files of the shell. `locate` makes a URL or path of a file of the browser build. */
export function entryFilesOf(
  stats: Stats,
  locate: (file: string) => string,
): Pick<ShellRelease, 'js' | 'css'> {
  const { entrypoints } = stats.toJson({ all: false, entrypoints: true });
  const files = (entrypoints?.['main']?.assets ?? []).map(({ name }) => name);
  const ending = (extension: string) =>
    files.filter((file) => file.endsWith(extension)).map(locate);
  return { js: ending('.js'), css: ending('.css') };
}
