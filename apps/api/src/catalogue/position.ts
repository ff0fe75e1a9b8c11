import { In, type EntityManager, type EntityTarget } from 'typeorm';
import type { AuditedTransaction } from '../platform/audit/audited-transactions.js';
import { invalidField } from '../platform/http/field-errors.js';
import type { RecordKind } from '../platform/revisions/snapshots.js';

/** A record that administrators put in an order. */
export interface Positioned {
  /** Null until it is moved: until then its id counts. */
  position: number | null;
}
interface Row extends Positioned {
  id: number;
  version: number;
}

/** What listings are ordered by, as SQL. */
export const positionOf = (row: 'p' | 'co' | 't') => `COALESCE(${row}.position, ${row}.id)`;

/**
 * Gives records the positions that they have together, in the order of `ids`; nothing else moves.
 * @param check may reject the records. @returns how many moved. @throws BadRequestException for missing ones
 */
export async function reorder<T extends Row>(
  change: AuditedTransaction,
  { entity, find, tables: [root] }: RecordKind,
  ids: readonly number[],
  check?: (rows: readonly T[]) => void,
): Promise<number> {
  const target = root.target as EntityTarget<T>;
  // Before the first read, which fixes what a transaction of MySQL sees.
  await change.lock(target, ...ids);
  const rows = (await change.manager.findBy(root.target, { id: In(ids) })) as T[];
  const missing = ids.length - rows.length;
  if (missing > 0) throw rejected(missing, entity, 'no longer exists', 'no longer exist');
  check?.(rows);
  const before = new Map(rows.map(({ id, position }) => [id, position ?? id]));
  const positions = [...before.values()].sort((a, b) => a - b);
  const moved = ids
    .map((id, at) => ({ id, position: positions[at] }))
    .filter(({ id, position }) => before.get(id) !== position);
  for (const { id, position } of moved)
    await change.edit({
      entity,
      target,
      id,
      action: 'reorder',
      read: (manager: EntityManager) => find(manager, id) as Promise<{ version: number } | null>,
      version: undefined,
      columns: { position } as object,
    });
  return moved.length;
}

/** @param one why, of one record. @param more of several */
export const rejected = (count: number, entity: string, one: string, more: string) =>
  invalidField('ids', `${count} of these ${entity}s ${count === 1 ? one : more}. Nothing changed.`);
