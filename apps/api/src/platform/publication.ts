import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from './http/openapi-decorators.js';
import { IsISO8601, IsOptional } from 'class-validator';
import { invalidField } from './http/field-errors.js';
import { Version } from './http/fields.js';

/** Of the clock of the person who publishes. */
const TOLERANCE_MS = 60_000;

const Moment = (name: string) =>
  applyDecorators(
    ApiPropertyOptional({ type: String, format: 'date-time', nullable: true }),
    IsOptional(),
    IsISO8601(
      { strict: true },
      { message: `${name} must be a time such as 2026-12-01T09:00:00Z.` },
    ),
  );

export class PublicationBody {
  /** Now without it. */
  @Moment('starts_at') starts_at?: string | null;
  /** Without an end if it is missing. */
  @Moment('ends_at') ends_at?: string | null;
  @Version() version?: number;
}

/** A time at which a record changes by itself. */
export interface ScheduledRow {
  entity: 'product' | 'collection' | 'content';
  id: number | string;
  name: string;
  at: Date | string;
  change: 'starts' | 'ends';
}

/** @throws BadRequestException at the field that is wrong. @returns null where a time is missing */
export function readTimes(
  { starts_at, ends_at }: Pick<PublicationBody, 'starts_at' | 'ends_at'>,
  now: Date,
): { startsAt: Date | null; endsAt: Date | null } {
  const startsAt = starts_at ? new Date(starts_at) : null;
  const endsAt = ends_at ? new Date(ends_at) : null;
  if (startsAt && startsAt.getTime() < now.getTime() - TOLERANCE_MS)
    throw invalidField('starts_at', 'The start must not be in the past.');
  if (endsAt && endsAt <= (startsAt ?? now))
    throw invalidField('ends_at', 'The end must be after the start.');
  return { startsAt, endsAt };
}
