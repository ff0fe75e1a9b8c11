import { ConflictException, Inject, Injectable, NotFoundException } from '@nestjs/common';
import { weightOf, type AuditAction, type IssueKind, type Release } from '@tivara/contracts';
import { endCanary, currentOf, previewPath, rollBack } from '@tivara/releases';
import type { NumberedDeployment, ReleaseStore } from '@tivara/releases';
import { DataSource } from 'typeorm';
import { AuditedTransactions } from '../platform/audit/audited-transactions.js';
import { Clock } from '../platform/clock.js';
import { isoTime } from '../platform/database/times.js';
import type { Actor } from '../platform/http/current-user.js';
import { SETTINGS, type Settings } from '../platform/settings/settings.js';
import { SiteReleases } from './site-releases.js';
import { SourceMaps } from './source-maps.js';
import { SampleCounter } from './sample-counter.js';
import { readVitals } from './vitals.js';
import type {
  IssueGroupDto,
  ReleaseDetailDto,
  DeploymentRowDto,
  ReleaseRowDto,
  SampleCountsDto,
} from './release-response.dto.js';
import type { StackFrameDto } from './report.dto.js';
import type { PreviewLinkDto } from '../platform/preview/preview-link.dto.js';

const MAX_HISTORY = 50;
const MAX_ISSUES = 20;
const PREVIEW_MS = 24 * 3600_000;

interface IssueRow {
  version: string;
  kind: IssueKind;
  module: string;
  message: string;
  visits: number | string;
  lastAt: Date | string;
  ms: number | null;
  lastId: number;
}

@Injectable()
export class ReleaseAdminService {
  private readonly store: ReleaseStore;

  constructor(
    releases: SiteReleases,
    private readonly dataSource: DataSource,
    private readonly transactions: AuditedTransactions,
    private readonly counter: SampleCounter,
    private readonly clock: Clock,
    @Inject(SETTINGS)
    private readonly settings: Pick<Settings, 'secrets' | 'publicOrigin' | 'adminOrigin'>,
  ) {
    this.store = releases.store;
  }

  async list(): Promise<ReleaseRowDto[]> {
    const rows = await Promise.all((await this.store.apps()).map((app) => this.row(app)));
    return rows.flatMap((row) => row ?? []);
  }

  /** What the live releases list; nothing of those that cannot be read. */
  async texts(): Promise<string[]> {
    const rows = await this.list();
    const releases = await Promise.all(
      rows.map(({ app, live }) => this.release(app, live.version)),
    );
    return releases.flatMap((release) => release?.texts ?? []);
  }

  async one(app: string): Promise<ReleaseDetailDto> {
    const row = await this.row(await this.known(app));
    if (!row) throw missing();
    const versions = [row.live, row.canary].flatMap((each) => each?.version ?? []);
    return {
      ...row,
      history: await this.history(app),
      issues: await this.issues(app),
      vitals: await readVitals(this.dataSource, app, versions),
    };
  }

  async rollBack(actor: Actor, app: string, version: string): Promise<NumberedDeployment> {
    const author = { by: actor.account.email };
    const known = await this.known(app);
    const { from, to } = await orConflict(rollBack(this.store, known, version, author));
    await this.record(actor, 'roll back', from, to, app);
    return to;
  }

  /** @throws ConflictException when there was another deployment, or the version is incompatible */
  async endCanary(
    actor: Actor,
    app: string,
    number: number,
    action: 'promote' | 'abort',
  ): Promise<NumberedDeployment> {
    const author = { by: actor.account.email };
    const { canary } = currentOf(await this.store.history(await this.known(app)));
    const to = await orConflict(endCanary(this.store, app, number, action, author));
    await this.record(actor, action, canary, to, app);
    return to;
  }

  async preview(actor: Actor, app: string, version: string): Promise<PreviewLinkDto> {
    const versions = await this.store.versions(await this.known(app));
    if (!versions.some((each) => each.version === version)) throw missing();
    const until = this.clock.now().getTime() + PREVIEW_MS;
    const path = previewPath(this.settings.secrets, { app, version, until });
    const expires_at = new Date(until).toISOString();
    // Without the link, which grants access.
    await this.transactions.run(actor, (change) =>
      change.record('preview link', 'release', 0, null, { app, release: version, expires_at }),
    );
    const { publicOrigin, adminOrigin } = this.settings;
    const origin = app === 'admin' ? (adminOrigin ?? publicOrigin) : publicOrigin;
    return { path, ...(origin && { url: origin + path }), expires_at };
  }

