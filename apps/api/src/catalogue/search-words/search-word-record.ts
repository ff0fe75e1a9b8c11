import type { EntityManager } from 'typeorm';
import type { RecordKind } from '../../platform/revisions/snapshots.js';
import type { SearchWordDto } from './search-word.dto.js';
import { SearchWord } from './search-word.entity.js';

export const SEARCH_WORD_COLUMNS =
  'w.id AS search_word_id, w.name AS search_word_name, w.meaning, w.version';

export async function findSearchWord(
  manager: Pick<EntityManager, 'query'>,
  id: number,
): Promise<SearchWordDto | null> {
  const [row] = await manager.query<SearchWordDto[]>(
    `SELECT ${SEARCH_WORD_COLUMNS} FROM search_word w WHERE w.id = ?`,
    [id],
  );
  return row ?? null;
}

export const SEARCH_WORD_RECORD: RecordKind = {
  entity: 'search word',
  tables: [{ target: SearchWord }],
  read: 'catalogue:read',
  write: 'catalogue:write',
  find: findSearchWord,
};
