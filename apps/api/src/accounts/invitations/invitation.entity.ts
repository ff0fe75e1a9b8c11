import type { Role } from '@tivara/contracts';
import { Entity, Index, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { Int, Time, Varchar } from '../../platform/database/columns.js';
import { Account } from '../users/account.entity.js';

/** Its token allows signing up with a role. (DECISIONS, Screens: /adminsignup) */
@Entity('invitation')
export class Invitation {
  @PrimaryGeneratedColumn() id: number;
  /** SHA-256 of the token in hex. */
  @Index('UQ_invitation_token_hash', { unique: true }) @Varchar(64) tokenHash: string;
  @Varchar(254) email: string;
  @Varchar(16) role: Role;
  /** The inviting account; null after its deletion. */
  @Int({ nullable: true }) accountId: number | null;
  @ManyToOne(() => Account, { onDelete: 'SET NULL' }) account: Relation<Account> | null;
  @Time() createdAt: Date;
  @Time() expiresAt: Date;
  @Time({ nullable: true }) usedAt: Date | null;
}
