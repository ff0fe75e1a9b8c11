import type { SubscriberStatus } from '@tivara/contracts';
import { Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { Time, Varchar } from '../../platform/database/columns.js';

@Entity('newsletter_subscriber')
export class NewsletterSubscriber {
  @PrimaryGeneratedColumn() id: number;
  @Varchar(254) email: string;
  @Index('UQ_newsletter_subscriber_email_key', { unique: true }) @Varchar(480) emailKey: string;
  @Index('IX_newsletter_subscriber_created') @Time() createdAt: Date;
  @Varchar(16, { default: 'pending' }) status: SubscriberStatus;
  /** SHA-256 of the token that unsubscribes, in hex; it never expires. */
  @Index('UQ_newsletter_subscriber_token_hash', { unique: true })
  @Varchar(64, { nullable: true })
  tokenHash: string | null;
  @Index('UQ_newsletter_subscriber_confirm_hash', { unique: true })
  @Varchar(64, { nullable: true })
  confirmHash: string | null;
  @Time({ nullable: true }) confirmExpiresAt: Date | null;
  @Time({ nullable: true }) confirmedAt: Date | null;
  @Time({ nullable: true }) unsubscribedAt: Date | null;
}
