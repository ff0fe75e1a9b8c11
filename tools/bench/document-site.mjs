// @ts-check
/** A site of its own for benches of the document server, and addresses that no cache has. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { APPS } from '../apps.mjs';
import { publish } from '../publish.mjs';
import { startApi, startDocuments } from '../serve.mjs';
import { ROOT } from '../steps.mjs';

/** @typedef {import('./measure.mjs').Server & { releases: string, log: string[], stop: () => void }} DocumentSite `log`: the document server's lines. */

/** @param {Record<string, string>} [settings] of the document server @returns {Promise<DocumentSite>} */
export async function startDocumentSite(settings = {}) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tivara-bench-'));
  const releases = path.join(folder, 'releases');
  for (const app of APPS) await publish(path.join(ROOT, 'apps', app, 'dist'), releases);
  const api = await startApi({
    dataDir: path.join(folder, 'data'),
    releases,
    settings: { SEED: 'demo', LOG_LEVEL: 'silent' },
  });
  /** @type {string[]} */
  const log = [];
  const hear = (/** @type {string} */ line) => log.push(line);
  const place = { port: 0, host: '127.0.0.1', releases, api };
  const documents = await startDocuments({ ...place, settings, hear });
  const stop = () => {
    for (const { child } of [documents, api]) child.kill();
    fs.rmSync(folder, { recursive: true, force: true });
  };
  return { ...documents, releases, log, stop };
}

/** Every kind of page in turn, each time at an address that nobody asked for before. @returns {() => string} */
export function unseenAddresses() {
  let view = 0;
  const kinds = [
    (/** @type {number} */ id) => `/product?q=unseen${id}`,
    (/** @type {number} */ id) => `/unseen${id}`,
    (/** @type {number} */ id) => `/?view=${id}`,
    (/** @type {number} */ id) => `/product/${1 + (id % 40)}?view=${id}`,
    (/** @type {number} */ id) => `/store?view=${id}`,
    (/** @type {number} */ id) => `/product?Gender=MEN&view=${id}`,
  ];
  return () => kinds[view++ % kinds.length]?.(view) ?? '/';
}
