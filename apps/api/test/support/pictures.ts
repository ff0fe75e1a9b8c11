import { crc32 } from 'node:zlib';
import sharp from 'sharp';

type Type = 'png' | 'gif' | 'jpeg' | 'webp' | 'avif';

/** A picture with a gradient, so that its bytes are worth cutting. */
export async function paint(width: number, height: number, type: Type): Promise<Buffer> {
  const data = Buffer.alloc(width * height * 3);
  for (let at = 0; at < data.length; at++) data[at] = (at * 7 + (at % 13) * height) & 0xff;
  return sharp(data, { raw: { width, height, channels: 3 } })
    .toFormat(type)
    .toBuffer();
}

export const dataUrl = (bytes: Buffer, type: string): string =>
  `data:image/${type};base64,${bytes.toString('base64')}`;

/** A JPEG as a camera writes it, with its orientation and a place. */
export const jpegWithExif = (
  width: number,
  height: number,
  { orientation }: { orientation: number },
) =>
  sharp({ create: { width, height, channels: 3, background: '#a08060' } })
    .withMetadata({ orientation })
    .withExifMerge({ IFD0: { Copyright: 'GPS-SECRET' } })
    .jpeg()
    .toBuffer();

/** A PNG whose header has this size, with hardly any data. */
export function pngHeader(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', Buffer.from('789c6300000000ffff', 'hex')),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
