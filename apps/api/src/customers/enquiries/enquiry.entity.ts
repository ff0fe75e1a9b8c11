import type { EnquiryStatus } from '@tivara/contracts';
import {
  Column,
  Entity,
  ForeignKey,
  Index,
  ManyToOne,
  OneToMany,
  PrimaryColumn,
  PrimaryGeneratedColumn,
} from 'typeorm';
import type { Relation } from 'typeorm';
import { IdOf, Int, RowVersion, Time, Varchar } from '../../platform/database/columns.js';
import { SEARCH_KEY_LENGTH } from '../../platform/database/search-key.js';

@Entity('enquiry')
@Index('IX_enquiry_status', ['status', 'createdAt'])
export class Enquiry {
  @PrimaryGeneratedColumn() id: number;
  @Index('UQ_enquiry_reference', { unique: true }) @Varchar(20) reference: string;
  /** An idempotency key of the caller. */
  @Index('UQ_enquiry_request_key', { unique: true })
  @Varchar(64, { nullable: true })
  requestKey: string | null;
  @Varchar(120) toName: string;
  @Varchar(254) toEmail: string;
  @Varchar(10) toNumber: string;
  @Index('IX_enquiry_search_key') @Varchar(SEARCH_KEY_LENGTH, { default: '' }) searchKey: string;
  /** Its name and city, so that it outlives the store. */
  @Varchar(300, { default: '' }) store: string;
  @Varchar(200, { default: '' }) visit: string;
  @Varchar(16, { default: 'new' }) status: EnquiryStatus;
  @Varchar(2000, { default: '' }) note: string;
  @RowVersion() version: number;
  @Index('IX_enquiry_created') @Time() createdAt: Date;
  @OneToMany(() => EnquiryItem, (item) => item.enquiry) items: Relation<EnquiryItem>[];
}

/** Names as sent, so that later edits of the catalogue do not change enquiries. */
@Entity('enquiry_item')
@Index('UQ_enquiry_item_position', ['enquiryId', 'position'], { unique: true })
export class EnquiryItem {
  @PrimaryGeneratedColumn() id: number;
  @Int() enquiryId: number;
  @ManyToOne(() => Enquiry, (enquiry) => enquiry.items, { nullable: false, onDelete: 'CASCADE' })
  enquiry: Relation<Enquiry>;
  @Int() position: number;
  @Varchar(300) productName: string;
  /** For the search. */
  @Varchar(1200, { default: '' }) nameKey: string;
  @Varchar(120, { default: '' }) colorName: string;
  @Index('IX_enquiry_item_media') @IdOf('media', { nullable: true }) mediaId: number | null;
}

/** Who works on an enquiry; no row for no one. */
@Entity('enquiry_assignment')
export class EnquiryAssignment {
  @ForeignKey('enquiry', { onDelete: 'CASCADE' })
  @PrimaryColumn({ type: 'int' })
  enquiryId: number;
  @Index('IX_enquiry_assignment_account')
  @IdOf('account', { onDelete: 'CASCADE' })
  accountId: number;
}

/** A mail to the shopper, written by an administrator. */
@Entity('enquiry_reply')
export class EnquiryReply {
  @PrimaryGeneratedColumn() id: number;
  @Index('IX_enquiry_reply_enquiry')
  @IdOf('enquiry', { onDelete: 'CASCADE' })
  enquiryId: number;
  /** An idempotency key of the caller. */
  @Index('UQ_enquiry_reply_request_key', { unique: true }) @Varchar(64) requestKey: string;
  @IdOf('account', { nullable: true, onDelete: 'SET NULL' }) accountId: number | null;
  /** Mails are deleted before their enquiry. */
  @IdOf('mail', { nullable: true, onDelete: 'SET NULL' }) mailId: number | null;
  @Column({ type: 'text' }) text: string;
  @Time() createdAt: Date;
}

@Entity('reply_template')
export class ReplyTemplate {
  @PrimaryGeneratedColumn() id: number;
  @Varchar(120) name: string;
  @Index('UQ_reply_template_name_key', { unique: true }) @Varchar(480) nameKey: string;
  @Column({ type: 'text' }) text: string;
  @RowVersion() version: number;
}
