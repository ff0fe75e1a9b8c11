import { In, type EntityManager } from 'typeorm';
import { searchKey } from '../../platform/database/search-key.js';
import { allOf, isIn } from '../../platform/database/sql.js';
import { shownProducts } from '../publication.js';
import { Color } from '../reference/reference.entity.js';

/** Undefined for unknown names, and for those of products that shoppers do not see. */
export interface CatalogueNames {
  product(name: string): string | undefined;
  color(name: string): string | undefined;
}

export async function findCatalogueNames(
  manager: EntityManager,
  names: { products: string[]; colors: string[] },
  now: Date,
): Promise<CatalogueNames> {
  const keys = (texts: string[]) => [...new Set(texts.map(searchKey))];
  const { text, values } = allOf([
    isIn('p.name_key', keys(names.products)),
    shownProducts(now, null),
  ]);
  const products = await manager.query<{ name: string; nameKey: string }[]>(
    `SELECT p.name, p.name_key AS nameKey FROM product p WHERE ${text}`,
    values,
  );
  const colors = await manager.find(Color, {
    select: { name: true, nameKey: true },
    where: { nameKey: In(keys(names.colors)) },
  });
  const nameIn = (rows: { name: string; nameKey: string }[]) => (text: string) =>
    rows.find(({ nameKey }) => nameKey === searchKey(text))?.name;
  return { product: nameIn(products), color: nameIn(colors) };
}
