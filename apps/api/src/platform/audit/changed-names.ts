import type { AuditEntity } from '@tivara/contracts';
import { searchKey } from '../database/search-key.js';

/** Fields that name what was changed. */
const RECORD_NAMES = [
  'product_name',
  'store_name',
  'category_name',
  'material_name',
  'color_name',
  'collection_name',
  'finishing_name',
  'frame_type_name',
  'shape_name',
  'content_name',
  'picture_name',
  'reply_template_name',
  'search_word_name',
  'token_name',
  'webhook_name',
];
const NAMES = [...RECORD_NAMES, 'reference', 'subject', 'email', 'app'];

export function nameIn(value: Value): string {
  const name = NAMES.map((field) => value?.[field]).find((text) => typeof text === 'string');
  return typeof name === 'string' ? name : '';
}

const PLACES = ['locality', 'city'];
/** Their records are of people. */
const PERSONAL: readonly AuditEntity[] = [
  'account',
  'enquiry',
  'invitation',
  'mail',
  'newsletter address',
  'session',
];

type Value = Readonly<Record<string, unknown>> | null;

/** A line for each name before and after a change, and for each imported row; null for records of people. */
export function changedNamesKey(entity: AuditEntity, before: Value, after: Value): string | null {
  if (PERSONAL.includes(entity)) return null;
  const texts = [before, after].flatMap((value) =>
    [...RECORD_NAMES, ...PLACES, 'app'].map((field) => value?.[field]),
  );
  const names: unknown = after?.['names'];
  const imported = Array.isArray(names) ? ['imported', ...(names as unknown[])] : [];
  const keys = [...texts, ...imported].filter((text) => typeof text === 'string').map(searchKey);
  return [...new Set(keys)].join('\n') || null;
}
