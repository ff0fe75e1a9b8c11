import type { Audit } from '../../platform/audit/audit.entity.js';
import { searchKey } from '../../platform/database/search-key.js';

export const ERASED = '(erased)';

const PERSONAL = new Set([
  'username',
  'address',
  'browser',
  'email',
  'to',
  'to_name',
  'to_email',
  'to_number',
  'subject',
  'note',
  'last_error',
]);

type Values = Pick<Audit, 'actor' | 'entity' | 'entityId' | 'valueBefore' | 'valueAfter'>;

/** @param about "entity id" of the person's rows */
export const concerns = (row: Values, key: string, about: Set<string>): boolean =>
  searchKey(row.actor) === key ||
  about.has(`${row.entity} ${row.entityId}`) ||
  [row.valueBefore, row.valueAfter].some(
    (text) => text !== null && redactText(text, key, false) !== text,
  );

export function redact<T extends Values>(row: T, key: string, about: Set<string>): T {
  const whole = about.has(`${row.entity} ${row.entityId}`);
  const text = (value: string | null) => value && redactText(value, key, whole);
  return {
    ...row,
    actor: searchKey(row.actor) === key ? ERASED : row.actor,
    valueBefore: text(row.valueBefore),
    valueAfter: text(row.valueAfter),
  };
}

function redactText(text: string, key: string, whole: boolean): string {
  const before: unknown = JSON.parse(text);
  const after = redactValue(before, key, whole);
  return JSON.stringify(after);
}

/** @param whole every personal field; otherwise those of objects that name the person */
function redactValue(value: unknown, key: string, whole: boolean): unknown {
  const isPerson = (text: unknown) => typeof text === 'string' && searchKey(text) === key;
  if (isPerson(value)) return ERASED;
  if (Array.isArray(value)) return value.map((one) => redactValue(one, key, whole));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  const own = whole || entries.some(([name, field]) => name !== 'invited_by' && isPerson(field));
  return Object.fromEntries(
    entries.map(([name, field]) => [
      name,
      own && PERSONAL.has(name) && typeof field === 'string' && field
        ? ERASED
        : redactValue(field, key, whole),
    ]),
  );
}
