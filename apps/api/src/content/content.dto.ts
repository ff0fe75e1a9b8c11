import { ApiProperty } from '../platform/http/openapi-decorators.js';
import { IsBoolean, IsObject, IsOptional, Matches } from 'class-validator';
import { Version } from '../platform/http/fields.js';
import { IntersectionType } from '../platform/http/openapi-decorators.js';
import type { ContentFields } from '@tivara/contracts';
import { MessageResponse } from '../platform/http/message.dto.js';
import { JSON_OBJECT } from '../platform/http/responses.js';

export class PageQueryDto {
  /** The app's release that asks: it gets what it declares. The live one by default. */
  @IsOptional()
  @Matches(/^\w[\w.+-]*$/, { message: 'version must be that of a release.' })
  version?: string;
}

export class DraftBody {
  /** By the fields of the block; a picture is `{ url, alt }`. */
  @ApiProperty({ type: Object })
  @IsObject({ message: 'value must be an object.' })
  value: Record<string, unknown>;
  @Version() version?: number;
  /** Saved while its author types: the log has the first of such saves, and what becomes of the draft. */
  @IsOptional()
  @IsBoolean({ message: 'autosave must be true or false.' })
  autosave?: boolean;
}

/** A block in the list of contents; `draft`: whether it has one. */
export class ContentRowDto {
  block: string;
  content_name: string;
  page: string;
  /** Of a page that shows it. */
  path: string;
  draft: boolean;
  /** Versions that will be shown later. */
  scheduled: number;
  changed_at: string | null;
  /** E-mail; null without a change, or when the account is deleted. */
  changed_by: string | null;
  /** Whether the page cannot show what was published last, and shows what was before it. */
  unfit: boolean;
}

export class ContentVersionRowDto {
  version_id: number;
  starts_at: string;
  /** Null until the next one starts. */
  ends_at: string | null;
  created_at: string;
  created_by: string | null;
  /** Whether a picture was replaced in it since, which made a version with the same times. */
  superseded: boolean;
  /** Whether it would be shown, but has not what the page needs now. */
  unfit: boolean;
}

export class ContentVersionDto {
  /** By the fields of the block; null if the version no longer fits them. */
  @ApiProperty({ ...JSON_OBJECT, nullable: true })
  value: Record<string, unknown> | null;
}

/** `value` is the draft, or what is shown if there is none. */
export class AdminContentDto {
  @ApiProperty(JSON_OBJECT) value: Record<string, unknown>;
  block: string;
  content_name: string;
  page: string;
  /** Of a page that shows it. */
  path: string;
  /** As the live release declares them. (libs/contracts/src/content.ts) */
  @ApiProperty(JSON_OBJECT) fields: ContentFields;
  version: number;
  draft: boolean;
  /** Whether there is one that the page cannot show; `value` is then what is shown. */
  unfit_draft: boolean;
  @ApiProperty(JSON_OBJECT) live: Record<string, unknown>;
  /** The latest start first. */
  versions: ContentVersionRowDto[];
}

export class SavedContent extends IntersectionType(MessageResponse, AdminContentDto) {}
