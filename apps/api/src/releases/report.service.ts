import { ForbiddenException, Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { isFailure, splitId } from '@tivara/contracts';
import { allSignatures, compositionIdOf, readSigned, type ReportToken } from '@tivara/releases';
import { DataSource, In, Repository } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';
import ipaddr from 'ipaddr.js';
import { Clock } from '../platform/clock.js';
import { SETTINGS, type Settings } from '../platform/settings/settings.js';
import { ThrottleService, networkOf } from '../platform/throttling/throttle.service.js';
import { ReportBudget } from './report-budget.js';
import { ReportIssue, ReportSample } from './report.entity.js';
import { SiteReleases } from './site-releases.js';
import { countVital } from './vitals.js';
import type { IssueDto, VisitReportDto, VitalDto } from './report.dto.js';

interface Sample {
  app: string;
  version: string;
  failed: boolean;
  issues: IssueDto[];
}

@Injectable()
export class ReportService {
  constructor(
    @InjectRepository(ReportSample) private readonly samples: Repository<ReportSample>,
    @InjectRepository(ReportIssue) private readonly issues: Repository<ReportIssue>,
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly throttle: ThrottleService,
    private readonly budget: ReportBudget,
    private readonly releases: SiteReleases,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** Drops reports beyond the limit silently, as browsers would log errors. @throws ForbiddenException for an invalid token */
  async store(report: VisitReportDto, address: string): Promise<void> {
    const now = this.clock.now();
    const { secrets } = this.settings;
    const token = readSigned<ReportToken>(secrets, 'report', report.token, now.getTime());
    if (token?.composition !== compositionIdOf(report.versions))
      throw new ForbiddenException('The report has no valid token.');
    if (!(await this.throttle.allows('report', networkOf(address)))) return;
    const watched = await this.releases.watched();
    const samples = samplesOf(report);
    const vitals = vitalsOf(report);
    const hasRoom = await this.hasRoom(samples, vitals.length, address);
    for (const sample of samples) {
      const canaryNumber = watched.get(sample.app)?.number ?? 0;
      await this.storeSample(sample, canaryNumber, token.visit, address, now, hasRoom);
      if (hasRoom) await this.storeIssues(sample, token, now);
    }
    if (hasRoom)
      for (const { release, vital } of vitals)
        await countVital(this.dataSource, release, vital, now);
  }

  private async hasRoom(samples: Sample[], vitals: number, address: string): Promise<boolean> {
    const rows = samples.reduce((sum, { issues }) => sum + 1 + issues.length, vitals);
    return (
      (await this.throttle.allows('reportRows', networkOf(address), rows)) && this.budget.take(rows)
    );
  }

  /** A canary analysis counts the first sample of each network, which is always stored. */
  private async storeSample(
    { app, version, failed }: Sample,
    canaryNumber: number,
    visit: string,
    address: string,
    at: Date,
    hasRoom: boolean,
  ): Promise<void> {
    const key = { app, version, canaryNumber, visit };
    const row = { ...key, failed: Number(failed), at };
    const [networkHash = null, ...earlier] = this.networkHashes(
      `${app} ${version} ${canaryNumber}`,
      address,
    );
    const isCounted =
      earlier.length > 0 &&
      (await this.samples.existsBy({ app, version, canaryNumber, networkHash: In(earlier) }));
    // Ignored if the network has a sample; the second insert then stores the visit alone.
    if (!isCounted) await insertOrIgnore(this.samples, { ...row, networkHash });
    if (hasRoom) await insertOrIgnore(this.samples, { ...row, networkHash: null });
    if (failed) await this.samples.update({ ...key, failed: 0 }, { failed: 1 });
  }

  private async storeIssues(
    { app, version, issues }: Sample,
    { visit, composition }: ReportToken,
    at: Date,
  ): Promise<void> {
    for (const { module, kind, message, frames, ms } of issues)
      await insertOrIgnore(this.issues, {
        ...{ app, version, visit, composition, kind, module, frames, at },
        message: redactMessage(message),
        ms: ms ?? null,
      });
  }

  /** Differ by version and canary, so that visits of a network cannot be linked. One for each secret, the current one first. */
  private networkHashes = (purpose: string, address: string): string[] =>
    allSignatures(this.settings.secrets, `network ${purpose} ${subnetOf(address)}`);
}

const insertOrIgnore = <T extends object>(
  repository: Repository<T>,
  row: QueryDeepPartialEntity<T>,
) => repository.createQueryBuilder().insert().values(row).orIgnore().updateEntity(false).execute();

/** Apps outside the composition are ignored. */
function samplesOf({ versions, healthy, issues }: VisitReportDto): Sample[] {
  return versions.flatMap((title): Sample[] => {
    const [app = '', version = ''] = title.split('@');
    const own = issues.filter(({ module }) => splitId(module).remote === app);
    if (!own.length && !healthy.includes(app)) return [];
    return [{ app, version, failed: own.some(({ kind }) => isFailure(kind)), issues: own }];
  });
}

/** Those of apps outside the composition are ignored, like samples. */
function vitalsOf({ versions, vitals = [] }: VisitReportDto) {
  const versionOf = new Map(versions.map((title) => title.split('@') as [string, string]));
  return vitals.flatMap((vital: VitalDto) => {
    const app = splitId(vital.page).remote;
    const version = versionOf.get(app);
    return version === undefined ? [] : [{ release: { app, version }, vital }];
  });
}

/** Removes possible personal data: queries, mail addresses, long numbers and tokens. */
const redactMessage = (message: string): string =>
  message
    .replace(/\?\S*/g, '?…')
    .replace(/[^\s@]+@[^\s@]+/g, '…')
    .replace(/[\w-]{32,}/g, '…')
    .replace(/\d{5,}/g, '…');

/** IPv4 /24 and IPv6 /48: wider than for rate limits, as neighbouring addresses are cheap to rent. */
function subnetOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed
    .toByteArray()
    .slice(0, parsed.kind() === 'ipv4' ? 3 : 6)
    .join('.');
}
