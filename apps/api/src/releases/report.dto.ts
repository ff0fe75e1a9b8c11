import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '../platform/http/openapi-decorators.js';
import {
  ISSUE_KINDS,
  REPORTING,
  VITAL_NAMES,
  type IssueKind,
  type VitalName,
} from '@tivara/contracts';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsInt,
  IsNumber,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';

const MAX_APPS = 100;
const MAX_INT = 2_147_483_647;
const NAME = /^[a-z0-9-]{1,60}$/;
const MODULE = /^[a-z0-9-]{1,60}\/[\w-]{1,39}$/;

const Integer = (min: number, api: { required?: boolean } = {}) =>
  applyDecorators(ApiProperty({ type: 'integer', ...api }), IsInt(), Min(min), Max(MAX_INT));

export class StackFrameDto {
  @ApiProperty({ type: String, description: '/r/{app}/{version}/web/{file}' })
  @Matches(/^\/r\/[\w-]{1,60}\/[\w.+-]{1,100}\/web\/[\w.-]{1,100}\.js$/)
  file: string;
  @Integer(1) line: number;
  @Integer(0) column: number;
}

export class IssueDto {
  @ApiProperty({ type: String })
  @Matches(MODULE)
  module: string;
  @ApiProperty({ enum: ISSUE_KINDS })
  @IsIn(ISSUE_KINDS)
  kind: IssueKind;
  @ApiProperty({ type: String, maxLength: REPORTING.message })
  @IsString()
  @MaxLength(REPORTING.message)
  message: string;
  @ApiProperty({ type: [StackFrameDto], maxItems: REPORTING.frames })
  @Type(() => StackFrameDto)
  @ValidateNested({ each: true })
  @ArrayMaxSize(REPORTING.frames)
  @IsArray()
  frames: StackFrameDto[];
  @IsOptional() @Integer(0, { required: false }) ms?: number;
}

export class VitalDto {
  @ApiProperty({ type: String })
  @Matches(MODULE)
  page: string;
  @ApiProperty({ enum: VITAL_NAMES })
  @IsIn(VITAL_NAMES)
  name: VitalName;
  @ApiProperty({ type: Number, description: 'ms; of CLS, the score' })
  @IsNumber()
  @Min(0)
  @Max(MAX_INT)
  value: number;
}

/** Sent by scripts, so validation messages are the validator's own. */
export class VisitReportDto {
  @ApiProperty({ type: String })
  @IsString()
  @MaxLength(500)
  token: string;
  @ApiProperty({ type: [String] })
  @Matches(/^[a-z0-9-]{1,60}@[\w.+-]{1,100}$/, { each: true })
  @ArrayMaxSize(MAX_APPS)
  @IsArray()
  versions: string[];
  @ApiProperty({ type: [String] })
  @Matches(NAME, { each: true })
  @ArrayMaxSize(MAX_APPS)
  @IsArray()
  healthy: string[];
  @ApiProperty({ type: [IssueDto], maxItems: REPORTING.issues })
  @Type(() => IssueDto)
  @ValidateNested({ each: true })
  @ArrayMaxSize(REPORTING.issues)
  @IsArray()
  issues: IssueDto[];
  @ApiPropertyOptional({ type: [VitalDto], maxItems: REPORTING.vitals })
  @Type(() => VitalDto)
  @ValidateNested({ each: true })
  @ArrayMaxSize(REPORTING.vitals)
  @IsArray()
  @IsOptional()
  vitals?: VitalDto[];
}
