// @ts-check
/**
 * Makes the web renditions of the demo catalogue's pictures. Run by hand when the source pictures change:
 *
 *   node tools/demo-media.mjs <folder of source PNGs>
 *
 * Reads   <folder>/NN-short-name[-WxH].png
 * Writes  apps/api/demo/media/{stem}/{width}.{format} and s{width}.{format} (1:1)
 *         apps/api/src/seed/demo-pictures.ts
 *
 * `stem` carries a hash of the source and of the recipe, so a URL never changes its content. Renditions that are there
 * already are kept; folders of earlier sources are removed.
 */
import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import prettier from 'prettier';
import sharp from 'sharp';

/**
 * @typedef {{ data: Uint8Array, width: number, height: number }} Image  RGB, row by row
 * @typedef {'avif' | 'webp' | 'jpg' | 'png'} Format
 * @typedef {{ name: string, source: string, make: string, close?: { x: number, y: number } }} Job
 */

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const MEDIA = path.join(ROOT, 'apps/api/demo/media');
const PICTURES = path.join(ROOT, 'apps/api/src/seed/demo-pictures.ts');

/** Raise it when a change below alters the pixels. */
const RECIPE = 1;

const WIDTHS = {
  packshot: [400, 800, 1200, 1600],
  close: [400, 720],
  banner: [800, 1200, 1600, 2000],
  portrait: [540, 810, 1080],
};
const SQUARES = { packshot: [300, 600, 900], close: [300, 600] };
/** @type {Format[]} */
const FORMATS = ['avif', 'webp', 'jpg'];

/** Sources of which a larger rendering exists: it is used instead. */
const LARGER = { 'panto-titanium-gold': 'master' };

/**
 * Close views, cut out of a packshot around this point (in thousandths of its width): the second picture of a colour.
 * The points lie on the front of the frame.
 */
const CLOSE_VIEWS = {
  'panto-titanium-gold': { x: 646, y: 342 },
  'square-acetate-havana': { x: 646, y: 342 },
  'panto-mix-twotone': { x: 646, y: 342 },
  'aviator-bronze-brown-lens': { x: 646, y: 342 },
  'panto-acetate-champagne-crystal': { x: 646, y: 342 },
  'square-sheet-black': { x: 646, y: 342 },
  'cateye-black-to-crystal': { x: 650, y: 333 },
  'cateye-mix-red-front': { x: 650, y: 333 },
  'rimless-silver-front': { x: 650, y: 333 },
  'halfrim-blue': { x: 325, y: 367 },
  'hexagon-gun-side': { x: 720, y: 342 },
  'round-pink-side': { x: 720, y: 342 },
};

/** Collection banners: the packshot with more backdrop at the left, where the page's title stands. */
const COLLECTION_BANNERS = {
  'collection-meridian': 'panto-titanium-gold',
  'collection-vayu': 'rimless-silver-front',
  'collection-monsoon': 'panto-acetate-champagne-crystal',
  'collection-marine-drive': 'aviator-bronze-brown-lens',
  'collection-deccan': 'square-acetate-havana',
  'collection-kala': 'cateye-mix-red-front',
};

/** Line drawings of the filter tiles: one lens on a 96 x 34 grid (mirrored for the other), then the bridge. */
const DRAWING = { width: 192, height: 84, ink: '#1A1917', stroke: 1.25 };
const BRIDGE = 'M40 13q8-5 16 0';
const LENS = {
  round: '<circle cx="25" cy="17" r="14"/>',
  oval: '<ellipse cx="23" cy="17" rx="17" ry="11.5"/>',
  panto: '<path d="M9 11C9 4 16 3 25 3s15 1.5 15 9c0 9-7 19-15.5 19S9 21 9 11Z"/>',
  square: '<rect x="8" y="4" width="32" height="26" rx="3"/>',
  rectangle: '<rect x="5" y="8" width="35" height="19" rx="3"/>',
  'cat-eye': '<path d="M3 6C12 4 30 4 38 8c4 3 2 20-13 20C13 28 6 20 3 6Z"/>',
  aviator: '<path d="M8 6c8-3 24-3 31 1 2 3 0 12-4 18-5 7-16 8-22 1C8 20 6 12 8 6Z"/>',
  hexagon: '<path d="M16 4h18l7 13-7 13H16L9 17Z"/>',
};
/** @type {Record<string, { lens: keyof typeof LENS, bridge?: string }>} */
const DRAWINGS = {
  'frame-full-rim': { lens: 'square' },
  'frame-half-rim': { lens: 'rectangle' },
  'frame-rimless': { lens: 'oval' },
  'shape-round': { lens: 'round' },
  'shape-oval': { lens: 'oval' },
  'shape-panto': { lens: 'panto' },
  'shape-square': { lens: 'square' },
  'shape-rectangle': { lens: 'rectangle' },
  'shape-cat-eye': { lens: 'cat-eye' },
  'shape-aviator': { lens: 'aviator', bridge: 'M39 7q9-3 18 0M37 14q11-5 22 0' },
  'shape-hexagon': { lens: 'hexagon' },
};

