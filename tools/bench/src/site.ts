/** A site of its own for a benchmark, with the built apps and the demo data. */
import path from 'node:path';
import { publishAll } from '@tivara/release-cli/publish';
import { startApi, startDocuments, type Server } from '@tivara/workspace/servers';
import { temporaryFolder } from '@tivara/workspace/temporary-folder';
import { ADMIN, type Measured } from './measure.ts';
import { cpuOfPid } from './process-stats.ts';

/** The document server, and what is behind it. `log` holds the document server's lines. */
export interface Site extends Measured {
  api: Server;
  folder: string;
  releases: string;
  log: string[];
}

export async function startSite(): Promise<Site> {
  const temporary = temporaryFolder('bench');
  const folder = temporary.path;
  const releases = path.join(folder, 'releases');
  await publishAll(releases);
  const settings = {
    SEED: 'demo',
    LOG_LEVEL: 'silent',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  };
  const api = await startApi({ dataDir: path.join(folder, 'data'), releases, settings });
  const log: string[] = [];
  const documents = await startDocuments({ releases, api, onLine: (line) => log.push(line) });
  const dispose = () => [documents, api, temporary].forEach((each) => each[Symbol.dispose]());
  return {
    ...documents,
    cpu: () => cpuOfPid(documents.child.pid),
    behind: () => cpuOfPid(api.child.pid),
    ...{ api, folder, releases, log },
    [Symbol.dispose]: dispose,
  };
}

/** Paths of every kind of page in turn, each different, so that none is cached. */
export function uncachedPaths(): () => string {
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
