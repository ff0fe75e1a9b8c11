import type { DataSource, EntityMetadata } from 'typeorm';
import { PasswordReset } from '../../accounts/auth/password-reset.entity.js';
import { Session } from '../../accounts/sessions/session.entity.js';
import { Lease } from '../../platform/background/lease.entity.js';

/** Not backed up: a restore must not revive sessions, reset links or limits. */
const TRANSIENT: readonly unknown[] = [Lease, PasswordReset, Session];

export function tablesOf(dataSource: DataSource): EntityMetadata[] {
  const ordered = new Set<EntityMetadata>();
  const visit = (table: EntityMetadata): void => {
    if (ordered.has(table)) return;
    for (const { referencedEntityMetadata: other } of table.foreignKeys)
      if (other !== table) visit(other);
    ordered.add(table);
  };
  dataSource.entityMetadatas.forEach(visit);
  return [...ordered].filter(({ target }) => !TRANSIENT.includes(target));
}

export const toLine = (row: object): string => `${JSON.stringify(row)}\n`;

/** JSON has no times. */
export function fromLine(line: string, { columns }: EntityMetadata): Record<string, unknown> {
  const row = JSON.parse(line) as Record<string, unknown>;
  for (const { propertyName, type } of columns) {
    const value = row[propertyName];
    if (type === 'datetime' && typeof value === 'string') row[propertyName] = new Date(value);
  }
  return row;
}

/** In manifest.json. */
export interface Manifest {
  format: 1;
  createdAt: string;
  /** Applied migrations. */
  migrations: string[];
  tables: Record<string, { rows: number; sha256: string }>;
  pictures: number;
}

export const MANIFEST = 'manifest.json';

export async function migrationsOf(source: Pick<DataSource, 'query'>): Promise<string[]> {
  const rows = await source.query<{ name: string }[]>('SELECT name FROM migrations ORDER BY id');
  return rows.map(({ name }) => name);
}
