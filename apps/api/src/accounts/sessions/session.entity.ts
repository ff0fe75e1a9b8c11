import { Entity, Index, ManyToOne, type Relation } from 'typeorm';
import { Int, Time, TokenHash, Varchar } from '../../platform/database/columns.js';
import { Account } from '../users/account.entity.js';

@Entity('session')
export class Session {
  @TokenHash() tokenHash: string;
  /** Identifies the session where its owner sees it. */
  @Index('UQ_session_public_id', { unique: true }) @Varchar(32) publicId: string;
  @Index('IX_session_account') @Int() accountId: number;
  @ManyToOne(() => Account, { nullable: false, onDelete: 'CASCADE' }) account: Relation<Account>;
  @Varchar(300, { default: '' }) userAgent: string;
  @Varchar(45, { default: '' }) address: string;
  @Time() createdAt: Date;
  @Time() lastSeenAt: Date;
}
