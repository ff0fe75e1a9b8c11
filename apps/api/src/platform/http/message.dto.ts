import { ApiPropertyOptional } from './openapi-decorators.js';
import { type FailureReason, type FieldErrors } from '@tivara/contracts';

export class MessageResponse {
  message: string;
}

export class UndoableResponse extends MessageResponse {
  /** The id of the change, for the operation that undoes it. */
  undo?: string;
}

/** Failures carry the same text twice. (DECISIONS, Calls) */
export class ErrorResponse extends MessageResponse {
  error: string;
  /** Messages by field. */
  @ApiPropertyOptional({ type: 'object', additionalProperties: { type: 'string' } })
  errors?: FieldErrors;
  /** Of a 409: the record as it is now. */
  @ApiPropertyOptional({ type: 'object', additionalProperties: true }) current?: object;
  /** Of a 403. */
  reason?: FailureReason;
}
