import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { IdOf, Int, Time, Varchar } from '../database/columns.js';

@Entity('audit')
@Index('IX_audit_entity', ['entity', 'entityId', 'at'])
export class Audit {
  @PrimaryGeneratedColumn() id: number;
  @Index('IX_audit_at') @Time() at: Date;
  /** Null after the account's deletion; `actor` remains. */
  @IdOf('account', { nullable: true, onDelete: 'SET NULL' }) accountId: number | null;
  @Index('IX_audit_actor') @Varchar(254) actor: string;
  @Varchar(40) action: string;
  @Varchar(40) entity: string;
  @Int() entityId: number;
  /** Of an import, as in ',7,12,'. */
  @Column({ type: 'text', nullable: true }) recordIds: string | null;
  @Column({ type: 'text', nullable: true }) valueBefore: string | null;
  @Column({ type: 'text', nullable: true }) valueAfter: string | null;
  /** What was changed, for the search; nothing of a person. */
  @Column({ type: 'text', nullable: true }) namesKey: string | null;
  @Varchar(64) requestId: string;
}
