// @ts-check
/** The products of the demo catalogue. */
import { readFile } from 'node:fs/promises';

/**
 * @typedef {object} Product
 * @property {string} code such as `TV-104`
 * @property {string} name
 * @property {string} collection
 * @property {string} category
 * @property {string} material
 * @property {string} finishing
 * @property {string} frameType
 * @property {string} shape
 * @property {number} size lens width in mm
 * @property {string[]} colors in display order
 */

const CATALOGUE = new URL('../catalogue.json', import.meta.url);

/** @returns {Promise<Product[]>} */
export async function readProducts() {
  /** @type {{ products: Omit<Product, 'code'>[] }} */
  const { products } = JSON.parse(await readFile(CATALOGUE, 'utf8'));
  return products
    .map((product) => ({ ...product, code: product.name.slice(0, 6) }))
    .sort((a, b) => a.collection.localeCompare(b.collection) || a.code.localeCompare(b.code));
}
