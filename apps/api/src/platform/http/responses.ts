import { applyDecorators, type Type } from '@nestjs/common';
import {
  ApiConsumes,
  ApiExtraModels,
  ApiOkResponse,
  ApiProperty,
  ApiResponse,
  IntersectionType,
  schemaOf,
} from './openapi-decorators.js';
import { ErrorResponse, MessageResponse, UndoableResponse } from './message.dto.js';

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

/** A count, or counts by name. */
type Counts =
  | { readonly type: 'integer' }
  | { readonly type: 'object'; readonly additionalProperties: { readonly type: 'integer' } };

export const JSON_OBJECT = { type: 'object', additionalProperties: true } as const;

export const recordOf = (keys: readonly string[], value: Counts) => ({
  type: 'object' as const,
  selfRequired: true,
  required: [...keys],
  properties: Object.fromEntries(keys.map((key) => [key, value])),
});

/** An array of one of these. */
export const arrayOfOne = (...types: Type[]) => ({
  type: 'array' as const,
  items: { oneOf: types.map(schemaOf) },
});

/** The whole list, or a page of it where there is a query. */
export const ListOrPage = (ItemType: Type, PageType: Type) =>
  applyDecorators(
    ApiExtraModels(ItemType, PageType),
    ApiOkResponse({
      schema: {
        oneOf: [{ type: 'array', items: schemaOf(ItemType) }, schemaOf(PageType)],
      },
    }),
  );

export const NullOr = (DtoType: Type) =>
  applyDecorators(
    ApiExtraModels(DtoType),
    ApiOkResponse({ schema: { oneOf: [schemaOf(DtoType), { type: 'null' }] } }),
  );

const text = { type: 'string' } as const;

export const CsvFile = () => ApiOkResponse({ content: { 'text/csv': { schema: text } } });

export const failure = (description: string) => ({
  description,
  content: {
    'application/json': { schema: schemaOf(ErrorResponse) },
    // For browsers that would show JSON.
    'text/html': { schema: text },
  },
});

/** A failure that not every operation has. */
export const Fails = (status: number, description: string) =>
  ApiResponse({ status, ...failure(description) });

const page = { 'text/html': { schema: text } };

export const HtmlPage = () => ApiOkResponse({ content: page });

/** JSON for a program, a page for a form. */
export const MessageOrPage = () =>
  applyDecorators(
    ApiExtraModels(MessageResponse),
    ApiOkResponse({
      content: { 'application/json': { schema: schemaOf(MessageResponse) }, ...page },
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

/** Of an answer's field that may get further values: clients take one that they do not know for none. (docs/how-to/contracts.md) */
export function ExtensibleEnum(
  values: readonly string[],
  { isArray, nullable }: { isArray?: boolean; nullable?: boolean } = {},
): PropertyDecorator {
  const schema = { type: 'string' as const, enum: [...values], 'x-extensible-enum': true };
  return ApiProperty(
    isArray ? { type: 'array', items: schema } : { ...schema, ...(nullable && { nullable }) },
  );
}
