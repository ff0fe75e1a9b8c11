import { IsISO8601 } from 'class-validator';
import { ApiProperty } from '../platform/http/openapi-decorators.js';

/** A moment at which shoppers see something else by itself. */
export class ScheduledChangeDto {
  at: string;
  @ApiProperty({ enum: ['product', 'collection', 'content'] })
  entity: 'product' | 'collection' | 'content';
  /** Of content the name of its block. */
  id: string;
  name: string;
  /** `starts`: it is shown from then on. `ends`: it is hidden, or shows the version before it. */
  @ApiProperty({ enum: ['starts', 'ends'] }) change: 'starts' | 'ends';
}

export class SitePreviewBody {
  @ApiProperty({ type: String, format: 'date-time' })
  @IsISO8601({ strict: true }, { message: 'at must be a time such as 2026-12-01T09:00:00Z.' })
  at: string;
}
