import { BadRequestException } from '@nestjs/common';

/** SVG is not accepted, as it can contain scripts. (DECISIONS, Data: images) */
const ACCEPTED = ['image/png', 'image/apng', 'image/gif', 'image/jpeg', 'image/webp', 'image/avif'];
/** Those that phones save, which browsers and the library here cannot read. */
const HEIC = ['image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence'];
const SVG = /^\s*(<\?xml|<!--|<!doctype\s+svg|<svg)/i;

/** Its bytes decide: names and labels are often wrong. @throws BadRequestException */
export async function inspectPicture(bytes: Buffer): Promise<void> {
  // Costs 8 MB of memory, so it loads with the first upload.
  const { fileTypeFromBuffer } = await import('file-type');
  const type = (await fileTypeFromBuffer(bytes))?.mime ?? '';
  if (!ACCEPTED.includes(type)) throw new BadRequestException(reasonAgainst(bytes, type));
}

function reasonAgainst(bytes: Buffer, type: string): string {
  if (bytes.length === 0) return 'The file is empty. Choose it again.';
  if (HEIC.includes(type))
    return 'HEIC pictures are not accepted. Export the picture as JPEG, and send that file.';
  const isSvg = SVG.test(bytes.toString('latin1', 0, 256));
  const reason = isSvg ? 'SVG pictures are not accepted.' : 'The file is not a picture.';
  return `${reason} Send a PNG, GIF, JPEG, WebP or AVIF picture.`;
}
