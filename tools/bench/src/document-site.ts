/** A site of its own for benches of the document server, and addresses that no cache has. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { APPS } from '@tivara/workspace/apps';
import { publish } from '@tivara/release-cli/publish';
import { startApi, startDocuments } from '@tivara/workspace/servers';
import { ROOT } from '@tivara/workspace/steps';
import type { Server } from './measure.ts';

/** `log`: the document server's lines. */
export type DocumentSite = Server & { releases: string; log: string[]; stop: () => void };

/** @param settings of the document server */
export async function startDocumentSite(
  settings: Record<string, string> = {},
): Promise<DocumentSite> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tivara-bench-'));
  const releases = path.join(folder, 'releases');
  for (const app of APPS) await publish(path.join(ROOT, 'apps', app, 'dist'), releases);
  const api = await startApi({
    dataDir: path.join(folder, 'data'),
    releases,
    settings: { SEED: 'demo', LOG_LEVEL: 'silent' },
  });
  const log: string[] = [];
  const onLine = (line: string) => log.push(line);
  const place = { port: 0, host: '127.0.0.1', releases, api };
  const documents = await startDocuments({ ...place, settings, onLine });
  const stop = () => {
    for (const { child } of [documents, api]) child.kill();
    fs.rmSync(folder, { recursive: true, force: true });
  };
  return { ...documents, releases, log, stop };
}

/** Every kind of page in turn, each time at an address that nobody asked for before. */
export function unseenAddresses(): () => string {
  let view = 0;
  const kinds = [
    (id: number) => `/product?q=unseen${id}`,
    (id: number) => `/unseen${id}`,
    (id: number) => `/?view=${id}`,
    (id: number) => `/product/${1 + (id % 40)}?view=${id}`,
    (id: number) => `/store?view=${id}`,
    (id: number) => `/product?Gender=MEN&view=${id}`,
  ];
  return () => kinds[view++ % kinds.length]?.(view) ?? '/';
}
