import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { RowId, Text } from '../platform/http/fields.js';

export class VersionDto {
  @Text({ max: 100, label: 'The version', required: 'Which version?' }) version: string;
}

const ENDS = ['promote', 'take back'] as const;

export class EndCanaryDto {
  @RowId('The number of the canary’s move is missing.') number: number;
  @ApiProperty({ enum: ENDS })
  @IsIn(ENDS, { message: `'action' must be one of ${ENDS.join(', ')}.` })
  action: (typeof ENDS)[number];
}