  private async row(app: string): Promise<ReleaseRowDto | null> {
    const { live, canary } = currentOf(await this.store.history(app));
    if (!live) return null;
    const [samples, release] = await Promise.all([
      this.counter.versions(app),
      this.release(app, live.version),
    ]);
    return {
      app,
      owner: release?.owner ?? '',
      live: deploymentRow(live, release, samples, true),
      canary: canary
        ? {
            version: canary.version,
            number: canary.number,
            share: canary.share,
            since: canary.since,
            by: canary.by,
            ...(await this.counter.canary(app, canary, live)),
          }
        : null,
    };
  }

  private async history(app: string): Promise<DeploymentRowDto[]> {
    const history = await this.store.history(app);
    const { live } = currentOf(history);
    const [samples, versions] = await Promise.all([
      this.counter.versions(app),
      this.store.versions(app),
    ]);
    const previews = versions.filter(({ since }) => since === null);
    const rows = [
      ...previews.map(({ version }) => ({ version, since: '', by: '', number: null })),
      ...history.slice(0, MAX_HISTORY),
    ];
    return Promise.all(
      rows.map(async (row) => {
        const isLive = live !== undefined && row.number === live.number;
        return deploymentRow(row, await this.release(app, row.version), samples, isLive);
      }),
    );
  }

  private async issues(app: string): Promise<IssueGroupDto[]> {
    const rows = await this.dataSource.query<IssueRow[]>(
      `SELECT version, kind, module, message, COUNT(*) AS visits, MAX(at) AS lastAt, MAX(ms) AS ms, MAX(id) AS lastId FROM report_issue WHERE app = ? GROUP BY version, kind, module, message ORDER BY lastId DESC LIMIT ${MAX_ISSUES}`,
      [app],
    );
    const maps = new SourceMaps(this.store);
    return Promise.all(
      rows.map(async ({ lastAt, lastId, visits, ...row }) => ({
        ...row,
        visits: Number(visits),
        last_at: isoTime(lastAt),
        stack: await maps.stack(await this.frames(lastId)),
      })),
    );
  }

  private async frames(id: number): Promise<StackFrameDto[]> {
    const [row] = await this.dataSource.query<{ frames: string }[]>(
      'SELECT frames FROM report_issue WHERE id = ?',
      [id],
    );
    return row ? (JSON.parse(row.frames) as StackFrameDto[]) : [];
  }

  private release = (app: string, version: string): Promise<Release | null> =>
    this.store.release(app, version).catch(() => null);

  /** Prevents path traversal. @throws NotFoundException */
  private async known(app: string): Promise<string> {
    const name = (await this.store.apps()).find((each) => each === app);
    if (!name) throw missing();
    return name;
  }

  private record(
    actor: Actor,
    action: AuditAction,
    from: NumberedDeployment | undefined,
    to: NumberedDeployment,
    app: string,
  ): Promise<void> {
    const before = { app, release: from?.version ?? null };
    return this.transactions.run(actor, (change) =>
      change.record(action, 'release', to.number, before, { app, release: to.version }),
    );
  }
}

const missing = () => new NotFoundException('Release not found.');

const orConflict = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error: Error) => {
    throw new ConflictException(error.message);
  });

type HistoryEntry = Omit<DeploymentRowDto, 'event' | 'bytes' | 'samples' | 'live'> &
  Pick<Partial<NumberedDeployment>, 'action'>;

function deploymentRow(
  { action, ...deployment }: HistoryEntry,
  release: Release | null,
  samples: ReadonlyMap<string, SampleCountsDto>,
  live: boolean,
): DeploymentRowDto {
  const files = Object.keys(release?.files ?? {});
  const scripts = files.filter((file) => /^web\/.*\.(js|css)$/.test(file));
  return {
    ...deployment,
    event: action ?? 'preview',
    bytes: release && weightOf(release, scripts),
    samples: samples.get(deployment.version) ?? { visits: 0, failed: 0 },
    live,
  };
}
