import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import vm from 'node:vm';
import { integrityOf } from '@tivara/releases';
import { LRUCache } from 'lru-cache';
import { cached } from '../shared/cached.js';

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
  private readonly recent = new LRUCache<string, Promise<unknown>>({ max: MAX_BUNDLES });

  /**
   * The bundle's exports; rejects when the file is missing, was changed, or throws.
   * @param shared all that a remote can require; the shell's bundle has none and can require Node's modules
   * @param scope the shell that shares them: a remote is evaluated once for each
   */
  load(
    { file, integrity }: BundleFile,
    shared?: Record<string, unknown>,
    scope = '',
  ): Promise<unknown> {
    const key = `${scope}|${file}`;
    return cached(this.recent, key, async () =>
      evaluate(await read(file, integrity), file, shared),
    );
  }
}

async function read(file: string, integrity: string): Promise<string> {
  const code = await readFile(file);
  // Development servers' bundles come without a hash.
  if (integrity && integrityOf(code) !== integrity)
    throw new Error(`${file} does not match the hash in its release`);
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
