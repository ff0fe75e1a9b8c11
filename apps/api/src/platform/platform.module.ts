import { Global, Module, type DynamicModule } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditController } from './audit/audit.controller.js';
import { AuditService } from './audit/audit.service.js';
import { AuditedTransactions } from './audit/audited-transactions.js';
import { Background } from './background/background.js';
import { Leases } from './background/lease.js';
import { Clock } from './clock.js';
import { Draining, HealthController } from './health/health.controller.js';
import { ImportService } from './imports/import.service.js';
import { MailAdminController } from './mail/mail-admin.controller.js';
import { MailAdminService } from './mail/mail-admin.service.js';
import { MailService } from './mail/mail.service.js';
import { MailTask } from './mail/mail.task.js';
import { AvifTask } from './media/avif.task.js';
import { MediaController } from './media/media.controller.js';
import { MediaService } from './media/media.service.js';
import { STORAGE, type MediaStorage } from './media/storage.js';
import { SweepTask } from './media/sweep.task.js';
import { Metrics } from './metrics.js';
import { PreviewLinks } from './preview/preview-links.js';
import { PasswordCheck } from './security/password-check.js';
import { RevisionController } from './revisions/revision.controller.js';
import { RECORD_KINDS, type RecordKind } from './revisions/snapshots.js';
import { TrashService } from './revisions/trash.service.js';
import { UndoService } from './revisions/undo.service.js';
import { SETTINGS, type Settings } from './settings/settings.js';
import { ThrottleService } from './throttling/throttle.service.js';
import { WebhookController } from './webhooks/webhook.controller.js';
import { WebhookService } from './webhooks/webhook.service.js';
import { WebhookTask } from './webhooks/webhook.task.js';
import { Wording } from './wording/wording.js';
import { DataVersion, VERSIONED_ENTITIES, type VersionedEntity } from './database/data-version.js';

const PROVIDERS = [
  AuditService,
  AuditedTransactions,
  AvifTask,
  Background,
  Clock,
  DataVersion,
  Draining,
  ImportService,
  Leases,
  MailAdminService,
  MailService,
  MailTask,
  MediaService,
  Metrics,
  PasswordCheck,
  PreviewLinks,
  SweepTask,
  ThrottleService,
  TrashService,
  UndoService,
  WebhookService,
  WebhookTask,
  Wording,
];

interface PlatformOptions {
  settings: Settings;
  storage: MediaStorage;
  entities: (new () => object)[];
  versioned: readonly VersionedEntity[];
  records: readonly RecordKind[];
}

@Global()
@Module({})
export class PlatformModule {
  static with({ settings, storage, entities, versioned, records }: PlatformOptions): DynamicModule {
    const values = [
      { provide: SETTINGS, useValue: settings },
      { provide: STORAGE, useValue: storage },
      { provide: VERSIONED_ENTITIES, useValue: versioned },
      { provide: RECORD_KINDS, useValue: records },
    ];
    return {
      module: PlatformModule,
      imports: [TypeOrmModule.forFeature(entities)],
      controllers: [
        AuditController,
        HealthController,
        MailAdminController,
        MediaController,
        RevisionController,
        WebhookController,
      ],
      providers: [...values, ...PROVIDERS],
      exports: [TypeOrmModule, ...values.map(({ provide }) => provide), ...PROVIDERS],
    };
  }
}
