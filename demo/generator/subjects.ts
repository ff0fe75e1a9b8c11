/** Where the frames are in each picture of a page, computed from the composition: text is kept clear of them. */
import type { Job, SetJob } from './jobs.ts';
import type { Mesh } from './model/mesh.ts';
import { type Vec3, along, sub, times } from './model/vector.ts';
import { masterKey } from './renditions.ts';
import { compose } from './set.ts';
import { type Camera, coveredBy } from './studio.ts';

/** Left, top, right, bottom, as shares of the picture. */
export type Box = [number, number, number, number];

/** Cells of the grid along the width of a picture. */
const COLUMNS = 48;
/** Parts inside others. */
const INSIDE = ['core', 'code'];

/** Points on a triangle, closer to each other than `step`. */
function samplesOf([a, b, c]: Vec3[], step: number) {
  const [ab, ac] = [sub(b, a), sub(c, a)];
  const count = Math.ceil(Math.max(Math.hypot(...ab), Math.hypot(...ac)) / step);
  return times(count + 1, (i) =>
    times(count + 1 - i, (j) => along(along(a, ab, i / count), ac, j / count)),
  ).flat();
}

/** Points on a mesh, one for each cube of `step`. */
function pointsOf({ positions, triangles }: Mesh, matrix: number[][], step: number) {
  const placed = positions.map(([x, y, z]): Vec3 => {
    const [u, v, w] = matrix.map(([a, b, c, d]) => a * x + b * y + c * z + d);
    return [u, v, w];
  });
  const points = new Map<string, Vec3>();
  const add = (point: Vec3) => points.set(point.map((c) => Math.round(c / step)).join(), point);
  for (const corners of triangles) {
    const [a, b, c] = corners.map((i) => placed[i]);
    if (Math.hypot(...sub(b, a)) + Math.hypot(...sub(c, a)) < step) add(a);
    else samplesOf([a, b, c], step).forEach(add);
  }
  return [...points.values()];
}

/** The cells of a grid that points fall into, as "row column". */
function cellsOf(points: Vec3[], camera: Camera, aspect: number) {
  const rows = Math.round(COLUMNS / aspect);
  const cells = new Set<number>();
  for (const point of points) {
    const [x, y] = coveredBy([point], camera, aspect, 0);
    // Points outside the picture are clamped to its edge.
    if (x <= 0 || x >= 1 || y <= 0 || y >= 1) continue;
    cells.add(Math.floor((1 - y) * rows) * COLUMNS + Math.floor(x * COLUMNS));
  }
  return { rows, cells };
}

const rounded = (share: number) => Number(share.toFixed(4));

/** Runs of cells, joined with equal runs of the rows above. */
function boxesOfCells({ rows, cells }: ReturnType<typeof cellsOf>): Box[] {
  const boxes: { from: number; to: number; top: number; bottom: number }[] = [];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < COLUMNS; column++) {
      if (!cells.has(row * COLUMNS + column)) continue;
      const from = column;
      while (column + 1 < COLUMNS && cells.has(row * COLUMNS + column + 1)) column++;
      const above = boxes.find(
        (box) => box.bottom === row && box.from === from && box.to === column + 1,
      );
      if (above) above.bottom = row + 1;
      else boxes.push({ from, to: column + 1, top: row, bottom: row + 1 });
    }
  return boxes.map(({ from, to, top, bottom }) => {
    const shares = [from / COLUMNS, top / rows, to / COLUMNS, bottom / rows];
    const [left, upper, right, lower] = shares.map(rounded);
    return [left, upper, right, lower];
  });
}

/** The boxes that the frames of a picture cover. */
export function boxesOf(job: SetJob) {
  const { camera, frames } = compose(job);
  const step = job.camera.width / COLUMNS / 3;
  const points = frames.flatMap(({ frame, matrix }) =>
    frame.parts
      .filter(({ name }) => !INSIDE.includes(name))
      .flatMap(({ mesh }) => pointsOf(mesh, matrix, step)),
  );
  return boxesOfCells(cellsOf(points, camera, job.aspect));
}

export interface Subject {
  /** Hash of what it was computed from. */
  key: string;
  boxes: Box[];
}

export const subjectKey = (job: SetJob) => masterKey(job, { samples: 0, width: 0 });

export const setJobs = (jobs: Job[]) => jobs.filter((job) => job.kind === 'set');
