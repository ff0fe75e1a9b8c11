import * as mappedTypes from '@nestjs/mapped-types';
import type * as swagger from '@nestjs/swagger';

/** Set while the build describes the API. (commands/describe.ts) */
const described = process.env['DESCRIBE_API'] ? await import('@nestjs/swagger') : null;

const none = () => () => undefined;
const decorator = <Name extends keyof typeof swagger>(name: Name): (typeof swagger)[Name] =>
  described?.[name] ?? (none as never);

/**
 * Nest's decorators for OpenAPI. The running API serves the description that its build made, so they do nothing in it:
 * they and what they bring would be 7 MB of its memory.
 */
export const ApiBody = decorator('ApiBody');
export const ApiConsumes = decorator('ApiConsumes');
export const ApiCreatedResponse = decorator('ApiCreatedResponse');
export const ApiExtraModels = decorator('ApiExtraModels');
export const ApiOkResponse = decorator('ApiOkResponse');
export const ApiOperation = decorator('ApiOperation');
export const ApiParam = decorator('ApiParam');
export const ApiProperty = decorator('ApiProperty');
export const ApiPropertyOptional = decorator('ApiPropertyOptional');
export const ApiResponse = decorator('ApiResponse');
export const ApiSecurity = decorator('ApiSecurity');
export const ApiTags = decorator('ApiTags');

/** Nest's own, which also copy the descriptions of fields. */
const types: Pick<typeof swagger, 'IntersectionType' | 'OmitType' | 'PartialType' | 'PickType'> =
  described ?? mappedTypes;
export const { IntersectionType, OmitType, PartialType, PickType } = types;

/** What a schema refers to a class with. */
export const schemaOf = ({ name }: { name: string }) => ({ $ref: `#/components/schemas/${name}` });

export type Schema = NonNullable<
  NonNullable<swagger.OpenAPIObject['components']>['schemas']
>[string];

export type PropertyOptions = swagger.ApiPropertyOptions;
