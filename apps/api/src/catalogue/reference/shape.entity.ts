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

@Entity('shape')
export class Shape {
  @PrimaryGeneratedColumn() id: number;
  @Column({ type: 'varchar', length: 120 }) name: string;
  /** searchKey(name) */
  @Index('UQ_shape_name_key', { unique: true })
  @Column({ type: 'varchar', length: 480 })
  nameKey: string;
  @Column({ type: 'int' }) mediaId: number;
  @ManyToOne(() => Media, { nullable: false })
  @JoinColumn({ foreignKeyConstraintName: 'FK_shape_media' })
  media: Relation<Media>;
  @Column({ type: 'varchar', length: 300 }) alt: string;
  /** Counts the edits; an edit of an older one is a conflict. */
  @Column({ type: 'int', default: 1 }) version: number;
}
