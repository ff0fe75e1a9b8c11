import { schemaOf as referenceTo, type Schema } from '../platform/http/openapi-decorators.js';
import {
  CONTENT_BLOCKS,
  CONTENT_PAGES,
  type ContentField,
  type ContentFields,
} from '@tivara/contracts';
import { PictureDto } from '../platform/media/picture.dto.js';

const text = { type: 'string' } as const;
const LINK = objectOf({ label: text, to: text });

function objectOf(properties: Record<string, Schema>): Schema {
  return { type: 'object', required: Object.keys(properties), properties };
}

function schemaOf(field: ContentField): Schema {
  switch (field.kind) {
    case 'text':
      return text;
    case 'link':
      return LINK;
    case 'picture':
      return referenceTo(PictureDto);
    case 'group':
      return fieldsOf(field.fields);
    case 'list':
      return { type: 'array', items: fieldsOf(field.fields) };
  }
}

const fieldsOf = (fields: ContentFields): Schema =>
  objectOf(
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schemaOf(field)])),
  );

const blocksOf = (shown: string) =>
  Object.entries(CONTENT_BLOCKS).filter(([, { page }]) => page === shown);

/** The blocks of one of the pages. */
export const PAGE_CONTENT_SCHEMA: Schema = {
  oneOf: CONTENT_PAGES.map((page) =>
    objectOf(Object.fromEntries(blocksOf(page).map(([id, { fields }]) => [id, fieldsOf(fields)]))),
  ),
};
