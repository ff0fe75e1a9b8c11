// @ts-check
/** Runs the API and the document server as two processes that end with this one. */
import { fork } from 'node:child_process';
import path from 'node:path';
import { ROOT } from './steps.mjs';

/** @typedef {{ type: 'ready', port: number }} Ready */

/** @param {{ port: number, host: string, dataDir: string, releases: string, development?: boolean }} options
 * @returns {Promise<void>} Resolves once both answer. */
export async function serve({ port, host, dataDir, releases, development = false }) {
  const api = await startChild('apps/api/dist/main.js', {
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    TRUST_PROXY: process.env.TRUST_PROXY || 'loopback',
  });
  await startChild('apps/shell/dist/document-server/main.js', {
    PORT: String(port),
    HOST: host,
    RELEASES_DIR: releases,
    API_ORIGIN: `http://127.0.0.1:${api.port}`,
    ...(development && { RELEASES_FROM: 'development' }),
  });
}

/** Starts a server and waits until it listens. It says itself why it cannot. @param {string} file
 * @param {Record<string, string>} settings @returns {Promise<Ready>} */
function startChild(file, settings) {
  return new Promise((resolve) => {
    const child = fork(path.join(ROOT, file), { env: { ...process.env, ...settings } });
    child.on('message', (message) => {
      const { type } = /** @type {Ready} */ (message);
      if (type === 'ready') resolve(/** @type {Ready} */ (message));
    });
    // One without the other is no site.
    child.on('exit', (code) => process.exit(code ?? 1));
    for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
      process.on(signal, () => child.kill(signal));
  });
}
