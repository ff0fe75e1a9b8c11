import { ApiProperty } from '../platform/http/openapi-decorators.js';
import { IsObject } from 'class-validator';
import { Version } from '../platform/http/fields.js';
import { IntersectionType } from '../platform/http/openapi-decorators.js';
import { type ContentBlockId, type ContentPage } from '@tivara/contracts';
import { MessageResponse } from '../platform/http/message.dto.js';
import { JSON_OBJECT } from '../platform/http/responses.js';

export class DraftBody {
  /** By the fields of the block; a picture is `{ url, alt }`. */
  @ApiProperty({ type: Object })
  @IsObject({ message: 'value must be an object.' })
  value: Record<string, unknown>;
  @Version() version?: number;
}

/** A block in the list of contents; `draft`: whether it has one. */
export class ContentRowDto {
  block: ContentBlockId;
  content_name: string;
  page: ContentPage;
  /** Of a page that shows it. */
  path: string;
  draft: boolean;
  /** Versions that will be shown later. */
  scheduled: number;
  changed_at: string | null;
  /** E-mail; null without a change, or when the account is deleted. */
  changed_by: string | null;
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
}

export class ContentVersionDto {
  /** By the fields of the block; null if the version no longer fits them. */
  @ApiProperty({ ...JSON_OBJECT, nullable: true })
  value: Record<string, unknown> | null;
}

/** `value` is the draft, or what is shown if there is none. */
export class AdminContentDto {
  @ApiProperty(JSON_OBJECT) value: Record<string, unknown>;
  block: ContentBlockId;
  content_name: string;
  version: number;
  draft: boolean;
  @ApiProperty(JSON_OBJECT) live: Record<string, unknown>;
  /** The latest start first. */
  versions: ContentVersionRowDto[];
}

export class SavedContent extends IntersectionType(MessageResponse, AdminContentDto) {}
