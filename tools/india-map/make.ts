/**
 * node --import tsx tools/india-map/make.ts <folder of the unpacked npm package @svg-maps/india>: writes the rows of dots of the
 * stores' map, and the state of each dot. Never part of a build.
 *
 * The shapes are those of @svg-maps/india 2.0.0 (CC BY 4.0, after MapSVG): the states and union territories as published by the
 * Survey of India, with the whole of Jammu and Kashmir and Ladakh. In their Mercator projection a dot has a longitude and a latitude.
 */
import { readFileSync, writeFileSync } from 'node:fs';
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
const ISLANDS: Record<string, string[]> = {
  Lakshadweep: [
    // Chetlat, Bitra, Kiltan, Kadmat, Amini, Agatti, Andrott, Kavaratti, Kalpeni, Minicoy.
    '11.69,72.71 11.6,72.18 11.48,73 11.22,72.78 11.12,72.72',
    '10.85,72.19 10.81,73.68 10.57,72.64 10.08,73.64 8.28,73.05',
  ],
  'Andaman and Nicobar Islands': [
    // North, Middle and South Andaman, and Little Andaman.
    '13.3,92.97 12.5,92.9 11.7,92.72 10.7,92.5',
    // Car Nicobar, Teressa, Katchal, Nancowry, Great Nicobar's north and Indira Point.
    '9.17,92.78 8.27,93.12 7.95,93.37 7.98,93.55 7.1,93.85 6.78,93.83',
  ],
};

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
/** States of islands' dots, by row and column. */
const islands = new Map<string, string>();
for (const [state, groups] of Object.entries(ISLANDS))
  for (const island of groups.flatMap((group) => group.split(' '))) {
    const [latitude, longitude] = island.split(',').map(Number);
    const x = (longitude - WEST) * PER_DEGREE;
    const row = Math.round(((mercator(NORTH) - mercator(latitude)) * PER_DEGREE) / STEP_Y);
    const column = Math.round((x - shift(row)) / STEP_X);
    rows[row].add(column);
    islands.set(`${row},${column}`, state);
  }

/** The states, each painted in a colour of its own: its number, from 1, as red. */
const names: string[] = [];
const painted = readFileSync(svg, 'utf8').replace(
  /<path([^>]*?)aria-label="([^"]*)"/g,
  (_, attributes: string, name: string) => {
    names.push(name);
    return `<path${attributes}fill="rgb(${names.length},0,0)" shape-rendering="crispEdges"`;
  },
);
const states = await sharp(Buffer.from(painted), { density: 72 * SCALE })
  .extractChannel('red')
  .raw()
  .toBuffer({ resolveWithObject: true });
const stateAt = (x: number, y: number) =>
  states.data[Math.floor(y * SCALE) * states.info.width + Math.floor(x * SCALE)] ?? 0;

/** The state at a dot, or the nearest one to a dot in a gap between two. */
function stateOf(x: number, y: number): number {
  for (let reach = 0; reach <= STEP_X; reach += 0.25)
    for (let turn = 0; turn < 16; turn++) {
      const angle = (turn * Math.PI) / 8;
      const state = stateAt(x + reach * Math.cos(angle), y + reach * Math.sin(angle));
      if (state) return state;
    }
  throw new Error(`There is no state near ${x},${y}.`);
}

/** Dots in reading order: a state's number, from 0, and how many dots in a row it has. */
const owners: [state: number, dots: number][] = [];
rows.forEach((columns, row) => {
  for (const column of [...columns].sort((a, b) => a - b)) {
    const island = islands.get(`${row},${column}`);
    const state = island
      ? names.indexOf(island)
      : stateOf(column * STEP_X + shift(row), row * STEP_Y) - 1;
    const last = owners.at(-1);
    if (last?.[0] === state) last[1]++;
    else owners.push([state, 1]);
  }
});

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
writeFileSync(
  OUT,
  `{
  "grid": ${json},
  "states": ${JSON.stringify(names)},
  "owners": ${JSON.stringify(owners.flat())},
  "rows": [
${lines.join(',\n')}
  ]
}
`,
);
console.log(`${rows.reduce((sum, columns) => sum + columns.size, 0)} dots in ${rows.length} rows`);
