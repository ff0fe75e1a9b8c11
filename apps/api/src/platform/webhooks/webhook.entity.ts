import type { DeliveryState, SentEvent, WebhookEvent as EventType } from '@tivara/contracts';
import { Column, Entity, ForeignKey, Index, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { QueuedRow } from '../background/queue.js';
import { IdOf, Int, RowVersion, Time, Varchar } from '../database/columns.js';
import { SEARCH_KEY_LENGTH } from '../database/search-key.js';

/** Another system that is sent events. */
@Entity('webhook')
export class Webhook {
  @PrimaryGeneratedColumn() id: number;
  @Varchar(60) name: string;
  @Index('IX_webhook_search_key') @Varchar(SEARCH_KEY_LENGTH) searchKey: string;
  @Varchar(1000) url: string;
  /** Encrypted. */
  @Column({ type: 'text' }) secret: string;
  @Column({ type: 'simple-json' }) events: EventType[];
  /** Who made it; null after the account's deletion. */
  @IdOf('account', { nullable: true, onDelete: 'SET NULL' }) accountId: number | null;
  @Time() createdAt: Date;
  /** By an administrator, or because it failed for too long. */
  @Time({ nullable: true }) disabledAt: Date | null;
  /** Since its last success. */
  @Time({ nullable: true }) failingSince: Date | null;
  @Int({ default: 0 }) failures: number;
  /** Until then it is left alone, whatever it is to be sent. */
  @Time({ nullable: true }) retryAt: Date | null;
  @RowVersion() version: number;
}

/** Stored in the transaction of the change that it reports. */
@Entity('webhook_event')
export class WebhookEvent {
  /** The `webhook-id` of all its deliveries. */
  @PrimaryColumn({ type: 'varchar', length: 100 }) id: string;
  @Varchar(40) type: SentEvent;
  /** The body as it is signed and sent. */
  @Column({ type: 'text' }) payload: string;
  @Index('IX_webhook_event_created') @Time() createdAt: Date;
}

@Entity('webhook_delivery')
@Index('UQ_webhook_delivery_event', ['webhookEventId', 'webhookId'], { unique: true })
@Index('IX_webhook_delivery_due', ['state', 'nextAttemptAt'])
@Index('IX_webhook_delivery_webhook', ['webhookId', 'state', 'nextAttemptAt'])
export class WebhookDelivery extends QueuedRow {
  @IdOf('webhook', { onDelete: 'CASCADE' }) webhookId: number;
  @ForeignKey('webhook_event', { onDelete: 'CASCADE' }) @Varchar(100) webhookEventId: string;
  @Varchar(16, { default: 'pending' }) override state: DeliveryState;
  /** The HTTP status of the last attempt; null when there was no answer. */
  @Int({ nullable: true }) lastStatus: number | null;
  @Time({ nullable: true }) deliveredAt: Date | null;
}
