// @ts-check
import path from 'node:path';
import webpack from 'webpack';
import { SHELL_FILES, inlineModule, modulesOf, server, web } from './define-app.mjs';

/** @typedef {import('./define-app.mjs').AppDefinition} AppDefinition */

/** The name under which the bundle's own source asks for the table of all pieces. */
const TABLE = 'whole-modules';
/** The chunk of a piece `remote/module`. @param {string} id */
export const chunkOf = (id) => id.replace('/', '.');

/**
 * The same application without federation, to measure federation against: shell and remotes in one build, with the routes
 * split as they are, one copy of what is shared, and nothing handed out at run time.
 * @param {{ shell: AppDefinition, remotes: AppDefinition[], out: string }} parts `out`: where the shell's release goes
 * @returns {import('./define-app.mjs').Config[]} the browser's build and the document server's
 */
export function wholeConfigs({ shell, remotes, out }) {
  const { dir } = shell;
  const mode = { production: true };
  const table = remotes.map(({ name, dir, ...app }) => {
    const entries = modulesOf(app).map(([key, file]) =>
      entryOf(`${name}/${key}`, key, path.resolve(dir, file)),
    );
    return `${JSON.stringify(name)}: {${entries}}`;
  });
  const source = inlineModule(`export const modules = {${table}};`);
  const provideTable = new webpack.NormalModuleReplacementPlugin(
    new RegExp(`^${TABLE}$`),
    (resource) => {
      resource.request = source;
    },
  );
  const withoutFederation = new webpack.NormalModuleReplacementPlugin(
    /^\.\/client\/federation$/,
    path.join(dir, 'src/whole/federation.ts'),
  );
  const [browser, documents] = [
    web({
      name: 'whole',
      dir,
      mode,
      entry: { main: './src/entry-client.ts' },
      // As the catalogue, whose pages most first visits open.
      minSize: 40_000,
      cacheGroups: SHELL_FILES,
      plugins: [provideTable, withoutFederation],
    }),
    server({
      name: 'whole',
      dir,
      mode,
      entry: inlineModule(
        `export * from ${JSON.stringify(path.join(dir, 'src/entry-server.tsx'))};` +
          `import { shared as handed } from ${JSON.stringify(path.join(dir, 'src/entry-server.tsx'))};` +
          `import { modules } from '${TABLE}';` +
          `export const shared = { ...handed, '${TABLE}': modules };`,
      ),
      externals: [],
    }),
  ];
  documents.plugins = [...(documents.plugins ?? []), provideTable];
  for (const [config, side] of /** @type {const} */ ([
    [browser, 'web'],
    [documents, 'server'],
  ]))
    config.output = { ...config.output, path: path.join(out, side) };
  return [browser, documents];
}

/** What stands for a remote's server bundle: its part of the shell's. @param {string} name */
export const partOf = (name) => `exports.exposes = require('${TABLE}')[${JSON.stringify(name)}];\n`;

/** @param {string} id @param {string} key @param {string} file */
const entryOf = (id, key, file) =>
  `${JSON.stringify(key)}: () => import(/* webpackChunkName: "${chunkOf(id)}" */ ${JSON.stringify(file)})`;
