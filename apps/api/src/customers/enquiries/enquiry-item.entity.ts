import {
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';
import { Media } from '../../platform/media/media.entity.js';
import { Enquiry } from './enquiry.entity.js';

/** A saved item as the shopper sent it: names, so that later edits of the catalogue do not change the enquiry. */
@Entity('enquiry_item')
@Index('UQ_enquiry_item_position', ['enquiryId', 'position'], { unique: true })
export class EnquiryItem {
  @PrimaryGeneratedColumn() id: number;
  @Column({ type: 'int' }) enquiryId: number;
  @ManyToOne(() => Enquiry, (enquiry) => enquiry.items, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ foreignKeyConstraintName: 'FK_enquiry_item_enquiry' })
  enquiry: Relation<Enquiry>;
  /** From 0, in the order sent. */
  @Column({ type: 'int' }) position: number;
  @Column({ type: 'varchar', length: 300 }) productName: string;
  @Column({ type: 'varchar', length: 120, default: '' }) colorName: string;
  /** Null when the item named no picture of ours. */
  @Index('IX_enquiry_item_media')
  @Column({ type: 'int', nullable: true })
  mediaId: number | null;
  @ManyToOne(() => Media)
  @JoinColumn({ foreignKeyConstraintName: 'FK_enquiry_item_media' })
  media: Relation<Media> | null;
}
