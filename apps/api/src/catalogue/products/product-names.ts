import { In, type EntityManager } from 'typeorm';
import { searchKey } from '../../platform/database/search-key.js';
import { Color } from '../reference/reference.entity.js';
import { Product } from './product.entity.js';

/** Undefined for unknown names. */
export interface CatalogueNames {
  product(name: string): string | undefined;
  color(name: string): string | undefined;
}

export async function findCatalogueNames(
  manager: EntityManager,
  names: { products: string[]; colors: string[] },
): Promise<CatalogueNames> {
  const keys = (texts: string[]) => In([...new Set(texts.map(searchKey))]);
  const select = { name: true, nameKey: true };
  const products = await manager.find(Product, {
    select,
    where: { nameKey: keys(names.products), published: true },
  });
  const colors = await manager.find(Color, { select, where: { nameKey: keys(names.colors) } });
  const nameIn = (rows: { name: string; nameKey: string }[]) => (text: string) =>
    rows.find(({ nameKey }) => nameKey === searchKey(text))?.name;
  return { product: nameIn(products), color: nameIn(colors) };
}
