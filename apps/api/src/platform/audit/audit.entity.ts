import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';

/** One change by an administrator, written in the change's own transaction. Never holds a secret. */
@Entity('audit')
@Index('IX_audit_entity', ['entity', 'entityId', 'at'])
export class Audit {
  @PrimaryGeneratedColumn() id: number;
  @Index('IX_audit_at')
  @Column({ type: 'datetime', precision: 3 })
  at: Date;
  /** Null after the account's deletion; `actor` remains. */
  @ForeignKey('account', { name: 'FK_audit_account', onDelete: 'SET NULL' })
  @Column({ type: 'int', nullable: true })
  accountId: number | null;
  /** The account's e-mail at that time. */
  @Index('IX_audit_actor')
  @Column({ type: 'varchar', length: 254 })
  actor: string;
  @Column({ type: 'varchar', length: 40 }) action: string;
  @Column({ type: 'varchar', length: 40 }) entity: string;
  @Column({ type: 'int' }) entityId: number;
  /** JSON; null where there was nothing before or is nothing after. */
  @Column({ type: 'text', nullable: true }) valueBefore: string | null;
  @Column({ type: 'text', nullable: true }) valueAfter: string | null;
  @Column({ type: 'varchar', length: 64 }) requestId: string;
}
