import { BadRequestException } from '@nestjs/common';

/** A picture's type by its bytes. SVG is none: it can carry scripts. (DECISIONS, Data: images) */
export type PictureType = 'png' | 'gif' | 'jpeg' | 'webp';

const NAMES: Readonly<Record<PictureType, string>> = {
  png: 'PNG',
  gif: 'GIF',
  jpeg: 'JPEG',
  webp: 'WebP',
};
const ACCEPTED = 'Send a PNG, GIF, JPEG or WebP picture.';

/**
 * Tells the type of a picture from its bytes and checks that the file ends where the picture does, so that nothing rides
 * behind it.
 * @param label the media type that the sender gave, `image/png`; null when it gave none
 * @throws BadRequestException saying what is wrong with the file.
 */
export function inspectPicture(bytes: Buffer, label: string | null): PictureType {
  const type = typeOf(bytes);
  if (!type) {
    if (/^\s*(<\?xml|<!--|<!doctype\s+svg|<svg)/i.test(bytes.toString('latin1', 0, 256)))
      throw new BadRequestException(`SVG pictures are not accepted. ${ACCEPTED}`);
    throw new BadRequestException(`The file is not a picture. ${ACCEPTED}`);
  }
  if (label !== null && label !== `image/${type}` && !(type === 'jpeg' && label === 'image/jpg'))
    throw new BadRequestException(
      `The picture is labelled ${label}, but is a ${NAMES[type]}. Send it with the right type.`,
    );
  const end = ENDS[type](bytes);
  if (end === null)
    throw new BadRequestException('The picture is cut off or damaged. Save it again and retry.');
  if (end < bytes.length)
    throw new BadRequestException(
      'The file has extra data after the picture. Save the picture again and retry.',
    );
  return type;
}

function typeOf(bytes: Buffer): PictureType | null {
  const starts = (text: string, at = 0) => bytes.toString('latin1', at, at + text.length) === text;
  if (starts('\x89PNG\r\n\x1a\n')) return 'png';
  if (starts('GIF87a') || starts('GIF89a')) return 'gif';
  if (starts('\xff\xd8\xff')) return 'jpeg';
  if (starts('RIFF') && starts('WEBP', 8)) return 'webp';
  return null;
}

/** Where the picture ends in the file; null when the file ends first or is no such picture. */
const ENDS: Readonly<Record<PictureType, (bytes: Buffer) => number | null>> = {
  png: endOfPng,
  gif: endOfGif,
  jpeg: endOfJpeg,
  webp: endOfWebp,
};

function endOfPng(bytes: Buffer): number | null {
  for (let at = 8; at + 12 <= bytes.length;) {
    const next = at + 12 + bytes.readUInt32BE(at);
    if (next > bytes.length) return null;
    if (bytes.toString('latin1', at + 4, at + 8) === 'IEND') return next;
    at = next;
  }
  return null;
}

function endOfWebp(bytes: Buffer): number | null {
  if (bytes.length < 12) return null;
  const size = bytes.readUInt32LE(4);
  const end = 8 + size + (size % 2);
  return end <= bytes.length ? end : null;
}

function endOfGif(bytes: Buffer): number | null {
  const tableBytes = (packed: number) => (packed & 0x80 ? 3 << ((packed & 7) + 1) : 0);
  /** Behind a row of sub-blocks, which ends with an empty one. */
  const behindBlocks = (start: number): number => {
    let at = start;
    while (at < bytes.length) {
      const length = Number(bytes[at]);
      at += 1 + length;
      if (length === 0) return at;
    }
    return Infinity;
  };
  let at = 13 + tableBytes(bytes[10] ?? 0);
  while (at < bytes.length) {
    const block = bytes[at];
    if (block === 0x3b) return at + 1;
    else if (block === 0x21) at = behindBlocks(at + 2);
    else if (block === 0x2c) at = behindBlocks(at + 11 + tableBytes(bytes[at + 9] ?? 0));
    else return null;
  }
  return null;
}

/** Cameras put further JPEGs (a preview, a gain map) behind the first one: they count as the picture. */
function endOfJpeg(bytes: Buffer): number | null {
  let end = endOfOneJpeg(bytes, 0);
  while (end !== null && bytes[end] === 0xff && bytes[end + 1] === 0xd8)
    end = endOfOneJpeg(bytes, end);
  return end;
}

function endOfOneJpeg(bytes: Buffer, start: number): number | null {
  let at = start + 2;
  while (at + 1 < bytes.length) {
    if (bytes[at] !== 0xff) return null;
    const marker = Number(bytes[at + 1]);
    if (marker === 0xd9) return at + 2;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === 0x01 || isRestart(marker)) {
      at += 2;
      continue;
    }
    if (at + 4 > bytes.length) return null;
    at += 2 + bytes.readUInt16BE(at + 2);
    if (marker === 0xda) at = behindScan(bytes, at);
  }
  return null;
}

const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7;

/** The next marker that is no part of the compressed data. */
function behindScan(bytes: Buffer, start: number): number {
  for (let at = bytes.indexOf(0xff, start); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const marker = bytes[at + 1];
    if (marker !== undefined && marker !== 0 && marker !== 0xff && !isRestart(marker)) return at;
  }
  return bytes.length;
}
