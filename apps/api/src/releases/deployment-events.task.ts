import { Injectable } from '@nestjs/common';
import { DataSource, In, IsNull } from 'typeorm';
import type { Task } from '../platform/background/background.js';
import { Clock } from '../platform/clock.js';
import { isUniqueViolation } from '../platform/database/errors.js';
import { DAY_MS } from '../platform/database/times.js';
import { emitEvents } from '../platform/webhooks/emit-events.js';
import { Webhook, WebhookEvent } from '../platform/webhooks/webhook.entity.js';
import { SiteReleases } from './site-releases.js';

const TYPE = 'release.deployed';
/** Before events are forgotten, by which one that was stored is known. */
const NOTICED_MS = 7 * DAY_MS;

/** Deployments are made beside the API: it notices them, each once, whichever process is first. */
@Injectable()
export class DeploymentEventsTask implements Task {
  readonly name = 'deployment-events';
  readonly restMs = 5_000;

  constructor(
    private readonly dataSource: DataSource,
    private readonly releases: SiteReleases,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<boolean> {
    if (!(await this.isAwaited())) return false;
    const { store } = this.releases;
    const since = this.clock.now().getTime() - NOTICED_MS;
    for (const app of await store.apps()) {
      const history = await store.history(app);
      const recent = history.filter((deployment) => Date.parse(deployment.since) > since);
      const idOf = (number: number) => `msg_deployment_${app}_${number}`;
      const known = await this.dataSource.manager.findBy(WebhookEvent, {
        id: In(recent.map(({ number }) => idOf(number))),
      });
      const ids = new Set(known.map(({ id }) => id));
      for (const deployment of recent.toReversed().filter(({ number }) => !ids.has(idOf(number)))) {
        const { number, version, action, share } = deployment;
        const data = { app, version, action, number, ...(share !== undefined && { share }) };
        const event = { type: TYPE, id: idOf(number), data } as const;
        await this.dataSource
          .transaction((manager) => emitEvents(manager, new Date(deployment.since), [event]))
          .catch((error: unknown) => {
            if (!isUniqueViolation(error)) throw error;
          });
      }
    }
    return false;
  }

  private async isAwaited(): Promise<boolean> {
    const webhooks = await this.dataSource.manager.find(Webhook, {
      select: { id: true, events: true },
      where: { disabledAt: IsNull() },
    });
    return webhooks.some(({ events }) => events.includes(TYPE));
  }
}
