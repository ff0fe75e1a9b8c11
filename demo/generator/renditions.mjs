// @ts-check
/** The web renditions of finished pictures, and the index of what is finished. Both are committed. */
import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import prettier from 'prettier';
import sharp from 'sharp';

/**
 * @typedef {'avif' | 'webp' | 'jpg' | 'png'} Format
 *
 * @typedef {object} Entry of the index: what the site needs to show the picture
 * @property {string} key what it was drawn and encoded from
 * @property {string} assetKey its folder under /media; carries a hash, so that a URL never changes its content
 * @property {number} width of the largest rendition
 * @property {number} height
 * @property {number[]} widths of `{width}.{format}`
 * @property {number[]} squares widths of `s{width}.{format}`, cut from the middle of the subject
 * @property {Format[]} formats
 * @property {string} alt
 *
 * @typedef {Record<string, Entry>} Index by name of the picture
 */

export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const MEDIA = path.join(ROOT, 'demo/media');
const INDEX = path.join(ROOT, 'demo/pictures.json');

/** Raise it when a change below alters the pixels. */
const RECIPE = 3;

/** Widths in which the site shows a picture, up to that of the master, which comes last. */
const STEPS = {
  product: [160, 200, 320, 400, 480, 600, 800],
  set: [320, 400, 480, 600, 800, 1000, 1200, 1600],
};
const SQUARES = [400, 480, 600, 800];

/** @returns {Promise<Index>} */
export async function readIndex() {
  return JSON.parse(await readFile(INDEX, 'utf8').catch(() => '{}'));
}

/** What an entry is made from: `key` is what its picture was drawn from. @param {string} key */
export const entryKey = (key) => `${key}-${RECIPE}`;

/**
 * Reads the index anew, so that two runs may work side by side. Renditions that no entry names any more are removed.
 * @param {string} name @param {Entry} entry
 */
export async function enter(name, entry) {
  const index = await readIndex();
  const entries = Object.entries({ ...index, [name]: entry });
  const sorted = Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
  const options = { ...(await prettier.resolveConfig(INDEX)), filepath: INDEX };
  await writeFile(INDEX, await prettier.format(JSON.stringify(sorted), options));
  const replaced = index[name]?.assetKey;
  if (replaced && entries.every(([, { assetKey }]) => assetKey !== replaced))
    await rm(path.join(MEDIA, replaced), { recursive: true, force: true });
}

/** @param {import('sharp').Sharp} picture @param {Format} format */
function encoded(picture, format) {
  switch (format) {
    case 'avif':
      return picture.avif({ quality: 65, effort: 4 });
    case 'webp':
      return picture.webp({ quality: 80, effort: 5 });
    case 'jpg':
      return picture.jpeg({ quality: 82, mozjpeg: true });
    case 'png':
      return picture.png({ compressionLevel: 9, palette: true, colours: 32 });
  }
}

/**
 * Encodes a master in every width and format.
 * @param {import('./jobs.mjs').Job} job @param {string} key @param {Buffer} master
 * @returns {Promise<Entry>}
 */
export async function publish(job, key, master) {
  const { width = 0, height = 0 } = await sharp(master).metadata();
  const isDrawing = job.scene === 'drawing';
  const steps = STEPS[job.scene === 'product' ? 'product' : 'set'];
  const widths = isDrawing ? [width] : [...steps.filter((step) => step < width), width];
  const squares = job.cut === undefined ? [] : SQUARES.filter((step) => step <= height);
  /** @type {Format[]} */
  const formats = isDrawing ? ['png'] : ['avif', 'webp', 'jpg'];
  const hash = createHash('sha256')
    .update(master)
    .update(JSON.stringify([RECIPE, widths, squares, job.cut]));
  const assetKey = `${job.name}-${hash.digest('hex').slice(0, 8)}`;

  const folder = path.join(MEDIA, assetKey);
  await mkdir(folder, { recursive: true });
  for (const format of formats) {
    for (const step of widths)
      await encoded(sharp(master).resize(step), format).toFile(
        path.join(folder, `${step}.${format}`),
      );
    for (const step of squares) {
      const left = Math.round(
        Math.min(width - height, Math.max(0, width * (job.cut ?? 0.5) - height / 2)),
      );
      const cut = sharp(master).extract({ left, top: 0, width: height, height }).resize(step);
      await encoded(cut, format).toFile(path.join(folder, `s${step}.${format}`));
    }
  }
  return { key: entryKey(key), assetKey, width, height, widths, squares, formats, alt: job.alt };
}

/** The file of the smallest JPEG, or PNG, that is at least so wide. @param {Entry} entry @param {number} width */
export function renditionOf({ assetKey, widths, formats }, width) {
  const step = widths.find((each) => each >= width) ?? widths.at(-1);
  return path.join(MEDIA, assetKey, `${step}.${formats.at(-1)}`);
}
