import { searchKey, type PictureFormat } from '@tivara/contracts';
import type { PictureDto } from './picture.dto.js';

export interface PictureRow {
  assetKey: string;
  width: number;
  height: number;
  widths: string;
  squares: string;
  formats: string;
  alt: string;
  /** For administrators. */
  fileName?: string;
}

/** A picture by the folder of its renditions, as demo/pictures.json names it. */
export interface KeyedPicture extends Omit<PictureDto, 'url'> {
  assetKey: string;
}

/** Its row of `media`. */
export const mediaColumns = ({ assetKey, width, height, ...picture }: KeyedPicture) => ({
  assetKey,
  width,
  height,
  widths: picture.widths.join(),
  squares: picture.squares.join(),
  formats: picture.formats.join(),
  ...fileNamed(assetKey),
});

/** The columns of a file's name. */
export const fileNamed = (name: string) => ({ name, nameKey: searchKey(name) });

export const PICTURE_COLUMNS =
  'm.asset_key AS assetKey, m.width, m.height, m.widths, m.squares, m.formats';
/** For administrators. */
export const NAMED_PICTURE_COLUMNS = `${PICTURE_COLUMNS}, m.name AS fileName`;

export const numbersOf = (list: string) => (list ? list.split(',').map(Number) : []);

/** The smallest square, as a JPEG if there is one. */
export function mailPicture(
  row: Pick<PictureRow, 'assetKey' | 'widths' | 'squares' | 'formats'>,
): string {
  const squares = numbersOf(row.squares);
  const size = squares.length ? `s${squares[0]}` : `${numbersOf(row.widths)[0]}`;
  return `/media/${row.assetKey}/${size}.${row.formats.split(',').at(-1)}`;
}

/** The URL is that of the largest JPEG. */
export function toPicture(row: PictureRow): PictureDto {
  const widths = numbersOf(row.widths);
  const formats = row.formats.split(',') as PictureFormat[];
  const format = formats.includes('jpg') ? 'jpg' : formats.at(-1);
  return {
    url: `/media/${row.assetKey}/${widths.at(-1) ?? row.width}.${format}`,
    width: row.width,
    height: row.height,
    widths,
    squares: numbersOf(row.squares),
    formats,
    alt: row.alt,
    ...(row.fileName && { file_name: row.fileName }),
  };
}
