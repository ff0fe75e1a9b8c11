import { INDIA_GRID, INDIA_ROWS } from './india-dots';

/** Degrees. */
export interface Position {
  latitude: number;
  longitude: number;
}
export interface Point {
  x: number;
  y: number;
}

const { west, north, perDegree, stepX, stepY } = INDIA_GRID;
const RADIANS = Math.PI / 180;
const mercator = (latitude: number): number =>
  Math.log(Math.tan(Math.PI / 4 + (latitude * RADIANS) / 2)) / RADIANS;

/** Position in map units, rounded so that server and client markup match. */
export const project = ({ latitude, longitude }: Position): Point => ({
  x: rounded((longitude - west) * perDegree),
  y: rounded((mercator(north) - mercator(latitude)) * perDegree),
});

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** Each run of dots as one dashed line. */
export const INDIA_PATH = INDIA_ROWS.map((runs, row) => {
  const shift = row % 2 ? stepX / 2 : 0;
  const lines: string[] = [];
  for (let at = 0; at < runs.length; at += 2) {
    const x = rounded((runs[at] ?? 0) * stepX + shift);
    // One unit longer, so that rounding doesn't lose the last dot.
    lines.push(`M${x} ${row * stepY}h${rounded(((runs[at + 1] ?? 1) - 1) * stepX + 1)}`);
  }
  return lines.join('');
}).join('');
