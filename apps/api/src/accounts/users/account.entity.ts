import type { AccountStatus, Role } from '@tivara/contracts';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { SEARCH_KEY_LENGTH } from '../../platform/database/search-key.js';

@Entity('account')
export class Account {
  @PrimaryGeneratedColumn() id: number;
  @Column({ type: 'varchar', length: 120 }) username: string;
  @Column({ type: 'varchar', length: 254 }) email: string;
  /** searchKey(email) */
  @Index('UQ_account_email_key', { unique: true })
  @Column({ type: 'varchar', length: 480 })
  emailKey: string;
  /** searchKeyOf(username, email) */
  @Index('IX_account_search_key')
  @Column({ type: 'varchar', length: SEARCH_KEY_LENGTH, default: '' })
  searchKey: string;
  @Column({ type: 'varchar', length: 16 }) role: Role;
  /** Argon2id, in its encoded form. */
  @Column({ type: 'varchar', length: 200 }) passwordHash: string;
  /** Null: as it was when the account was made. */
  @Column({ type: 'datetime', precision: 3, nullable: true }) passwordChangedAt: Date | null;
  /** A disabled account has no sessions and cannot log in. */
  @Column({ type: 'varchar', length: 16, default: 'active' }) status: AccountStatus;
  /** Counts the edits; an edit of an older one is a conflict. */
  @Column({ type: 'int', default: 1 }) version: number;
  @Index('IX_account_created')
  @Column({ type: 'datetime', precision: 3 })
  createdAt: Date;
}
