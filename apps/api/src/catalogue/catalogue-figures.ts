import { setImmediate } from 'node:timers/promises';
import { LIMITS } from '@tivara/contracts';
import type { DataSource, EntityManager } from 'typeorm';
import { isIn } from '../platform/database/sql.js';
import { searchKey } from '../platform/database/search-key.js';
import { isInState } from './publication.js';
import { REFERENCE_KINDS, usesOf } from './reference/reference-kinds.js';
import type { CatalogueFiguresDto } from './catalogue-figures.dto.js';

type Queries = Pick<DataSource, 'query'>;

const EXAMPLES = 3;
/** Names that are checked at once. */
const BATCH = 500;

export async function readCatalogueFigures(
  queries: Queries,
  now: Date,
): Promise<CatalogueFiguresDto> {
  const shown = isInState('published', 'p', now);
  const [counts] = await queries.query<Record<string, number>[]>(
    `SELECT (SELECT COUNT(*) FROM product) AS products,
       (SELECT COUNT(*) FROM product p WHERE ${shown.text}) AS shown,
       ${REFERENCE_KINDS.map(({ table }) => `(SELECT COUNT(*) FROM ${table}) AS ${table}s`).join()}`,
    shown.values,
  );
  const count = (name: string) => Number(counts?.[name]);
  const unused = await readUnused(queries);
  return {
    products: { total: count('products'), hidden: count('products') - count('shown') },
    few_pictures: await readColorsWithFewPictures(queries),
    reference: Object.fromEntries(
      REFERENCE_KINDS.map(({ entity, table }) => [entity, count(`${table}s`)]),
    ) as CatalogueFiguresDto['reference'],
    unused: { total: unused.length, first: unused.slice(0, EXAMPLES) },
    unprintable: await readUnprintable(queries),
  };
}

async function readColorsWithFewPictures(
  queries: Queries,
): Promise<CatalogueFiguresDto['few_pictures']> {
  const few = await queries.query<{ id: number }[]>(
    `SELECT product_color_id AS id FROM product_image
     GROUP BY product_color_id HAVING COUNT(*) >= ? AND COUNT(*) < ? ORDER BY product_color_id`,
    [LIMITS.imagesPerColour.min, LIMITS.imagesPerColour.max],
  );
  const named = isIn(
    'pc.id',
    few.slice(0, EXAMPLES).map(({ id }) => id),
  );
  const first = await queries.query(
    `SELECT p.id AS product_id, p.name, c.name AS color_name
     FROM product_color pc JOIN product p ON p.id = pc.product_id JOIN color c ON c.id = pc.color_id
     WHERE ${named.text} ORDER BY pc.id`,
    named.values,
  );
  return { total: few.length, first };
}

async function readUnused(queries: Queries): Promise<CatalogueFiguresDto['unused']['first']> {
  const unused: CatalogueFiguresDto['unused']['first'] = [];
  for (const kind of REFERENCE_KINDS) {
    const rows = await queries.query<{ name: string }[]>(
      `SELECT t.name FROM ${kind.table} t WHERE ${usesOf(kind)} = 0 ORDER BY t.id`,
    );
    unused.push(...rows.map(({ name }) => ({ entity: kind.entity, name })));
  }
  return unused;
}

/** Ignores case. @returns in the order of the names; null for an unknown name */
export async function findProductsNamed(
  queries: Pick<EntityManager, 'query'>,
  names: string[],
): Promise<({ product_id: number; published: boolean } | null)[]> {
  if (!names.length) return [];
  const keys = names.map(searchKey);
  const { text, values } = isIn('name_key', keys);
  const products = await queries.query<{ id: number; nameKey: string; published: number }[]>(
    `SELECT id, name_key AS nameKey, published FROM product WHERE ${text}`,
    values,
  );
  return keys.map((key) => {
    const product = products.find(({ nameKey }) => nameKey === key);
    return product ? { product_id: product.id, published: Boolean(product.published) } : null;
  });
}

async function readUnprintable(
  queries: Queries,
): Promise<NonNullable<CatalogueFiguresDto['unprintable']>> {
  const found: NonNullable<CatalogueFiguresDto['unprintable']> = [];
  const kinds = REFERENCE_KINDS.map(({ entity, table, columns }) => ({ entity, table, columns }));
  for (const { entity, table, columns } of [
    { entity: 'product' as const, table: 'product', columns: [] },
    ...kinds,
  ]) {
    const rows = await queries.query<Record<string, string>[]>(
      `SELECT ${['name', ...columns].join()} FROM ${table} ORDER BY id`,
    );
    for (const [at, row] of rows.entries()) {
      // Lets other requests in: 20,000 names beyond ASCII take half a second.
      if (at % BATCH === BATCH - 1) await setImmediate();
      const text = Object.values(row).join(' ');
      // The fonts are loaded only for texts beyond ASCII.
      if (!/[^\0-\x7f]/.test(text)) continue;
      const { fit } = await import('./pdf/fonts.js');
      const { missing } = fit(text, 'text');
      if (missing.length === 0) continue;
      found.push({ entity, name: row['name'] ?? '', characters: missing.join(' ') });
      if (found.length === EXAMPLES) return found;
    }
  }
  return found;
}
