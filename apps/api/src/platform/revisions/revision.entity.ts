import { Column, Entity, Index, PrimaryColumn, PrimaryGeneratedColumn, ForeignKey } from 'typeorm';
import type { RevertibleEntity } from '@tivara/contracts';
import { IdOf, Int, Time, Varchar } from '../database/columns.js';

/** A record as it was before a change. */
@Entity('revision')
@Index('IX_revision_entity', ['entity', 'entityId'])
@Index('IX_revision_trash', ['versionAfter', 'undoneAt'])
export class Revision {
  @PrimaryGeneratedColumn() id: number;
  @Index('IX_revision_at') @Time() at: Date;
  @IdOf('account', { nullable: true, onDelete: 'SET NULL' }) accountId: number | null;
  /** Of the request, which may change several records. */
  @Index('IX_revision_change') @Varchar(64) changeId: string;
  @Varchar(40) entity: RevertibleEntity;
  @Int() entityId: number;
  @Varchar(300) name: string;
  @Varchar(1200) nameKey: string;
  /** A Snapshot as JSON; null for a creation. */
  @Column({ type: 'text', nullable: true }) snapshot: string | null;
  /** The record's version after the change; null for a deletion. */
  @Int({ nullable: true }) versionAfter: number | null;
  @Time({ nullable: true }) undoneAt: Date | null;
}

/** Pictures in a snapshot, which the sweep must not remove. */
@Entity('revision_media')
export class RevisionMedia {
  @ForeignKey('revision', { onDelete: 'CASCADE' })
  @PrimaryColumn({ type: 'int' })
  revisionId: number;
  @Index('IX_revision_media_media')
  @ForeignKey('media')
  @PrimaryColumn({ type: 'int' })
  mediaId: number;
}
