import { Injectable, Logger } from '@nestjs/common';
import { DeploymentConflictError, currentOf, endCanary } from '@tivara/releases';
import { DataSource } from 'typeorm';
import { Audit } from '../platform/audit/audit.entity.js';
import type { Task } from '../platform/background/background.js';
import { Clock } from '../platform/clock.js';
import { ReleaseFolder } from './release-folder.js';
import { SampleCounter } from './sample-counter.js';

const AUTHOR = 'canary analysis';

/** Safe in several processes: only one can append after the analysed deployment. */
@Injectable()
export class CanaryTask implements Task {
  readonly name = 'canary-analysis';
  readonly restMs = 2_000;
  private readonly logger = new Logger(this.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly folder: ReleaseFolder,
    private readonly counter: SampleCounter,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<boolean> {
    for (const [app, canary] of await this.folder.canaries())
      await this.analyse(app, canary.number);
    return false;
  }

  private async analyse(app: string, number: number): Promise<void> {
    const { store } = this.folder;
    const { live, canary } = currentOf(await store.history(app));
    if (!live || canary?.number !== number) return;
    const { analysis, ...samples } = await this.counter.canary(app, canary, live);
    const { decision, reason: why } = analysis;
    if (decision !== 'promote' && decision !== 'abort') return;
    try {
      const deployment = await endCanary(store, app, number, decision, { by: AUTHOR, why });
      this.logger.warn(`${decision} ${app} ${canary.version}: ${why}`);
      await this.dataSource.manager.insert(Audit, {
        at: this.clock.now(),
        accountId: null,
        actor: AUTHOR,
        action: decision,
        entity: 'release',
        entityId: deployment.number,
        valueBefore: JSON.stringify({ app, release: canary.version, ...samples }),
        valueAfter: JSON.stringify({ app, release: deployment.version, why }),
        requestId: AUTHOR,
      });
    } catch (error) {
      // Another process or an administrator was faster.
      if (!(error instanceof DeploymentConflictError)) throw error;
    }
  }
}
