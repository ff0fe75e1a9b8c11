import {
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';
import { Media } from '../platform/media/media.entity.js';

/** The demo's posts, or the last valid response of the social service. (DECISIONS, Calls: the social feed) */
@Entity('social_post')
export class SocialPost {
  @PrimaryGeneratedColumn() id: number;
  @Index('UQ_social_post_external_id', { unique: true })
  @Column({ type: 'varchar', length: 100 })
  externalId: string;
  @Column({ type: 'text' }) caption: string;
  @Column({ type: 'varchar', length: 1000 }) permalink: string;
  /** What the picture shows. */
  @Column({ type: 'varchar', length: 300 }) alt: string;
  /** IMAGE or CAROUSEL_ALBUM. */
  @Column({ type: 'varchar', length: 20 }) mediaType: string;
  @Index('IX_social_post_media')
  @Column({ type: 'int' })
  mediaId: number;
  @ManyToOne(() => Media, { nullable: false })
  @JoinColumn({ foreignKeyConstraintName: 'FK_social_post_media' })
  media: Relation<Media>;
  /** From 0, in the order shown. */
  @Column({ type: 'int' }) position: number;
  /** Null for the demo's. */
  @Column({ type: 'datetime', precision: 3, nullable: true }) fetchedAt: Date | null;
}
