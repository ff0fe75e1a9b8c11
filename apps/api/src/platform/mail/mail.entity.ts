import type { MailKind, MailState } from '@tivara/contracts';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { IdOf, Int, Time, Varchar } from '../database/columns.js';
import { SEARCH_KEY_LENGTH } from '../database/search-key.js';

@Entity('mail')
@Index('IX_mail_due', ['state', 'nextAttemptAt'])
@Index('IX_mail_kind', ['kind', 'state', 'attempts'])
export class Mail {
  @PrimaryGeneratedColumn() id: number;
  @Varchar(40) kind: MailKind;
  @Varchar(254) recipient: string;
  @Varchar(254, { default: '' }) replyTo: string;
  @Varchar(300) subject: string;
  @Index('IX_mail_search_key') @Varchar(SEARCH_KEY_LENGTH, { default: '' }) searchKey: string;
  @Column({ type: 'text' }) payload: string;
  @Varchar(16, { default: 'pending' }) state: MailState;
  @Int({ default: 0 }) attempts: number;
  @Time() nextAttemptAt: Date;
  /** Claimed by the worker `lockedBy` until then. */
  @Time({ nullable: true }) lockedUntil: Date | null;
  @Varchar(64, { nullable: true }) lockedBy: string | null;
  @Varchar(1000, { default: '' }) lastError: string;
  @Time() createdAt: Date;
  @Time({ nullable: true }) sentAt: Date | null;
  @Index('IX_mail_enquiry')
  @IdOf('enquiry', { nullable: true, onDelete: 'CASCADE' })
  enquiryId: number | null;
}
