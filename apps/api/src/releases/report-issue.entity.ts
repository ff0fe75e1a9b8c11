import type { IssueKind, StackFrame } from '@tivara/contracts';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** The first issue of each kind in a visit with one version. */
@Entity('report_issue')
@Index('UQ_report_issue_visit', ['app', 'version', 'visit', 'kind'], { unique: true })
export class ReportIssue {
  @PrimaryGeneratedColumn() id: number;
  @Column({ type: 'varchar', length: 60 }) app: string;
  @Column({ type: 'varchar', length: 100 }) version: string;
  @Column({ type: 'varchar', length: 22 }) visit: string;
  @Column({ type: 'varchar', length: 12 }) composition: string;
  @Column({ type: 'varchar', length: 10 }) kind: IssueKind;
  @Column({ type: 'varchar', length: 100 }) module: string;
  @Column({ type: 'varchar', length: 300 }) message: string;
  @Column({ type: 'simple-json' }) frames: StackFrame[];
  /** Of a slow one. */
  @Column({ type: 'int', nullable: true }) ms: number | null;
  @Index('IX_report_issue_at')
  @Column({ type: 'datetime', precision: 3 })
  at: Date;
}
