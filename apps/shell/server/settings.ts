import path from 'node:path';

/** The document server's settings; its parent process validates what an operator may set. */
export interface Settings {
  port: number;
  host: string;
  /** Folder of release folders: `{app}/{version}` and `{app}/live/{number}.json`. */
  releases: string;
  /** Where the API listens. */
  apiOrigin: string;
  /** The site's one address, without a slash at its end. */
  publicUrl: string;
  /** Whose X-Forwarded-For is believed: nobody's, everybody's, that of so many hops, or of these addresses. */
  trustProxy: boolean | string | ((address: string, hop: number) => boolean);
  /** Signs visits, their reports' tokens and preview links; the API has the same. */
  secret: string;
  /** Releases come from development servers: no hashes, looser content policy. */
  development: boolean;
}

export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const port = Number(env['PORT'] ?? 3000);
  const need = (name: string): string => {
    const value = env[name];
    if (!value) throw new Error(`${name} is not set`);
    return value;
  };
  return {
    port,
    host: env['HOST'] ?? '127.0.0.1',
    releases: path.resolve(need('RELEASES_DIR')),
    apiOrigin: need('API_ORIGIN'),
    publicUrl: (env['PUBLIC_URL'] || `http://localhost:${port}`).replace(/\/$/, ''),
    trustProxy: readTrustProxy(env['TRUST_PROXY']),
    secret: need('SECRET'),
    development: env['RELEASES_FROM'] === 'development',
  };
}

function readTrustProxy(text = 'false'): Settings['trustProxy'] {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^\d+$/.test(text) ? (_address, hop) => hop < Number(text) : text;
}
