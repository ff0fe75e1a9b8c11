import { counted } from '../counted.js';
import type { Actor } from './current-user.js';
import { RowIds } from './fields.js';
import { UndoableResponse } from './message.dto.js';

export class BulkDeletionBody {
  @RowIds('rows') ids: number[];
}

export class SkippedRowDto {
  id: number;
  name: string;
  reason: string;
}

export class BulkDeletionResponse extends UndoableResponse {
  deleted: number[];
  skipped: SkippedRowDto[];
}

export type Deletion = Pick<BulkDeletionResponse, 'deleted' | 'skipped'>;

/** @param noun of one row */
export function toDeletion(
  actor: Actor,
  noun: string,
  { deleted, skipped }: Deletion,
): BulkDeletionResponse {
  const suffix = skipped.length ? `, ${skipped.length} skipped` : '';
  const message = `${counted(deleted.length, noun)} deleted${suffix}`;
  const undo = deleted.length ? { undo: actor.requestId } : {};
  return { message, ...undo, deleted, skipped };
}
