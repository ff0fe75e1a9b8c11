// @ts-check
import webpack from 'webpack';
import { innerChunks, MAPS } from './chunk-integrity-plugin.mjs';

const NAME = 'ShellRuntimePlugin';
const { require: REQUIRE, ensureChunkHandlers, loadScript, publicPath } = webpack.RuntimeGlobals;
const RUNTIME = `${REQUIRE}.federation`;

/**
 * What replaces webpack's and Module Federation's runtime modules, by their names: the shell has their code already.
 * (apps/shell/src/client/federation-runtime.ts) `generate` is the original.
 * @type {Record<string, (module: import('webpack').RuntimeModule, generate: () => string | null) => string | null>}
 */
const REPLACEMENTS = {
  'load script': () =>
    `${loadScript} = (url, done, _key, id) => ${RUNTIME}.loadScript(url, ${MAPS.js}[id], done);`,
  // The sheets of what a remote exposes are attached by the shell.
  'css loading': ({ chunk }) =>
    chunk && innerChunks(chunk).length
      ? `${ensureChunkHandlers}.miniCss = (id, promises) => ${MAPS.css}[id] && promises.push(${RUNTIME}.loadStyle(${publicPath} + ${REQUIRE}.miniCssF(id), ${MAPS.css}[id]));`
      : '',
  publicPath: () => `${publicPath} = document.currentScript.src.replace(/[^/]+$/, "");`,
  sharing: () => '',
  'federation runtime': ({ compilation }) =>
    `${RUNTIME} = { initOptions: { name: ${JSON.stringify(compilation?.outputOptions.uniqueName)} } };\n${REQUIRE}.consumesLoadingData = {};`,
  consumes: (_module, generate) =>
    generate()?.replaceAll(/\{\s*fallback:[^]*?(shareKey: "[^"]+"),\s*\}/g, '{$1}') ?? '',
};

/** Lets a remote's entry use the shell's code to load files. */
export class ShellRuntimePlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.runtimeModule.tap(NAME, (module) => {
        const replace = REPLACEMENTS[module.name];
        const generate = module.generate.bind(module);
        if (replace) module.generate = () => replace(module, generate);
      });
    });
  }
}
