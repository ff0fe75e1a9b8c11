import { referenceName, type Attribute, type Product } from '@tivara/contracts';
import { msg, type Texts } from '@tivara/state';

type Row = Exclude<Attribute, { kind: 'colors' }>;

const UNITS = { mm: msg('{value} mm'), g: msg('{value} g') } as const;
const RUPEES = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});

/** "145 mm", "₹20,500"; null if the value is unknown. */
export function inUnit(
  t: Texts,
  value: number | null | undefined,
  unit: keyof typeof UNITS | 'INR',
): string | null {
  if (!value) return null;
  return unit === 'INR' ? RUPEES.format(value) : t(UNITS[unit], { value });
}

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
