import {
  Table,
  TableIndex,
  type QueryRunner,
  type TableColumnOptions,
  type TableForeignKeyOptions,
  type TableIndexOptions,
} from 'typeorm';

/** DDL for both engines. Each call can be repeated, as MySQL cannot roll DDL back. */
export function schemaOf(runner: QueryRunner) {
  const mysql = runner.connection.options.type === 'mysql';
  // Binary, to compare texts by code point like SQLite.
  const binary = mysql ? { charset: 'utf8mb4', collation: 'utf8mb4_bin' } : {};
  const id: TableColumnOptions = {
    name: 'id',
    type: mysql ? 'int' : 'integer',
    isPrimary: true,
    isGenerated: true,
    generationStrategy: 'increment',
  };
  const varchar = (name: string, length: number): TableColumnOptions => ({
    name,
    type: 'varchar',
    length: String(length),
    ...binary,
  });
  const optional = (name: string, length: number): TableColumnOptions => ({
    ...varchar(name, length),
    default: "''",
  });
  const text = (name: string): TableColumnOptions => ({ name, type: 'text', ...binary });
  const int = (name: string): TableColumnOptions => ({ name, type: mysql ? 'int' : 'integer' });
  const count = (name: string, start: 0 | 1): TableColumnOptions => ({
    ...int(name),
    default: String(start),
  });
  const time = (name: string): TableColumnOptions => ({ name, type: 'datetime', precision: 3 });
  const nullable = (column: TableColumnOptions): TableColumnOptions => ({
    ...column,
    isNullable: true,
  });

  const index = (table: string, name: string, ...columnNames: string[]): TableIndexOptions => ({
    name: `IX_${table}_${name}`,
    columnNames,
  });
  const unique = (table: string, name: string, ...columnNames: string[]): TableIndexOptions => ({
    ...index(table, name, ...columnNames),
    name: `UQ_${table}_${name}`,
    isUnique: true,
  });
  const key = (
    table: string,
    to: string,
    onDelete: 'CASCADE' | 'SET NULL' | 'NO ACTION' = 'NO ACTION',
  ): TableForeignKeyOptions => ({
    name: `FK_${table}_${to}`,
    columnNames: [`${to}_id`],
    referencedTableName: to,
    referencedColumnNames: ['id'],
    onDelete,
    onUpdate: 'NO ACTION',
  });
  const create = (
    table: string,
    columns: TableColumnOptions[],
    indices: TableIndexOptions[] = [],
    foreignKeys: TableForeignKeyOptions[] = [],
  ) => runner.createTable(new Table({ name: table, columns, indices, foreignKeys }), true);

  /**
   * Adds columns, each nullable or with a constant default. TypeORM's own way copies the table on SQLite, and dropping the old
   * one would cascade to rows that refer to it.
   */
  const add = async (table: string, ...columns: TableColumnOptions[]) => {
    for (const { name, type, length, precision, isNullable, default: fallback } of columns) {
      if (await runner.hasColumn(table, name)) continue;
      const size = length ?? precision;
      const words = [
        `ALTER TABLE ${table} ADD COLUMN ${name} ${type}${size === undefined ? '' : `(${size})`}`,
        mysql && /char|text/.test(type) && 'CHARACTER SET utf8mb4 COLLATE utf8mb4_bin',
        isNullable ? 'NULL' : 'NOT NULL',
        fallback !== undefined && `DEFAULT ${fallback}`,
      ];
      await runner.query(words.filter(Boolean).join(' '));
    }
  };
  const addIndex = async (table: string, options: TableIndexOptions) => {
    const found = await runner.getTable(table);
    if (!found?.indices.some(({ name }) => name === options.name))
      await runner.createIndex(table, new TableIndex(options));
  };

  const renameTable = async (from: string, to: string) => {
    if (await runner.hasTable(from)) await runner.query(`ALTER TABLE ${from} RENAME TO ${to}`);
  };
  /** Renames columns, and replaces all indices of the table. */
  const renameColumns = async (
    table: string,
    names: Record<string, string>,
    indices: TableIndexOptions[],
  ) => {
    // Copied, as dropIndex changes the list.
    for (const { name } of [...((await runner.getTable(table))?.indices ?? [])])
      if (name && !indices.some((each) => each.name === name)) await runner.dropIndex(table, name);
    for (const [from, to] of Object.entries(names))
      if (await runner.hasColumn(table, from))
        await runner.query(`ALTER TABLE ${table} RENAME COLUMN ${from} TO ${to}`);
    for (const each of indices) await addIndex(table, each);
  };

  return {
    mysql,
    id,
    varchar,
    optional,
    text,
    int,
    count,
    time,
    nullable,
    index,
    unique,
    key,
    create,
    add,
    addIndex,
    renameTable,
    renameColumns,
  };
}
