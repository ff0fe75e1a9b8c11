import type { AccountStatus, Role } from '@tivara/contracts';
import { Entity, Index, PrimaryGeneratedColumn, ManyToOne, type Relation } from 'typeorm';
import { RowVersion, Time, Varchar, Int, TokenHash } from '../../platform/database/columns.js';
import { SEARCH_KEY_LENGTH } from '../../platform/database/search-key.js';

@Entity('account')
export class Account {
  @PrimaryGeneratedColumn() id: number;
  @Varchar(120) username: string;
  @Varchar(254) email: string;
  @Index('UQ_account_email_key', { unique: true }) @Varchar(480) emailKey: string;
  @Index('IX_account_search_key') @Varchar(SEARCH_KEY_LENGTH, { default: '' }) searchKey: string;
  @Varchar(16) role: Role;
  /** Argon2id, in its encoded form. */
  @Varchar(200) passwordHash: string;
  @Time({ nullable: true }) passwordChangedAt: Date | null;
  /** When a link that was mailed to the address was used; until then nothing rests on it. (DECISIONS, Later decisions) */
  @Time({ nullable: true }) confirmedAt: Date | null;
  @Index('IX_account_confirm_hash') @Varchar(64, { nullable: true }) confirmHash: string | null;
  @Time({ nullable: true }) confirmExpiresAt: Date | null;
  @Varchar(16, { default: 'active' }) status: AccountStatus;
  @RowVersion() version: number;
  @Index('IX_account_created') @Time() createdAt: Date;
}

@Entity('password_reset')
export class PasswordReset {
  @TokenHash() tokenHash: string;
  @Index('IX_password_reset_account') @Int() accountId: number;
  @ManyToOne(() => Account, { nullable: false, onDelete: 'CASCADE' }) account: Relation<Account>;
  @Time() expiresAt: Date;
  /** Used ones are stored until retention, to show a message for their links. */
  @Time({ nullable: true }) usedAt: Date | null;
}

/** Done after the response, whose time must not reveal whether the address has an account. */
@Entity('account_request')
export class AccountRequest {
  @PrimaryGeneratedColumn() id: number;
  /** `taken`: someone tried to sign up with the address. */
  @Varchar(16) kind: 'reset' | 'taken';
  @Varchar(480) emailKey: string;
  @Time() createdAt: Date;
}

@Entity('session')
export class Session {
  @TokenHash() tokenHash: string;
  @Index('UQ_session_public_id', { unique: true }) @Varchar(32) publicId: string;
  @Index('IX_session_account') @Int() accountId: number;
  @ManyToOne(() => Account, { nullable: false, onDelete: 'CASCADE' }) account: Relation<Account>;
  @Varchar(300, { default: '' }) userAgent: string;
  @Varchar(45, { default: '' }) address: string;
  @Time() createdAt: Date;
  @Time() lastSeenAt: Date;
  @Time({ nullable: true }) passwordAt: Date | null;
  @Time({ nullable: true }) factorAt: Date | null;
  /** Of WebAuthn; each is used once. */
  @Varchar(64, { nullable: true }) challenge: string | null;
  /** The encrypted secret of an authenticator app that is being added. */
  @Varchar(200, { nullable: true }) newTotp: string | null;
}

/** Its token allows signing up with a role. (DECISIONS, Screens: /adminsignup) */
@Entity('invitation')
export class Invitation {
  @PrimaryGeneratedColumn() id: number;
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
