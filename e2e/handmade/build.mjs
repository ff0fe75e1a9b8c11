// @ts-check
/** A remote written from docs/how-to/contracts.md alone, with a webpack configuration of its own: no factory, no build of the workspace. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';

const HERE = import.meta.dirname;
const SHARED = { react: '19.3.1', 'react-router-dom': '7.18.5' };

/**
 * @param {string} dist
 * @param {{ page?: string, bundled?: string[] }} [variant] Another page of this folder; shared modules that it brings itself.
 */
export async function buildHandmade(dist, { page = './page.js', bundled = [] } = {}) {
  const shared = Object.fromEntries(Object.entries(SHARED).filter(([id]) => !bundled.includes(id)));
  await run({
    mode: 'production',
    context: HERE,
    entry: {},
    output: { path: path.join(dist, 'web'), uniqueName: 'handmade', publicPath: 'auto' },
    plugins: [
      new ModuleFederationPlugin({
        name: 'handmade',
        library: { type: 'var', name: 'tivara_handmade' },
        filename: 'entry.js',
        exposes: { './page': page },
        shared: Object.fromEntries(
          Object.entries(shared).map(([id, version]) => [
            id,
            { singleton: true, import: false, version, requiredVersion: `^${version}` },
          ]),
        ),
        dts: false,
        experiments: { externalRuntime: true },
      }),
      // One script: the browser runs none that carries no hash, and this one's is in the document.
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    ],
  });
  await run({
    mode: 'production',
    target: 'node',
    context: HERE,
    entry: `data:text/javascript,export const exposes = { page: () => import("${page}") };`,
    output: {
      path: path.join(dist, 'server'),
      filename: 'server.js',
      library: { type: 'commonjs2' },
    },
    externals: Object.fromEntries(Object.keys(shared).map((id) => [id, `commonjs2 ${id}`])),
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  });

  const names = ['web', 'server'].flatMap((folder) =>
    fs
      .readdirSync(path.join(dist, folder))
      .filter((file) => file.endsWith('.js'))
      .map((file) => `${folder}/${file}`),
  );
  const files = Object.fromEntries(
    names.map((name) => {
      const content = fs.readFileSync(path.join(dist, name));
      return [
        name,
        {
          integrity: `sha256-${createHash('sha256').update(content).digest('base64')}`,
          bytes: content.length,
          brotli: zlib.brotliCompressSync(content).length,
        },
      ];
    }),
  );
  const release = {
    kind: 'remote',
    name: 'handmade',
    version: '1.0.0',
    owner: 'Workshop',
    budget: 20_000,
    files,
    server: 'server/server.js',
    routes: [{ path: '/handmade', expose: 'page' }],
    entry: 'web/entry.js',
    exposes: { page: { js: names.filter((name) => /^web\/(?!entry)/.test(name)), css: [] } },
    needs: {
      contract: '1.0',
      shared,
      names: { 'react-router-dom': ['Link'] },
      api: '^1.0',
    },
  };
  fs.writeFileSync(path.join(dist, 'release.json'), JSON.stringify(release));
}

/** @param {import('webpack').Configuration} configuration @returns {Promise<void>} */
function run(configuration) {
  return new Promise((resolve, reject) => {
    const compiler = webpack(configuration);
    compiler?.run((error, stats) => {
      const failure =
        error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : null);
      compiler.close(() => (failure ? reject(failure) : resolve()));
    });
  });
}
