import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';

/** Keeps a statement below the number of parameters that SQLite takes. */
const ROWS_AT_ONCE = 200;

/** Inserts many rows in few statements, without the ORM's read-back. */
export async function insertAll<T extends ObjectLiteral, R extends Partial<T>>(
  manager: EntityManager,
  entity: EntityTarget<T>,
  rows: R[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE)
    await manager
      .createQueryBuilder()
      .insert()
      .into(entity)
      .values(rows.slice(start, start + ROWS_AT_ONCE))
      .updateEntity(false)
      .execute();
}
