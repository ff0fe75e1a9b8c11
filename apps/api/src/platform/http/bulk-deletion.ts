import type { BulkDeletion, BulkDeletionBody } from '@tivara/contracts';
import { RowIds } from './fields.js';

export class BulkDeletionDto implements BulkDeletionBody {
  @RowIds('rows') ids: number[];
}

/** A deletion of several rows, with what is said about it. */
export function toldDeletion({ deleted, kept }: Omit<BulkDeletion, 'message'>): BulkDeletion {
  const stay = kept.length ? `, ${kept.length} ${kept.length === 1 ? 'stays' : 'stay'}` : '';
  return { message: `${deleted.length} deleted${stay}`, deleted, kept };
}
