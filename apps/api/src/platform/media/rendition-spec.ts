import { LIMITS, type PictureFormat } from '@tivara/contracts';

/** Raise it when pixels change: equal uploads then get new asset keys. */
export const PIPELINE_VERSION = 1;

/** Smaller pictures keep their own width. */
const WIDTHS = [400, 800, 1200, 1600, LIMITS.storedPicture.width];
const SQUARES = [300, 600, 900];

interface Pixels {
  width: number;
  height: number;
  channels: number;
}

export interface RenditionSpec {
  width: number;
  height: number;
  widths: number[];
  squares: number[];
  formats: PictureFormat[];
}

export function renditionSpecOf({ width, height, channels }: Pixels): RenditionSpec {
  const fitting = WIDTHS.filter((one) => one <= width);
  const widths = fitting.length ? fitting : [width];
  const largest = widths.at(-1) ?? width;
  return {
    width: largest,
    height: Math.round((height * largest) / width),
    widths,
    // Squares may grow where the backdrop allows it.
    squares: SQUARES.filter((one) => one <= Math.min(width, height)),
    formats: ['webp', channels === 4 ? 'png' : 'jpg'],
  };
}

export const namesOf = (row: { widths: string; squares: string; formats: string }): string[] =>
  row.formats
    .split(',')
    .flatMap((format) => [
      ...row.widths.split(',').map((width) => `${width}.${format}`),
      ...(row.squares ? row.squares.split(',').map((width) => `s${width}.${format}`) : []),
    ]);
