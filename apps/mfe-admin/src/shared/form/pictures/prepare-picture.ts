import { LIMITS } from '@tivara/contracts';

const MIB = 1024 * 1024;
/** What the API takes. */
const STORED_TYPES = ['image/png', 'image/gif', 'image/jpeg', 'image/webp', 'image/avif'];
/** HEIC where the browser can read it. */
export const PICTURE_TYPES = [...STORED_TYPES, '.heic', '.heif'].join();

const NAMES: Readonly<Record<string, string>> = {
  'image/png': 'PNG',
  'image/gif': 'GIF',
  'image/jpeg': 'JPEG',
  'image/webp': 'WebP',
  'image/avif': 'AVIF',
  '.heic': 'HEIC',
};

/** What can be chosen, in words. @param accept of a file field */
export function limitsText(accept: string): string {
  const names = accept.split(',').flatMap((type) => NAMES[type] ?? []);
  const { bytes, pixels } = LIMITS.chosenPicture;
  const types = `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
  return `${types}, at most ${bytes / MIB} MB and ${pixels / 1e6} megapixels`;
}

/** A file that can never be uploaded. */
export class PictureError extends Error {}

/** Photos of phones have up to 400 MB of pixels, so one is decoded at a time. */
let last: Promise<unknown> = Promise.resolve();
export function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const turn = last.then(work);
  last = turn.catch(() => undefined);
  return turn;
}

/** Scales a picture down to the pixels that are stored, upright. A file that this browser cannot decode is returned unchanged, for the API to check. @throws PictureError */
export async function preparePicture(file: File): Promise<File> {
  if (file.size > LIMITS.chosenPicture.bytes)
    throw new PictureError(
      `This picture has more than ${LIMITS.chosenPicture.bytes / MIB} MB. Choose a smaller one.`,
    );
  return inTurn(async () => {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(
      () => null,
    );
    if (!bitmap) return unread(file);
    try {
      return await scaled(file, bitmap);
    } finally {
      bitmap.close();
    }
  });
}

async function unread(file: File): Promise<File> {
  if (await isHeic(file))
    throw new PictureError(
      'This browser cannot read HEIC pictures. Export the picture as JPEG, and choose that file.',
    );
  if (file.size > LIMITS.picture.bytes)
    throw new PictureError(
      `This browser cannot read the picture. Save it as a JPEG of at most ${LIMITS.picture.bytes / MIB} MB, and choose that file.`,
    );
  return file;
}

async function scaled(file: File, bitmap: ImageBitmap): Promise<File> {
  const { width, height } = bitmap;
  const { pixels } = LIMITS.chosenPicture;
  if (width * height > pixels)
    throw new PictureError(
      `This picture has ${Math.ceil((width * height) / 1e6)} megapixels. Choose one of at most ${pixels / 1e6}.`,
    );
  const { width: widest, height: highest } = LIMITS.storedPicture;
  const scale = Math.min(1, widest / width, highest / height);
  const isStored = STORED_TYPES.includes(file.type) && file.size <= LIMITS.picture.bytes;
  if (scale === 1 && isStored) return file;
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(width * scale)),
    Math.max(1, Math.round(height * scale)),
  );
  const context = canvas.getContext('2d');
  if (!context) return file;
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  const isOpaque = !data.some((value, at) => at % 4 === 3 && value < 255);
  const blob = await canvas.convertToBlob({
    type: isOpaque ? 'image/jpeg' : 'image/webp',
    quality: 0.92,
  });
  return new File([blob], file.name, { type: blob.type });
}

const HEIC_BRANDS = ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1'];

/** `ftyp` and the brand follow the size of the first box. */
async function isHeic(file: File): Promise<boolean> {
  const head = await file.slice(4, 12).text();
  return head.startsWith('ftyp') && HEIC_BRANDS.includes(head.slice(4));
}
