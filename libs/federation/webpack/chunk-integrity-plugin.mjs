// @ts-check
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { integrityOf } from '@tivara/releases';

const NAME = 'ChunkIntegrityPlugin';
const DIGEST_LENGTH = 'sha256-'.length + 44;
export const MAPS = {
  js: '__webpack_require__.jsIntegrity',
  css: '__webpack_require__.cssIntegrity',
};

/** As long as a digest, so that filling it in moves no source map. @param {string} kind @param {string | number} id */
const placeholder = (kind, id) => `sha256-@${kind}:${id}@`.padEnd(DIGEST_LENGTH, '=');

/** The runtime checks the integrity hash of every chunk it loads; the document has the hash of the file with the runtime. */
export class ChunkIntegrityPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        NAME,
        (source) =>
          `${source}\nif (${MAPS.js}?.[chunkId]) { script.integrity = ${MAPS.js}[chunkId]; script.crossOrigin = "anonymous"; }`,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        NAME,
        (source, { tag }) =>
          `${source}\nif (${MAPS.css}?.[chunkId]) { ${tag}.integrity = ${MAPS.css}[chunkId]; ${tag}.crossOrigin = "anonymous"; }`,
      );
      compilation.hooks.additionalTreeRuntimeRequirements.tap(NAME, (chunk, requirements) => {
        if (chunk.hasRuntime()) requirements.add(webpack.RuntimeGlobals.require);
        if (chunk.hasRuntime()) compilation.addRuntimeModule(chunk, new IntegrityMapsModule());
      });
      // After the content hashes are final: names already tell contents apart, so the digests change nothing else.
      compilation.hooks.processAssets.tap(
        { name: NAME, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1 },
        () => fillIn(compilation),
      );
    });
  }
}

class IntegrityMapsModule extends webpack.RuntimeModule {
  constructor() {
    super('chunk integrity', webpack.RuntimeModule.STAGE_TRIGGER);
  }

  /** @override */
  generate() {
    const chunks = this.chunk ? innerChunks(this.chunk) : [];
    /** @param {'js' | 'css'} kind */
    const map = (kind) =>
      JSON.stringify(Object.fromEntries(chunks.map(({ id }) => [id, placeholder(kind, id ?? '')])));
    return `${MAPS.js} = ${map('js')};\n${MAPS.css} = ${map('css')};`;
  }
}

/**
 * The chunks that a bundle loads by itself. The files of what a remote exposes are loaded by the shell, which has their hashes from the document.
 * @param {import('webpack').Chunk} chunk with the runtime
 */
export const innerChunks = (chunk) =>
  [...chunk.getAllAsyncChunks()].filter(
    ({ id, groupsIterable }) =>
      id !== null &&
      [...groupsIterable].some(({ name }) => !name?.startsWith('__federation_expose_')),
  );

/** @param {import('webpack').Compilation} compilation */
function fillIn(compilation) {
  const { RawSource } = webpack.sources;
  /** @type {Map<string, string>} */
  const digests = new Map();
  for (const chunk of compilation.chunks) {
    if (chunk.hasRuntime() || chunk.id === null) continue;
    for (const file of chunk.files) {
      const kind = file.endsWith('.css') ? 'css' : 'js';
      const asset = compilation.getAsset(file);
      if (asset) digests.set(placeholder(kind, chunk.id), integrityOf(asset.source.buffer()));
    }
  }
  for (const chunk of compilation.chunks) {
    if (!chunk.hasRuntime()) continue;
    for (const file of chunk.files) {
      if (!file.endsWith('.js')) continue;
      compilation.updateAsset(file, (source) => {
        const text = source.source().toString();
        const filled = text.replace(
          /sha256-@(?:js|css):[^@]+@=*/g,
          (mark) => digests.get(mark) ?? '',
        );
        return filled === text ? source : new RawSource(filled);
      });
    }
  }
}
