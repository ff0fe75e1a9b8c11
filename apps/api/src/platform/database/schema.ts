import { Table, TableColumn, TableIndex } from 'typeorm';
import type {
  MigrationInterface,
  QueryRunner,
  TableColumnOptions,
  TableIndexOptions,
} from 'typeorm';

interface Constraints {
  unique?: Record<string, string>;
  index?: Record<string, string>;
  keys?: Record<string, 'CASCADE' | 'SET NULL' | 'NO ACTION'>;
}

const COLUMN = /^(\w+) (\w+)(?:\((\d+)\))?( PRIMARY)?( UNSIGNED)?( NULL)?(?: DEFAULT (.+))?$/;

/** DDL for both engines. Each call can be repeated, as MySQL cannot roll DDL back. */
export function schemaOf(runner: QueryRunner) {
  const mysql = runner.connection.options.type === 'mysql';
  const typeOf = (type: string) => {
    if (mysql) return type === 'boolean' ? 'tinyint' : type;
    return type === 'int' ? 'integer' : type;
  };

  /** `id`, or `name type(size) PRIMARY UNSIGNED NULL DEFAULT value`; columns are not null unless marked. */
  function toColumn(definition: string): TableColumnOptions {
    if (definition === 'id')
      return {
        name: 'id',
        type: typeOf('int'),
        isPrimary: true,
        isGenerated: true,
        generationStrategy: 'increment',
      };
    const [, name, type, length, primary, unsigned, nullable, fallback] =
      COLUMN.exec(definition) ?? [];
    if (!name || !type) throw new Error(`Invalid column: ${definition}`);
    return {
      name,
      type: typeOf(type),
      ...(length && { length }),
      ...(type === 'datetime' && { precision: 3 }),
      // Binary, to compare texts by code point like SQLite.
      ...(mysql && /char|text/.test(type) && { charset: 'utf8mb4', collation: 'utf8mb4_bin' }),
      ...(primary && { isPrimary: true }),
      ...(unsigned && { unsigned: true }),
      ...(nullable && { isNullable: true }),
      ...(fallback && { default: fallback }),
    };
  }
  const toColumns = (definitions: string) =>
    definitions.split(',').map((definition) => toColumn(definition.trim()));

  const toIndices = (table: string, { unique = {}, index = {} }: Constraints) => [
    ...Object.entries(unique).map(([name, columns]): TableIndexOptions => ({
      name: `UQ_${table}_${name}`,
      columnNames: columns.split(', '),
      isUnique: true,
    })),
    ...Object.entries(index).map(([name, columns]): TableIndexOptions => ({
      name: `IX_${table}_${name}`,
      columnNames: columns.split(', '),
    })),
  ];

  const create = (table: string, columns: string, constraints: Constraints = {}) =>
    runner.createTable(
      new Table({
        name: table,
        columns: toColumns(columns),
        indices: toIndices(table, constraints),
        foreignKeys: Object.entries(constraints.keys ?? {}).map(([to, onDelete]) => ({
          name: `FK_${table}_${to}`,
          columnNames: [`${to}_id`],
          referencedTableName: to,
          referencedColumnNames: ['id'],
          onDelete,
          onUpdate: 'NO ACTION',
        })),
      }),
      true,
    );

  async function add(table: string, columns: string, constraints: Constraints = {}) {
    for (const column of toColumns(columns))
      if (!(await runner.hasColumn(table, column.name)))
        await runner.addColumn(table, new TableColumn(column));
    const known = (await runner.getTable(table))?.indices.map(({ name }) => name);
    for (const index of toIndices(table, constraints))
      if (!known?.includes(index.name)) await runner.createIndex(table, new TableIndex(index));
  }

  return { mysql, create, add };
}

/** @param name ends with a timestamp (ms), which orders migrations */
export const migration = (
  name: string,
  up: (schema: ReturnType<typeof schemaOf>) => Promise<void>,
): new () => MigrationInterface =>
  class implements MigrationInterface {
    readonly name = name;

    up(runner: QueryRunner): Promise<void> {
      return up(schemaOf(runner));
    }

    async down(): Promise<void> {
      throw new Error('Migrations cannot be reverted. Restore the backup from before the update.');
    }
  };
