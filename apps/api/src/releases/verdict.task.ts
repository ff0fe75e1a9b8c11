import { Injectable, Logger } from '@nestjs/common';
import { MovedError, endCanary, pointerOf } from '@tivara/releases';
import { DataSource } from 'typeorm';
import { Audit } from '../platform/audit/audit.entity.js';
import type { Task } from '../platform/background/background.js';
import { Clock } from '../platform/clock.js';
import { ReleaseFolder } from './release-folder.js';
import { VoiceCounts } from './voice-counts.js';

/** Who the moves and the audit say that it was. */
const BY = 'verdict';

/**
 * Promotes canaries or takes them back as the rule says. Every process may run it: a move follows the one that it judged or is
 * not made, so of several one makes it.
 */
@Injectable()
export class VerdictTask implements Task {
  readonly name = 'verdict';
  readonly restMs = 2_000;
  private readonly logger = new Logger(this.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly folder: ReleaseFolder,
    private readonly counts: VoiceCounts,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<boolean> {
    for (const [app, canary] of await this.folder.canaries()) await this.judge(app, canary.number);
    return false;
  }

  private async judge(app: string, number: number): Promise<void> {
    const { store } = this.folder;
    const { live, canary } = pointerOf(await store.moves(app));
    if (!live || canary?.number !== number) return;
    const { verdict, ...voices } = await this.counts.canary(app, canary, live);
    const { decision, why } = verdict;
    if (decision !== 'promote' && decision !== 'take back') return;
    try {
      const move = await endCanary(store, app, number, decision, { by: BY, why });
      this.logger.warn(`${decision} ${app} ${canary.version}: ${why}`);
      await this.dataSource.manager.insert(Audit, {
        at: this.clock.now(),
        accountId: null,
        actor: BY,
        action: decision,
        entity: 'release',
        entityId: move.number,
        valueBefore: JSON.stringify({ app, release: canary.version, ...voices }),
        valueAfter: JSON.stringify({ app, release: move.version, why }),
        requestId: BY,
      });
    } catch (error) {
      // Somebody else decided at the same moment.
      if (!(error instanceof MovedError)) throw error;
    }
  }
}
