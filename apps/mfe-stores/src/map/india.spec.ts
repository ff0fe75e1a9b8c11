import india from './india.json';
import { INDIA_GRID, INDIA_PATH, project } from './project';

const DOTS = india.rows.flatMap((runs, row) => {
  const shift = row % 2 ? INDIA_GRID.stepX / 2 : 0;
  return runs.flatMap((start, at) =>
    at % 2
      ? []
      : Array.from({ length: runs[at + 1] ?? 0 }, (_, more) => ({
          x: (start + more) * INDIA_GRID.stepX + shift,
          y: row * INDIA_GRID.stepY,
        })),
  );
});

/** Distance to the nearest dot, in grid steps. */
const distanceTo = (latitude: number, longitude: number): number => {
  const { x, y } = project({ latitude, longitude });
  return Math.min(...DOTS.map((dot) => Math.hypot(dot.x - x, dot.y - y))) / INDIA_GRID.stepX;
};

test.each([
  ['Gilgit', 35.92, 74.31],
  ['Hunza', 36.3, 74.65],
  ['Muzaffarabad', 34.37, 73.47],
  ['the Siachen Glacier', 35.42, 77.1],
  ['the Shaksgam Valley', 36.1, 76.6],
  ['Aksai Chin', 35.1, 79.5],
  ['Tawang', 27.59, 91.87],
  ['Walong in Arunachal Pradesh', 28.13, 97.0],
  ['Dwarka', 22.25, 69.0],
  ['Kanyakumari', 8.1, 77.55],
  ['Port Blair', 11.67, 92.72],
  ['Indira Point', 6.78, 93.83],
  ['Agatti in Lakshadweep', 10.85, 72.19],
  ['Minicoy', 8.28, 73.05],
  ['Gangtok', 27.33, 88.6],
  ['Aizawl', 23.73, 92.72],
])('%s is inside the dotted area', (_name, latitude, longitude) =>
  expect(distanceTo(latitude, longitude)).toBeLessThan(0.85),
);

test.each([
  ['Islamabad', 33.7, 73.05],
  ['Lahore', 31.3, 73.6],
  ['Karachi', 24.86, 67.01],
  ['Kathmandu', 27.9, 84.9],
  ['Lhasa', 29.65, 91.1],
  ['Dhaka', 23.8, 90.2],
  ['Colombo', 6.93, 79.86],
  ['Yangon', 16.8, 96.15],
  ['Thimphu', 27.5, 89.9],
])('%s is outside the dotted area', (_name, latitude, longitude) =>
  expect(distanceTo(latitude, longitude)).toBeGreaterThan(1),
);

test('the path has one dash per dot', () => {
  const lines = [...INDIA_PATH.matchAll(/M[\d.]+ \d+h([\d.]+)/g)];
  const dashes = lines.map(([, length]) => Math.floor(Number(length) / INDIA_GRID.stepX) + 1);
  expect(dashes.reduce((sum, count) => sum + count, 0)).toBe(DOTS.length);
});
