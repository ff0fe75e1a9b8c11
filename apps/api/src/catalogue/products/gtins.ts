import type { EntityManager } from 'typeorm';
import { chunksOf, isIn } from '../../platform/database/sql.js';

/** The product that has each of these GTINs. */
export async function ownersOfGtins(
  queries: Pick<EntityManager, 'query'>,
  gtins: string[],
): Promise<Map<string, { id: number; name: string }>> {
  const owners = new Map<string, { id: number; name: string }>();
  for (const some of chunksOf(gtins, 500)) {
    const { text, values } = isIn('pc.gtin', some);
    const rows: { gtin: string; id: number; name: string }[] = await queries.query(
      `SELECT pc.gtin, p.id, p.name FROM product_color pc JOIN product p ON p.id = pc.product_id WHERE ${text}`,
      values,
    );
    for (const { gtin, ...product } of rows) owners.set(gtin, product);
  }
  return owners;
}

/** Of the colors of a product in a file, in their order: '8901234567894 | | 8901234567900'. */
export function gtinsLine(colors: readonly { gtin?: string | null }[]): string {
  return colors.some(({ gtin }) => gtin) ? colors.map(({ gtin }) => gtin ?? '').join(' | ') : '';
}

/** Reads gtinsLine(). */
export const readGtinsLine = (line: string): string[] =>
  line ? line.split('|').map((gtin) => gtin.trim()) : [];

export const gtinTaken = (product: string) => `The product '${product}' has this GTIN.`;
