import { ConflictException, Inject, Injectable, NotFoundException } from '@nestjs/common';
import {
  weightOf,
  type AuditAction,
  type FaultGroup,
  type FaultKind,
  type Frame,
  type PreviewLink,
  type Release,
  type ReleaseDetail,
  type ReleaseMoveRow,
  type ReleaseRow,
} from '@tivara/contracts';
import {
  endCanary,
  pointerOf,
  previewPath,
  rollBack,
  type NumberedMove,
  type ReleaseStore,
} from '@tivara/releases';
import { DataSource } from 'typeorm';
import { AuditedTransactions } from '../platform/audit/audited-transactions.js';
import { Clock } from '../platform/clock.js';
import { isoTime } from '../platform/database/iso-time.js';
import type { Actor } from '../platform/http/current-user.js';
import type { Settings } from '../platform/settings/settings.js';
import { SETTINGS } from '../platform/settings/settings.token.js';
import { ReleaseFolder } from './release-folder.js';
import { SourceMaps } from './source-maps.js';
import { VoiceCounts } from './voice-counts.js';

/** Moves of an app that its page shows. */
const HISTORY = 50;
/** Groups of faults that it shows. */
const GROUPS = 20;
const PREVIEW_MS = 24 * 3600_000;

interface FaultRow {
  version: string;
  kind: FaultKind;
  piece: string;
  message: string;
  visits: number | string;
  lastAt: Date | string;
  ms: number | null;
  lastId: number;
}

/** The releases as administrators see and move them. */
@Injectable()
export class ReleaseAdminService {
  private readonly store: ReleaseStore;
  private readonly maps: SourceMaps;

  constructor(
    folder: ReleaseFolder,
    private readonly dataSource: DataSource,
    private readonly changes: AuditedTransactions,
    private readonly counts: VoiceCounts,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'secret'>,
  ) {
    this.store = folder.store;
    this.maps = new SourceMaps(folder.store);
  }

  async list(): Promise<ReleaseRow[]> {
    const rows = await Promise.all((await this.store.apps()).map((app) => this.row(app)));
    return rows.flatMap((row) => row ?? []);
  }

  /** @throws NotFoundException when there is no such app. */
  async one(app: string): Promise<ReleaseDetail> {
    const row = await this.row(await this.known(app));
    if (!row) throw missing();
    return { ...row, history: await this.history(app), faults: await this.faults(app) };
  }

  /** Makes a version live for all visits. @throws ConflictException with the reason when it cannot be. */
  async rollBack(actor: Actor, app: string, version: string): Promise<NumberedMove> {
    const mover = { by: actor.account.email };
    const known = await this.known(app);
    const { from, to } = await told(rollBack(this.store, known, version, mover));
    await this.record(actor, 'roll back', from, to, app);
    return to;
  }

  /** @throws ConflictException when another move came since, or the version does not go with the others. */
  async endCanary(
    actor: Actor,
    app: string,
    number: number,
    action: 'promote' | 'take back',
  ): Promise<NumberedMove> {
    const mover = { by: actor.account.email };
    const { canary } = pointerOf(await this.store.moves(await this.known(app)));
    const to = await told(endCanary(this.store, app, number, action, mover));
    await this.record(actor, action, canary, to, app);
    return to;
  }

  /** A link that shows a version of the release folder. @throws NotFoundException when it is not there. */
  async preview(actor: Actor, app: string, version: string): Promise<PreviewLink> {
    const kept = await this.store.kept(await this.known(app));
    if (!kept.some((each) => each.version === version)) throw missing();
    const until = this.clock.now().getTime() + PREVIEW_MS;
    const path = previewPath(this.settings.secret, { app, version, until });
    const expires_at = new Date(until).toISOString();
    // Not the link: whoever reads the audit need not have it.
    await this.changes.run(actor, (change) =>
      change.record('preview link', 'release', 0, null, { app, release: version, expires_at }),
    );
    return { path, expires_at };
  }

