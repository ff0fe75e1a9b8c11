// @ts-check
/** What a release says of an app, read off its definition and its federation manifest. */

/** @typedef {import('@tivara/federation/webpack').AppDefinition} AppDefinition */
/** @typedef {import('@tivara/contracts').RemoteRelease} RemoteRelease */

/** The paths that an app owns. @param {AppDefinition} app @returns {RemoteRelease['routes']} */
export const routesOf = ({ pages }) =>
  Object.entries(pages).flatMap(([expose, { path, chrome }]) =>
    [path].flat().map((owned) => ({ path: owned, expose, ...(chrome && { chrome }) })),
  );

/** Where its pages with parameters can be tried. @param {AppDefinition} app @returns {Pick<RemoteRelease, 'examples'>} */
export function examplesOf({ pages }) {
  const examples = Object.values(pages).flatMap(({ path, example }) =>
    example ? [path].flat().map((owned) => [owned, example]) : [],
  );
  return examples.length ? { examples: Object.fromEntries(examples) } : {};
}

/**
 * The files of each exposed module.
 * @param {{ exposes: { name: string, assets: Record<'js' | 'css', { sync: string[] }> }[] }} manifest
 * @param {(file: string) => string} locate From a file of the browser build to its address.
 * @returns {RemoteRelease['exposes']}
 */
export const exposesOf = ({ exposes }, locate) =>
  Object.fromEntries(
    exposes.map(({ name, assets: { js, css } }) => [
      name,
      { js: js.sync.map(locate), css: css.sync.map(locate) },
    ]),
  );

/**
 * The files that a document starts the shell with.
 * @param {import('webpack').Stats} stats Of the browser build.
 * @param {(file: string) => string} locate From a file of the browser build to its address.
 * @returns {Pick<import('@tivara/contracts').ShellRelease, 'js' | 'css'>}
 */
export function entryFilesOf(stats, locate) {
  const { entrypoints } = stats.toJson({ all: false, entrypoints: true });
  const files = (entrypoints?.['main']?.assets ?? []).map(({ name }) => name);
  const ending = (/** @type {string} */ extension) =>
    files.filter((file) => file.endsWith(extension)).map(locate);
  return { js: ending('.js'), css: ending('.css') };
}
