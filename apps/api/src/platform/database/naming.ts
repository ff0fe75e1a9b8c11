import { DefaultNamingStrategy, type Table } from 'typeorm';

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
