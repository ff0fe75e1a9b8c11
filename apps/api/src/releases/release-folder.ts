import { Inject, Injectable } from '@nestjs/common';
import { ReleaseStore, currentOf, type CanaryDeployment } from '@tivara/releases';
import { Clock } from '../platform/clock.js';
import { SETTINGS, type Settings } from '../platform/settings/settings.js';

const CACHE_MS = 500;

@Injectable()
export class ReleaseFolder {
  readonly store: ReleaseStore;
  private running:
    { at: number; canaries: Promise<ReadonlyMap<string, CanaryDeployment>> } | undefined;

  constructor(
    @Inject(SETTINGS) settings: Pick<Settings, 'releases'>,
    private readonly clock: Clock,
  ) {
    this.store = new ReleaseStore(settings.releases);
  }

  canaries(): Promise<ReadonlyMap<string, CanaryDeployment>> {
    const now = this.clock.now().getTime();
    if (!this.running || now - this.running.at > CACHE_MS)
      this.running = { at: now, canaries: this.readCanaries() };
    return this.running.canaries;
  }

  private async readCanaries(): Promise<ReadonlyMap<string, CanaryDeployment>> {
    const apps = await this.store.apps();
    const found = await Promise.all(
      apps.map(async (app) => {
        const { live, canary } = currentOf(await this.store.history(app));
        return live && canary ? [[app, canary] as const] : [];
      }),
    );
    return new Map(found.flat());
  }
}
