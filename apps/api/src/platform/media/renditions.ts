import { BadRequestException } from '@nestjs/common';
import { LIMITS, type PictureFormat } from '@tivara/contracts';
import sharp, { type Sharp } from 'sharp';
import type { RenditionSpec } from './rendition-spec.js';

/** Edges that vary less are a backdrop, which may grow. (levels) */
const QUIET = 8;

// The cache would retain decoded pictures.
sharp.cache(false);

export interface Pixels {
  data: Buffer;
  width: number;
  height: number;
  channels: 3 | 4;
}

export interface Rendition {
  name: string;
  bytes: Buffer;
}

/** @throws BadRequestException when it has too many pixels or cannot be decoded */
export async function decode(bytes: Buffer): Promise<Pixels> {
  const { pixels, side } = LIMITS.picture;
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > pixels || Math.max(width, height) > side)
      throw new BadRequestException(
        `The picture has ${width} × ${height} pixels. Send one with at most ${pixels / 1e6} million pixels, and ${side} per side.`,
      );
    const upright = sharp(bytes, { limitInputPixels: pixels, failOn: 'error' }).autoOrient();
    const image = upright
      .resize({ ...LIMITS.storedPicture, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb');
    const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
    return await opaque({ data, width: info.width, height: info.height, channels: 4 }, info);
  } catch (error) {
    if (error instanceof BadRequestException) throw error;
    throw new BadRequestException('The picture is cut off or damaged. Save it again and retry.');
  }
}

/** Drops an opaque alpha channel, so that the picture can be a JPEG. */
async function opaque(
  { data, width, height }: Pixels,
  { channels }: { channels: number },
): Promise<Pixels> {
  if (channels === 3) return { data, width, height, channels: 3 };
  const raw = { width, height, channels: channels as 1 | 2 | 3 | 4 };
  const { isOpaque } = await sharp(data, { raw }).stats();
  const image = sharp(data, { raw }).toColourspace('srgb');
  const plain = await (isOpaque ? image.removeAlpha() : image.ensureAlpha())
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: plain.data, width, height, channels: plain.info.channels as 3 | 4 };
}

export async function decodeStored(bytes: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: info.channels as 3 | 4 };
}

/** Sequential, to limit memory. */
export async function* render(
  pixels: Pixels,
  { widths, squares }: RenditionSpec,
  formats: PictureFormat[],
): AsyncGenerator<Rendition> {
  const square = squares.length ? await squareOf(pixels) : null;
  for (const format of formats) {
    for (const width of widths)
      yield { name: `${width}.${format}`, bytes: await encode(pixels, width, format) };
    for (const width of squares)
      if (square) yield { name: `s${width}.${format}`, bytes: await encode(square, width, format) };
  }
}

export const encodeLossless = (pixels: Pixels): Promise<Buffer> =>
  open(pixels).webp({ lossless: true, effort: 1 }).toBuffer();

const open = ({ data, ...raw }: Pixels): Sharp => sharp(data, { raw });

function encode(pixels: Pixels, width: number, format: PictureFormat): Promise<Buffer> {
  const image = open(pixels).resize(width);
  switch (format) {
    case 'avif':
      return image.avif({ quality: 60, effort: 4 }).toBuffer();
    case 'webp':
      return image.webp({ quality: 74, effort: 4 }).toBuffer();
    case 'png':
      return image.png({ compressionLevel: 9, palette: true }).toBuffer();
    case 'jpg':
      return image.jpeg({ quality: 80, progressive: true }).toBuffer();
  }
}

/** Grows a quiet backdrop; otherwise cuts out the middle. */
async function squareOf(pixels: Pixels): Promise<Pixels> {
  const { width, height, channels } = pixels;
  const missing = Math.abs(width - height);
  const before = missing >> 1;
  const side = Math.min(width, height);
  const grown =
    width > height
      ? { top: before, bottom: missing - before }
      : { left: before, right: missing - before };
  const cut =
    width > height
      ? { left: before, top: 0, width: side, height: side }
      : { left: 0, top: before, width: side, height: side };
  const image = (await hasQuietEdges(pixels))
    ? open(pixels).extend({ ...grown, extendWith: 'copy' })
    : open(pixels).extract(cut);
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels };
}

async function hasQuietEdges(pixels: Pixels): Promise<boolean> {
  const { width, height } = pixels;
  const edges =
    width > height
      ? [0, height - 1].map((top) => ({ left: 0, top, width, height: 1 }))
      : [0, width - 1].map((left) => ({ left, top: 0, width: 1, height }));
  for (const edge of edges) {
    const { data, info } = await open(pixels)
      .extract(edge)
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { channels } = await sharp(data, {
      raw: { width: info.width, height: info.height, channels: pixels.channels },
    }).stats();
    if (channels.some(({ stdev }) => stdev > QUIET)) return false;
  }
  return true;
}