// ---------------------------------------------------------------- backdrop

/** Rows at the edge that tell its level, and how far in the second reading lies that tells its slope. */
const EDGE = 8;
const REACH = 32;
/** Levels a pixel; a steeper slope is a shadow or a prop, not the backdrop. */
const STEEPEST = 0.03;
/** Pixels over which the slope runs out, and over which the edge row's own detail fades. */
const TAIL = 110;
const FADE = 14;

/**
 * The mean of `EDGE` rows from row `from`, softened along the row.
 * @param {Image} image @param {number} from
 */
function softRow({ data, width }, from) {
  const mean = new Float64Array(width * 3);
  for (let y = from; y < from + EDGE; y++)
    for (let i = 0; i < width * 3; i++) mean[i] += data[y * width * 3 + i] / EDGE;
  const radius = Math.round(width / 20);
  let row = mean;
  for (let pass = 0; pass < 3; pass++) row = boxBlur(row, width, radius);
  return row;
}

/** @param {Float64Array} row @param {number} width @param {number} radius */
function boxBlur(row, width, radius) {
  const out = new Float64Array(row.length);
  const at = (/** @type {number} */ x, /** @type {number} */ c) =>
    row[Math.min(width - 1, Math.max(0, x)) * 3 + c];
  for (let c = 0; c < 3; c++) {
    let sum = 0;
    for (let x = -radius; x <= radius; x++) sum += at(x, c);
    for (let x = 0; x < width; x++) {
      out[x * 3 + c] = sum / (2 * radius + 1);
      sum += at(x + radius + 1, c) - at(x - radius, c);
    }
  }
  return out;
}

/**
 * Whether the top and bottom rows are nothing but backdrop.
 * @param {Image} image
 */
function hasQuietEdges(image) {
  return [0, image.height - EDGE].every((y) => {
    const soft = softRow(image, y);
    const row = image.data.subarray(y * image.width * 3, (y + 1) * image.width * 3);
    return row.every((value, i) => Math.abs(value - soft[i]) < 12);
  });
}

/**
 * Carries the backdrop on above and below. Level and slope of the edge go on and run out gently, so the seam has
 * neither a step nor a crease; a dither keeps the gradient free of bands.
 * @param {Image} image @param {number} top @param {number} bottom @returns {Image}
 */
function grow(image, top, bottom) {
  const { data, width, height } = image;
  const length = width * 3;
  const out = new Uint8Array((height + top + bottom) * length);
  out.set(data, top * length);
  const dither = random(height + top);

  const carry = (
    /** @type {number} */ count,
    /** @type {number} */ edgeY,
    /** @type {number} */ inward,
  ) => {
    const near = softRow(image, inward > 0 ? 0 : height - EDGE);
    const far = softRow(image, inward > 0 ? REACH : height - EDGE - REACH);
    for (let distance = 1; distance <= count; distance++) {
      const run = EDGE / 2 + TAIL * (1 - Math.exp(-distance / TAIL));
      const keep = Math.exp(-distance / FADE);
      const target = (top + edgeY - inward * distance) * length;
      for (let i = 0; i < length; i++) {
        const slope = Math.max(-STEEPEST, Math.min(STEEPEST, (near[i] - far[i]) / REACH));
        const detail = data[edgeY * length + i] - (near[i] + (slope * EDGE) / 2);
        const value = near[i] + slope * run + detail * keep + dither() - 0.5;
        out[target + i] = Math.min(255, Math.max(0, Math.round(value)));
      }
    }
  };
  carry(top, 0, 1);
  carry(bottom, height - 1, -1);
  return { data: out, width, height: height + top + bottom };
}

/**
 * Rows become columns.
 * @param {Image} image @returns {Image}
 */
function turn({ data, width, height }) {
  const out = new Uint8Array(data.length);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      for (let c = 0; c < 3; c++) out[(x * height + y) * 3 + c] = data[(y * width + x) * 3 + c];
  return { data: out, width: height, height: width };
}

/**
 * Repeatable noise, 0 to 1.
 * @param {number} seed
 */
