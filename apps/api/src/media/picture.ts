import type { Picture, PictureFormat } from '@tivara/contracts';

/** The columns of a media row joined with the alt text of whoever shows it. */
export interface PictureRow {
  stem: string;
  width: number;
  height: number;
  widths: string;
  squares: string;
  formats: string;
  alt: string;
}

/** For a SELECT that joins `media` as m. */
export const PICTURE_COLUMNS = 'm.stem, m.width, m.height, m.widths, m.squares, m.formats';

/** A list of pixels as rows keep it. */
export const numbersOf = (list: string) => (list ? list.split(',').map(Number) : []);

/** A picture as it is answered; the URL is that of the largest JPEG. */
export function toPicture(row: PictureRow): Picture {
  const widths = numbersOf(row.widths);
  const formats = row.formats.split(',') as PictureFormat[];
  const format = formats.includes('jpg') ? 'jpg' : formats.at(-1);
  return {
    url: `/media/${row.stem}/${widths.at(-1) ?? row.width}.${format}`,
    width: row.width,
    height: row.height,
    widths,
    squares: numbersOf(row.squares),
    formats,
    alt: row.alt,
  };
}
