import { Injectable } from '@nestjs/common';

import { analyseCanary, type CanaryDeployment, type NumberedDeployment } from '@tivara/releases';
import { DataSource } from 'typeorm';
import { Clock } from '../platform/clock.js';
import { DAY_MS, databaseTime } from '../platform/database/times.js';
import type { SampleCountsDto } from './release-response.dto.js';

const HOUR_MS = 3600_000;
const NONE: SampleCountsDto = { visits: 0, failed: 0 };

interface Row {
  version: string;
  visits: number | string;
  failed: number | string | null;
}

@Injectable()
export class SampleCounter {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  async canary(app: string, canary: CanaryDeployment, live: NumberedDeployment) {
    const counted = await this.count(
      'SELECT version, COUNT(network_hash) AS visits, SUM(CASE WHEN network_hash IS NULL THEN 0 ELSE failed END) AS failed FROM report_sample WHERE app = ? AND canary_number = ? GROUP BY version',
      [app, canary.number],
    );
    const samples = {
      canary: counted.get(canary.version) ?? NONE,
      live: counted.get(live.version) ?? NONE,
    };
    const hours = (this.clock.now().getTime() - Date.parse(canary.since)) / HOUR_MS;
    return { ...samples, analysis: analyseCanary({ ...samples, hours }) };
  }

  /** A plain deploy, against what was live before it. */
  async deploy(app: string, deployed: NumberedDeployment, before: string) {
    const counted = await this.count(
      'SELECT version, COUNT(network_hash) AS visits, SUM(CASE WHEN network_hash IS NULL THEN 0 ELSE failed END) AS failed FROM report_sample WHERE app = ? AND ((version = ? AND canary_number = ?) OR (version = ? AND at > ?)) GROUP BY version',
      [
        app,
        deployed.version,
        deployed.number,
        before,
        databaseTime(new Date(Date.parse(deployed.since) - DAY_MS)),
      ],
    );
    const samples = {
      canary: counted.get(deployed.version) ?? NONE,
      live: counted.get(before) ?? NONE,
    };
    return { ...samples, analysis: analyseCanary({ ...samples, hours: 0 }, 'before') };
  }

  versions(app: string): Promise<ReadonlyMap<string, SampleCountsDto>> {
    return this.count(
      'SELECT version, COUNT(*) AS visits, SUM(failed) AS failed FROM report_sample WHERE app = ? GROUP BY version',
      [app],
    );
  }

  private async count(
    statement: string,
    values: unknown[],
  ): Promise<ReadonlyMap<string, SampleCountsDto>> {
    const rows = await this.dataSource.query<Row[]>(statement, values);
    return new Map(
      rows.map(({ version, visits, failed }) => [
        version,
        // MySQL returns sums as text.
        { visits: Number(visits), failed: Number(failed) },
      ]),
    );
  }
}
