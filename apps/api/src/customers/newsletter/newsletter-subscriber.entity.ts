import type { SubscriberStatus } from '@tivara/contracts';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

@Entity('newsletter_subscriber')
export class NewsletterSubscriber {
  @PrimaryGeneratedColumn() id: number;
  @Column({ type: 'varchar', length: 254 }) email: string;
  /** searchKey(email) */
  @Index('UQ_newsletter_subscriber_email_key', { unique: true })
  @Column({ type: 'varchar', length: 480 })
  emailKey: string;
  /** When it was last signed up. */
  @Index('IX_newsletter_subscriber_created')
  @Column({ type: 'datetime', precision: 3 })
  createdAt: Date;
  @Column({ type: 'varchar', length: 16, default: 'pending' }) status: SubscriberStatus;
  /** SHA-256 of the token that unsubscribes, in hex; it never expires. */
  @Index('UQ_newsletter_subscriber_token_hash', { unique: true })
  @Column({ type: 'varchar', length: 64, nullable: true })
  tokenHash: string | null;
  /** SHA-256 of the token that confirms, in hex. */
  @Index('UQ_newsletter_subscriber_confirm_hash', { unique: true })
  @Column({ type: 'varchar', length: 64, nullable: true })
  confirmHash: string | null;
  @Column({ type: 'datetime', precision: 3, nullable: true }) confirmExpiresAt: Date | null;
  @Column({ type: 'datetime', precision: 3, nullable: true }) confirmedAt: Date | null;
  @Column({ type: 'datetime', precision: 3, nullable: true }) unsubscribedAt: Date | null;
}
