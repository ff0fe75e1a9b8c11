import type { EnquiryStatus } from '@tivara/contracts';
import { Entity, Index, ManyToOne, OneToMany, PrimaryGeneratedColumn } from 'typeorm';
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
  @Varchar(120, { default: '' }) colorName: string;
  @Index('IX_enquiry_item_media') @IdOf('media', { nullable: true }) mediaId: number | null;
}
