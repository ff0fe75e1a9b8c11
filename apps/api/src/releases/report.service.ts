import { createHmac } from 'node:crypto';
import { ForbiddenException, Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { splitId, type Fault, type VisitReport } from '@tivara/contracts';
import { compositionIdOf, readSigned, type ReportToken } from '@tivara/releases';
import { Repository } from 'typeorm';
import { Clock } from '../platform/clock.js';
import type { Settings } from '../platform/settings/settings.js';
import { SETTINGS } from '../platform/settings/settings.token.js';
import { ThrottleService, networkOf } from '../platform/throttling/throttle.service.js';
import { ReleaseFault } from './release-fault.entity.js';
import { ReleaseFolder } from './release-folder.js';
import { ReleaseVoice } from './release-voice.entity.js';
import { subnetOf } from './subnet.js';
import { redacted } from './redacted.js';

/** How a visit fared with one version. */
interface Told {
  app: string;
  version: string;
  failed: boolean;
  faults: Fault[];
}

/** Takes what visits tell of the releases that they met. (docs/releases.md, Reports from the field) */
@Injectable()
export class ReportService {
  constructor(
    @InjectRepository(ReleaseVoice) private readonly reports: Repository<ReleaseVoice>,
    @InjectRepository(ReleaseFault) private readonly faults: Repository<ReleaseFault>,
    private readonly clock: Clock,
    private readonly throttle: ThrottleService,
    private readonly folder: ReleaseFolder,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /**
   * Stores a visit's report. What a network sends beyond its limit is left out in silence, as a page must not log an error.
   * @throws ForbiddenException for a token that no document of ours gave to this composition, or that is too old.
   */
  async take(report: VisitReport, address: string): Promise<void> {
    const now = this.clock.now();
    const { secret } = this.settings;
    const token = readSigned<ReportToken>(secret, 'report', report.token, now.getTime());
    if (token?.composition !== compositionIdOf(report.versions))
      throw new ForbiddenException('This report has no token of a document of ours.');
    if (!(await this.throttle.allows('report', networkOf(address)))) return;
    const canaries = await this.folder.canaries();
    for (const told of toldOf(report)) {
      const round = canaries.get(told.app)?.number ?? 0;
      await this.storeVoice(told, round, token.visit, address, now);
      await this.storeFaults(told, token, now);
    }
  }

  /** One row for each visit and version; the first visit of a network is the one that the verdict counts. */
  private async storeVoice(
    { app, version, failed }: Told,
    round: number,
    visit: string,
    address: string,
    at: Date,
  ): Promise<void> {
    const key = { app, version, round, visit };
    const row = { ...key, failed: Number(failed), at };
    const voter = this.voterOf(`${app} ${version} ${round}`, address);
    // Whichever of the two keys is taken, the row is left out; the second try has no voter to collide with.
    const enter = (values: Partial<ReleaseVoice>) =>
      this.reports
        .createQueryBuilder()
        .insert()
        .values(values)
        .orIgnore()
        .updateEntity(false)
        .execute();
    await enter({ ...row, voter });
    await enter({ ...row, voter: null });
    if (failed) await this.reports.update({ ...key, failed: 0 }, { failed: 1 });
  }

  private async storeFaults(
    { app, version, faults }: Told,
    { visit, composition }: ReportToken,
    at: Date,
  ): Promise<void> {
    for (const { piece, kind, message, frames, ms } of faults)
      await this.faults
        .createQueryBuilder()
        .insert()
        .values({
          ...{ app, version, visit, composition, kind, piece, frames, at },
          message: redacted(message),
          ms: ms ?? null,
        })
        .orIgnore()
        .updateEntity(false)
        .execute();
  }

  /** Says that two visits are of one network, for one version in one round, and nothing else. */
  private voterOf = (purpose: string, address: string): string =>
    createHmac('sha256', this.settings.secret)
      .update(`voter ${purpose} ${subnetOf(address)}`)
      .digest('base64url');
}

/** What a report tells of each app that it speaks of; apps that are not in the composition are left out. */
function toldOf({ versions, well, faults }: VisitReport): Told[] {
  return versions.flatMap((named): Told[] => {
    const [app = '', version = ''] = named.split('@');
    const own = faults.filter(({ piece }) => splitId(piece).remote === app);
    if (!own.length && !well.includes(app)) return [];
    const failed = own.some(({ kind }) => kind !== 'slow');
    return failed || well.includes(app) || own.length
      ? [{ app, version, failed, faults: own }]
      : [];
  });
}
