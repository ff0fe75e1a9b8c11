import { referenceName, type Attribute, type Product } from '@tivara/contracts';
import { msg, type Texts } from '@tivara/state';

type Row = Exclude<Attribute, { kind: 'colors' }>;

const UNITS = { mm: msg('{value} mm'), g: msg('{value} g') } as const;

/** "145 mm"; null if the value is unknown. */
export const inUnit = (
  t: Texts,
  value: number | null | undefined,
  unit: keyof typeof UNITS,
): string | null => (value ? t(UNITS[unit], { value }) : null);

/** A frame's value of an attribute, as it is read; null if it is unknown. An API from before the attribute has none. */
export function valueOf(t: Texts, product: Product, row: Row): string | null {
  if (row.kind === 'reference') return product[referenceName(row.field)];
  if (row.kind === 'choice') return product[row.field] ?? null;
  return inUnit(t, product[row.field], row.unit);
}

/** With what the product's page says beyond it. */
export function detailOf(t: Texts, product: Product, row: Row): string | null {
  if (row.kind !== 'number' || !('detail' in row)) return valueOf(t, product, row);
  const value = product[row.field];
  return value ? t(row.detail, { value }) : null;
}

/** What an attribute is called beside other measures. */
export const measureOf = (row: Row): string => ('measure' in row ? row.measure : row.label);
