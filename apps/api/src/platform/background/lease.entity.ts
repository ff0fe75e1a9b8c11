import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Work that one process at a time may do. A process that dies leaves its lease to run out. */
@Entity('lease')
export class Lease {
  @PrimaryColumn({ type: 'varchar', length: 60 }) name: string;
  @Column({ type: 'varchar', length: 36 }) holder: string;
  @Column({ type: 'datetime', precision: 3 }) expiresAt: Date;
}
