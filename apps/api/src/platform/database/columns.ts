import { applyDecorators } from '@nestjs/common';
import { Column, ForeignKey, PrimaryColumn, DefaultNamingStrategy } from 'typeorm';
import type { ColumnOptions, Table } from 'typeorm';

interface Reference {
  nullable?: boolean;
  onDelete?: 'CASCADE' | 'SET NULL';
}

export const Varchar = (length: number, options: ColumnOptions = {}) =>
  Column({ type: 'varchar', length, ...options });

export const Int = (options: ColumnOptions = {}) => Column({ type: 'int', ...options });

export const Time = (options: ColumnOptions = {}) =>
  Column({ type: 'datetime', precision: 3, ...options });

export const IdOf = (table: string, { nullable = false, onDelete }: Reference = {}) =>
  applyDecorators(Int({ nullable }), ForeignKey(table, { onDelete }));

/** Counts the edits; an edit of an older version is a conflict. */
export const RowVersion = () => Int({ default: 1 });

/** SHA-256 of a token in hex; the token itself is only in its link or cookie. */
export const TokenHash = () => PrimaryColumn({ type: 'varchar', length: 64 });

const snake = (name: string) => name.replace(/[A-Z]/g, (char) => `_${char.toLowerCase()}`);

/** Columns are snake_case in the database and camelCase in the code. */
export class SnakeNaming extends DefaultNamingStrategy {
  override columnName(property: string, custom: string, prefixes: string[]): string {
    return snake([...prefixes, custom || property].join('_'));
  }
  override joinColumnName(relation: string, referenced: string): string {
    return snake(`${relation}_${referenced}`);
  }
  override foreignKeyName(table: Table | string, columns: string[]): string {
    return `FK_${this.getTableName(table)}_${columns.join().replace(/_id$/, '')}`;
  }
}
