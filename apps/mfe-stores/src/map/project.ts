// By tools/india-map. (CC BY 4.0, after MapSVG)
import india from './india.json';

export type Position = Record<'latitude' | 'longitude', number>;
export type Point = Record<'x' | 'y', number>;

/** A Mercator projection from the grid's corner; every second row of dots is half a step to the right. */
export const INDIA_GRID = india.grid;
const { west, north, perDegree, stepX, stepY } = INDIA_GRID;
const RADIANS = Math.PI / 180;
const mercator = (latitude: number): number =>
  Math.log(Math.tan(Math.PI / 4 + (latitude * RADIANS) / 2)) / RADIANS;

/** To a tenth of a map unit, so that server and client markup match. */
export const rounded = (value: number): number => Math.round(value * 10) / 10;

export const project = ({ latitude, longitude }: Position): Point => ({
  x: rounded((longitude - west) * perDegree),
  y: rounded((mercator(north) - mercator(latitude)) * perDegree),
});

/** Each run of dots as one dashed line; a row lists the first column and the length of each run. */
export const INDIA_PATH = india.rows
  .map((runs, row) => {
    const shift = row % 2 ? stepX / 2 : 0;
    const lines: string[] = [];
    for (let at = 0; at < runs.length; at += 2) {
      const x = rounded((runs[at] ?? 0) * stepX + shift);
      // One unit longer, so that rounding doesn't lose the last dot.
      lines.push(`M${x} ${row * stepY}h${rounded(((runs[at + 1] ?? 1) - 1) * stepX + 1)}`);
    }
    return lines.join('');
  })
  .join('');
