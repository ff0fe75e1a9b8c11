import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';
import { chunksOf } from './sql.js';

/** SQLite limits the parameters of a statement. */
const ROWS_AT_ONCE = 200;

export async function insertRow<T extends { id: number }>(
  manager: EntityManager,
  entity: EntityTarget<T>,
  row: QueryDeepPartialEntity<T>,
): Promise<number> {
  const { identifiers } = await manager.insert(entity, row);
  return Number(identifiers[0]?.['id']);
}

export async function insertAll<T extends ObjectLiteral, R extends Partial<T>>(
  manager: EntityManager,
  entity: EntityTarget<T>,
  rows: R[],
): Promise<void> {
  for (const some of chunksOf(rows, ROWS_AT_ONCE))
    await manager
      .createQueryBuilder()
      .insert()
      .into(entity)
      .values(some)
      .updateEntity(false)
      .execute();
}
