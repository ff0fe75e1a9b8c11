/** The products of the demo catalogue. */
import { readFile } from 'node:fs/promises';

export interface Product {
  /** Such as `TV-104`. */
  code: string;
  name: string;
  collection: string;
  material: string;
  finishing: string;
  frameType: string;
  shape: string;
  /** Lens width in mm. */
  size: number;
  lens: 'OPTICAL' | 'SUN';
  /** Of the model, as measures.ts writes them; in mm and g. */
  measures: Record<'bridge_mm' | 'temple_mm' | 'lens_height_mm' | 'weight_g', number>;
  /** In display order. */
  colors: string[];
}

/** By collection, in each in the order of the catalogue. */
export async function readProducts() {
  const file = new URL('../catalogue.json', import.meta.url);
  const { products }: { products: Product[] } = JSON.parse(await readFile(file, 'utf8'));
  return products
    .map((product) => ({ ...product, code: product.name.slice(0, 6) }))
    .sort((a, b) => a.collection.localeCompare(b.collection));
}
