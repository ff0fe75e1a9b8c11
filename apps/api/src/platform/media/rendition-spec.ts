import type { PictureFormat } from '@tivara/contracts';

/** Raise it when a change below alters the pixels: the same upload then gets a new assetKey. */
export const PIPELINE_VERSION = 1;

/** Pixels; a picture gets those that it is large enough for, and its own width when it is smaller than all. */
const WIDTHS = [400, 800, 1200, 1600, 2000];
const SQUARES = [300, 600, 900];

/** Of a decoded picture. */
interface Pixels {
  width: number;
  height: number;
  channels: number;
}

/** The sizes and formats of a picture. */
export interface RenditionSpec {
  width: number;
  height: number;
  widths: number[];
  squares: number[];
  /** The last one is for browsers that know no other. */
  formats: PictureFormat[];
}

/** The sizes and formats that can be made at once. */
export function renditionSpecOf({ width, height, channels }: Pixels): RenditionSpec {
  const fitting = WIDTHS.filter((one) => one <= width);
  const widths = fitting.length ? fitting : [width];
  const largest = widths.at(-1) ?? width;
  return {
    width: largest,
    height: Math.round((height * largest) / width),
    widths,
    // A square grows from the shorter side to the longer one where the backdrop allows it.
    squares: SQUARES.filter((one) => one <= Math.min(width, height)),
    formats: ['webp', channels === 4 ? 'png' : 'jpg'],
  };
}

/** The names of the files of a picture's row. */
export const namesOf = (row: { widths: string; squares: string; formats: string }): string[] =>
  row.formats
    .split(',')
    .flatMap((format) => [
      ...row.widths.split(',').map((width) => `${width}.${format}`),
      ...(row.squares ? row.squares.split(',').map((width) => `s${width}.${format}`) : []),
    ]);
