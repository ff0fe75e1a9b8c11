import type { INestApplication } from '@nestjs/common';
import { AccountRequests } from './accounts/index.js';
import { SearchCounter } from './catalogue/search/search-counter.js';
import { reason } from './platform/database/database.js';
import { MailTask } from './platform/mail/mail.task.js';
import { AvifTask } from './platform/media/avif.task.js';
import { SweepTask } from './platform/media/sweep.task.js';
import { RetentionTask } from './customers/personal-data/retention.js';
import { DeploymentEventsTask } from './releases/deployment-events.task.js';
import { DeploymentTask } from './releases/deployment.task.js';
import { WebhookTask } from './platform/webhooks/webhook.task.js';
import { StartupError, type Settings } from './platform/settings/settings.js';
import { Background, type Task } from './platform/background/background.js';
import { Draining } from './platform/health/health.controller.js';
import { Metrics } from './platform/metrics.js';

/** @throws StartupError when METRICS_PORT is in use */
export async function startWorkers(
  app: INestApplication,
  { metricsPort, metricsHost }: Pick<Settings, 'metricsPort' | 'metricsHost'>,
): Promise<void> {
  if (metricsPort !== null)
    await app
      .get(Metrics)
      .serve(metricsPort, metricsHost)
      .catch((error: unknown) => {
        throw new StartupError(
          `Cannot listen on METRICS_PORT ${metricsPort} on ${metricsHost} (${reason(error)}): stop the process that uses it, or set another port.`,
          'TIV-103',
        );
      });
  const tasks = [
    ...[AccountRequests, AvifTask, DeploymentEventsTask, DeploymentTask, MailTask],
    ...[RetentionTask, SearchCounter, SweepTask, WebhookTask],
  ];
  app.get(Background).start(tasks.map((task) => app.get<Task>(task)));
}

export const startDraining = (app: INestApplication): void => app.get(Draining).start();
