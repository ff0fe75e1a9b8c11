import { Injectable } from '@nestjs/common';
import type { Voices } from '@tivara/contracts';
import { judge, type CanaryMove, type NumberedMove } from '@tivara/releases';
import { DataSource } from 'typeorm';
import { Clock } from '../platform/clock.js';

const HOUR_MS = 3600_000;
const NONE: Voices = { visits: 0, failed: 0 };

interface Row {
  version: string;
  visits: number | string;
  failed: number | string | null;
}

/** Counts the voices of visits. */
@Injectable()
export class VoiceCounts {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** A running canary beside the live version: one voice for each network since it began, and what the rule says of them. */
  async canary(app: string, canary: CanaryMove, live: NumberedMove) {
    const counted = await this.count(
      'SELECT version, COUNT(voter) AS visits, SUM(CASE WHEN voter IS NULL THEN 0 ELSE failed END) AS failed FROM release_voice WHERE app = ? AND round = ? GROUP BY version',
      [app, canary.number],
    );
    const voices = {
      canary: counted.get(canary.version) ?? NONE,
      live: counted.get(live.version) ?? NONE,
    };
    const hours = (this.clock.now().getTime() - Date.parse(canary.since)) / HOUR_MS;
    return { ...voices, verdict: judge({ ...voices, hours }) };
  }

  /** All visits that are kept, by version. */
  versions(app: string): Promise<ReadonlyMap<string, Voices>> {
    return this.count(
      'SELECT version, COUNT(*) AS visits, SUM(failed) AS failed FROM release_voice WHERE app = ? GROUP BY version',
      [app],
    );
  }

  private async count(statement: string, values: unknown[]): Promise<ReadonlyMap<string, Voices>> {
    const rows = await this.dataSource.query<Row[]>(statement, values);
    return new Map(
      rows.map(({ version, visits, failed }) => [
        version,
        // MySQL answers sums as text.
        { visits: Number(visits), failed: Number(failed) },
      ]),
    );
  }
}
