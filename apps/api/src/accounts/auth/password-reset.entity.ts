import { Entity, Index, ManyToOne, type Relation } from 'typeorm';
import { Int, Time, TokenHash } from '../../platform/database/columns.js';
import { Account } from '../users/account.entity.js';

@Entity('password_reset')
export class PasswordReset {
  @TokenHash() tokenHash: string;
  @Index('IX_password_reset_account') @Int() accountId: number;
  @ManyToOne(() => Account, { nullable: false, onDelete: 'CASCADE' }) account: Relation<Account>;
  @Time() expiresAt: Date;
  /** Used ones are stored until retention, to show a message for their links. */
  @Time({ nullable: true }) usedAt: Date | null;
}
