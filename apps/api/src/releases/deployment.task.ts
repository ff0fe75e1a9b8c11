import { Injectable, Logger } from '@nestjs/common';
import type { AuditAction } from '@tivara/contracts';
import {
  DeploymentConflictError,
  currentOf,
  endCanary,
  previousVersion,
  revertDeployment,
  type NumberedDeployment,
} from '@tivara/releases';
import { DataSource } from 'typeorm';
import { Audit } from '../platform/audit/audit.entity.js';
import type { Task } from '../platform/background/background.js';
import { Clock } from '../platform/clock.js';
import { SiteReleases } from './site-releases.js';
import { SampleCounter } from './sample-counter.js';

const CANARY_AUTHOR = 'canary analysis';
const DEPLOY_AUTHOR = 'deploy analysis';

/** Promotes and aborts canaries, and rolls back plain deploys after which visits fail. Safe in several processes: only one can append after the analysed deployment. */
@Injectable()
export class DeploymentTask implements Task {
  readonly name = 'deployment-analysis';
  readonly restMs = 2_000;
  private readonly logger = new Logger(this.name);
  /** Versions that cannot be rolled back; each is logged once. */
  private readonly stuck = new Set<string>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly releases: SiteReleases,
    private readonly counter: SampleCounter,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<boolean> {
    for (const [app, { action, number }] of await this.releases.watched())
      try {
        if (action === 'canary') await this.judgeCanary(app, number);
        else await this.judgeDeploy(app, number);
      } catch (error) {
        // Another process or an administrator was faster.
        if (!(error instanceof DeploymentConflictError)) throw error;
      }
    return false;
  }

  private async judgeCanary(app: string, number: number): Promise<void> {
    const { store } = this.releases;
    const { live, canary } = currentOf(await store.history(app));
    if (!live || canary?.number !== number) return;
    const { analysis, ...samples } = await this.counter.canary(app, canary, live);
    const { decision, reason: why } = analysis;
    if (decision !== 'promote' && decision !== 'abort') return;
    const to = await endCanary(store, app, number, decision, { by: CANARY_AUTHOR, why });
    await this.record(CANARY_AUTHOR, decision, app, { from: canary, to, why, samples });
  }

  /** A deploy is rolled back where a canary would be aborted. */
  private async judgeDeploy(app: string, number: number): Promise<void> {
    const { store } = this.releases;
    const history = await store.history(app);
    const { live, canary } = currentOf(history);
    const before = previousVersion(history);
    if (canary || live?.number !== number || !before) return;
    const { analysis, ...samples } = await this.counter.deploy(app, live, before);
    if (analysis.decision !== 'abort') return;
    const { autoRollback } = await store.release(app, live.version);
    if (autoRollback === false) return;
    const why = analysis.reason;
    try {
      const to = await revertDeployment(store, app, number, { by: DEPLOY_AUTHOR, why });
      await this.record(DEPLOY_AUTHOR, 'roll back', app, { from: live, to, why, samples });
    } catch (error) {
      if (error instanceof DeploymentConflictError) throw error;
      const title = `${app} ${live.version}`;
      if (!this.stuck.has(title))
        this.logger.error(`${title} cannot be rolled back: ${(error as Error).message}`);
      this.stuck.add(title);
    }
  }

  private async record(
    actor: string,
    action: AuditAction,
    app: string,
    change: { from: NumberedDeployment; to: NumberedDeployment; why: string; samples: object },
  ): Promise<void> {
    const { from, to, why, samples } = change;
    this.logger.warn(`${action} ${app} ${from.version}: ${why}`);
    await this.dataSource.manager.insert(Audit, {
      at: this.clock.now(),
      accountId: null,
      actor,
      action,
      entity: 'release',
      entityId: to.number,
      valueBefore: JSON.stringify({ app, release: from.version, ...samples }),
      valueAfter: JSON.stringify({ app, release: to.version, why }),
      requestId: actor,
    });
  }
}
