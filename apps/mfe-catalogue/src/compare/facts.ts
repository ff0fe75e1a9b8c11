import type { Product } from '@tivara/contracts';
import { msg, type Texts } from '@tivara/state';
import { MM, withUnit } from '../products/with-unit';

export interface Fact {
  name: string;
  /** Null if it is unknown. */
  of: (product: Product, t: Texts) => string | null;
  /** Stored upper-case. */
  record?: boolean;
}

export const FACTS: readonly Fact[] = [
  { name: msg('Shape'), of: ({ shape_name }) => shape_name },
  { name: msg('Frame type'), of: ({ frame_type_name }) => frame_type_name },
  { name: msg('Material'), of: ({ material_name }) => material_name, record: true },
  { name: msg('Finishing'), of: ({ finishing_name }) => finishing_name, record: true },
  { name: msg('Lens'), of: ({ lens }) => lens ?? null, record: true },
  { name: msg('Lens width'), of: ({ size }, t) => withUnit(t, size, MM) },
  { name: msg('Lens height'), of: ({ lens_height_mm }, t) => withUnit(t, lens_height_mm, MM) },
  { name: msg('Bridge'), of: ({ bridge_mm }, t) => withUnit(t, bridge_mm, MM) },
  { name: msg('Temples'), of: ({ temple_mm }, t) => withUnit(t, temple_mm, MM) },
  { name: msg('Weight'), of: ({ weight_g }, t) => withUnit(t, weight_g, msg('{value} g')) },
];

export const colourNames = ({ colors }: Product): string =>
  colors
    .map(({ color_name }) => color_name)
    .sort()
    .join();

/** Whether not all products have the same; undefined for one product. */
export const differs = (t: Texts, products: Product[], of: Fact['of']): boolean | undefined =>
  products.length > 1 ? new Set(products.map((product) => of(product, t))).size > 1 : undefined;
