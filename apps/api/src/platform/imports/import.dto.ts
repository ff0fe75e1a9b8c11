import { LIMITS, type ImportBody, type ImportRunBody } from '@tivara/contracts';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { applyDecorators } from '@nestjs/common';
import { ArrayMaxSize, IsArray, IsInt, IsOptional, IsString, Min } from 'class-validator';
import { checked } from '../http/fields.js';

const COLUMNS = 'columns must be fields by the headings of the file.';
const isColumns = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((field) => typeof field === 'string');

const LINES = 'change and add must be the numbers of the lines that are imported like that.';
const SKIP = 'skip must be the numbers of the lines that are left out.';

const Lines = () =>
  applyDecorators(
    ApiPropertyOptional({ type: [Number], maxItems: LIMITS.importRows }),
    Min(1, { each: true, message: LINES }),
    IsInt({ each: true, message: LINES }),
    ArrayMaxSize(LIMITS.importRows, { message: LINES }),
    IsArray({ message: LINES }),
    IsOptional(),
  );

export class ImportDto implements ImportBody {
  @ApiProperty({ type: String })
  @IsString({ message: 'csv must be the text of a CSV file.' })
  csv: string;
  @ApiPropertyOptional({ type: Object, additionalProperties: { type: 'string' } })
  @checked('columns', (value) => (isColumns(value) ? null : COLUMNS))
  @IsOptional()
  columns?: Record<string, string>;
}

export class ImportRunDto extends ImportDto implements ImportRunBody {
  @ApiProperty({ type: [Number], maxItems: LIMITS.importRows })
  @Min(1, { each: true, message: SKIP })
  @IsInt({ each: true, message: SKIP })
  @ArrayMaxSize(LIMITS.importRows, { message: SKIP })
  @IsArray({ message: SKIP })
  skip: number[];
  @Lines()
  change?: number[];
  @Lines()
  add?: number[];
}
