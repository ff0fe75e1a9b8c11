import { applyDecorators } from '@nestjs/common';
import { Column, ForeignKey, PrimaryColumn, type ColumnOptions } from 'typeorm';

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
