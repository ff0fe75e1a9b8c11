import { ApiProperty } from '../platform/http/openapi-decorators.js';
import { IsIn } from 'class-validator';
import { RowId, Text } from '../platform/http/fields.js';

export class ReleaseVersionBody {
  @Text({ max: 100, label: 'The version', required: 'Which version?' }) version: string;
}

const ACTIONS = ['promote', 'abort'] as const;

export class EndCanaryBody {
  @RowId('The number of the canary is missing.') number: number;
  @ApiProperty({ enum: ACTIONS })
  @IsIn(ACTIONS, { message: "'action' must be one of promote, abort." })
  action: (typeof ACTIONS)[number];
}
