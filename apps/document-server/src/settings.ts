import os from 'node:os';
import path from 'node:path';
import { z } from 'zod';

/** Describes a wrong variable in one line: its value, and what to do. */
const problem = (remedy: string) => ({
  error: ({ input }: { input?: unknown }) =>
    `${input === undefined ? 'is not set' : `is "${String(input)}"`}. ${remedy}`,
});

const required = (remedy: string) => z.string(problem(remedy));
const origin = (remedy: string) =>
  z.url({ protocol: /^https?$/, ...problem(remedy) }).transform((url) => url.replace(/\/$/, ''));
const count = z
  .string()
  .regex(/^[1-9]\d{0,5}$/, problem('Set it to a whole number above 0, or leave it out.'))
  .transform(Number);
const port = z
  .string()
  .regex(/^\d{1,5}$/, problem('Set it to a whole number from 1 to 65535, or leave it out.'))
  .transform(Number);

const Environment = z.object({
  PORT: port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  RELEASES_DIR: required('Set it to the folder of the releases.'),
  RELEASES_CACHE: z.string().optional(),
  RELEASES_FROM: z.string().optional(),
  API_ORIGIN: origin('Set it to where the API listens: http://127.0.0.1:3001'),
  PUBLIC_URL: origin('Set it to the address of the site: https://shop.example').optional(),
  TRUST_PROXY: z.string().default('false'),
  SECRET: required('Set it to the same text as for the API.'),
  RENDER_THREADS: count.default(Math.max(1, os.availableParallelism() - 1)),
  RENDER_MEMORY_MB: count.default(256),
});

export type Settings = ReturnType<typeof readSettings>;

/** @throws Error with a line for each wrong variable. */
export function readSettings(env: NodeJS.ProcessEnv) {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const { data, error } = Environment.safeParse(set);
  if (error)
    throw new Error(
      error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('\n'),
    );
  const releases = path.resolve(data.RELEASES_DIR);
  const development = data.RELEASES_FROM === 'development';
  return {
    port: data.PORT,
    host: data.HOST,
    /** Folder of release folders: `{app}/{version}` and `{app}/live/{number}.json`. */
    releases,
    /** Folder of this machine's copy of the served releases; null where releases are rebuilt in place. */
    releaseCache: development ? null : path.resolve(data.RELEASES_CACHE ?? `${releases}-cache`),
    apiOrigin: data.API_ORIGIN,
    /** The site's one address, without a slash at its end. */
    publicUrl: data.PUBLIC_URL ?? `http://localhost:${data.PORT}`,
    trustProxy: readTrustProxy(data.TRUST_PROXY),
    /** Signs visits, their reports' tokens and preview links; the API has the same. */
    secret: data.SECRET,
    /** Releases come from development servers: no hashes, looser content policy. */
    development,
    threads: data.RENDER_THREADS,
    /** Heap of each render thread. */
    memoryMegabytes: data.RENDER_MEMORY_MB,
  };
}

/** Whose X-Forwarded-For is trusted: every proxy's, no proxy's, that of so many hops, or of these addresses. */
function readTrustProxy(text: string) {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^\d+$/.test(text) ? (_address: string, hop: number) => hop < Number(text) : text;
}
