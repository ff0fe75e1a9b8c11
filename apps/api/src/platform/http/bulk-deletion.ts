import type { BulkDeletion, BulkDeletionBody } from '@tivara/contracts';
import { RowIds } from './fields.js';

export class BulkDeletionDto implements BulkDeletionBody {
  @RowIds('rows') ids: number[];
}

export type Deletion = Pick<BulkDeletion, 'deleted' | 'skipped'>;

export function toDeletion({ deleted, skipped }: Deletion): BulkDeletion {
  const suffix = skipped.length ? `, ${skipped.length} skipped` : '';
  return { message: `${deleted.length} deleted${suffix}`, deleted, skipped, kept: skipped }; // eslint-disable-line tivara/standard-terms
}
