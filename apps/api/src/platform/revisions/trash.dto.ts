import { RowIds } from '../http/fields.js';
import { pageOf } from '../http/responses.js';

export class TrashIdsBody {
  @RowIds('deleted records') ids: number[];
}

export class TrashRowDto {
  trash_id: number;
  at: string;
  /** A kind of record. Later versions bring further ones. */
  entity: string;
  entity_id: number;
  name: string;
  /** E-mail; null when the account is deleted. */
  deleted_by: string | null;
  expires_at: string;
}

export class TrashPage extends pageOf(TrashRowDto) {}