function random(seed) {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

// ---------------------------------------------------------------- pictures

/** @param {Image} image @param {number} left @param {number} top @param {number} width @param {number} height */
function cut(image, left, top, width, height) {
  const out = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    const from = ((top + y) * image.width + left) * 3;
    out.set(image.data.subarray(from, from + width * 3), y * width * 3);
  }
  return { data: out, width, height };
}

/**
 * A box of this size around a point, kept inside the picture.
 * @param {Image} image @param {{ x: number, y: number }} point @param {number} width @param {number} height
 */
function cutAround(image, point, width, height) {
  const place = (
    /** @type {number} */ centre,
    /** @type {number} */ size,
    /** @type {number} */ limit,
  ) => Math.round(Math.min(limit - size, Math.max(0, centre - size / 2)));
  const left = place((point.x / 1000) * image.width, width, image.width);
  const top = place((point.y / 1000) * image.width, height, image.height);
  return cut(image, left, top, width, height);
}

/**
 * 1:1. The backdrop grows; where the subject runs off the picture, the middle is cut out instead.
 * @param {Image} image
 */
function square(image) {
  const { width, height } = image;
  if (!hasQuietEdges(image)) return cut(image, (width - height) >> 1, 0, height, height);
  const missing = width - height;
  return grow(image, missing >> 1, missing - (missing >> 1));
}

/**
 * 2:1 with the frame at the right.
 * @param {Image} image
 */
function banner(image) {
  const wide = turn(grow(turn(image), Math.round(image.width * 0.42), 0));
  const missing = Math.max(0, Math.round(wide.width / 2) - wide.height);
  return grow(wide, missing >> 1, missing - (missing >> 1));
}

/**
 * The pixels of one job, and the widths to make of them.
 * @param {Job} job @param {Image} image
 */
function compose(job, image) {
  const upTo = (/** @type {number[]} */ widths, /** @type {number} */ most) =>
    widths.filter((width) => width <= most);
  switch (job.make) {
    case 'packshot': {
      const plate = square(image);
      return {
        main: image,
        widths: upTo(WIDTHS.packshot, image.width),
        plate,
        squares: upTo(SQUARES.packshot, plate.width),
      };
    }
    case 'close': {
      if (!job.close) throw new Error(`${job.name}: no point to look at`);
      const unit = image.width / 1200;
      const side = Math.round(600 * unit);
      return {
        main: cutAround(image, job.close, Math.round(720 * unit), Math.round(480 * unit)),
        widths: WIDTHS.close,
        plate: cutAround(image, job.close, side, side),
        squares: SQUARES.close,
      };
    }
    case 'collection': {
      const main = banner(image);
      return {
        main,
        widths: upTo(WIDTHS.banner, main.width),
        plate: square(image),
        squares: SQUARES.packshot,
      };
    }
    default: {
      const widths = image.width > image.height ? WIDTHS.banner : WIDTHS.portrait;
      return { main: image, widths: upTo(widths, image.width), plate: null, squares: [] };
    }
  }
}

/** @param {Image} image @param {number} width @param {Format} format @param {string} file */
function encode({ data, width: from, height }, width, format, file) {
  const picture = sharp(data, { raw: { width: from, height, channels: 3 } }).resize(width);
  switch (format) {
    case 'avif':
      return picture.avif({ quality: 60, effort: 4 }).toFile(file);
    case 'webp':
      return picture.webp({ quality: 72, effort: 5 }).toFile(file);
    default:
      return picture.jpeg({ quality: 78, mozjpeg: true }).toFile(file);
  }
}

/** @param {string} name @param {string | Uint8Array} source @param {unknown} recipe */
function stemOf(name, source, recipe) {
  const hash = createHash('sha256')
    .update(source)
    .update(JSON.stringify([RECIPE, recipe]));
  return `${name}-${hash.digest('hex').slice(0, 8)}`;
}

/** @param {string} name */
const altOf = (name) => name.replaceAll('-', ' ');

/** @param {Job} job @param {Set<string>} present */
async function makePicture(job, present) {
  const bytes = await readFile(job.source);
  const stem = stemOf(job.name, bytes, [job.make, job.close, WIDTHS, SQUARES]);
  const { data, info } = await sharp(bytes)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { main, widths, plate, squares } = compose(job, {
    data,
    width: info.width,
    height: info.height,
  });
  const folder = path.join(MEDIA, stem);
  const renditions = [
    ...widths.map((width) => ({ image: main, width, name: `${width}` })),
    ...squares.map((width) => ({ image: plate ?? main, width, name: `s${width}` })),
  ];
  await mkdir(folder, { recursive: true });
  const existing = present.has(stem) ? new Set(await readdir(folder)) : new Set();
  for (const { image, width, name } of renditions)
    for (const format of FORMATS)
      if (!existing.has(`${name}.${format}`))
        await encode(image, width, format, path.join(folder, `${name}.${format}`));

  const width = Math.max(...widths);
  return {
    stem,
    width,
    height: Math.round((main.height * width) / main.width),
    widths,
    squares,
    formats: FORMATS,
    alt: altOf(job.name),
  };
}

