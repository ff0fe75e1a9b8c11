import type { Role } from '@tivara/contracts';
import {
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';
import { Account } from '../users/account.entity.js';

/** Its token allows signing up with a role. (DECISIONS, Screens: /adminsignup) */
@Entity('invitation')
export class Invitation {
  @PrimaryGeneratedColumn() id: number;
  /** SHA-256 of the token in hex. */
  @Index('UQ_invitation_token_hash', { unique: true })
  @Column({ type: 'varchar', length: 64 })
  tokenHash: string;
  @Column({ type: 'varchar', length: 254 }) email: string;
  @Column({ type: 'varchar', length: 16 }) role: Role;
  /** The inviting account; null after its deletion. */
  @Column({ type: 'int', nullable: true }) accountId: number | null;
  @ManyToOne(() => Account, { onDelete: 'SET NULL' })
  @JoinColumn({ foreignKeyConstraintName: 'FK_invitation_account' })
  account: Relation<Account> | null;
  @Column({ type: 'datetime', precision: 3 }) createdAt: Date;
  @Column({ type: 'datetime', precision: 3 }) expiresAt: Date;
  @Column({ type: 'datetime', precision: 3, nullable: true }) usedAt: Date | null;
}
