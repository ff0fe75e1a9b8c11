import { LIMITS } from '@tivara/contracts';
import {
  ApiProperty,
  ApiPropertyOptional,
  ApiExtraModels,
  ApiOkResponse,
} from '../http/openapi-decorators.js';
import { applyDecorators } from '@nestjs/common';
import { ArrayMaxSize, IsArray, IsInt, IsOptional, IsString, Min } from 'class-validator';
import { checked } from '../http/fields.js';
import { UndoableResponse } from '../http/message.dto.js';
import { JSON_OBJECT } from '../http/responses.js';

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

export class BadRowDto {
  line: number;
  name: string;
  reason: string;
}

/** `field` is '' if the column is left out, null if it is not assigned; `known` if its heading is that of a field. */
export class ImportColumnDto {
  heading: string;
  field: string | null;
  known: boolean;
}

/** What a column can be assigned to. */
export class ImportFieldDto {
  name: string;
  required: boolean;
}

/** The cells that differ from the record, by heading. */
export class ChangedRowDto {
  line: number;
  name: string;
  @ApiProperty(JSON_OBJECT) before: Record<string, unknown>;
  @ApiProperty(JSON_OBJECT) after: Record<string, unknown>;
}

/**
 * `id`, `existing`: the record that exists, and its name. A row that may be about it has a choice: it has the cells that differ,
 * and changes nothing unless the import says that it changes that record or adds one.
 */
export class KnownRowDto {
  line: number;
  name: string;
  id: number;
  existing: string;
  @ApiPropertyOptional(JSON_OBJECT) before?: Record<string, unknown>;
  @ApiPropertyOptional(JSON_OBJECT) after?: Record<string, unknown>;
}

/** Preview; nothing is changed yet. */
export class ImportPreviewDto {
  rows: number;
  /** `same`: rows without changes. */
  create: number;
  update: number;
  same: number;
  /** Rows that add nothing, as their record exists. */
  known: KnownRowDto[];
  /** The first rows that change a record. */
  changed: ChangedRowDto[];
  bad: BadRowDto[];
  /** Of the file. While one is not assigned, no row is read. */
  columns: ImportColumnDto[];
  fields: ImportFieldDto[];
}

/** Events of a running import, as lines of JSON: progress, then its result or its failure. */
export class ImportProgressDto {
  done: number;
  total: number;
}
export class ImportResultDto extends UndoableResponse {
  created: number;
  updated: number;
}
export class ImportFailureDto {
  status: number;
  error: string;
}

export const ImportEvents = () =>
  applyDecorators(
    ApiExtraModels(ImportProgressDto, ImportResultDto, ImportFailureDto),
    ApiOkResponse({
      description: 'Lines of JSON: ImportProgress each, then an ImportResult or an ImportFailure.',
      content: { 'application/x-ndjson': { schema: { type: 'string' } } },
    }),
  );
