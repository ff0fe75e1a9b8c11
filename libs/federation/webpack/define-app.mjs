// @ts-check
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack from 'webpack';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { ChunkIntegrityPlugin } from './chunk-integrity-plugin.mjs';
import { hotPage } from './hot-page.mjs';
import { RuntimeByNamePlugin } from './runtime-by-name-plugin.mjs';
import { ShellRuntimePlugin } from './shell-runtime-plugin.mjs';
import {
  FEDERATION_RUNTIME,
  FEDERATION_RUNTIME_PACKAGE,
  SHARED_MODULES,
} from './shared-modules.mjs';

const require = createRequire(import.meta.url);

/**
 * @typedef {{ path: string | string[], module: string, chrome?: 'none', example?: import('@tivara/contracts').Example }} Page A page: the paths it owns, as the router writes them, its module, whether it goes without header and footer, and where to try it when its path has parameters.
 * @typedef {object} RemoteDefinition
 * @property {string} name As in `name/page` and in the release folder.
 * @property {string} owner The team.
 * @property {string} dir
 * @property {number} budget Of all its scripts and styles, in bytes after brotli.
 * @property {false} [autoRollback] Leaves it to the team to roll back a deploy after which visits fail.
 * @property {number} [minSize] Pages share a script from so many bytes of sources on; more means fewer requests and more bytes. (24,000)
 * @property {import('@tivara/contracts').Limits} [limits]
 * @property {Record<string, Page>} [pages]
 * @property {string} [content] The module whose default export declares what the brand edits on its pages.
 * @property {Record<string, string>} [fragments] Components for other people's pages: name and module.
 * @typedef {{ production: boolean, dev?: { port: number, host: string, hostname: string, againstLive?: boolean } }} BuildMode A development build either brings its own React's refresh, or runs with the production React of a live shell.
 * @typedef {import('webpack').Configuration & { devServer?: object }} Config
 * @typedef {{ kind: 'shell' | 'remote', name: string, owner: string, dir: string, budget: number, autoRollback?: false, limits?: import('@tivara/contracts').Limits, content?: string, pages: Record<string, Page>, fragments: Record<string, string>, sources: string[], configs: (mode: BuildMode) => Config[] }} AppDefinition
 */

/** Versions of the shared modules as installed. @returns {Record<string, string>} */
export const sharedVersions = () =>
  mapValues(SHARED_MODULES, (name) => require(`${name}/package.json`).version);

/** @template T, U @param {Readonly<Record<string, T>>} record @param {(value: T) => U} map @returns {Record<string, U>} */
const mapValues = (record, map) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));

/** A remote: a browser build that exposes its pages and fragments, and the same as one bundle for the document server.
 * @param {RemoteDefinition} remote @returns {AppDefinition} */
export function defineRemote(remote) {
  const { minSize, pages = {}, fragments = {}, ...app } = remote;
  const { name, dir } = app;
  const modules = modulesOf({ pages, fragments });
  /** @param {BuildMode} mode @returns {[string, string][]} */
  const exposed = (mode) =>
    modules.map(([key, file]) => [
      key,
      refreshes(mode) && key in pages ? inlineModule(hotPage(path.resolve(dir, file))) : file,
    ]);
  const table = modules
    .map(([key, file]) => `${JSON.stringify(key)}: () => import(${JSON.stringify(file)})`)
    .join(',');
  return {
    kind: 'remote',
    ...app,
    pages,
    fragments,
    sources: modules.map(([, file]) => file),
    configs: (mode) => [
      {
        ...web({
          name,
          dir,
          mode,
          entry: {},
          minSize,
          plugins: [
            federationPlugin(name, exposed(mode), mode),
            new RuntimeByNamePlugin(),
            // Hot updates need webpack's own.
            ...(mode.production ? [new ShellRuntimePlugin()] : []),
          ],
        }),
        externals: takeRuntime,
      },
      server({
        name,
        dir,
        mode,
        entry: inlineModule(`export const exposes = {${table}};`),
        externals: Object.keys(SHARED_MODULES),
      }),
    ],
  };
}

/** What a remote exposes: names and files. @param {Pick<AppDefinition, 'pages' | 'fragments'>} app @returns {[string, string][]} */
export const modulesOf = ({ pages, fragments }) => [
  ...Object.entries(pages).map(
    ([page, { module }]) => /** @type {[string, string]} */ ([page, module]),
  ),
  ...Object.entries(fragments),
];

const SHELL_SOURCES = { web: './src/entry-client.ts', server: './src/entry-server.tsx' };

/** The shell: a plain bundle that hands out the shared modules at run time; its server bundle may use Node.
 * @param {{ owner: string, dir: string, budget: number, autoRollback?: false, content?: string }} shell @returns {AppDefinition} */
