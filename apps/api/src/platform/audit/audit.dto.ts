import { type AuditAction } from '@tivara/contracts';
import { pageOf, JSON_OBJECT } from '../http/responses.js';
import { ApiProperty, OmitType } from '../http/openapi-decorators.js';

/** `before` is null for a creation, `after` for a deletion. Imports have `entity_id` 0 and an ImportedRows as `after`. */
export class AuditRowDto {
  audit_id: number;
  at: string;
  actor: string;
  action: AuditAction;
  /** A kind of record. Later versions bring further ones. */
  entity: string;
  entity_id: number;
  /** Empty when unknown or erased. */
  name: string;
  @ApiProperty({ ...JSON_OBJECT, nullable: true }) before: unknown;
  @ApiProperty({ ...JSON_OBJECT, nullable: true }) after: unknown;
  request_id: string;
  /** Records that undoing the request reverts. */
  undoable: number;
}

export class AuditPage extends pageOf(AuditRowDto) {}

export class OverviewChangeDto extends OmitType(AuditRowDto, [
  'before',
  'after',
  'request_id',
  'undoable',
]) {}
