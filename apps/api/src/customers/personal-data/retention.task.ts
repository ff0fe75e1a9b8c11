import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Task } from '../../platform/background/background.js';
import { Leases } from '../../platform/background/leases.js';
import { Clock } from '../../platform/clock.js';
import { applyRetention } from './retention.js';

const HOUR_MS = 3600_000;

@Injectable()
export class RetentionTask implements Task {
  readonly name = 'retention';
  readonly restMs = HOUR_MS;
  private readonly logger = new Logger('retention');

  constructor(
    private readonly dataSource: DataSource,
    private readonly leases: Leases,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<boolean> {
    await this.leases.run(this.name, async () => {
      const gone = await applyRetention(this.dataSource, this.clock.now());
      const counts = Object.entries(gone).filter(([, rows]) => rows > 0);
      if (counts.length)
        this.logger.log(`forgotten: ${counts.map(([what, rows]) => `${rows} ${what}`).join(', ')}`);
    });
    return false;
  }
}
