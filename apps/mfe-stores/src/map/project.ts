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

/** Where a place lies on the drawing, rounded so that server and browser write the same. */
export const project = ({ latitude, longitude }: Position): Point => ({
  x: rounded((longitude - west) * perDegree),
  y: rounded((mercator(north) - mercator(latitude)) * perDegree),
});

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** Every run of dots as a line whose dashes are the dots. */
export const INDIA_PATH = INDIA_ROWS.map((runs, row) => {
  const shift = row % 2 ? stepX / 2 : 0;
  const lines: string[] = [];
  for (let at = 0; at < runs.length; at += 2) {
    const x = rounded((runs[at] ?? 0) * stepX + shift);
    // A little longer than to the last dot, which must not be lost in rounding.
    lines.push(`M${x} ${row * stepY}h${rounded(((runs[at + 1] ?? 1) - 1) * stepX + 1)}`);
  }
  return lines.join('');
}).join('');
