import { Entity, PrimaryColumn } from 'typeorm';
import { Time, Varchar } from '../database/columns.js';

/** Work that one process at a time may do. The lease of a process that dies expires. */
@Entity('lease')
export class Lease {
  @PrimaryColumn({ type: 'varchar', length: 60 }) name: string;
  @Varchar(36) holder: string;
  @Time() expiresAt: Date;
}
