import { applyDecorators, type Type } from '@nestjs/common';
import {
  ApiConsumes,
  ApiExtraModels,
  ApiOkResponse,
  ApiProperty,
  ApiResponse,
  IntersectionType,
  getSchemaPath,
  type ApiPropertyOptions,
} from '@nestjs/swagger';
import type {
  ReferenceObject,
  SchemaObject,
} from '@nestjs/swagger/dist/interfaces/open-api-spec.interface.js';
import { MessageResponse, UndoableResponse } from './message.dto.js';

/** A page of rows. */
export function pageOf<Item extends object>(ItemType: Type<Item>) {
  class PageDto {
    @ApiProperty({ type: [ItemType] }) items: Item[];
    @ApiProperty({ type: 'integer' }) total: number;
    @ApiProperty({ type: 'integer' }) page: number;
    @ApiProperty({ type: 'integer' }) pageSize: number;
  }
  return PageDto;
}

/** A row of reference data, with how many products use it. */
export function usedOf<T extends object>(RecordType: Type<T>) {
  class UsedDto extends (RecordType as Type<object>) {
    @ApiProperty({ type: 'integer' }) products: number;
  }
  return UsedDto as Type<T & { products: number }>;
}

/** The record that a change stored, with its message. */
export const savedOf = <T extends object>(RecordType: Type<T>) =>
  IntersectionType(UndoableResponse, RecordType);

export const JSON_OBJECT: SchemaObject = { type: 'object', additionalProperties: true };

export const recordOf = (
  keys: readonly string[],
  value: SchemaObject,
): SchemaObject & { required: string[] } => ({
  type: 'object',
  required: [...keys],
  properties: Object.fromEntries(keys.map((key) => [key, value])),
});

const referenceTo = (DtoType: Type): ReferenceObject => ({ $ref: getSchemaPath(DtoType) });

/** An array of one of these. */
export const arrayOfOne = (...types: Type[]): ApiPropertyOptions => ({
  type: 'array',
  items: { oneOf: types.map(referenceTo) },
});

/** The whole list, or a page of it where there is a query. */
export const ListOrPage = (ItemType: Type, PageType: Type) =>
  applyDecorators(
    ApiExtraModels(ItemType, PageType),
    ApiOkResponse({
      schema: {
        oneOf: [{ type: 'array', items: referenceTo(ItemType) }, referenceTo(PageType)],
      },
    }),
  );

export const NullOr = (DtoType: Type) =>
  applyDecorators(
    ApiExtraModels(DtoType),
    ApiOkResponse({ schema: { oneOf: [referenceTo(DtoType), { type: 'null' }] } }),
  );

const text = { type: 'string' } as const;

export const CsvFile = () => ApiOkResponse({ content: { 'text/csv': { schema: text } } });

const page = { 'text/html': { schema: text } };

/** @param statuses further ones that have a page */
export const HtmlPage = (...statuses: number[]) =>
  applyDecorators(
    ...[200, ...statuses].map((status) => ApiResponse({ status, content: page })),
  );

/** JSON for a program, a page for a form. */
export const MessageOrPage = () =>
  applyDecorators(
    ApiExtraModels(MessageResponse),
    ApiOkResponse({
      content: { 'application/json': { schema: referenceTo(MessageResponse) }, ...page },
    }),
  );

/** Takes a form of a browser without scripts, too, and redirects it. */
export const RedirectsForms = () =>
  applyDecorators(
    ApiConsumes('application/json', 'application/x-www-form-urlencoded'),
    ApiResponse({
      status: 303,
      description: 'Of a form',
      headers: { location: { schema: text } },
    }),
  );
