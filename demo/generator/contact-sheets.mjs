// @ts-check
/**
 * Draws the contact sheets in docs/demo-pictures/ from the finished renditions:
 *
 *   node demo/generator/contact-sheets.mjs
 *
 * One sheet for each collection, with every colour of every product in a cell; one for everything else.
 */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { readProducts } from './catalogue.mjs';
import { jobsFor, slug } from './jobs.mjs';
import { ROOT, readIndex, renditionOf } from './renditions.mjs';

/** @typedef {{ label: string, pictures: string[] }} Cell pictures by name */

const DOCS = path.join(ROOT, 'docs/demo-pictures');
const LABEL = 26;
const GAP = 12;
const PAGE = '#F7F4EF';

/** @param {string} text */
const label = (text) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="600" height="${LABEL}">
    <text y="17" font-family="sans-serif" font-size="13" fill="#3A3835">${text}</text></svg>`);

/**
 * @param {string} file @param {Cell[]} cells @param {{ columns: number, each: number, height: number }} layout
 *   `each` is the width of one picture in pixels
 */
async function draw(file, cells, { columns, each, height }) {
  const index = await readIndex();
  const most = Math.max(...cells.map(({ pictures }) => pictures.length));
  const cell = { width: each * most + GAP, height: height + LABEL + GAP };
  const parts = cells.flatMap(({ label: text, pictures }, at) => {
    const left = GAP + (at % columns) * cell.width;
    const top = GAP + Math.floor(at / columns) * cell.height;
    const shown = pictures.map(async (name, i) => ({
      input: await sharp(renditionOf(index[name], each))
        .resize(each, height, { fit: 'contain', background: PAGE })
        .toBuffer(),
      left: left + i * each,
      top,
    }));
    return [...shown, Promise.resolve({ input: label(text), left, top: top + height })];
  });
  const size = {
    width: GAP + columns * cell.width,
    height: GAP + Math.ceil(cells.length / columns) * cell.height,
  };
  await sharp({ create: { ...size, channels: 3, background: PAGE } })
    .composite(await Promise.all(parts))
    .jpeg({ quality: 80, mozjpeg: true })
    .toFile(path.join(DOCS, file));
  console.log(file);
}

await mkdir(DOCS, { recursive: true });
const jobs = jobsFor(await readProducts());
const views = jobs.filter(({ scene }) => scene === 'product');
for (const collection of new Set(views.map(({ products: [{ product }] }) => product.collection))) {
  /** @type {Map<string, Cell>} */
  const cells = new Map();
  for (const { name, products } of views) {
    const [{ product, color }] = products;
    if (product.collection !== collection) continue;
    const text = `${product.name}, ${product.shape.toLowerCase()}, ${color.toLowerCase()}`;
    const cell = cells.get(text) ?? { label: text, pictures: [] };
    cell.pictures.push(name);
    cells.set(text, cell);
  }
  await draw(`${slug(collection)}.jpg`, [...cells.values()], {
    columns: 2,
    each: 200,
    height: 200,
  });
}
const others = jobs.filter(({ scene }) => scene !== 'product');
await draw(
  'pages.jpg',
  others.map(({ name }) => ({ label: name, pictures: [name] })),
  { columns: 5, each: 280, height: 200 },
);
