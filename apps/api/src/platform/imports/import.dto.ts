import { LIMITS, } from '@tivara/contracts';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { applyDecorators } from '@nestjs/common';
import { ArrayMaxSize, IsArray, IsInt, IsOptional, IsString, Min } from 'class-validator';
import { checked } from '../http/fields.js';

const COLUMNS = 'columns must be fields by the headings of the file.';
const isColumns = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((field) => typeof field === 'string');

const Lines = (message: string) =>
  applyDecorators(
    Min(1, { each: true, message }),
    IsInt({ each: true, message }),
    ArrayMaxSize(LIMITS.importRows, { message }),
    IsArray({ message }),
  );
const LINES = { type: Number, isArray: true, maxItems: LIMITS.importRows };
const SKIP = 'skip must be the numbers of the lines that are left out.';
const CHANGE_OR_ADD =
  'change and add must be the numbers of the lines that are imported like that.';

export class ImportBody {
  @ApiProperty({ type: String })
  @IsString({ message: 'csv must be the text of a CSV file.' })
  csv: string;
  @ApiPropertyOptional({ type: Object, additionalProperties: { type: 'string' } })
  @checked('columns', (value) => (isColumns(value) ? null : COLUMNS))
  @IsOptional()
  columns?: Record<string, string>;
}

export class ImportRunBody extends ImportBody {
  @ApiProperty(LINES)
  @Lines(SKIP)
  skip: number[];
  @ApiPropertyOptional(LINES)
  @Lines(CHANGE_OR_ADD)
  @IsOptional()
  change?: number[];
  @ApiPropertyOptional(LINES)
  @Lines(CHANGE_OR_ADD)
  @IsOptional()
  add?: number[];
}
