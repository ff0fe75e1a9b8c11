import type { MailKind, MailState } from '@tivara/contracts';
import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { SEARCH_KEY_LENGTH } from '../database/search-key.js';

/** The outbox: written with what the mail is about, sent by a worker afterwards. (DESIGN, The API: Mail) */
@Entity('mail')
@Index('IX_mail_due', ['state', 'nextAttemptAt'])
@Index('IX_mail_kind', ['kind', 'state', 'attempts'])
export class Mail {
  @PrimaryGeneratedColumn() id: number;
  @Column({ type: 'varchar', length: 40 }) kind: MailKind;
  @Column({ type: 'varchar', length: 254 }) recipient: string;
  @Column({ type: 'varchar', length: 254, default: '' }) replyTo: string;
  @Column({ type: 'varchar', length: 300 }) subject: string;
  /** searchKeyOf(recipient, subject) */
  @Index('IX_mail_search_key')
  @Column({ type: 'varchar', length: SEARCH_KEY_LENGTH, default: '' })
  searchKey: string;
  /** JSON that the kind's template renders. */
  @Column({ type: 'text' }) payload: string;
  @Column({ type: 'varchar', length: 16, default: 'pending' }) state: MailState;
  @Column({ type: 'int', default: 0 }) attempts: number;
  @Column({ type: 'datetime', precision: 3 }) nextAttemptAt: Date;
  /** Until then it belongs to the worker `lockedBy`. */
  @Column({ type: 'datetime', precision: 3, nullable: true }) lockedUntil: Date | null;
  @Column({ type: 'varchar', length: 64, nullable: true }) lockedBy: string | null;
  @Column({ type: 'varchar', length: 1000, default: '' }) lastError: string;
  @Column({ type: 'datetime', precision: 3 }) createdAt: Date;
  @Column({ type: 'datetime', precision: 3, nullable: true }) sentAt: Date | null;
  @Index('IX_mail_enquiry')
  @ForeignKey('enquiry', { name: 'FK_mail_enquiry', onDelete: 'CASCADE' })
  @Column({ type: 'int', nullable: true })
  enquiryId: number | null;
}
