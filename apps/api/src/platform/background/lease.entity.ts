import { Entity, PrimaryColumn } from 'typeorm';
import { Time, Varchar } from '../database/columns.js';

@Entity('lease')
export class Lease {
  @PrimaryColumn({ type: 'varchar', length: 60 }) name: string;
  @Varchar(36) holder: string;
  @Time() expiresAt: Date;
}
