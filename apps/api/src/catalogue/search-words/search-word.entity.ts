import { Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { RowVersion, Varchar } from '../../platform/database/columns.js';

/** What people type, and what a search then means by it. */
@Entity('search_word')
export class SearchWord {
  @PrimaryGeneratedColumn() id: number;
  @Varchar(60) name: string;
  @Index('UQ_search_word_name_key', { unique: true }) @Varchar(240) nameKey: string;
  @Varchar(120) meaning: string;
  @RowVersion() version: number;
}
