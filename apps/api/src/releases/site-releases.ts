import { Inject, Injectable } from '@nestjs/common';
import { CANARY_RULE, ReleaseStore, currentOf, type NumberedDeployment } from '@tivara/releases';
import { Clock } from '../platform/clock.js';
import { SETTINGS, type Settings } from '../platform/settings/settings.js';

const CACHE_MS = 500;
const WATCHED_MS = CANARY_RULE.watchedMinutes * 60_000;

@Injectable()
export class SiteReleases {
  readonly store: ReleaseStore;
  private known:
    { at: number; watched: Promise<ReadonlyMap<string, NumberedDeployment>> } | undefined;

  constructor(
    @Inject(SETTINGS) settings: Pick<Settings, 'releases'>,
    private readonly clock: Clock,
  ) {
    this.store = new ReleaseStore(settings.releases);
  }

  /** By app: the running canary, or the plain deploy of the last minutes. Their visits are counted, and judged. */
  watched(): Promise<ReadonlyMap<string, NumberedDeployment>> {
    const now = this.clock.now().getTime();
    if (!this.known || now - this.known.at > CACHE_MS)
      this.known = { at: now, watched: this.readWatched(now) };
    return this.known.watched;
  }

  private async readWatched(now: number): Promise<ReadonlyMap<string, NumberedDeployment>> {
    const isRecent = ({ since }: NumberedDeployment) => now - Date.parse(since) < WATCHED_MS;
    const apps = await this.store.apps();
    const found = await Promise.all(
      apps.map(async (app) => {
        const { live, canary } = currentOf(await this.store.history(app));
        const watched = canary ?? (live?.action === 'deploy' && isRecent(live) ? live : undefined);
        return live && watched ? [[app, watched] as const] : [];
      }),
    );
    return new Map(found.flat());
  }
}