/** @param {string} name @param {(typeof DRAWINGS)[string]} drawing */
async function makeDrawing(name, { lens, bridge = BRIDGE }) {
  const { width, height, ink, stroke } = DRAWING;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 96 34"
    fill="none" stroke="${ink}" stroke-width="${stroke}">
    <g>${LENS[lens]}</g><g transform="translate(96 0) scale(-1 1)">${LENS[lens]}</g><path d="${bridge}"/></svg>`;
  const stem = stemOf(name, svg, null);
  await mkdir(path.join(MEDIA, stem), { recursive: true });
  await sharp(Buffer.from(svg))
    .png({ compressionLevel: 9, palette: true, colours: 32 })
    .toFile(path.join(MEDIA, stem, `${width}.png`));
  /** @type {Format[]} */
  const formats = ['png'];
  return { stem, width, height, widths: [width], squares: [], formats, alt: altOf(name) };
}

// ---------------------------------------------------------------- the run

/**
 * What to make of the folder: every source, the close views and the collection banners.
 * @param {string} folder @returns {Promise<Job[]>}
 */
async function jobsOf(folder) {
  /** @type {Map<string, string>} */
  const sources = new Map();
  const files = await readdir(folder).catch(() => {
    throw new Error(`${folder} is not a folder that can be read.`);
  });
  for (const file of files.sort()) {
    const name = /^\d+-([a-z0-9-]+?)(?:-\d+x\d+)?\.png$/.exec(file)?.[1];
    if (!name) continue;
    if (sources.has(name)) throw new Error(`Two sources are named ${name}: ${file} is the second.`);
    sources.set(name, path.join(folder, file));
  }
  if (!sources.size) throw new Error(`${folder} holds no picture named NN-short-name.png.`);

  for (const [name, larger] of Object.entries(LARGER)) {
    const source = sources.get(larger);
    if (source) sources.set(name, source);
    sources.delete(larger);
  }

  const find = (/** @type {string} */ name) => {
    const source = sources.get(name);
    if (!source) throw new Error(`${folder} holds no picture named NN-${name}.png.`);
    return source;
  };
  /** @type {Job[]} */
  const jobs = [];
  for (const [name, source] of sources) {
    const { width, height } = await sharp(source).metadata();
    const isPackshot = Math.abs(width / height - 1.5) < 0.01;
    jobs.push({ name, source, make: isPackshot ? 'packshot' : 'banner' });
  }
  for (const [name, close] of Object.entries(CLOSE_VIEWS))
    jobs.push({ name: `${name}-close`, source: find(name), make: 'close', close });
  for (const [name, from] of Object.entries(COLLECTION_BANNERS))
    jobs.push({ name, source: find(from), make: 'collection' });
  return jobs;
}

/** @param {string} folder */
async function run(folder) {
  const jobs = await jobsOf(folder);
  await mkdir(MEDIA, { recursive: true });
  const present = new Set(await readdir(MEDIA));
  /** @type {Record<string, Awaited<ReturnType<typeof makePicture>>>} */
  const pictures = {};
  for (const job of jobs) {
    pictures[job.name] = await makePicture(job, present);
    console.log(pictures[job.name].stem);
  }
  for (const [name, drawing] of Object.entries(DRAWINGS))
    pictures[name] = await makeDrawing(name, drawing);

  const stems = new Set(Object.values(pictures).map((picture) => picture.stem));
  for (const folderName of present)
    if (/-[0-9a-f]{8}$/.test(folderName) && !stems.has(folderName))
      await rm(path.join(MEDIA, folderName), { recursive: true });

  const source = `// Generated by tools/demo-media.mjs. Do not edit.
    import type { DemoPicture } from './demo-types.js';
    export const DEMO_PICTURES = ${JSON.stringify(pictures)} satisfies Record<string, DemoPicture>;`;
  const config = await prettier.resolveConfig(PICTURES);
  await writeFile(PICTURES, await prettier.format(source, { ...config, filepath: PICTURES }));
  console.log(`${stems.size} pictures, listed in ${path.relative(ROOT, PICTURES)}`);
}

const [folder] = process.argv.slice(2);
if (!folder) {
  console.error('Usage: node tools/demo-media.mjs <folder of source PNGs>');
  process.exitCode = 2;
} else {
  run(path.resolve(folder)).catch((error) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
