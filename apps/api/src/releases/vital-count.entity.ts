import type { VitalName } from '@tivara/contracts';
import { Entity, PrimaryColumn } from 'typeorm';
import { Int } from '../platform/database/columns.js';

/** How many visits of a day in India measured about this much on a page. Nothing of the visitor. */
@Entity('vital_count')
export class VitalCount {
  @PrimaryColumn({ type: 'varchar', length: 60 }) app: string;
  @PrimaryColumn({ type: 'varchar', length: 100 }) version: string;
  @PrimaryColumn({ type: 'varchar', length: 100 }) page: string;
  @PrimaryColumn({ type: 'varchar', length: 3 }) name: VitalName;
  /** Such as 2026-11-28. */
  @PrimaryColumn({ type: 'varchar', length: 10 }) day: string;
  /** See bucketOf(). */
  @PrimaryColumn({ type: 'int' }) bucket: number;
  @Int() visits: number;
}