  private async row(app: string): Promise<ReleaseRow | null> {
    const { live, canary } = pointerOf(await this.store.moves(app));
    if (!live) return null;
    const [voices, release] = await Promise.all([
      this.counts.versions(app),
      this.release(app, live.version),
    ]);
    return {
      app,
      owner: release?.owner ?? '',
      live: moveRow(live, release, voices, true),
      canary: canary
        ? {
            version: canary.version,
            number: canary.number,
            share: canary.share,
            since: canary.since,
            by: canary.by,
            ...(await this.counts.canary(app, canary, live)),
          }
        : null,
    };
  }

  /** What was moved, and before it the candidates that never were live, newest first. */
  private async history(app: string): Promise<ReleaseMoveRow[]> {
    const moves = await this.store.moves(app);
    const { live } = pointerOf(moves);
    const [voices, kept] = await Promise.all([this.counts.versions(app), this.store.kept(app)]);
    const candidates = kept.filter(({ since }) => since === null);
    const rows = [
      ...candidates.map(({ version }) => ({ version, since: '', by: '', number: null })),
      ...moves.slice(0, HISTORY),
    ];
    return Promise.all(
      rows.map(async (move) =>
        moveRow(
          move,
          await this.release(app, move.version),
          voices,
          live !== undefined && move.number === live.number,
        ),
      ),
    );
  }

  private async faults(app: string): Promise<FaultGroup[]> {
    const rows = await this.dataSource.query<FaultRow[]>(
      `SELECT version, kind, piece, message, COUNT(*) AS visits, MAX(at) AS lastAt, MAX(ms) AS ms, MAX(id) AS lastId FROM release_fault WHERE app = ? GROUP BY version, kind, piece, message ORDER BY lastId DESC LIMIT ${GROUPS}`,
      [app],
    );
    return Promise.all(
      rows.map(async ({ lastAt, lastId, visits, ...row }) => ({
        ...row,
        visits: Number(visits),
        last_at: isoTime(lastAt),
        stack: await this.maps.stack(await this.frames(lastId)),
      })),
    );
  }

  private async frames(id: number): Promise<Frame[]> {
    const [row] = await this.dataSource.query<{ frames: string }[]>(
      'SELECT frames FROM release_fault WHERE id = ?',
      [id],
    );
    return row ? (JSON.parse(row.frames) as Frame[]) : [];
  }

  /** Null once its files are cleared away. */
  private release = (app: string, version: string): Promise<Release | null> =>
    this.store.release(app, version).catch(() => null);

  /** The name of an app that is there, so that no path leads out of the folder. @throws NotFoundException */
  private async known(app: string): Promise<string> {
    const name = (await this.store.apps()).find((each) => each === app);
    if (!name) throw missing();
    return name;
  }

  private record(
    actor: Actor,
    action: AuditAction,
    from: NumberedMove | undefined,
    to: NumberedMove,
    app: string,
  ): Promise<void> {
    const before = { app, release: from?.version ?? null };
    return this.changes.run(actor, (change) =>
      change.record(action, 'release', to.number, before, { app, release: to.version }),
    );
  }
}

const missing = () => new NotFoundException('There is no such release.');

/** What a move is refused for is a sentence for a person. */
const told = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error: Error) => {
    throw new ConflictException(error.message);
  });

function moveRow(
  move: Omit<ReleaseMoveRow, 'action' | 'bytes' | 'voices' | 'live'> &
    Pick<Partial<NumberedMove>, 'action'>,
  release: Release | null,
  voices: ReadonlyMap<string, { visits: number; failed: number }>,
  live: boolean,
): ReleaseMoveRow {
  return {
    ...move,
    action: move.action ?? 'candidate',
    bytes:
      release &&
      weightOf(
        release,
        Object.keys(release.files).filter((file) => /^web\/.*\.(js|css)$/.test(file)),
      ),
    voices: voices.get(move.version) ?? { visits: 0, failed: 0 },
    live,
  };
}
