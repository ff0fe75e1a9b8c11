import type { EnquiryStatus } from '@tivara/contracts';
import { Column, Entity, Index, OneToMany, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { SEARCH_KEY_LENGTH } from '../../platform/database/search-key.js';
import { EnquiryItem } from './enquiry-item.entity.js';

@Entity('enquiry')
@Index('IX_enquiry_status', ['status', 'createdAt'])
export class Enquiry {
  @PrimaryGeneratedColumn() id: number;
  /** The number that the shopper receives. */
  @Index('UQ_enquiry_reference', { unique: true })
  @Column({ type: 'varchar', length: 20 })
  reference: string;
  /** Of the caller's choice: one key makes one enquiry. */
  @Index('UQ_enquiry_request_key', { unique: true })
  @Column({ type: 'varchar', length: 64, nullable: true })
  requestKey: string | null;
  @Column({ type: 'varchar', length: 120 }) toName: string;
  @Column({ type: 'varchar', length: 254 }) toEmail: string;
  /** Ten digits. */
  @Column({ type: 'varchar', length: 10 }) toNumber: string;
  /** searchKeyOf(toName, toEmail, toNumber, reference) */
  @Index('IX_enquiry_search_key')
  @Column({ type: 'varchar', length: SEARCH_KEY_LENGTH, default: '' })
  searchKey: string;
  @Column({ type: 'varchar', length: 16, default: 'new' }) status: EnquiryStatus;
  /** For administrators only. */
  @Column({ type: 'varchar', length: 2000, default: '' }) note: string;
  /** Counts the edits; an edit of an older one is a conflict. */
  @Column({ type: 'int', default: 1 }) version: number;
  @Index('IX_enquiry_created')
  @Column({ type: 'datetime', precision: 3 })
  createdAt: Date;
  @OneToMany(() => EnquiryItem, (item) => item.enquiry)
  items: Relation<EnquiryItem>[];
}
