import { Inject, Injectable } from '@nestjs/common';
import { DataSource, MoreThan } from 'typeorm';
import { Clock } from '../platform/clock.js';
import { DAY_MS } from '../platform/database/times.js';
import { SETTINGS, type Settings } from '../platform/settings/settings.js';
import { ReportIssue, ReportSample } from './report.entity.js';

/** Of all rows, what may be added within 24 hours. */
const DAY_SHARE = 1 / 10;
/** In between, each process only counts its own rows. (ms) */
const RECOUNT_MS = 60_000;

/** Limits the rows that reports add. (REPORT_ROWS) */
@Injectable()
export class ReportBudget {
  private counted = { at: -Infinity, rows: 0 };

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'reportRows'>,
  ) {}

  /** @returns whether so many rows fit, and counts them */
  async take(rows: number): Promise<boolean> {
    const now = this.clock.now().getTime();
    if (now - this.counted.at > RECOUNT_MS)
      this.counted = { at: now, rows: await this.rowsSince(new Date(now - DAY_MS)) };
    if (this.counted.rows + rows > this.settings.reportRows * DAY_SHARE) return false;
    this.counted.rows += rows;
    return true;
  }

  private async rowsSince(time: Date): Promise<number> {
    const counts = await Promise.all(
      [ReportSample, ReportIssue].map((entity) =>
        this.dataSource.manager.countBy(entity, { at: MoreThan(time) }),
      ),
    );
    return counts.reduce((sum, count) => sum + count, 0);
  }
}
