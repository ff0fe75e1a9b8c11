// @ts-check
/**
 * The products of the demo catalogue, read from the seed. Only the drafts are read: the catalogue itself lists the
 * pictures made here.
 */
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { transform } from '@swc/core';

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
 * @property {string[]} colors the one shown first first
 */

const SEED = path.resolve(
  path.dirname(fileURLToPath(import.meta.url)),
  '../../apps/api/src/commands/seed',
);

/** @returns {Promise<Product[]>} */
export async function readProducts() {
  const files = (await readdir(SEED)).filter((file) =>
    /^demo-products-(?!draft\b).+\.ts$/.test(file),
  );
  const lists = await Promise.all(files.sort().map(readDrafts));
  return lists.flat();
}

/** @param {string} file such as `demo-products-marine-drive.ts` @returns {Promise<Product[]>} */
async function readDrafts(file) {
  const source = await readFile(path.join(SEED, file), 'utf8');
  const { code } = await transform(source, {
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
  });
  const module = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  const [drafts] = /** @type {Omit<Product, 'code' | 'collection'>[][]} */ (Object.values(module));
  const collection = path
    .basename(file, '.ts')
    .replace('demo-products-', '')
    .replace(/(^|-)([a-z])/g, (_, dash, letter) => `${dash && ' '}${letter.toUpperCase()}`);
  return drafts.map((draft) => ({ ...draft, code: draft.name.slice(0, 6), collection }));
}
