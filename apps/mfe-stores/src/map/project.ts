// By tools/india-map. (CC BY 4.0, after MapSVG)
import type { Position } from '../stores/position';
import india from './india.json';

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

/**
 * Each run of dots in a state as one dashed line. A row lists the first column and the length of each run; `owners` lists the
 * state and the length of each run, row after row.
 */
function pathsOfStates(): Map<string, string> {
  const paths = new Map<string, string>();
  let owner = 0;
  let owned = india.owners[1] ?? 0;
  india.rows.forEach((runs, row) => {
    for (let at = 0; at < runs.length; at += 2) {
      let start = runs[at] ?? 0;
      const end = start + (runs[at + 1] ?? 1);
      while (start < end) {
        const length = Math.min(end - start, owned || Infinity);
        const state = india.states[india.owners[owner] ?? 0] ?? '';
        paths.set(state, (paths.get(state) ?? '') + dashedLine(start, row, length));
        start += length;
        owned -= length;
        if (owned <= 0) owned = india.owners[(owner += 2) + 1] ?? 0;
      }
    }
  });
  return paths;
}

function dashedLine(column: number, row: number, dots: number): string {
  const x = rounded(column * stepX + (row % 2 ? stepX / 2 : 0));
  // One unit longer, so that rounding doesn't lose the last dot.
  return `M${x} ${row * stepY}h${rounded((dots - 1) * stepX + 1)}`;
}

/** The dots of each state, by its name. */
export const STATE_PATHS: ReadonlyMap<string, string> = pathsOfStates();
export const INDIA_PATH = [...STATE_PATHS.values()].join('');
