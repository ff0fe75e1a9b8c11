/**
 * Renders the contact sheets in docs/reference/demo-pictures/ from the finished renditions:
 *
 *   node --import tsx demo/generator/contact-sheets.ts
 *
 * One sheet for each collection, with every colour of every product in a cell; one for everything else.
 */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { readProducts } from './catalogue.ts';
import { jobsFor, slug } from './jobs.ts';
import { ROOT, readIndex, renditionOf } from './renditions.ts';

const DOCS = path.join(ROOT, 'docs/reference/demo-pictures');
/** Pixels. */
const HEIGHT = 200;
const LABEL = 26;
const GAP = 12;
const BACKGROUND = '#F7F4EF';

/** Names of pictures by the label of their cell. */
type Cells = Map<string, string[]>;

const label = (text: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="600" height="${LABEL}">
    <text y="17" font-family="sans-serif" font-size="13" fill="#3A3835">${text}</text></svg>`);

/** @param width of one picture in pixels */
async function writeSheet(file: string, cells: Cells, columns: number, width: number) {
  const index = await readIndex();
  const perCell = Math.max(...[...cells.values()].map((names) => names.length));
  const cell = { width: width * perCell + GAP, height: HEIGHT + LABEL + GAP };
  const parts = [...cells].flatMap(([text, names], at) => {
    const left = GAP + (at % columns) * cell.width;
    const top = GAP + Math.floor(at / columns) * cell.height;
    const pictures = names.map(async (name, i) => ({
      input: await sharp(renditionOf(index[name], width))
        .resize(width, HEIGHT, { fit: 'contain', background: BACKGROUND })
        .toBuffer(),
      left: left + i * width,
      top,
    }));
    return [...pictures, { input: label(text), left, top: top + HEIGHT }];
  });
  const size = {
    width: GAP + columns * cell.width,
    height: GAP + Math.ceil(cells.size / columns) * cell.height,
  };
  await sharp({ create: { ...size, channels: 3, background: BACKGROUND } })
    .composite(await Promise.all(parts))
    .jpeg({ quality: 80, mozjpeg: true })
    .toFile(path.join(DOCS, file));
  console.log(file);
}

await mkdir(DOCS, { recursive: true });
const sheets = new Map<string, Cells>();
const others: Cells = new Map();
for (const job of jobsFor(await readProducts())) {
  if (job.kind !== 'product') {
    others.set(job.name, [job.name]);
    continue;
  }
  const [{ product, color }] = job.items;
  const text = `${product.name}, ${product.shape.toLowerCase()}, ${color.toLowerCase()}`;
  const cells: Cells = sheets.get(product.collection) ?? new Map();
  sheets.set(product.collection, cells.set(text, [...(cells.get(text) ?? []), job.name]));
}
for (const [collection, cells] of sheets)
  await writeSheet(`${slug(collection)}.jpg`, cells, 2, 200);
await writeSheet('pages.jpg', others, 5, 280);
