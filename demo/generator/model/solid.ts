/** Solids described by a signed distance (negative inside), and their surface as a mesh. Used for acetate. */
import { Mesh } from './mesh.ts';
import { type Vec2, type Vec3, along, clamp, cubicWeights, extent, times } from './vector.ts';

/** Of the samples of a distance, and of the grid of a surface. */
const SAMPLE_STEP = 0.4;
const CELL = 0.35;

function signedDistance(outline: Vec2[], x: number, y: number) {
  let nearest = Infinity;
  let isInside = false;
  outline.forEach((a, i) => {
    const b = outline[(i + 1) % outline.length];
    const ex = b[0] - a[0];
    const ey = b[1] - a[1];
    const t = clamp(((x - a[0]) * ex + (y - a[1]) * ey) / (ex * ex + ey * ey), 0, 1);
    const dx = x - a[0] - t * ex;
    const dy = y - a[1] - t * ey;
    nearest = Math.min(nearest, dx * dx + dy * dy);
    if (a[1] > y !== b[1] > y && x < a[0] + (ex * (y - a[1])) / ey) isInside = !isInside;
  });
  return isInside ? -Math.sqrt(nearest) : Math.sqrt(nearest);
}

/** The signed distance to a closed outline as a smooth function, interpolated from samples taken once. */
export function distanceTo(outline: Vec2[], margin = 16) {
  const [left, right] = extent(outline.map((p) => p[0]));
  const [low, high] = extent(outline.map((p) => p[1]));
  const [x0, y0] = [left - margin, low - margin];
  const columns = Math.ceil((right + margin - x0) / SAMPLE_STEP) + 1;
  const rows = Math.ceil((high + margin - y0) / SAMPLE_STEP) + 1;
  const samples = times(rows * columns, (i) => {
    const [row, column] = [Math.floor(i / columns), i % columns];
    return signedDistance(outline, x0 + column * SAMPLE_STEP, y0 + row * SAMPLE_STEP);
  });

  return (x: number, y: number) => {
    const u = (x - x0) / SAMPLE_STEP;
    const v = (y - y0) / SAMPLE_STEP;
    const cu = clamp(u, 1, columns - 3);
    const cv = clamp(v, 1, rows - 3);
    const [i, j] = [Math.floor(cu), Math.floor(cv)];
    const [a, b, c, d] = cubicWeights(cu - i);
    return cubicWeights(cv - j).reduce(
      (sum, weight, q) => {
        const o = (j - 1 + q) * columns + i - 1;
        const row = a * samples[o] + b * samples[o + 1] + c * samples[o + 2] + d * samples[o + 3];
        return sum + weight * row;
      },
      Math.hypot(u - cu, v - cv) * SAMPLE_STEP,
    );
  };
}

const CORNERS = times(8, (c): Vec3 => [c & 1, (c >> 1) & 1, (c >> 2) & 1]);
const EDGES = CORNERS.flatMap((_, a) =>
  [1, 2, 4].filter((bit) => !(a & bit)).map((bit) => [a, a | bit]),
);

type Reach = Record<'x' | 'y' | 'back' | 'front', number>;

/**
 * The surface of a solid that is the same left and right, by surface nets: one vertex for each cell, then moved onto the
 * surface. Normals are the gradient, so highlights are clean.
 */
export function surfaceOf(solid: (x: number, y: number, z: number) => number, reach: Reach) {
  const half = Math.ceil(reach.x / CELL);
  const nx = 2 * half + 1;
  const ny = 2 * Math.ceil(reach.y / CELL) + 1;
  const nz = Math.ceil((reach.front - reach.back) / CELL) + 1;
  const x0 = -half * CELL;
  const y0 = (-(ny - 1) / 2) * CELL;
  const at = (i: number, j: number, k: number) => i + nx * (j + ny * k);
  const grid = new Float32Array(nx * ny * nz);
  // Depth is innermost: solids cache what they computed for the last (x, y).
  for (let j = 0; j < ny; j++)
    for (let i = half; i < nx; i++)
      for (let k = 0; k < nz; k++) {
        const value = solid(x0 + i * CELL, y0 + j * CELL, reach.back + k * CELL);
        grid[at(i, j, k)] = value;
        grid[at(nx - 1 - i, j, k)] = value;
      }

  const gradient = ([x, y, z]: Vec3): Vec3 => {
    const e = 0.04;
    return [
      (solid(x + e, y, z) - solid(x - e, y, z)) / (2 * e),
      (solid(x, y + e, z) - solid(x, y - e, z)) / (2 * e),
      (solid(x, y, z + e) - solid(x, y, z - e)) / (2 * e),
    ];
  };

  const mesh = new Mesh();
  const ids = new Int32Array(grid.length).fill(-1);
  for (let k = 0; k < nz - 1; k++)
    for (let j = 0; j < ny - 1; j++)
      for (let i = 0; i < nx - 1; i++) {
        const valueAt = ([a, b, c]: Vec3) => grid[at(i + a, j + b, k + c)];
        const isInside = grid[at(i, j, k)] < 0;
        if (CORNERS.every((corner) => valueAt(corner) < 0 === isInside)) continue;
        const values = CORNERS.map(valueAt);
        const crossed = EDGES.filter(([a, b]) => values[a] < 0 !== values[b] < 0);
        const sum = [0, 0, 0];
        for (const [a, b] of crossed) {
          const t = values[a] / (values[a] - values[b]);
          for (let c = 0; c < 3; c++) sum[c] += CORNERS[a][c] + (CORNERS[b][c] - CORNERS[a][c]) * t;
        }
        const [u, v, w] = sum.map((value) => value / crossed.length);
        let p: Vec3 = [x0 + (i + u) * CELL, y0 + (j + v) * CELL, reach.back + (k + w) * CELL];
        let g = gradient(p);
        for (let step = 0; step < 3; step++) {
          const steepness = g[0] ** 2 + g[1] ** 2 + g[2] ** 2 || 1;
          p = along(p, g, -clamp(solid(...p) / steepness, -0.6 * CELL, 0.6 * CELL));
          g = gradient(p);
        }
        ids[at(i, j, k)] = mesh.vertex(p, g);
      }

  const [sx, sy, sz] = [1, nx, nx * ny];
  for (let k = 1; k < nz - 1; k++)
    for (let j = 1; j < ny - 1; j++)
      for (let i = 1; i < nx - 1; i++) {
        const o = at(i, j, k);
        for (const [s, u, v] of [
          [sx, sy, sz],
          [sy, sz, sx],
          [sz, sx, sy],
        ]) {
          if (grid[o] < 0 === grid[o + s] < 0) continue;
          const [a, b, c, d] = [ids[o], ids[o - u], ids[o - u - v], ids[o - v]];
          if (a < 0 || b < 0 || c < 0 || d < 0) continue;
          if (grid[o] < 0) mesh.quad(a, b, c, d);
          else mesh.quad(a, d, c, b);
        }
      }
  return mesh.outward();
}
