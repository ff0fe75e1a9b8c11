import {
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  type Relation,
} from 'typeorm';
import { Account } from '../users/account.entity.js';

/** Its token sets the account's password once. */
@Entity('password_reset')
export class PasswordReset {
  /** SHA-256 of the token in hex. */
  @PrimaryColumn({ type: 'varchar', length: 64 }) tokenHash: string;
  @Index('IX_password_reset_account')
  @Column({ type: 'int' })
  accountId: number;
  @ManyToOne(() => Account, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ foreignKeyConstraintName: 'FK_password_reset_account' })
  account: Relation<Account>;
  @Column({ type: 'datetime', precision: 3 }) expiresAt: Date;
  /** Used ones are stored until retention, to show a message for their links. */
  @Column({ type: 'datetime', precision: 3, nullable: true }) usedAt: Date | null;
}
