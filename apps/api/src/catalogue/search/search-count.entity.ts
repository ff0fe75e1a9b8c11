import { Entity, PrimaryColumn } from 'typeorm';
import { Int } from '../../platform/database/columns.js';

/** How often a term was searched on a day in India. Nothing of the visitor. */
@Entity('search_count')
export class SearchCount {
  /** Such as 2026-11-26. */
  @PrimaryColumn({ type: 'varchar', length: 10 }) day: string;
  /** A searchKey. */
  @PrimaryColumn({ type: 'varchar', length: 60 }) term: string;
  @Int() searches: number;
  /** Those that found nothing. */
  @Int() inVain: number;
}
