export interface Difference {
  field: string;
  before: string | null;
  after: string | null;
}

const NOISE = new Set([
  'version',
  'alt',
  'width',
  'height',
  'widths',
  'squares',
  'formats',
  'picture',
  'image_id',
  'product_color_id',
]);

/** Compares a record before and after a change, field by field, in the record's order. */
export function differences(before: unknown, after: unknown): Difference[] {
  const was = fieldsOf(before);
  const is = fieldsOf(after);
  return [...new Set([...was.keys(), ...is.keys()])]
    .map((field) => ({ field, before: was.get(field) ?? null, after: is.get(field) ?? null }))
    .filter((one) => one.before !== one.after);
}

function fieldsOf(value: unknown, path: readonly string[] = []): Map<string, string> {
  if (value === null || value === undefined || value === '') return new Map();
  if (typeof value !== 'object') return new Map([[path.join(' '), textOf(value)]]);
  const entries = Array.isArray(value)
    ? value.map((one, place) => [String(place + 1), one] as const)
    : Object.entries(value).filter(([name]) => !isNoise(name, value));
  return new Map(
    entries.flatMap(([name, one]) => [...fieldsOf(one, [...path, name.replaceAll('_', ' ')])]),
  );
}

/** The name is shown, so the id is not. */
const isNoise = (name: string, row: object) =>
  NOISE.has(name) || (name.endsWith('_id') && name.replace(/_id$/, '_name') in row);

const textOf = (value: unknown) =>
  typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);
