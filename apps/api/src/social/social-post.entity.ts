import { Column, Entity, Index, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { Int, Time, Varchar } from '../platform/database/columns.js';
import { Media } from '../platform/media/media.entity.js';

@Entity('social_post')
export class SocialPost {
  @PrimaryGeneratedColumn() id: number;
  @Index('UQ_social_post_external_id', { unique: true }) @Varchar(100) externalId: string;
  @Column({ type: 'text' }) caption: string;
  @Varchar(1000) permalink: string;
  @Varchar(300) alt: string;
  @Varchar(20) mediaType: string;
  @Index('IX_social_post_media') @Int() mediaId: number;
  @ManyToOne(() => Media, { nullable: false }) media: Relation<Media>;
  @Int() position: number;
  @Time({ nullable: true }) fetchedAt: Date | null;
}
