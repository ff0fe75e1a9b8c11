// @ts-check
import { FEDERATION_RUNTIME_PACKAGE } from './shared-modules.mjs';

const NAME = 'RuntimeByNamePlugin';
const DATA_URI = 'data:text/javascript;charset=utf-8;base64,';

/** Imports the federation runtime by package name, since module ids hash its absolute path otherwise. Needs `virtualRuntimeEntry`. */
export class RuntimeByNamePlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.addEntry.tap(NAME, (entry) => {
        const dependency = /** @type {{ request?: unknown, injectRuntimeEntry?: unknown }} */ (
          /** @type {unknown} */ (entry)
        );
        for (const key of /** @type {const} */ (['request', 'injectRuntimeEntry'])) {
          const request = dependency[key];
          if (typeof request === 'string' && request.startsWith(DATA_URI))
            dependency[key] = byName(request);
        }
      });
    });
  }
}

/** @param {string} request */
function byName(request) {
  const code = Buffer.from(request.slice(DATA_URI.length), 'base64').toString();
  const [statement] = /^import federation from .+;$/m.exec(code) ?? [];
  if (!statement)
    throw new Error(
      `${NAME} found no import of the federation runtime. Adapt it to this version of @module-federation/enhanced.`,
    );
  const named = `import federation from '${FEDERATION_RUNTIME_PACKAGE}/bundler';`;
  return `data:text/javascript,${encodeURIComponent(code.replace(statement, named))}`;
}
