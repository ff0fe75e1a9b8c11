import { Column, Entity, Index, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { IdOf, RowVersion, Time, Varchar } from '../platform/database/columns.js';

/** A block that was edited; the others show their defaults. */
@Entity('content')
export class Content {
  @PrimaryGeneratedColumn() id: number;
  @Index('UQ_content_block', { unique: true }) @Varchar(60) block: string;
  /** The block's title when it was last edited; null before. */
  @Varchar(100, { nullable: true }) name: string | null;
  /** JSON of the value with ids of pictures; null when everything is published. */
  @Column({ type: 'text', nullable: true }) draft: string | null;
  @Time({ nullable: true }) changedAt: Date | null;
  @IdOf('account', { nullable: true, onDelete: 'SET NULL' }) accountId: number | null;
  @RowVersion() version: number;
}

/** What was published. The latest that has started and not ended is shown. */
@Entity('content_version')
@Index('IX_content_version_content', ['contentId', 'startsAt'])
export class ContentVersion {
  @PrimaryGeneratedColumn() id: number;
  @IdOf('content', { onDelete: 'CASCADE' }) contentId: number;
  /** As a draft. */
  @Column({ type: 'text' }) value: string;
  @Time() startsAt: Date;
  @Time({ nullable: true }) endsAt: Date | null;
  @Time() createdAt: Date;
  @IdOf('account', { nullable: true, onDelete: 'SET NULL' }) accountId: number | null;
}

/** Who edits a block. One without a row, or whose row has expired, is free. */
@Entity('content_lock')
export class ContentLock {
  @PrimaryColumn({ type: 'varchar', length: 60 }) block: string;
  @IdOf('account', { onDelete: 'CASCADE' }) accountId: number;
  @Time() since: Date;
  @Time() expiresAt: Date;
}

/** Pictures of drafts and of all versions, so that none is swept. */
@Entity('content_picture')
export class ContentPicture {
  @IdOf('content', { onDelete: 'CASCADE' }) @PrimaryColumn({ type: 'int' }) contentId: number;
  @IdOf('media') @PrimaryColumn({ type: 'int' }) mediaId: number;
}
