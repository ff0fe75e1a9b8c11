import os from 'node:os';
import path from 'node:path';
import { CodedError, PAGE_DEADLINES, readDeadlines, type PageDeadlines } from '@tivara/contracts';
import { folderAt, readSecrets } from '@tivara/releases';
import * as v from 'valibot';

/** Describes a wrong variable in one line: its value, and what to do. */
const problem =
  (remedy: string) =>
  ({ input }: { input: unknown }) =>
    `${input === undefined ? 'is not set' : `is "${String(input)}"`}. ${remedy}`;

const required = (remedy: string) => v.string(problem(remedy));
const origin = (remedy: string) =>
  v.pipe(
    required(remedy),
    v.check((text) => URL.canParse(text) && /^https?:/.test(text), problem(remedy)),
    v.transform((url) => url.replace(/\/$/, '')),
  );
const count = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,5}$/, problem('Set it to a whole number above 0, or leave it out.')),
  v.transform(Number),
);
const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, problem('Set it to a whole number from 1 to 65535, or leave it out.')),
  v.transform(Number),
);

const seconds = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, problem('Set it to a whole number of seconds, or leave it out.')),
  v.transform(Number),
);

/** What the document server waits for. (ms) */
export const SERVER_DEADLINES = {
  /** The API's confirmation that a cached page is current. */
  check: 500,
  /** A page's turn in a render thread; then the visitor gets 503. */
  queue: 800,
  /** A render thread that makes no progress in a remote's code. */
  blocked: 500,
  /** One that is blocked for no known reason. */
  thread: 5000,
  /** The first progress of a new render thread. */
  threadStart: 15_000,
  /** A newer composition. */
  composition: 100,
  /** The release store, where the copy on this machine has an answer. */
  releaseStore: 3000,
  /** A request's whole body, except for pictures and files. */
  body: 20_000,
  /** Responses of the API that pass through. An import or a PDF of the catalogue takes longest. */
  api: 130_000,
  /** Pictures, newsletter links and health. */
  media: 10_000,
  /** Pending requests when the process ends; containers are killed after 10 s by default. */
  shutdown: 8000,
};
export type ServerDeadlines = typeof SERVER_DEADLINES;

const deadlines = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    try {
      return readDeadlines(dataset.value, { ...SERVER_DEADLINES, ...PAGE_DEADLINES });
    } catch (error) {
      addIssue({ message: (error as Error).message });
      return NEVER;
    }
  }),
);

const SAME_SECRET = 'Set it to the same text as for the API.';

/** By the names of variables. (docs/reference/settings.md) */
export const Environment = v.object({
  PORT: v.optional(port, '3000'),
  HOST: v.optional(v.string(), '127.0.0.1'),
  RELEASES_URL: required('Set it to the folder or the object store of the releases.'),
  RELEASES_CACHE: v.optional(v.string()),
  RELEASES_FROM: v.optional(v.string()),
  API_ORIGIN: origin('Set it to where the API listens: http://127.0.0.1:3001'),
  PUBLIC_URL: v.optional(origin('Set it to the address of the site: https://shop.example')),
  ADMIN_URL: v.optional(origin('Set it to the address of the admin: https://admin.shop.example')),
  TRUST_PROXY: v.optional(v.string(), 'false'),
  SECRET: v.pipe(required(SAME_SECRET), v.regex(/[^\s,]/, SAME_SECRET), v.transform(readSecrets)),
  RENDER_THREADS: v.optional(count),
  RENDER_MEMORY_MB: v.optional(count, '256'),
  SHARED_MAX_AGE: v.optional(seconds, '60'),
  DRAIN_SECONDS: v.optional(seconds, '0'),
  DOCUMENT_DEADLINES: v.optional(deadlines),
});

export type Settings = ReturnType<typeof readSettings>;

/** @throws Error with a line for each wrong variable. */
export function readSettings(env: NodeJS.ProcessEnv) {
  const { success, output, issues } = v.safeParse(
    Environment,
    Object.fromEntries(
      Object.keys(Environment.entries).map((name) => [name, env[name] || undefined]),
    ),
    { abortPipeEarly: true },
  );
  if (!success)
    throw new CodedError(
      issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}`).join('\n'),
      'TIV-108',
    );
  const folder = folderAt(output.RELEASES_URL);
  const releases = folder ?? output.RELEASES_URL;
  const development = output.RELEASES_FROM === 'development';
  return {
    port: output.PORT,
    host: output.HOST,
    /** The release store, a folder or a URL: `{app}/{version}` and `{app}/live/{number}.json`. */
    releases,
    /** Folder of this machine's copy of the served releases; null where releases are rebuilt in place. */
    releaseCache: development
      ? null
      : path.resolve(
          output.RELEASES_CACHE ?? (folder === null ? '.data/release-cache' : `${folder}-cache`),
        ),
    apiOrigin: output.API_ORIGIN,
    /** Null: the admin is on the site's host. */
    adminUrl: output.ADMIN_URL ?? null,
    /** The site's one address, without a slash at its end. */
    publicUrl: output.PUBLIC_URL ?? `http://localhost:${output.PORT}`,
    trustProxy: readTrustProxy(output.TRUST_PROXY),
    /** Signs visits, their reports' tokens and preview links; the API has the same. */
    secrets: output.SECRET,
    /** Releases come from development servers: no hashes, looser content policy. */
    development,
    threads: output.RENDER_THREADS ?? Math.max(1, os.availableParallelism() - 1),
    /** Heap of each render thread. */
    memoryMegabytes: output.RENDER_MEMORY_MB,
    /** How long a CDN may serve a document without asking. (s) */
    sharedMaxAge: output.SHARED_MAX_AGE,
    /** How long it keeps answering once it is told to stop. */
    drainSeconds: output.DRAIN_SECONDS,
    deadlines: { ...SERVER_DEADLINES, ...output.DOCUMENT_DEADLINES },
    /** Those of the shell that are set; its own apply otherwise. */
    pageDeadlines: output.DOCUMENT_DEADLINES && pageDeadlinesOf(output.DOCUMENT_DEADLINES),
  };
}

const pageDeadlinesOf = (deadlines: Partial<PageDeadlines>): Partial<PageDeadlines> =>
  Object.fromEntries(Object.entries(deadlines).filter(([name]) => name in PAGE_DEADLINES));

/** Whose X-Forwarded-For is trusted: every proxy's, no proxy's, that of so many hops, or of these addresses. */
function readTrustProxy(text: string) {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^\d+$/.test(text) ? (_address: string, hop: number) => hop < Number(text) : text;
}
