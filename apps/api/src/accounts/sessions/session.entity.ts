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

@Entity('session')
export class Session {
  /** SHA-256 of the token in hex; the token itself is only in the browser's cookie. */
  @PrimaryColumn({ type: 'varchar', length: 64 }) tokenHash: string;
  /** Names the session where its owner sees it. */
  @Index('UQ_session_public_id', { unique: true })
  @Column({ type: 'varchar', length: 32 })
  publicId: string;
  @Index('IX_session_account')
  @Column({ type: 'int' })
  accountId: number;
  @ManyToOne(() => Account, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ foreignKeyConstraintName: 'FK_session_account' })
  account: Relation<Account>;
  @Column({ type: 'varchar', length: 300, default: '' }) userAgent: string;
  @Column({ type: 'varchar', length: 45, default: '' }) address: string;
  @Column({ type: 'datetime', precision: 3 }) createdAt: Date;
  @Column({ type: 'datetime', precision: 3 }) lastSeenAt: Date;
}
