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
