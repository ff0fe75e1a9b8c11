import { type Permission, type RevertibleEntity } from '@tivara/contracts';
import { In, MoreThan, type EntityManager, type EntityTarget, type ObjectLiteral } from 'typeorm';
import { isReferenced, isUniqueViolation } from '../database/errors.js';
import { insertAll } from '../database/insert.js';
import { may, type ActorAccount } from '../http/current-user.js';

/** A kind of record whose changes can be undone: the tables that hold it, and its permissions. */
export interface RecordKind {
  entity: RevertibleEntity;
  /** The record's own table, then those of its parts, each by its column with the id of a row of the table before it. */
  tables: readonly [Root, ...Part[]];
  read: Permission;
  write: Permission;
  /** @returns the record as in responses */
  find(manager: EntityManager, id: number): Promise<object | null>;
}
interface Root {
  target: EntityTarget<ObjectLiteral>;
}
interface Part extends Root {
  parent: string;
  /** Its rows never change: a snapshot begins with the last one's id. Those after it are deleted, and part of the snapshot from before that. */
  appendOnly?: boolean;
}

/** Injects the kinds of all domains: readonly RecordKind[]. */
export const RECORD_KINDS = Symbol('record kinds');

type Row = Readonly<Record<string, unknown>>;
/** Rows by table. */
export type Snapshot = Record<string, Row[]>;

export const readable = (kinds: readonly RecordKind[], account: ActorAccount): RecordKind[] =>
  kinds.filter(({ read }) => may(account, read));

export async function readSnapshots(
  manager: EntityManager,
  { tables }: RecordKind,
  ids: readonly number[],
): Promise<Map<number, Snapshot>> {
  const found = new Map<number, Snapshot>();
  /** The record of each row of the table above. */
  let records = new Map(ids.map((id) => [id, id]));
  for (const table of tables) {
    const parent = 'parent' in table ? table.parent : 'id';
    const rows = records.size ? await rowsOf(manager, table, parent, [...records.keys()]) : [];
    const next = new Map<number, number>();
    for (const row of rows) {
      const record = records.get(Number(row[parent])) ?? 0;
      const snapshot = found.get(record) ?? {};
      (snapshot[tableOf(manager, table)] ??= []).push(row);
      found.set(record, snapshot);
      next.set(Number(row['id']), record);
    }
    records = next;
  }
  return found;
}

async function rowsOf(
  manager: EntityManager,
  table: Root | Part,
  parent: string,
  ids: number[],
): Promise<Row[]> {
  if ('appendOnly' in table) return lastRows(manager, table as Part, ids);
  const { target } = table;
  const keys = manager.connection.getMetadata(target).primaryColumns;
  const rows = await manager.find(target, {
    where: { [parent]: In(ids) },
    order: Object.fromEntries(keys.map(({ propertyName }) => [propertyName, 'ASC'])),
  });
  return rows.map((row) => ({ ...row }));
}

const lastRows = (manager: EntityManager, { target, parent }: Part, ids: number[]) =>
  manager
    .createQueryBuilder(target, 'part')
    .select(`part.${parent}`, parent)
    .addSelect('MAX(part.id)', 'id')
    .where({ [parent]: In(ids) })
    .groupBy(`part.${parent}`)
    .getRawMany<Row>();

const tableOf = (manager: EntityManager, { target }: Root) =>
  manager.connection.getMetadata(target).tableName;

const rootOf = (manager: EntityManager, { tables }: RecordKind, snapshot?: Snapshot | null) =>
  snapshot?.[tableOf(manager, tables[0])]?.[0];

export function versionOf(
  manager: EntityManager,
  kind: RecordKind,
  snapshot: Snapshot | undefined,
): number | null {
  const root = rootOf(manager, kind, snapshot);
  return root ? Number(root['version']) : null;
}

export const picturesOf = (snapshot: Snapshot): number[] => [
  ...new Set(
    Object.values(snapshot)
      .flat()
      .flatMap(({ mediaId }) => (typeof mediaId === 'number' ? [mediaId] : [])),
  ),
];

/**
 * Writes a record as it was. A deleted one gets its old version; a changed one gets a new version, so that no version is used twice.
 * @param to null removes it. @returns why it cannot be done
 */
export async function writeSnapshot(
  manager: EntityManager,
  kind: RecordKind,
  id: number,
  from: Snapshot | undefined,
  to: Snapshot | null,
): Promise<string | null> {
  const [{ target }, ...parts] = kind.tables;
  const [part] = parts;
  const root = rootOf(manager, kind, to);
  try {
    if (!root) {
      await manager.delete(target, { id });
      return null;
    }
    if (from) {
      // Deletes the parts of parts too.
      if (part) await deletePart(manager, part, id, from, to);
      await manager
        .createQueryBuilder()
        .update(target)
        .set({ ...root, version: (versionOf(manager, kind, from) ?? 0) + 1 })
        .where({ id })
        .execute();
    } else await insertAll(manager, target, [root]);
    for (const table of parts) {
      const rows = to?.[tableOf(manager, table)] ?? [];
      await insertAll(manager, table.target, table.appendOnly ? rows.slice(1) : rows);
    }
    return null;
  } catch (error) {
    if (isUniqueViolation(error)) return `there is another ${kind.entity} with this name`;
    if (!isReferenced(error)) throw error;
    if (!root) return 'products use it';
    const missing = await missingOf(manager, kind, to ?? {});
    return `its ${missing} was deleted. Restore that first`;
  }
}

async function deletePart(
  manager: EntityManager,
  part: Part,
  id: number,
  from: Snapshot,
  to: Snapshot | null,
): Promise<void> {
  const { target, parent, appendOnly } = part;
  if (!appendOnly) return void (await manager.delete(target, { [parent]: id }));
  const table = tableOf(manager, part);
  const last = Number(to?.[table]?.[0]?.['id'] ?? 0);
  const where = { [parent]: id, id: MoreThan(last) };
  for (const row of await manager.findBy(target, where)) (from[table] ??= []).push({ ...row });
  await manager.delete(target, where);
}

async function missingOf(
  manager: EntityManager,
  { tables }: RecordKind,
  snapshot: Snapshot,
): Promise<string> {
  for (const table of tables) {
    const { foreignKeys } = manager.connection.getMetadata(table.target);
    for (const { columns, referencedEntityMetadata, referencedTablePath } of foreignKeys)
      for (const row of snapshot[tableOf(manager, table)] ?? []) {
        const id = row[columns[0]?.propertyName ?? ''];
        if (typeof id !== 'number') continue;
        if (!(await manager.existsBy(referencedEntityMetadata.target, { id })))
          return referencedTablePath.replaceAll('_', ' ');
      }
  }
  return 'data';
}
