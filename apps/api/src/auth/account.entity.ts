import type { Role } from '@tivara/contracts';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

@Entity('account')
export class Account {
  @PrimaryGeneratedColumn() id: number;
  @Column({ type: 'varchar', length: 120 }) username: string;
  @Column({ type: 'varchar', length: 254 }) email: string;
  /** searchKey(email) */
  @Index('UQ_account_email_key', { unique: true })
  @Column({ type: 'varchar', length: 480 })
  emailKey: string;
  @Column({ type: 'varchar', length: 16 }) role: Role;
  /** Argon2id, in its encoded form. */
  @Column({ type: 'varchar', length: 200 }) passwordHash: string;
  @Column({ type: 'datetime', precision: 3 }) createdAt: Date;
}
