import type { IssueKind } from '@tivara/contracts';
import { Column, Entity, Index, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { Int, Time, Varchar } from '../platform/database/columns.js';
import type { StackFrameDto } from './report.dto.js';

@Entity('report_issue')
@Index('UQ_report_issue_visit', ['app', 'version', 'visit', 'kind'], { unique: true })
export class ReportIssue {
  @PrimaryGeneratedColumn() id: number;
  @Varchar(60) app: string;
  @Varchar(100) version: string;
  @Varchar(22) visit: string;
  @Varchar(12) composition: string;
  @Varchar(10) kind: IssueKind;
  @Varchar(100) module: string;
  @Varchar(300) message: string;
  @Column({ type: 'simple-json' }) frames: StackFrameDto[];
  @Int({ nullable: true }) ms: number | null;
  @Index('IX_report_issue_at') @Time() at: Date;
}

@Entity('report_sample')
@Index('UQ_report_sample_network', ['app', 'version', 'canaryNumber', 'networkHash'], {
  unique: true,
})
export class ReportSample {
  @PrimaryColumn({ type: 'varchar', length: 60 }) app: string;
  @PrimaryColumn({ type: 'varchar', length: 100 }) version: string;
  /** Of the canary or plain deploy that was watched at the time; 0 without one. */
  @PrimaryColumn({ type: 'int' }) canaryNumber: number;
  @PrimaryColumn({ type: 'varchar', length: 22 }) visit: string;
  /** Set for the first visit of a network with this version and canary; the canary analysis counts only these. */
  @Varchar(43, { nullable: true }) networkHash: string | null;
  @Int() failed: number;
  @Index('IX_report_sample_at') @Time() at: Date;
}
