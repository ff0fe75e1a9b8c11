import { LIMITS, pincodeOf, type HolidayBody } from '@tivara/contracts';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '../platform/http/openapi-decorators.js';
import { Transform } from 'class-transformer';
import { Email, Text, checked, editOf } from '../platform/http/fields.js';
import { holidayBodiesViolation } from './holidays.js';
import { openingHoursViolation } from './opening-hours.js';
import type { OpeningHoursDto } from './store-response.dto.js';

const readPincode = (value: unknown): string | null =>
  typeof value === 'string' || typeof value === 'number' ? pincodeOf(String(value)) : null;

export class StoreBody {
  @Text({ max: 160, label: 'Store name', required: 'Store name is required.' })
  store_name: string;
  @Text({ max: 300, label: 'Store address', required: 'Store address is required.' })
  store_address: string;
  @Text({ max: 120, label: 'Locality', required: 'Locality is required.' }) locality: string;
  @Text({ max: 120, label: 'City', required: 'City is required.' }) city: string;

  /** As text or number. (DECISIONS, Data: store fields of the second table) */
  @Transform(({ value }) => readPincode(value) ?? (value as unknown))
  @ApiProperty({ oneOf: [{ type: 'string', example: '400 050' }, { type: 'integer' }] })
  @checked('pincode', (value) => (readPincode(value) ? null : 'Pincode must have six digits.'))
  pincode: string;

  @Text({ max: 120, label: 'State' }) state?: string;
  @Text({ max: 120, label: 'Subcity' }) subcity?: string;
  @Text({ max: 160, label: 'BpName' }) bp_name?: string;
  @Text({ max: 40, label: 'Number' }) number?: string;

  @Email() email?: string;

  @Degrees('Latitude', 90) latitude?: number | null;
  @Degrees('Longitude', 180) longitude?: number | null;

  @ApiPropertyOptional({ type: Object, nullable: true })
  @checked('opening hours', openingHoursViolation)
  opening_hours?: OpeningHoursDto | null;

  @ApiPropertyOptional({
    type: 'array',
    maxItems: LIMITS.holidays,
    items: {
      type: 'object',
      required: ['from'],
      additionalProperties: false,
      properties: {
        from: { type: 'string', format: 'date' },
        until: { type: 'string', format: 'date' },
        opens: {
          type: 'string',
          description: "'HH:MM' of 24 hours, as `closes`. Without both the store is closed.",
        },
        closes: { type: 'string' },
        label: { type: 'string', maxLength: LIMITS.holidayLabel },
      },
    },
  })
  @checked('holidays', holidayBodiesViolation)
  holidays?: HolidayBody[];
}

/** Null when unknown. */
function Degrees(label: string, most: number): PropertyDecorator {
  return applyDecorators(
    ApiPropertyOptional({ type: Number, minimum: -most, maximum: most, nullable: true }),
    checked(label.toLowerCase(), (value) => {
      if (value === undefined || value === null) return null;
      const right = typeof value === 'number' && Math.abs(value) <= most;
      return right ? null : `${label} must be a number from -${most} to ${most}.`;
    }),
  );
}

export class StoreEditBody extends editOf(StoreBody) {}
