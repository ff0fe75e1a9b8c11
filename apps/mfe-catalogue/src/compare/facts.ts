import { ATTRIBUTES, frameWidthOf, isUpper, type Attribute, type Product } from '@tivara/contracts';
import { msg, type Texts } from '@tivara/state';
import { measureOf, valueOf } from '../products/attribute-texts';

export interface Fact {
  name: string;
  /** Null if it is unknown. */
  of: (product: Product, t: Texts) => string | null;
  /** Stored upper-case. */
  record: boolean;
}

type Compared = Extract<Attribute, { isCompared: true }>;

export const FACTS: readonly Fact[] = [
  ...ATTRIBUTES.filter((row): row is Compared => 'isCompared' in row).map((row): Fact => ({
    name: measureOf(row),
    of: (product, t) => valueOf(t, product, row),
    record: isUpper(row),
  })),
  {
    name: msg('Frame width'),
    of: (product, t) => {
      const width = frameWidthOf(product);
      return width === null ? null : t('About {width} mm', { width });
    },
    record: false,
  },
];

export const colourNames = ({ colors }: Product): string =>
  colors
    .map(({ color_name }) => color_name)
    .sort()
    .join();

/** Whether not all products have the same; undefined for one product. */
export const differs = (t: Texts, products: Product[], of: Fact['of']): boolean | undefined =>
  products.length > 1 ? new Set(products.map((product) => of(product, t))).size > 1 : undefined;
