import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Whether a visit with one version failed. */
@Entity('report_sample')
@Index('UQ_report_sample_network', ['app', 'version', 'canaryNumber', 'networkHash'], {
  unique: true,
})
export class ReportSample {
  @PrimaryColumn({ type: 'varchar', length: 60 }) app: string;
  @PrimaryColumn({ type: 'varchar', length: 100 }) version: string;
  /** Of the canary deployment that ran at that time; 0 without one. */
  @PrimaryColumn({ type: 'int' }) canaryNumber: number;
  @PrimaryColumn({ type: 'varchar', length: 22 }) visit: string;
  /** Set for the first visit of a network with this version and canary; the canary analysis counts only these. */
  @Column({ type: 'varchar', length: 43, nullable: true }) networkHash: string | null;
  /** 1 when something failed. */
  @Column({ type: 'int' }) failed: number;
  @Index('IX_report_sample_at')
  @Column({ type: 'datetime', precision: 3 })
  at: Date;
}
