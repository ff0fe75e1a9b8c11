import { ApiProperty } from '@nestjs/swagger';
import { IsObject } from 'class-validator';
import { Version } from '../platform/http/fields.js';

export class DraftBody {
  /** By the fields of the block; a picture is `{ url, alt }`. */
  @ApiProperty({ type: Object })
  @IsObject({ message: 'value must be an object.' })
  value: Record<string, unknown>;
  @Version() version?: number;
}
