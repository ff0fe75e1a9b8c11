import type { TokenPermission } from '@tivara/contracts';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { IdOf, Time, Varchar } from '../../platform/database/columns.js';
import { SEARCH_KEY_LENGTH } from '../../platform/database/search-key.js';

/** Lets a machine call the API. */
@Entity('api_token')
export class ApiToken {
  @PrimaryGeneratedColumn() id: number;
  @Index('UQ_api_token_token_hash', { unique: true }) @Varchar(64) tokenHash: string;
  /** The first characters of its text, to recognize it by. */
  @Varchar(16) start: string;
  @Varchar(60) name: string;
  @Index('IX_api_token_search_key') @Varchar(SEARCH_KEY_LENGTH) searchKey: string;
  @Column({ type: 'simple-json' }) permissions: TokenPermission[];
  /** Who made it; null after the account's deletion. */
  @IdOf('account', { nullable: true, onDelete: 'SET NULL' }) accountId: number | null;
  @Time() createdAt: Date;
  @Time({ nullable: true }) expiresAt: Date | null;
  @Time({ nullable: true }) lastUsedAt: Date | null;
  /** Revoked ones are stored, so that their use is refused by name. */
  @Time({ nullable: true }) revokedAt: Date | null;
}
