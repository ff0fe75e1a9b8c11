import { mkdtempSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Deployment, RemoteRelease, ShellRelease } from '@tivara/contracts';
import { integrityOf } from './hashes.js';

export const temporaryFolder = (): string => mkdtempSync(path.join(tmpdir(), 'tivara-releases-'));

const CONTENT = 'globalThis.loaded = true;';
const FILES = {
  'web/remoteEntry.js': { integrity: integrityOf(Buffer.from(CONTENT)), bytes: 25, brotli: 20 },
};
const NAMES = { 'react-router-dom': ['Link', 'redirect'] };

export const shell = (
  version: string,
  provides: Partial<ShellRelease['provides']> = {},
): ShellRelease => ({
  kind: 'shell',
  name: 'shell',
  version,
  owner: 'Shell',
  budget: 100_000,
  files: FILES,
  server: '',
  js: [],
  css: [],
  fonts: [],
  provides: { contract: '1.0', shared: { react: '19.3.1' }, names: NAMES, ...provides },
});

export const remote = (
  name: string,
  version: string,
  { paths = [`/${name}`], ...needs }: Partial<RemoteRelease['needs']> & { paths?: string[] } = {},
): RemoteRelease => ({
  kind: 'remote',
  name,
  version,
  owner: `Team ${name}`,
  budget: 100_000,
  files: FILES,
  server: '',
  routes: paths.map((each) => ({ path: each, expose: 'page' })),
  entry: 'web/remoteEntry.js',
  exposes: {},
  needs: { contract: '1.0', shared: { react: '19.3.0' }, names: {}, api: '^1.0', ...needs },
});

export function built(release: RemoteRelease | ShellRelease): string {
  const dist = temporaryFolder();
  for (const file of Object.keys(release.files)) {
    mkdirSync(path.dirname(path.join(dist, file)), { recursive: true });
    writeFileSync(path.join(dist, file), CONTENT);
  }
  writeFileSync(path.join(dist, 'release.json'), JSON.stringify(release));
  return dist;
}

let minute = 0;
export const deployment = (
  version: string,
  since = Date.UTC(2026, 0, 1) + 60_000 * minute++,
): Deployment => ({
  version,
  since: new Date(since).toISOString(),
  by: 'Asha',
  action: 'deploy',
});
