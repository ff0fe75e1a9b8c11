import os from 'node:os';
import path from 'node:path';

/** The document server's settings; its parent process validates what an operator may set. */
export interface Settings {
  port: number;
  host: string;
  /** Folder of release folders: `{app}/{version}` and `{app}/live/{number}.json`. */
  releases: string;
  /** Folder of this machine's copy of the served releases; null where releases are rebuilt in place. */
  releaseCache: string | null;
  /** Where the API listens. */
  apiOrigin: string;
  /** The site's one address, without a slash at its end. */
  publicUrl: string;
  /** Whose X-Forwarded-For is trusted: no proxy's, every proxy's, that of so many hops, or of these addresses. */
  trustProxy: boolean | string | ((address: string, hop: number) => boolean);
  /** Signs visits, their reports' tokens and preview links; the API has the same. */
  secret: string;
  /** Releases come from development servers: no hashes, looser content policy. */
  development: boolean;
  /** Threads that render pages. */
  threads: number;
  /** Heap of each of them. */
  memoryMegabytes: number;
}

export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const port = Number(env['PORT'] ?? 3000);
  const need = (name: string): string => {
    const value = env[name];
    if (!value) throw new Error(`${name} is not set`);
    return value;
  };
  const releases = path.resolve(need('RELEASES_DIR'));
  const development = env['RELEASES_FROM'] === 'development';
  return {
    port,
    host: env['HOST'] ?? '127.0.0.1',
    releases,
    releaseCache: development ? null : path.resolve(env['RELEASES_CACHE'] || `${releases}-cache`),
    apiOrigin: need('API_ORIGIN'),
    publicUrl: (env['PUBLIC_URL'] || `http://localhost:${port}`).replace(/\/$/, ''),
    trustProxy: readTrustProxy(env['TRUST_PROXY']),
    secret: need('SECRET'),
    development,
    threads: readCount(env, 'RENDER_THREADS', Math.max(1, os.availableParallelism() - 1)),
    memoryMegabytes: readCount(env, 'RENDER_MEMORY_MB', 256),
  };
}

function readCount(env: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const text = env[name] || String(fallback);
  if (!/^[1-9]\d{0,5}$/.test(text))
    throw new Error(`${name} is "${text}". Set it to a whole number above 0, or leave it out.`);
  return Number(text);
}

function readTrustProxy(text = 'false'): Settings['trustProxy'] {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^\d+$/.test(text) ? (_address, hop) => hop < Number(text) : text;
}
