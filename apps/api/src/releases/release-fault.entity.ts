import type { FaultKind, Frame } from '@tivara/contracts';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** What went wrong in a visit with one version, the first of each kind. */
@Entity('release_fault')
@Index('UQ_release_fault_visit', ['app', 'version', 'visit', 'kind'], { unique: true })
export class ReleaseFault {
  @PrimaryGeneratedColumn() id: number;
  @Column({ type: 'varchar', length: 60 }) app: string;
  @Column({ type: 'varchar', length: 100 }) version: string;
  @Column({ type: 'varchar', length: 22 }) visit: string;
  @Column({ type: 'varchar', length: 12 }) composition: string;
  @Column({ type: 'varchar', length: 10 }) kind: FaultKind;
  @Column({ type: 'varchar', length: 100 }) piece: string;
  @Column({ type: 'varchar', length: 300 }) message: string;
  @Column({ type: 'simple-json' }) frames: Frame[];
  /** Of a slow one. */
  @Column({ type: 'int', nullable: true }) ms: number | null;
  @Index('IX_release_fault_at')
  @Column({ type: 'datetime', precision: 3 })
  at: Date;
}
