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
  @Column({ type: 'datetime', precision: 3 }) createdAt: Date;
  @Column({ type: 'varchar', length: 16, default: 'pending' }) status: SubscriberStatus;
  /** SHA-256 of the token in the mails' links, in hex. */
  @Index('UQ_newsletter_subscriber_token_hash', { unique: true })
  @Column({ type: 'varchar', length: 64, nullable: true })
  tokenHash: string | null;
  @Column({ type: 'datetime', precision: 3, nullable: true }) confirmedAt: Date | null;
}
