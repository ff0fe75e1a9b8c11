import { LIMITS } from '@tivara/contracts';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { Matches } from 'class-validator';
import { Text, editOf } from '../http/fields.js';

const PINCODE = new RegExp(`^[1-9]\\d{${LIMITS.pincodeDigits - 1}}$`);

export class StoreDto {
  @Text({ max: 160, label: 'Store name', required: 'Store name is required.' })
  store_name: string;
  @Text({ max: 300, label: 'Store address', required: 'Store address is required.' })
  store_address: string;
  @Text({ max: 120, label: 'Locality', required: 'Locality is required.' }) locality: string;
  @Text({ max: 120, label: 'City', required: 'City is required.' }) city: string;

  /** A form sends it as a text, the back office's as a number. (DECISIONS, Data: store fields of the second table) */
  @Transform(({ value }) =>
    typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : value,
  )
  @ApiProperty({ oneOf: [{ type: 'string', pattern: PINCODE.source }, { type: 'integer' }] })
  @Matches(PINCODE, { message: 'Pincode must have six digits.' })
  pincode: string;

  @Text({ max: 120, label: 'State' }) state?: string;
  @Text({ max: 120, label: 'Subcity' }) subcity?: string;
  @Text({ max: 160, label: 'BpName' }) bp_name?: string;
  @Text({ max: 40, label: 'Number' }) number?: string;
}

export class StoreEditDto extends editOf(StoreDto) {}
