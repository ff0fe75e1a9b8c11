/** Runs the API and the document server as two processes that end with this one. */
import { fork, type ChildProcess, type ForkOptions } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { ROOT } from './steps.ts';

type Message =
  { type: 'ready'; port: number } | { type: 'first-admin'; email: string; password: string };

/** A server process, which `using` ends. */
export interface Server extends Disposable {
  port: number;
  origin: string;
  child: ChildProcess;
}

interface ApiOptions {
  dataDir: string;
  releases?: string;
  port?: number;
  settings?: Record<string, string>;
  onLine?: (line: string) => void;
}

interface DocumentOptions {
  port?: number;
  host?: string;
  releases: string;
  /** Of releases; next to the release folder by default. */
  cache?: string;
  api: { origin: string };
  development?: boolean;
  settings?: Record<string, string>;
  onLine?: (line: string) => void;
}

export const API = 'apps/api/dist/main.js';
export const DOCUMENTS = 'apps/document-server/dist/main.js';

/** Collect garbage early, to halve the resident memory of the API. (docs/how-to/operations.md) */
const SMALL_HEAP = ['--max-semi-space-size=2', '--heap-growing-percent=10', '--optimize-for-size'];

/** What a document server gets of this process's environment: remotes' code runs in it, so nothing about the database, mail, storage or administrators. */
const DOCUMENT_ENVIRONMENT = [
  'SECRET',
  'PUBLIC_URL',
  'ADMIN_URL',
  'TRUST_PROXY',
  'RENDER_THREADS',
  'RENDER_MEMORY_MB',
  'SHARED_MAX_AGE',
  'DRAIN_SECONDS',
  'DOCUMENT_DEADLINES',
  'NODE_ENV',
  'NODE_OPTIONS',
  'NODE_EXTRA_CA_CERTS',
  'PATH',
  'HOME',
  'LANG',
  'TZ',
  'TMPDIR',
  'TEMP',
  // Windows needs it to open sockets.
  'SystemRoot',
];

/** Of an object store of releases. */
const STORE_CREDENTIALS = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY', 'AWS_SESSION_TOKEN'];

/** Starts the API on the loopback, on a free port by default. */
export const startApi = ({ dataDir, releases, port = 0, settings, onLine }: ApiOptions) =>
  startServer(API, {
    execArgv: SMALL_HEAP,
    onLine,
    env: {
      ...sharedEnvironment(),
      PORT: String(port),
      HOST: '127.0.0.1',
      METRICS_HOST: process.env.METRICS_HOST || process.env.HOST || '127.0.0.1',
      DATA_DIR: dataDir,
      ...(releases && { RELEASES_URL: releases }),
      // The document server in front forwards the visitor's address.
      TRUST_PROXY: 'loopback',
      MALLOC_ARENA_MAX: '1',
      ...settings,
    },
  });

/** Starts the document server in front of an API, on a free port of the loopback by default. */
export const startDocuments = ({ port = 0, host, releases, ...options }: DocumentOptions) =>
  startServer(DOCUMENTS, {
    onLine: options.onLine,
    env: {
      ...pick(sharedEnvironment(), DOCUMENT_ENVIRONMENT),
      ...(releases.startsWith('s3:') && pick(process.env, STORE_CREDENTIALS)),
      PORT: String(port),
      HOST: host ?? '127.0.0.1',
      RELEASES_URL: releases,
      ...(options.cache && { RELEASES_CACHE: options.cache }),
      API_ORIGIN: options.api.origin,
      // One arena per thread would retain each thread's peak.
      MALLOC_ARENA_MAX: '2',
      ...(options.development && { RELEASES_FROM: 'development' }),
      ...options.settings,
    },
  });

/** Serves the site with both processes, which end together. */
export async function serve({
  dataDir,
  ...documents
}: Omit<DocumentOptions, 'api'> & { dataDir: string }) {
  const { port, releases } = documents;
  // Nobody calls the API any more once the document server has ended.
  const settings = { DRAIN_SECONDS: '0', ...(port && { SITE_PORT: String(port) }) };
  const api = await startApi({ dataDir, releases, settings });
  const server = await startDocuments({ ...documents, api });
  endTogether([server.child, api.child]);
}

/** Ends these processes in their order, with this one or with the first that ends by itself; this one last, as a container ends with it. */
export function endTogether(children: ChildProcess[]) {
  let ending: Promise<void> | undefined;
  const stop = (code = 0) => void (ending ??= endAll(children).then(() => process.exit(code)));
  for (const child of children) child.on('exit', (code) => stop(code ?? 0));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop());
  // npm passes a signal only to its shell, which orphans this process.
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event)
    setInterval(() => process.ppid !== parent && stop(), 500).unref();
}

async function endAll(children: ChildProcess[]) {
  for (const child of children) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    const exit = once(child, 'exit');
    child.kill();
    await exit;
  }
}

/** Both processes sign with the same secret: a new one for each start unless it is set. */
function sharedEnvironment() {
  process.env.SECRET ||= randomBytes(32).toString('base64url');
  return process.env;
}

const pick = (env: NodeJS.ProcessEnv, names: string[]): NodeJS.ProcessEnv =>
  Object.fromEntries(names.flatMap((name) => (name in env ? [[name, env[name]]] : [])));

/** Runs a script that sends `ready` with its port. A server that cannot start logs the reason itself. */
export function startServer(
  file: string,
  {
    onLine,
    ...options
  }: Pick<ForkOptions, 'env' | 'cwd' | 'execArgv'> & { onLine?: (line: string) => void },
): Promise<Server> {
  const child = fork(path.resolve(ROOT, file), {
    ...options,
    ...(onLine && { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] }),
  });
  if (onLine && child.stdout) createInterface(child.stdout).on('line', onLine);
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)));
    child.on('message', (message: Message) => {
      if (message.type === 'ready') {
        const { port } = message;
        const origin = `http://127.0.0.1:${port}`;
        resolve({ port, origin, child, [Symbol.dispose]: () => void child.kill() });
      } else if (message.type === 'first-admin')
        console.log(
          `  First administrator, shown once: ${message.email} with the password ${message.password}`,
        );
    });
  });
}
