import path from 'node:path';
import { SHELL_FILES, inlineModule, modulesOf, server, web } from '@tivara/federation/webpack';
import type { AppDefinition, Config } from '@tivara/federation/webpack';
import webpack from 'webpack';

/** The import that the table of all remotes' modules replaces. */
const TABLE = 'monolith-modules';

/** The chunk of a module `remote/module`. */
export const chunkOf = (id: string) => id.replace('/', '.');

/** Shell and remotes as one build for the browser and one for the document server, with the same route splitting. @param out dist folder */
export function monolithConfigs(
  shell: AppDefinition,
  remotes: AppDefinition[],
  out: string,
): Config[] {
  const { dir } = shell;
  const common = { name: 'monolith', dir, mode: { production: true } };
  const table = remotes.map((remote) => {
    const entries = modulesOf(remote).map(
      ([key, file]) =>
        `${JSON.stringify(key)}: () => import(/* webpackChunkName: "${chunkOf(`${remote.name}/${key}`)}" */ ${JSON.stringify(path.resolve(remote.dir, file))})`,
    );
    return `${JSON.stringify(remote.name)}: {${entries}}`;
  });
  const source = inlineModule(`export const modules = {${table}};`);
  const resolveTable = new webpack.NormalModuleReplacementPlugin(
    new RegExp(`^${TABLE}$`),
    (resource) => {
      resource.request = source;
    },
  );
  const replaceFederation = new webpack.NormalModuleReplacementPlugin(
    /^\.\/client\/federation$/,
    path.join(import.meta.dirname, 'browser-federation.js'),
  );
  const entryServer = JSON.stringify(path.join(dir, 'src/entry-server.tsx'));
  const browser = web({
    ...common,
    entry: { main: './src/entry-client.ts' },
    // Like the catalogue, whose pages most first visits open.
    minSize: 36_000,
    cacheGroups: SHELL_FILES,
    plugins: [resolveTable, replaceFederation],
  });
  const documents = server({
    ...common,
    entry: inlineModule(
      `export * from ${entryServer};` +
        `import { shared as sharedModules } from ${entryServer};` +
        `import { modules } from '${TABLE}';` +
        `export const shared = { ...sharedModules, '${TABLE}': modules };`,
    ),
    externals: [],
  });
  browser.output = { ...browser.output, path: path.join(out, 'web') };
  documents.output = { ...documents.output, path: path.join(out, 'server') };
  documents.plugins = [...(documents.plugins ?? []), resolveTable];
  return [browser, documents];
}

/** A remote's server bundle, which takes its modules from the shell's. */
export const serverBundleOf = (name: string) =>
  `exports.exposes = require('${TABLE}')[${JSON.stringify(name)}];\n`;
