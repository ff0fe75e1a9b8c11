import { Inject, Injectable } from '@nestjs/common';
import { ReleaseStore, pointerOf, type CanaryMove } from '@tivara/releases';
import { Clock } from '../platform/clock.js';
import type { Settings } from '../platform/settings/settings.js';
import { SETTINGS } from '../platform/settings/settings.token.js';

/** How long the running canaries are taken as read. (ms) */
const FRESH_MS = 500;

/** The release folder, which the document servers serve and the commands fill. */
@Injectable()
export class ReleaseFolder {
  readonly store: ReleaseStore;
  private running: { at: number; canaries: Promise<ReadonlyMap<string, CanaryMove>> } | undefined;

  constructor(
    @Inject(SETTINGS) settings: Pick<Settings, 'releases'>,
    private readonly clock: Clock,
  ) {
    this.store = new ReleaseStore(settings.releases);
  }

  /** The canaries that run, by app. */
  canaries(): Promise<ReadonlyMap<string, CanaryMove>> {
    const now = this.clock.now().getTime();
    if (!this.running || now - this.running.at > FRESH_MS)
      this.running = { at: now, canaries: this.readCanaries() };
    return this.running.canaries;
  }

  private async readCanaries(): Promise<ReadonlyMap<string, CanaryMove>> {
    const apps = await this.store.apps();
    const found = await Promise.all(
      apps.map(async (app) => {
        const { live, canary } = pointerOf(await this.store.moves(app));
        return live && canary ? [[app, canary] as const] : [];
      }),
    );
    return new Map(found.flat());
  }
}
