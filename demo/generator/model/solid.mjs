// @ts-check
/** Solids described by a distance (negative inside), and their surface as a mesh. Used for acetate. */
import { Mesh } from './mesh.mjs';
import { clamp } from './vector.mjs';

/**
 * @typedef {import('./vector.mjs').Vec2} Vec2
 * @typedef {import('./vector.mjs').Vec3} Vec3
 */

const CELL = 0.4;

/** Weights of the four samples around `t` (Catmull-Rom). @param {number} t */
const cubic = (t) => [
  -0.5 * t + t * t - 0.5 * t * t * t,
  1 - 2.5 * t * t + 1.5 * t * t * t,
  0.5 * t + 2 * t * t - 1.5 * t * t * t,
  -0.5 * t * t + 0.5 * t * t * t,
];

/**
 * The signed distance to a closed outline, as a smooth function. Sampled once, so that asking is cheap.
 * @param {Vec2[]} outline @param {number} [margin]
 */
export function distanceTo(outline, margin = 16) {
  const xs = outline.map((p) => p[0]);
  const ys = outline.map((p) => p[1]);
  const x0 = Math.min(...xs) - margin;
  const y0 = Math.min(...ys) - margin;
  const columns = Math.ceil((Math.max(...xs) + margin - x0) / CELL) + 1;
  const rows = Math.ceil((Math.max(...ys) + margin - y0) / CELL) + 1;
  const samples = new Float64Array(columns * rows);

  const exact = (/** @type {number} */ x, /** @type {number} */ y) => {
    let nearest = Infinity;
    let inside = false;
    for (let i = 0; i < outline.length; i++) {
      const a = outline[i];
      const b = outline[i + 1 === outline.length ? 0 : i + 1];
      const ex = b[0] - a[0];
      const ey = b[1] - a[1];
      const t = clamp(((x - a[0]) * ex + (y - a[1]) * ey) / (ex * ex + ey * ey), 0, 1);
      const dx = x - a[0] - t * ex;
      const dy = y - a[1] - t * ey;
      nearest = Math.min(nearest, dx * dx + dy * dy);
      if (a[1] > y !== b[1] > y && x < a[0] + (ex * (y - a[1])) / ey) inside = !inside;
    }
    return inside ? -Math.sqrt(nearest) : Math.sqrt(nearest);
  };
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      samples[row * columns + column] = exact(x0 + column * CELL, y0 + row * CELL);

  return (/** @type {number} */ x, /** @type {number} */ y) => {
    const u = (x - x0) / CELL;
    const v = (y - y0) / CELL;
    const cu = clamp(u, 1, columns - 3);
    const cv = clamp(v, 1, rows - 3);
    const i = Math.floor(cu);
    const j = Math.floor(cv);
    const wu = cubic(cu - i);
    const wv = cubic(cv - j);
    let sum = Math.hypot(u - cu, v - cv) * CELL;
    for (let q = 0; q < 4; q++) {
      const o = (j - 1 + q) * columns + i - 1;
      sum +=
        wv[q] *
        (wu[0] * samples[o] +
          wu[1] * samples[o + 1] +
          wu[2] * samples[o + 2] +
          wu[3] * samples[o + 3]);
    }
    return sum;
  };
}

const CORNERS = [0, 1, 2, 3, 4, 5, 6, 7].map((c) => [c & 1, (c >> 1) & 1, (c >> 2) & 1]);
const EDGES = CORNERS.flatMap((_, a) =>
  [1, 2, 4].filter((bit) => !(a & bit)).map((bit) => [a, a | bit]),
);

/**
 * The surface of a solid that is the same left and right, by surface nets: one vertex a cell, then moved onto the
 * surface; normals are the gradient, so highlights are clean.
 * @param {(x: number, y: number, z: number) => number} solid
 * @param {{ x: number, y: number, back: number, front: number }} reach @param {number} [size] of a cell
 */
export function surfaceOf(solid, reach, size = 0.35) {
  const half = Math.ceil(reach.x / size);
  const nx = 2 * half + 1;
  const ny = 2 * Math.ceil(reach.y / size) + 1;
  const nz = Math.ceil((reach.front - reach.back) / size) + 1;
  const x0 = -half * size;
  const y0 = (-(ny - 1) / 2) * size;
  const at = (/** @type {number} */ i, /** @type {number} */ j, /** @type {number} */ k) =>
    i + nx * (j + ny * k);
  const grid = new Float32Array(nx * ny * nz);
  // Depth innermost: a solid may keep what it knows of the last (x, y).
  for (let j = 0; j < ny; j++)
    for (let i = half; i < nx; i++)
      for (let k = 0; k < nz; k++) {
        const value = solid(x0 + i * size, y0 + j * size, reach.back + k * size);
        grid[at(i, j, k)] = value;
        grid[at(nx - 1 - i, j, k)] = value;
      }

  const gradient = (/** @type {Vec3} */ [x, y, z]) => {
    const e = 0.04;
    return /** @type {Vec3} */ ([
      (solid(x + e, y, z) - solid(x - e, y, z)) / (2 * e),
      (solid(x, y + e, z) - solid(x, y - e, z)) / (2 * e),
      (solid(x, y, z + e) - solid(x, y, z - e)) / (2 * e),
    ]);
  };

  const mesh = new Mesh();
  const ids = new Int32Array(grid.length).fill(-1);
  const values = new Float64Array(8);
  for (let k = 0; k < nz - 1; k++)
    for (let j = 0; j < ny - 1; j++)
      for (let i = 0; i < nx - 1; i++) {
        let inside = 0;
        CORNERS.forEach(([a, b, c], corner) => {
          values[corner] = grid[at(i + a, j + b, k + c)];
          if (values[corner] < 0) inside++;
        });
        if (inside === 0 || inside === 8) continue;
        const sum = [0, 0, 0];
        let count = 0;
        for (const [a, b] of EDGES) {
          if (values[a] < 0 === values[b] < 0) continue;
          const t = values[a] / (values[a] - values[b]);
          for (let c = 0; c < 3; c++) sum[c] += CORNERS[a][c] + (CORNERS[b][c] - CORNERS[a][c]) * t;
          count++;
        }
        /** @type {Vec3} */
        let p = [
          x0 + (i + sum[0] / count) * size,
          y0 + (j + sum[1] / count) * size,
          reach.back + (k + sum[2] / count) * size,
        ];
        let g = gradient(p);
        for (let step = 0; step < 3; step++) {
          const length = g[0] ** 2 + g[1] ** 2 + g[2] ** 2 || 1;
          const by = clamp(solid(...p) / length, -0.6 * size, 0.6 * size);
          p = [p[0] - g[0] * by, p[1] - g[1] * by, p[2] - g[2] * by];
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
