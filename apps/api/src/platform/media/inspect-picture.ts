import { BadRequestException } from '@nestjs/common';

/** Names of the accepted types. SVG is not accepted, as it can contain scripts. (DECISIONS, Data: images) */
const NAMES: Readonly<Record<string, string>> = {
  'image/png': 'PNG',
  'image/gif': 'GIF',
  'image/jpeg': 'JPEG',
  'image/webp': 'WebP',
};
const ALIASES: Readonly<Record<string, string>> = {
  'image/apng': 'image/png',
  'image/jpg': 'image/jpeg',
};
const ACCEPTED = 'Send a PNG, GIF, JPEG or WebP picture.';

/** @param label the declared media type, if any. @throws BadRequestException */
export async function inspectPicture(bytes: Buffer, label: string | null): Promise<void> {
  // Costs 8 MB of memory, so it loads with the first upload.
  const { fileTypeFromBuffer } = await import('file-type');
  const mime = (await fileTypeFromBuffer(bytes))?.mime ?? '';
  const type = ALIASES[mime] ?? mime;
  const name = NAMES[type];
  if (!name) {
    const isSvg = /^\s*(<\?xml|<!--|<!doctype\s+svg|<svg)/i.test(bytes.toString('latin1', 0, 256));
    const reason = isSvg ? 'SVG pictures are not accepted.' : 'The file is not a picture.';
    throw new BadRequestException(`${reason} ${ACCEPTED}`);
  }
  if (label !== null && (ALIASES[label] ?? label) !== type)
    throw new BadRequestException(
      `The picture is labelled ${label}, but is a ${name}. Send it with the right type.`,
    );
}
