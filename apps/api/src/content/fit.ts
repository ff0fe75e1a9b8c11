import type { ContentField, ContentFields, ContentLink } from '@tivara/contracts';

export type Value = Readonly<Record<string, unknown>>;

/** What a field cannot show. */
const UNFIT = Symbol('unfit');

/**
 * A stored value as a block declares it now, which may have had other fields when the value was written: one that it lacks shows what is initial,
 * one that is gone is left out. Limits are for editors only.
 * @param value with its pictures; null for one that is missing
 * @returns null for a value that the block cannot show
 */
export function fit(fields: ContentFields, value: unknown, initial: Value): Value | null {
  const fitting = fitFields(fields, value, initial);
  return fitting === UNFIT ? null : (fitting as Value);
}

function fitFields(fields: ContentFields, value: unknown, initial?: unknown): unknown {
  if (!isRecord(value)) return UNFIT;
  const entries = Object.entries(fields).map(([name, field]): [string, unknown] => [
    name,
    fitField(field, value[name], isRecord(initial) ? initial[name] : undefined),
  ]);
  return entries.some(([, fitting]) => fitting === UNFIT) ? UNFIT : Object.fromEntries(entries);
}

function fitField(field: ContentField, value: unknown, initial: unknown): unknown {
  if (value === undefined) return initial ?? emptyOf(field);
  switch (field.kind) {
    case 'text':
      return typeof value === 'string' && (value.trim() || field.optional) ? value : UNFIT;
    case 'link':
      return isLink(value) ? value : UNFIT;
    case 'picture':
      return isRecord(value) || (field.optional && value === null) ? value : UNFIT;
    case 'group':
      return fitFields(field.fields, value, initial);
    case 'list': {
      if (!Array.isArray(value)) return UNFIT;
      const items = value.map((item) => fitFields(field.fields, item));
      return items.includes(UNFIT) || items.length < field.min ? UNFIT : items;
    }
  }
}

/** Of a field that an item of a list did not have yet. */
function emptyOf(field: ContentField): unknown {
  switch (field.kind) {
    case 'text':
      return field.optional ? '' : UNFIT;
    case 'picture':
      return field.optional ? null : UNFIT;
    case 'list':
      return field.min === 0 ? [] : UNFIT;
    case 'group':
      return fitFields(field.fields, {});
    case 'link':
      return UNFIT;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isLink = (value: unknown): value is ContentLink =>
  isRecord(value) && typeof value['label'] === 'string' && typeof value['to'] === 'string';
