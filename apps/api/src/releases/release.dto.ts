import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { RowId, Text } from '../platform/http/fields.js';

export class VersionDto {
  @Text({ max: 100, label: 'The version', required: 'Which version?' }) version: string;
}

// 'take back' is sent by frontends from before API 1.2; drop it when no open tab runs them.
const ACTIONS = ['promote', 'abort', 'take back'] as const;

export class EndCanaryDto {
  @RowId('The number of the canary is missing.') number: number;
  @ApiProperty({ enum: ACTIONS })
  @IsIn(ACTIONS, { message: "'action' must be one of promote, abort." })
  action: (typeof ACTIONS)[number];
}