export function defineShell(shell) {
  const name = 'shell';
  const { dir } = shell;
  return {
    kind: 'shell',
    name,
    ...shell,
    pages: {},
    fragments: {},
    sources: Object.values(SHELL_SOURCES),
    configs: (mode) => [
      web({
        name,
        dir,
        mode,
        entry: { main: SHELL_SOURCES.web },
        cacheGroups: SHELL_FILES,
        plugins: [
          // Leaves out of the federation runtime what only Node and manifests need.
          new webpack.DefinePlugin({
            ENV_TARGET: '"web"',
            FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
            SHARED_VERSIONS: JSON.stringify(sharedVersions()),
          }),
        ],
      }),
      server({ name, dir, mode, entry: SHELL_SOURCES.server, externals: [] }),
    ],
  };
}

/** Files of a first visit besides the entry's. React stays cached across deploys; the entry and the shell's pages share one sheet. */
export const SHELL_FILES = {
  react: {
    name: 'react',
    test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
    type: /^javascript/,
    chunks: 'initial',
    enforce: true,
  },
  styles: {
    name: 'styles',
    type: 'css/mini-extract',
    enforce: true,
    chunks: (/** @type {{ name?: string | null }} */ { name }) =>
      name === 'main' || name === 'pages',
  },
};

/** Remotes are built without a federation runtime and take the shell's. (apps/shell/src/client/federation.ts) @type {Config['externals']} */
const takeRuntime = ({ request }, done) =>
  request?.startsWith(FEDERATION_RUNTIME_PACKAGE)
    ? done(undefined, `global ${FEDERATION_RUNTIME}`)
    : done();

/** A module without a file. @param {string} code */
export const inlineModule = (code) => `data:text/javascript,${encodeURIComponent(code)}`;

/** @param {string} name @param {[string, string][]} modules @param {BuildMode} mode */
function federationPlugin(name, modules, { production }) {
  return new ModuleFederationPlugin({
    name,
    library: { type: 'var', name: `tivara_${name}` },
    filename: production ? 'remoteEntry.[contenthash:8].js' : 'remoteEntry.js',
    exposes: Object.fromEntries(modules.map(([key, file]) => [`./${key}`, file])),
    // No fallback copies, and no version ranges, which every visit would check: the gates do it once.
    shared: mapValues(sharedVersions(), (version) => ({
      singleton: true,
      import: false,
      version,
      requiredVersion: false,
    })),
    manifest: true,
    virtualRuntimeEntry: true,
    dts: false,
    dev: false,
    experiments: { optimization: { target: 'web', disableRemote: true } },
  });
}

/** @param {{ name: string, dir: string, mode: BuildMode, entry: Record<string, string>, minSize?: number | undefined, cacheGroups?: Record<string, object>, plugins: NonNullable<Config['plugins']> }} options @returns {Config} */
export function web({ name, dir, mode, entry, minSize = 24_000, cacheGroups = {}, plugins }) {
  const { production, dev } = mode;
  const file = production ? '[name].[contenthash:8]' : '[name]';
  return {
    ...common(name, dir, mode, 'web'),
    // The list of package.json.
    target: 'browserslist',
    entry,
    output: {
      path: path.join(dir, 'dist/web'),
      clean: true,
      publicPath: 'auto',
      uniqueName: name,
      filename: `${file}.js`,
      chunkFilename: `${file}.js`,
      assetModuleFilename: '[name].[contenthash:8][ext]',
      crossOriginLoading: 'anonymous',
      // A hanging chunk counts as failed before its module does, so that Try again requests it again. (ms)
      chunkLoadTimeout: 5_000,
    },
    module: { rules: [scripts(mode), styles(name, dir, [MiniCssExtractPlugin.loader]), FONTS] },
    plugins: [
      // Cascade layers, not the order of modules, decide which rule wins.
      new MiniCssExtractPlugin({
        filename: `${file}.css`,
        chunkFilename: `${file}.css`,
        ignoreOrder: true,
      }),
      new webpack.BannerPlugin({ banner: LAYERS, raw: true, test: /\.css$/ }),
      ...(production ? [new ChunkIntegrityPlugin()] : []),
      ...(refreshes(mode) ? [new ReactRefreshPlugin({ overlay: false, library: name })] : []),
      ...plugins,
    ],
    optimization: {
      // In half the time of the default, terser, and a little smaller; a worker would take longer to start than it saves.
      minimizer: [
        new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify, parallel: false }),
        new CssMinimizerPlugin({ parallel: false }),
      ],
      // With more for styles too, pages would repeat those that they share.
      splitChunks: { minSize: { javascript: minSize, 'css/mini-extract': 20_000 }, cacheGroups },
    },
    ...(dev && {
      devServer: {
        port: dev.port,
        host: dev.host,
        hot: !dev.againstLive,
        // Compressing megabytes for this machine takes longer than reading them.
        compress: false,
        headers: { 'access-control-allow-origin': '*' },
        allowedHosts: 'all',
        client: { overlay: false, webSocketURL: `ws://${dev.hostname}:${dev.port}/ws` },
      },
    }),
  };
}

