/** Runs the API and the document server as two processes that end with this one. */
import { fork, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { ROOT } from './steps.ts';

type Message =
  { type: 'ready'; port: number } | { type: 'first-admin'; email: string; password: string };

export interface Server {
  port: number;
  child: ChildProcess;
}

export const API = 'apps/api/dist/main.js';
export const DOCUMENTS = 'apps/document-server/dist/main.js';

/** Collect garbage early, to halve the resident memory of the API. (docs/operations.md) */
const SMALL_HEAP = ['--max-semi-space-size=2', '--heap-growing-percent=10', '--optimize-for-size'];

/** Starts the API on the loopback, on a free port by default. */
export const startApi = ({
  dataDir,
  releases,
  port = 0,
  settings,
  onLine,
}: {
  dataDir: string;
  releases?: string;
  port?: number;
  settings?: Record<string, string>;
  onLine?: (line: string) => void;
}): Promise<Server> =>
  startChild(
    API,
    {
      PORT: String(port),
      HOST: '127.0.0.1',
      METRICS_HOST: process.env.METRICS_HOST || process.env.HOST || '127.0.0.1',
      DATA_DIR: dataDir,
      ...(releases && { RELEASES_DIR: releases }),
      // The document server in front forwards the visitor's address.
      TRUST_PROXY: 'loopback',
      MALLOC_ARENA_MAX: '1',
      ...settings,
    },
    onLine,
    SMALL_HEAP,
  );

/** Starts the document server in front of an API. */
export const startDocuments = ({
  port,
  host,
  releases,
  cache,
  api,
  development = false,
  settings,
  onLine,
}: {
  port: number;
  host: string;
  releases: string;
  /** Of releases; next to the release folder by default. */
  cache?: string;
  api: Server | { origin: string };
  development?: boolean;
  settings?: Record<string, string>;
  onLine?: (line: string) => void;
}): Promise<Server> =>
  startChild(
    DOCUMENTS,
    {
      PORT: String(port),
      HOST: host,
      RELEASES_DIR: releases,
      RELEASES_CACHE: cache ?? `${releases}-cache`,
      API_ORIGIN: 'origin' in api ? api.origin : `http://127.0.0.1:${api.port}`,
      // Every thread's own arena would keep its peak.
      MALLOC_ARENA_MAX: '2',
      ...(development && { RELEASES_FROM: 'development' }),
      ...settings,
    },
    onLine,
  );

/** Serves the site with both processes, which end together. */
export async function serve({
  dataDir,
  ...documents
}: {
  port: number;
  host: string;
  dataDir: string;
  releases: string;
  cache?: string;
  development?: boolean;
}) {
  const api = await startApi({ dataDir, releases: documents.releases });
  const server = await startDocuments({ ...documents, api });
  endTogether([api.child, server.child]);
}

/** Ends these processes with this one, and this one with the first of them. */
export function endTogether(children: ChildProcess[]) {
  const stop = () => children.forEach((child) => child.kill());
  for (const child of children) child.on('exit', (code) => process.exit(code ?? 0));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
  // npm passes a signal only to its shell, which orphans this process.
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event)
    setInterval(() => process.ppid !== parent && stop(), 500).unref();
}

/** Resolves once the server listens. A server that cannot start logs the reason itself. */
function startChild(
  file: string,
  settings: Record<string, string>,
  onLine?: (line: string) => void,
  execArgv: string[] = [],
): Promise<Server> {
  // Both processes sign with the same secret: a new one for each start unless it is set.
  process.env.SECRET ||= randomBytes(32).toString('base64url');
  return new Promise((resolve, reject) => {
    const env = { ...process.env, ...settings };
    const child = fork(path.join(ROOT, file), {
      env,
      execArgv,
      ...(onLine && { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] }),
    });
    if (onLine && child.stdout) createInterface(child.stdout).on('line', onLine);
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)));
    child.on('message', (message: Message) => {
      if (message.type === 'ready') resolve({ port: message.port, child });
      else
        console.log(
          `  First administrator, shown once: ${message.email} with the password ${message.password}`,
        );
    });
  });
}
