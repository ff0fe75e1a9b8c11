/**
 * node --import tsx tools/india-map/make.ts <folder of the unpacked npm package @svg-maps/india>: writes the rows of dots of the
 * stores' map. Never part of a build.
 *
 * The shapes are those of @svg-maps/india 2.0.0 (CC BY 4.0, after MapSVG): the states and union territories as published by the
 * Survey of India, with the whole of Jammu and Kashmir and Ladakh. In their Mercator projection a dot has a longitude and a latitude.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

/**
 * The measure of the SVG: Mercator, x and y from its north-western corner. Fitted to the outermost points of India: 68.12 and
 * 97.407 degrees east, 6.754 (Indira Point) and 37.087 north.
 */
const WEST = 68.12;
const NORTH = 37.087;
const PER_DEGREE = 20.918;
/** Between dots, and between their rows. */
const STEP_X = 11.2;
const STEP_Y = 10;
/** Pixels for each unit of the SVG: fine enough for the dots nearest to the border. */
const SCALE = 16;

/** Islands too small for the grid, as latitude,longitude: each gets the nearest dot of the grid. */
const ISLANDS = [
  // Lakshadweep: Chetlat, Bitra, Kiltan, Kadmat, Amini, Agatti, Andrott, Kavaratti, Kalpeni, Minicoy.
  '11.69,72.71 11.6,72.18 11.48,73 11.22,72.78 11.12,72.72',
  '10.85,72.19 10.81,73.68 10.57,72.64 10.08,73.64 8.28,73.05',
  // The Andamans: North, Middle and South, and Little Andaman.
  '13.3,92.97 12.5,92.9 11.7,92.72 10.7,92.5',
  // Nicobar: Car Nicobar, Teressa, Katchal, Nancowry, Great Nicobar's north and Indira Point.
  '9.17,92.78 8.27,93.12 7.95,93.37 7.98,93.55 7.1,93.85 6.78,93.83',
];

const OUT = path.join(import.meta.dirname, '../../apps/mfe-stores/src/map/india.json');
const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Name the folder of the unpacked package @svg-maps/india.');

const svg = path.join(folder, 'india.svg');
const { width, height } = await sharp(svg).metadata();
const { data, info } = await sharp(svg, { density: 72 * SCALE })
  .extractChannel('alpha')
  .raw()
  .toBuffer({ resolveWithObject: true });
const isLand = (x: number, y: number) =>
  data[Math.floor(y * SCALE) * info.width + Math.floor(x * SCALE)] > 127;

const mercator = (latitude: number) =>
  (Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) * 180) / Math.PI;

/** Every second row is half a step aside. */
const shift = (row: number) => (row % 2 ? STEP_X / 2 : 0);

/** Columns of the dots in each row. */
const rows: Set<number>[] = [];
for (let row = 0; row * STEP_Y <= height; row++) {
  rows[row] = new Set();
  for (let column = 0; column * STEP_X <= width; column++)
    if (isLand(column * STEP_X + shift(row), row * STEP_Y)) rows[row].add(column);
}
for (const island of ISLANDS.flatMap((group) => group.split(' '))) {
  const [latitude, longitude] = island.split(',').map(Number);
  const x = (longitude - WEST) * PER_DEGREE;
  const row = Math.round(((mercator(NORTH) - mercator(latitude)) * PER_DEGREE) / STEP_Y);
  rows[row].add(Math.round((x - shift(row)) / STEP_X));
}

/** Runs of adjacent dots: where each begins, and how many dots it has. */
const lines = rows.map((columns) => {
  const runs: [start: number, length: number][] = [];
  for (const column of [...columns].sort((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last && last[0] + last[1] === column) last[1]++;
    else runs.push([column, 1]);
  }
  return `    [${runs.flat().join(', ')}]`;
});
/** A Mercator projection from this corner; every second row is half a step to the right. */
const grid = {
  west: WEST,
  north: NORTH,
  perDegree: PER_DEGREE,
  stepX: STEP_X,
  stepY: STEP_Y,
  width,
  height,
};
const json = JSON.stringify(grid, null, 2).replaceAll('\n', '\n  ');
writeFileSync(OUT, `{\n  "grid": ${json},\n  "rows": [\n${lines.join(',\n')}\n  ]\n}\n`);
console.log(`${rows.reduce((sum, columns) => sum + columns.size, 0)} dots in ${rows.length} rows`);