/** One CommonJS file for the document server: shared ids are left to its `require`, CSS is reduced to class names.
 * @param {{ name: string, dir: string, mode: BuildMode, entry: string, externals: string[] }} options @returns {Config} */
export function server({ name, dir, mode, entry, externals }) {
  return {
    ...common(name, dir, mode, 'server'),
    target: 'node20',
    entry: { server: entry },
    output: {
      path: path.join(dir, 'dist/server'),
      clean: true,
      filename: mode.production ? '[name].[contenthash:8].js' : '[name].js',
      library: { type: 'commonjs2' },
      assetModuleFilename: '[name].[contenthash:8][ext]',
    },
    externals: externals.map((id) => ({ [id]: `commonjs2 ${id}` })),
    module: {
      rules: [
        scripts({ production: true }),
        styles(name, dir, []),
        { ...FONTS, generator: { emit: false } },
      ],
    },
    optimization: { minimize: false },
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  };
}

/** @param {string} name @param {string} dir @param {BuildMode} mode @param {string} side @returns {Config} */
function common(name, dir, mode, side) {
  const { production, dev } = mode;
  const router = path.dirname(require.resolve('react-router/package.json'));
  return {
    name: `${name}-${side}`,
    context: dir,
    mode: production ? 'production' : 'development',
    devtool: production ? 'hidden-source-map' : 'eval-cheap-module-source-map',
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      conditionNames: ['@tivara/source', '...'],
      extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
      // react-router's exports pick its development build by a condition that webpack does not set.
      alias: {
        ...(production && {
          'react-router/dom$': path.join(router, 'dist/production/dom-export.mjs'),
          'react-router$': path.join(router, 'dist/production/index.mjs'),
        }),
      },
    },
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
    // Restored from the file cache, webpack orders re-exported modules differently and forgets which exports are used.
    cache: !production && {
      type: 'filesystem',
      name: `${name}-${side}-${dev?.againstLive ? 'live' : 'development'}`,
    },
  };
}

/** First in every stylesheet: a later layer wins, whatever order files and their modules come in. Components that others contain are in `ui.base` and `ui.control`. */
const LAYERS = '@layer reset, tokens, ui.base, ui.control, ui, remote;';

const FONTS = { test: /\.woff2$/, type: 'asset/resource' };

/** @param {BuildMode} mode */
const refreshes = ({ production, dev }) => !production && !dev?.againstLive;

/** Types are checked separately, by `npm run verify`. @param {BuildMode} mode */
const scripts = (mode) => ({
  test: /\.tsx?$/,
  loader: require.resolve('swc-loader'),
  options: {
    swcrc: false,
    sourceMaps: true,
    // As webpack makes paths relative in parsed maps alone, and hashes them.
    parseMap: true,
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: {
        verbatimModuleSyntax: true,
        react: { runtime: 'automatic', development: refreshes(mode), refresh: refreshes(mode) },
      },
    },
  },
});

/** @param {string} name @param {string} dir @param {string[]} loaders */
const styles = (name, dir, loaders) => ({
  test: /\.css$/,
  sideEffects: true,
  use: [
    ...loaders,
    {
      loader: require.resolve('css-loader'),
      options: {
        modules: {
          auto: true,
          namedExport: false,
          exportLocalsConvention: 'as-is',
          exportOnlyLocals: loaders.length === 0,
          localIdentName: `${name}_[local]_[hash:base64:5]`,
          getLocalIdent: classOfLibrary(dir),
        },
      },
    },
    path.join(import.meta.dirname, 'layer-loader.mjs'),
  ],
});

/**
 * Names the classes of files outside an app by the file's content, so that a document needs rules that several apps contain only once.
 * @param {string} dir of the app
 */
const classOfLibrary =
  (dir) =>
  /** @param {{ resourcePath: string }} file @param {string} _template @param {string} local */
  ({ resourcePath }, _template, local) => {
    if (resourcePath.startsWith(dir + path.sep)) return undefined;
    const hash = createHash('sha256').update(fs.readFileSync(resourcePath)).digest('hex');
    return `ui_${local}_${hash.slice(0, 6)}`;
  };
