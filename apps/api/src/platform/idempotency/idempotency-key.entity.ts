import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { Time, Varchar } from '../database/columns.js';

/** A machine's write that was carried out; stored in its transaction. */
@Entity('idempotency_key')
export class IdempotencyKey {
  /** SHA-256 of the token's name and the key. */
  @PrimaryColumn({ type: 'varchar', length: 64 }) keyHash: string;
  /** Of the method, the URL and the body. */
  @Varchar(64) fingerprint: string;
  @Varchar(64) requestId: string;
  /** As JSON; null until it is known, and for streams. */
  @Column({ type: 'text', nullable: true }) answer: string | null;
  @Index('IX_idempotency_key_created') @Time() createdAt: Date;
}
