import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import vm from 'node:vm';
import { integrityOf } from '@tivara/releases';
import { LRUCache } from 'lru-cache';

/** A server bundle of one exact version. */
export interface BundleFile {
  file: string;
  integrity: string;
  /** Number of the deployment; 0 for a preview. */
  deployment: number;
}

const nodeRequire = createRequire(import.meta.url);
/** Bundles in memory. The least recently used one is dropped. */
const MAX_BUNDLES = 16;

/** Loads server bundles by their immutable path: a new version is a new key, so a deploy needs no restart. */
export class Bundles {
  private readonly loaded = new LRUCache<string, Promise<unknown>>({ max: MAX_BUNDLES });

  /**
   * The bundle's exports. With `shared`, its `require` resolves these ids and nothing else; without, it is the shell's own and
   * may use Node. A remote is evaluated once per `scope`, the shell whose modules it shares. Rejects when the file is missing,
   * was changed, or throws.
   */
  load(
    { file, integrity }: BundleFile,
    shared?: Record<string, unknown>,
    scope = '',
  ): Promise<unknown> {
    const key = `${scope}|${file}`;
    const known = this.loaded.get(key);
    if (known) return known;
    const bundle = read(file, integrity).then((code) => evaluate(code, file, shared));
    this.loaded.set(key, bundle);
    bundle.catch(() => this.loaded.delete(key));
    return bundle;
  }
}

async function read(file: string, integrity: string): Promise<string> {
  const code = await readFile(file);
  // Development servers' bundles come without a hash.
  if (integrity && integrityOf(code) !== integrity)
    throw new Error(`${file} is not what its release says`);
  return code.toString();
}

function evaluate(code: string, file: string, shared?: Record<string, unknown>): unknown {
  const require = (id: string): unknown => {
    if (!shared) return nodeRequire(id);
    if (!Object.hasOwn(shared, id)) throw new Error(`${file}: "${id}" is not shared with remotes`);
    return shared[id];
  };
  const module = { exports: {} };
  // vm.Script, new Function and import() would hold every version they compiled in memory.
  const run = vm.compileFunction(code, ['exports', 'require', 'module'], { filename: file }) as (
    ...scope: unknown[]
  ) => void;
  run(module.exports, require, module);
  return module.exports;
}
