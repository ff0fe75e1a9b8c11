import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Deployment, Release } from '@tivara/contracts';
import { ReleaseStore } from '@tivara/releases';

const SHELL: Release = {
  kind: 'shell',
  name: 'shell',
  version: '1',
  owner: 'Shell',
  budget: 100_000,
  files: {},
  server: '',
  texts: ['Menu'],
  js: [],
  css: [],
  fonts: [],
  provides: { contract: '1.0', shared: {}, names: {} },
};
const remote = (version: string): Release => ({
  kind: 'remote',
  name: 'wishlist',
  version,
  owner: 'Wishlist',
  budget: 100_000,
  files: {},
  server: '',
  texts: [`Save it, as version ${version} says`],
  routes: [],
  entry: 'web/remoteEntry.js',
  exposes: {},
  needs: { contract: '1.0', shared: {}, names: {}, api: '^1.0' },
});

/** A release folder with a shell and a wishlist, for the API's tests. */
export class ReleaseFolder {
  readonly store: ReleaseStore;

  constructor(readonly root: string) {
    this.store = new ReleaseStore(root);
  }

  async fill(): Promise<void> {
    await this.write(SHELL);
    await this.deploy('shell', { version: '1', action: 'deploy' });
    for (const version of ['1', '2']) await this.write(remote(version));
    await this.deploy('wishlist', { version: '1', action: 'deploy' });
  }

  /** Starts a canary of the wishlist's version 2. */
  startCanary = (hoursAgo = 0) =>
    this.deploy('wishlist', { version: '2', action: 'canary', share: 0.1 }, hoursAgo);

  /** Deploys the wishlist's version 2 for all visits. */
  deployNext = (hoursAgo = 0) =>
    this.deploy('wishlist', { version: '2', action: 'deploy' }, hoursAgo);

  /** Version 2 as its team would build it with `autoRollback: false`. */
  autoRollbackOff = () => this.write({ ...remote('2'), autoRollback: false });

  /** The wishlist's last deployment. */
  async last() {
    const [last] = await this.store.history('wishlist');
    return last;
  }

  private deploy(app: string, deployment: Omit<Deployment, 'since' | 'by'>, hoursAgo = 0) {
    const since = new Date(Date.now() - hoursAgo * 3600_000).toISOString();
    return this.store.append(app, { ...deployment, since, by: 'Asha' });
  }

  folderOf(app: string, version: string): string {
    return path.join(this.store.location, app, version);
  }

  private async write(release: Release): Promise<void> {
    const folder = this.folderOf(release.name, release.version);
    await mkdir(path.join(folder, 'web'), { recursive: true });
    await writeFile(path.join(folder, 'release.json'), JSON.stringify(release));
  }
}
