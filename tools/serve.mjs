// @ts-check
/** Runs the API and the document server as two processes that end with this one. */
import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { ROOT } from './steps.mjs';

/** @typedef {{ type: 'ready', port: number }} Ready */
/** @typedef {{ type: 'first-admin', email: string, password: string }} FirstAdmin */

/** @typedef {{ port: number, child: import('node:child_process').ChildProcess }} Server */

export const API = 'apps/api/dist/main.js';
export const DOCUMENTS = 'apps/document-server/dist/main.js';

/** The API keeps little, so it collects early: left to itself it would hold twice as much that nobody uses. (docs/operations.md) */
const SMALL = ['--max-semi-space-size=2', '--heap-growing-percent=10', '--optimize-for-size'];

/** Starts the API on a port of the loopback, a free one unless it is named. @param {{ dataDir: string, releases?: string, port?: number, settings?: Record<string, string>, hear?: (line: string) => void }} options @returns {Promise<Server>} */
export const startApi = ({ dataDir, releases, port = 0, settings, hear }) =>
  startChild(
    API,
    {
      PORT: String(port),
      HOST: '127.0.0.1',
      METRICS_HOST: process.env.METRICS_HOST || process.env.HOST || '127.0.0.1',
      DATA_DIR: dataDir,
      ...(releases && { RELEASES_DIR: releases }),
      // The document server, which knows the visitor's address, stands before it.
      TRUST_PROXY: 'loopback',
      MALLOC_ARENA_MAX: '1',
      ...settings,
    },
    hear,
    SMALL,
  );

/**
 * Starts the document server before an API.
 * @param {{ port: number, host: string, releases: string, cache?: string, api: Server | { origin: string }, development?: boolean, settings?: Record<string, string>, hear?: (line: string) => void }} options
 * `cache`: where it stores its own copy of releases; beside the release folder by default.
 * @returns {Promise<Server>}
 */
export const startDocuments = ({
  port,
  host,
  releases,
  cache,
  api,
  development = false,
  settings,
  hear,
}) =>
  startChild(
    DOCUMENTS,
    {
      PORT: String(port),
      HOST: host,
      RELEASES_DIR: releases,
      RELEASES_CACHE: cache ?? `${releases}-cache`,
      API_ORIGIN: 'origin' in api ? api.origin : `http://127.0.0.1:${api.port}`,
      // One arena for each thread would grow by what each of them ever needed at once.
      MALLOC_ARENA_MAX: '2',
      ...(development && { RELEASES_FROM: 'development' }),
      ...settings,
    },
    hear,
  );

/** Serves the whole site; the processes end together, as one without the other is no site.
 * @param {{ port: number, host: string, dataDir: string, releases: string, cache?: string, development?: boolean }} options */
export async function serve({ dataDir, ...documents }) {
  const api = await startApi({ dataDir, releases: documents.releases });
  const server = await startDocuments({ ...documents, api });
  endTogether([api.child, server.child]);
}

/** Ends these processes with this one, and this one with the first of them. @param {import('node:child_process').ChildProcess[]} children */
export function endTogether(children) {
  const stop = () => children.forEach((child) => child.kill());
  for (const child of children) child.on('exit', (code) => process.exit(code ?? 0));
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, stop);
  // npm hands a signal to its shell alone, which leaves this process behind without a parent.
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event)
    setInterval(() => process.ppid !== parent && stop(), 500).unref();
}

/** Resolves once the server listens; it says itself why it cannot. @param {string} file
 * @param {Record<string, string>} settings @param {(line: string) => void} [hear] Takes what it says instead of the terminal. @param {string[]} [execArgv] Node's own flags. @returns {Promise<Server>} */
function startChild(file, settings, hear, execArgv) {
  // What one process signs the other reads; a new one at each start unless it is set.
  process.env.SECRET ||= randomBytes(32).toString('base64url');
  return new Promise((resolve, reject) => {
    const env = { ...process.env, ...settings };
    const child = fork(path.join(ROOT, file), {
      env,
      ...(execArgv && { execArgv }),
      ...(hear && { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] }),
    });
    if (hear && child.stdout) createInterface(child.stdout).on('line', hear);
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)));
    child.on('message', (message) => {
      const told = /** @type {Ready | FirstAdmin} */ (message);
      if (told.type === 'ready') resolve({ port: told.port, child });
      else
        console.log(
          `  First administrator, shown once: ${told.email} with the password ${told.password}`,
        );
    });
  });
}
