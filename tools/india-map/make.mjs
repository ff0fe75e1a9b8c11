// @ts-check
/**
 * node tools/india-map/make.mjs <folder of the unpacked npm package @svg-maps/india>: writes the rows of dots that the stores' map
 * is drawn with. Never part of a build.
 *
 * The shapes are those of @svg-maps/india 2.0.0 (CC BY 4.0, after MapSVG): the states and union territories as the Survey of India
 * draws them, with the whole of Jammu and Kashmir and Ladakh. They lie in a Mercator projection, so a dot has a longitude and a latitude.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ringsOf, surrounds } from './rings.mjs';

/**
 * The drawing's own measure: Mercator, x and y from its north-western corner. Found by laying its edges upon the outermost
 * points of India: 68.12 and 97.407 degrees east, 6.754 (Indira Point) and 37.087 north.
 */
const WEST = 68.12;
const NORTH = 37.087;
const PER_DEGREE = 20.918;
/** Between dots, and between their rows. */
const STEP_X = 11.2;
const STEP_Y = 10;

const RADIANS = Math.PI / 180;
const mercator = (/** @type {number} */ latitude) =>
  Math.log(Math.tan(Math.PI / 4 + (latitude * RADIANS) / 2)) / RADIANS;

const OUT = path.join(import.meta.dirname, '../../apps/mfe-stores/src/map/india.json');
const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Name the folder of the unpacked package @svg-maps/india.');
const { default: map } = await import(pathToFileURL(path.join(folder, 'index.js')).href);

/** Islands that are too small for the grid, by latitude and longitude: a dot each, where the grid has one nearest. */
const ISLANDS = [
  // Lakshadweep: Chetlat, Bitra, Kiltan, Kadmat, Amini, Agatti, Andrott, Kavaratti, Kalpeni, Minicoy.
  ...[
    [11.69, 72.71],
    [11.6, 72.18],
    [11.48, 73.0],
    [11.22, 72.78],
    [11.12, 72.72],
  ],
  ...[
    [10.85, 72.19],
    [10.81, 73.68],
    [10.57, 72.64],
    [10.08, 73.64],
    [8.28, 73.05],
  ],
  // The Andamans: North, Middle and South, and Little Andaman.
  ...[
    [13.3, 92.97],
    [12.5, 92.9],
    [11.7, 92.72],
    [10.7, 92.5],
  ],
  // Nicobar: Car Nicobar, Teressa, Katchal, Nancowry, Great Nicobar's north and Indira Point.
  ...[
    [9.17, 92.78],
    [8.27, 93.12],
    [7.95, 93.37],
    [7.98, 93.55],
    [7.1, 93.85],
    [6.78, 93.83],
  ],
];

const [, , WIDTH = 0, HEIGHT = 0] = map.viewBox.split(' ').map(Number);
const rings = map.locations.flatMap((/** @type {{ path: string }} */ { path: d }) => ringsOf(d));

/** Every second row is half a step aside. @param {number} row */
const shift = (row) => (row % 2 ? STEP_X / 2 : 0);
/** @type {Set<string>} */
const dots = new Set();
for (let row = 0; row * STEP_Y <= HEIGHT; row++)
  for (let column = 0; column * STEP_X <= WIDTH; column++) {
    const [x, y] = [column * STEP_X + shift(row), row * STEP_Y];
    if (rings.some((/** @type {[number, number][]} */ ring) => surrounds(ring, x, y)))
      dots.add(`${row} ${column}`);
  }
for (const [latitude = 0, longitude = 0] of ISLANDS) {
  const x = (longitude - WEST) * PER_DEGREE;
  const y = (mercator(NORTH) - mercator(latitude)) * PER_DEGREE;
  const row = Math.round(y / STEP_Y);
  dots.add(`${row} ${Math.round((x - shift(row)) / STEP_X)}`);
}

/** Runs of neighbours: where each begins, and how many dots it has. @type {number[][]} */
const rows = [];
for (const key of dots) {
  const [row = 0, column = 0] = key.split(' ').map(Number);
  (rows[row] ??= []).push(column);
}
const lines = Array.from(rows, (columns = []) => {
  /** @type {[number, number][]} */
  const runs = [];
  for (const column of columns.sort((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last && last[0] + last[1] === column) last[1]++;
    else runs.push([column, 1]);
  }
  return `    [${runs.flat().join(', ')}]`;
});
/** How the rows lie: a Mercator projection from this corner; every second row is half a step to the right. */
const grid = {
  west: WEST,
  north: NORTH,
  perDegree: PER_DEGREE,
  stepX: STEP_X,
  stepY: STEP_Y,
  width: WIDTH,
  height: HEIGHT,
};
const json = JSON.stringify(grid, null, 2).replaceAll('\n', '\n  ');
writeFileSync(OUT, `{\n  "grid": ${json},\n  "rows": [\n${lines.join(',\n')}\n  ]\n}\n`);
console.log(`${dots.size} dots in ${rows.length} rows`);
