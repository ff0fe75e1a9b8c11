import type { MailKind, MailState } from '@tivara/contracts';
import { Column, Entity, Index } from 'typeorm';
import { QueuedRow } from '../background/queue.js';
import { IdOf, Time, Varchar } from '../database/columns.js';
import { SEARCH_KEY_LENGTH } from '../database/search-key.js';

@Entity('mail')
@Index('IX_mail_due', ['state', 'nextAttemptAt'])
@Index('IX_mail_kind', ['kind', 'state', 'attempts'])
export class Mail extends QueuedRow {
  @Varchar(40) kind: MailKind;
  @Varchar(254) recipient: string;
  @Varchar(254, { default: '' }) replyTo: string;
  @Varchar(300) subject: string;
  @Index('IX_mail_search_key') @Varchar(SEARCH_KEY_LENGTH, { default: '' }) searchKey: string;
  @Column({ type: 'text' }) payload: string;
  @Varchar(16, { default: 'pending' }) override state: MailState;
  @Time() createdAt: Date;
  @Time({ nullable: true }) sentAt: Date | null;
  @Index('IX_mail_enquiry')
  @IdOf('enquiry', { nullable: true, onDelete: 'CASCADE' })
  enquiryId: number | null;
}
