import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { IdOf, Varchar } from '../../platform/database/columns.js';

/** A table of the admin as an account has saved it. */
@Entity('table_view')
@Index('UQ_table_view_name', ['accountId', 'section', 'nameKey'], { unique: true })
export class TableView {
  @PrimaryGeneratedColumn() id: number;
  @IdOf('account', { onDelete: 'CASCADE' }) accountId: number;
  @Varchar(40) section: string;
  @Varchar(60) name: string;
  @Varchar(240) nameKey: string;
  /** Search, filters, order and columns, as in the table's URL. */
  @Column({ type: 'text' }) query: string;
}
