import type { FactorKind } from '@tivara/contracts';
import { Column, Entity, Index, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { Int, Time, TokenHash, Varchar } from '../../platform/database/columns.js';
import { Account } from '../users/account.entity.js';

@Entity('factor')
export class Factor {
  @PrimaryGeneratedColumn() id: number;
  @Index('IX_factor_account') @Int() accountId: number;
  @ManyToOne(() => Account, { nullable: false, onDelete: 'CASCADE' }) account: Relation<Account>;
  @Varchar(16) kind: FactorKind;
  @Varchar(60) name: string;
  /** Of a passkey's id, which can be too long for an index. */
  @Index('UQ_factor_credential_hash', { unique: true })
  @Varchar(64, { nullable: true })
  credentialHash: string | null;
  /** A passkey as JSON, or the encrypted secret of an authenticator app. */
  @Column({ type: 'text' }) data: string;
  /** The signature counter of a passkey, or the last time step used of an app. */
  @Column({ type: 'double', default: 0 }) counter: number;
  @Time() createdAt: Date;
  @Time({ nullable: true }) lastUsedAt: Date | null;
}

/** Deleted when used. */
@Entity('recovery_code')
export class RecoveryCode {
  @TokenHash() codeHash: string;
  @Index('IX_recovery_code_account') @Int() accountId: number;
  @ManyToOne(() => Account, { nullable: false, onDelete: 'CASCADE' }) account: Relation<Account>;
}
