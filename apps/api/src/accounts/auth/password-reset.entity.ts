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

/** Lets whoever holds its token set the account's password once. */
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
  /** A used one is kept until retention, so that its link says what it was. */
  @Column({ type: 'datetime', precision: 3, nullable: true }) usedAt: Date | null;
}
