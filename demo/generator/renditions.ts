/** The web renditions of finished pictures, and the index of what is finished. Both are committed. */
import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import prettier from 'prettier';
import sharp, { type Sharp } from 'sharp';
import { finishesOf } from './finishes.ts';
import { frameSpec } from './frame-spec.ts';
import type { Job, ProductJob, SetJob } from './jobs.ts';

/** What the site needs to show a picture. */
export interface Entry {
  /** Hash of what it was rendered and encoded from. */
  key: string;
  /** Its folder under /media; has a hash, so that the content of a URL never changes. */
  assetKey: string;
  /** Of the largest rendition. */
  width: number;
  height: number;
  /** Of `{width}.{format}`. */
  widths: number[];
  /** Widths of `s{width}.{format}`, cut from the middle of the subject. */
  squares: number[];
  formats: Format[];
  alt: string;
}

export const ROOT = path.join(import.meta.dirname, '../..');
const MEDIA = path.join(ROOT, 'demo/media');
const INDEX = path.join(ROOT, 'demo/pictures.json');

/** Increase it when a change in the renderer should render every picture again. */
const RENDERER_VERSION = 2;
/** Increase it when a change below alters the pixels. */
const ENCODING_VERSION = 4;
/** Light paths for each pixel of a final picture, which is seldom shown at its full size. */
export const FINAL_SAMPLES = 24;

/** Widths in which the site shows a picture, up to that of the master, which comes last. */
const WIDTHS = {
  product: [160, 200, 320, 400, 480, 600, 800, 1200, 1600],
  set: [320, 400, 480, 600, 800, 1000, 1200, 1600, 2000],
  icon: [],
};
const SQUARES = [400, 480, 600, 800];

const ENCODERS = {
  avif: (picture: Sharp) => picture.avif({ quality: 76, effort: 3 }),
  webp: (picture: Sharp) => picture.webp({ quality: 84, effort: 4 }),
  jpg: (picture: Sharp) => picture.jpeg({ quality: 84, mozjpeg: true }),
  png: (picture: Sharp) => picture.png({ compressionLevel: 9, palette: true, colours: 32 }),
};
type Format = keyof typeof ENCODERS;

export async function readIndex(): Promise<Record<string, Entry>> {
  return JSON.parse(await readFile(INDEX, 'utf8').catch(() => '{}'));
}

/** Curves of props may differ in their last digits between versions of Node. */
const rounded = (_: string, value: unknown) =>
  typeof value === 'number' ? Number(value.toFixed(6)) : value;

/** A hash of all that a picture is rendered from. */
export function masterKey(job: Job, { samples, width }: { samples: number; width: number }) {
  const source =
    job.kind === 'icon'
      ? [job.shape, job.mount]
      : job.items.map((item) => [frameSpec(item.product), finishesOf(item)]);
  const view = job.kind === 'product' ? job.view : undefined;
  const set =
    job.kind === 'set'
      ? [JSON.stringify([job.mood, job.camera, job.frames, job.props, job.isCloseUp], rounded)]
      : [];
  const parts = [RENDERER_VERSION, job.kind, view, job.aspect, width, samples, source, ...set];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 12);
}

/** A hash of what the backdrop of a picture shows: colours of a frame that block the light alike share its shadow. */
export function backdropKey(job: ProductJob | SetJob, quality: { samples: number; width: number }) {
  const blocking = job.items.map((item) =>
    Object.values(finishesOf(item)).map((finish) =>
      ['glass', 'crystal'].includes(finish.kind) ? finish : finish.kind,
    ),
  );
  const frames = job.items.map(({ product }) => product.code);
  const set = job.kind === 'set' ? masterKey(job, quality) : job.view;
  const parts = [RENDERER_VERSION, quality.width, frames, set, blocking];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 12);
}

/** A hash of what a picture is rendered and encoded from. */
export const entryKey = (key: string) => `${key}-${ENCODING_VERSION}`;

/** Adds an entry to the index as it is now, for runs in parallel, and removes renditions that no entry uses. */
export async function addToIndex(name: string, entry: Entry) {
  const index = await readIndex();
  const entries = Object.entries({ ...index, [name]: entry });
  const sorted = Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
  const options = { ...(await prettier.resolveConfig(INDEX)), filepath: INDEX };
  await writeFile(INDEX, await prettier.format(JSON.stringify(sorted), options));
  const replaced = index[name]?.assetKey;
  if (replaced && entries.every(([, { assetKey }]) => assetKey !== replaced))
    await rm(path.join(MEDIA, replaced), { recursive: true, force: true });
}

/** Encodes a master in every width and format. */
export async function encodeRenditions(job: Job, key: string, master: Buffer): Promise<Entry> {
  const { width, height } = await sharp(master).metadata();
  const { cut } = job;
  const widths = [...WIDTHS[job.kind].filter((step) => step < width), width];
  const squares = cut === undefined ? [] : SQUARES.filter((step) => step <= height);
  const formats: Format[] = job.kind === 'icon' ? ['png'] : ['avif', 'webp', 'jpg'];
  const hash = createHash('sha256')
    .update(master)
    .update(JSON.stringify([ENCODING_VERSION, widths, squares, cut]));
  const assetKey = `${job.name}-${hash.digest('hex').slice(0, 8)}`;

  const folder = path.join(MEDIA, assetKey);
  await mkdir(folder, { recursive: true });
  const middle = width * (cut ?? 0.5) - height / 2;
  const left = Math.round(Math.min(width - height, Math.max(0, middle)));
  for (const format of formats) {
    const encode = (picture: Sharp, name: string) =>
      ENCODERS[format](picture).toFile(path.join(folder, `${name}.${format}`));
    for (const step of widths) await encode(sharp(master).resize(step), `${step}`);
    for (const step of squares) {
      const square = sharp(master).extract({ left, top: 0, width: height, height });
      await encode(square.resize(step), `s${step}`);
    }
  }
  return { key: entryKey(key), assetKey, width, height, widths, squares, formats, alt: job.alt };
}

/** The file of the smallest JPEG, or PNG, that has at least a width. */
export function renditionOf({ assetKey, widths, formats }: Entry, width: number) {
  const step = widths.find((each) => each >= width) ?? widths.at(-1);
  return path.join(MEDIA, assetKey, `${step}.${formats.at(-1)}`);
}
