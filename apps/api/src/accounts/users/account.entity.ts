import type { AccountStatus, Role } from '@tivara/contracts';
import { Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { RowVersion, Time, Varchar } from '../../platform/database/columns.js';
import { SEARCH_KEY_LENGTH } from '../../platform/database/search-key.js';

@Entity('account')
export class Account {
  @PrimaryGeneratedColumn() id: number;
  @Varchar(120) username: string;
  @Varchar(254) email: string;
  @Index('UQ_account_email_key', { unique: true }) @Varchar(480) emailKey: string;
  /** searchKeyOf(username, email) */
  @Index('IX_account_search_key') @Varchar(SEARCH_KEY_LENGTH, { default: '' }) searchKey: string;
  @Varchar(16) role: Role;
  /** Argon2id, in its encoded form. */
  @Varchar(200) passwordHash: string;
  /** Null until the first change. */
  @Time({ nullable: true }) passwordChangedAt: Date | null;
  @Varchar(16, { default: 'active' }) status: AccountStatus;
  @RowVersion() version: number;
  @Index('IX_account_created') @Time() createdAt: Date;
}
