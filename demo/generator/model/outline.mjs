// @ts-check
/** The outlines of lenses: closed polylines, counter-clockwise, centred on the lens, +x towards the temple. */
import { mix } from './vector.mjs';

/** @typedef {import('./vector.mjs').Vec2} Vec2 */

/** Distance between the points of a finished outline. */
const STEP = 0.25;

/**
 * A superellipse whose exponent may differ above and below the middle.
 * @param {number} above @param {number} [below]
 * @returns {Vec2[]}
 */
function superellipse(above, below = above) {
  const power = (/** @type {number} */ v, /** @type {number} */ n) =>
    Math.sign(v) * Math.abs(v) ** (2 / n);
  return Array.from({ length: 160 }, (_, i) => {
    const t = (i / 160) * 2 * Math.PI;
    const n = Math.sin(t) > 0 ? above : below;
    return [power(Math.cos(t), n), power(Math.sin(t), n)];
  });
}

/**
 * `ratio` is height by width; `soft` the radius in mm over which corners are eased; `points` lie in -1 to 1;
 * `hinge` and `bridge` say how high those sit, as a share of the lens height from its middle.
 * @type {Record<string, { ratio: number, soft: number, hinge: number, bridge: number, points: Vec2[] }>}
 */
export const SHAPES = {
  round: { ratio: 0.955, soft: 0.3, hinge: 0.1, bridge: 0.2, points: superellipse(2.06) },
  oval: { ratio: 0.7, soft: 0.5, hinge: 0.1, bridge: 0.12, points: superellipse(2.22) },
  panto: { ratio: 0.905, soft: 1.2, hinge: 0.24, bridge: 0.2, points: superellipse(2.75, 1.96) },
  // prettier-ignore
  rectangle: { ratio: 0.6, soft: 3, hinge: 0.3, bridge: 0.2, points: [
    [-0.97, 0.93], [-0.3, 1], [0.5, 1], [1, 0.95], [0.97, 0.2], [0.88, -0.93],
    [0.2, -1], [-0.5, -1], [-0.87, -0.93], [-0.96, 0],
  ] },
  // prettier-ignore
  square: { ratio: 0.79, soft: 4.4, hinge: 0.3, bridge: 0.2, points: [
    [-0.98, 0.92], [-0.3, 1], [0.4, 1.01], [1, 0.96], [1, 0.3], [0.86, -0.9],
    [0.3, -1.02], [-0.35, -1.02], [-0.84, -0.9], [-0.98, 0.1],
  ] },
  // One arch from the nose up to a corner high at the temple; below, one sweep back. No straight and no hollow in it.
  // prettier-ignore
  'cat-eye': { ratio: 0.75, soft: 2.6, hinge: 0.36, bridge: 0.15, points: [
    [-0.95, 0.3], [-0.82, 0.55], [-0.58, 0.74], [-0.2, 0.87], [0.2, 0.94], [0.6, 1.01], [0.88, 1.03], [1.01, 0.93],
    [1.03, 0.68], [0.99, 0.36], [0.9, -0.02], [0.74, -0.42], [0.5, -0.76], [0.18, -0.97], [-0.18, -1.01],
    [-0.54, -0.9], [-0.82, -0.6], [-0.97, -0.18],
  ] },
  // A drop that hangs outwards: full at the lower temple side, drawn in towards the nose.
  // prettier-ignore
  aviator: { ratio: 0.84, soft: 3, hinge: 0.32, bridge: 0.2, points: [
    [-0.97, 0.62], [-0.72, 0.95], [-0.1, 1], [0.55, 0.98], [0.95, 0.84], [1.03, 0.34], [0.99, -0.2],
    [0.8, -0.68], [0.46, -0.98], [0.05, -1.02], [-0.36, -0.84], [-0.7, -0.42], [-0.92, 0.1],
  ] },
  // prettier-ignore
  hexagon: { ratio: 0.9, soft: 1.7, hinge: 0.05, bridge: 0.16, points: [
    [-0.52, 0.98], [0.56, 1], [1.02, 0.1], [0.6, -0.97], [-0.52, -1], [-1.02, 0.04],
  ] },
};

/** @param {Vec2[]} line @param {number} step @returns {Vec2[]} */
function resample(line, step) {
  const lengths = [0];
  line.forEach((a, i) => {
    const b = line[(i + 1) % line.length];
    lengths.push(lengths[i] + Math.hypot(b[0] - a[0], b[1] - a[1]));
  });
  const total = lengths[line.length];
  const count = Math.round(total / step);
  let segment = 0;
  return Array.from({ length: count }, (_, i) => {
    const at = (i / count) * total;
    while (lengths[segment + 1] < at) segment++;
    const t = (at - lengths[segment]) / (lengths[segment + 1] - lengths[segment]);
    const a = line[segment];
    const b = line[(segment + 1) % line.length];
    return [mix(a[0], b[0], t), mix(a[1], b[1], t)];
  });
}

/** A gaussian along the line; `sigma` in mm. @param {Vec2[]} line @param {number} step @param {number} sigma @returns {Vec2[]} */
function soften(line, step, sigma) {
  const reach = Math.ceil((3 * sigma) / step);
  const weights = Array.from({ length: 2 * reach + 1 }, (_, i) =>
    Math.exp(-0.5 * (((i - reach) * step) / sigma) ** 2),
  );
  const sum = weights.reduce((a, b) => a + b);
  const n = line.length;
  return line.map((_, i) => {
    let x = 0;
    let y = 0;
    weights.forEach((weight, j) => {
      const p = line[(((i + j - reach) % n) + n) % n];
      x += p[0] * weight;
      y += p[1] * weight;
    });
    return [x / sum, y / sum];
  });
}

/** @param {Vec2[]} line @param {number} width @param {number} height @returns {Vec2[]} */
function fit(line, width, height) {
  const xs = line.map((p) => p[0]);
  const ys = line.map((p) => p[1]);
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return line.map(([x, y]) => [
    ((x - x0) / (x1 - x0) - 0.5) * width,
    ((y - y0) / (y1 - y0) - 0.5) * height,
  ]);
}

/** @param {Vec2[]} line */
function isClockwise(line) {
  const area = line.reduce((sum, a, i) => {
    const b = line[(i + 1) % line.length];
    return sum + a[0] * b[1] - b[0] * a[1];
  }, 0);
  return area < 0;
}

/**
 * @param {string} name @param {number} width @param {number} height
 */
export function lensOutline(name, width, height) {
  const shape = SHAPES[name];
  /** @type {Vec2[]} */
  const scaled = shape.points.map(([x, y]) => [(x * width) / 2, (y * height) / 2]);
  const line = isClockwise(scaled) ? scaled.reverse() : scaled;
  const eased = fit(soften(resample(line, 0.1), 0.1, shape.soft), width, height);
  return soften(resample(eased, STEP), STEP, 0.5);
}

/** Outward normals. @param {Vec2[]} line @returns {Vec2[]} */
export function normalsOf(line) {
  const n = line.length;
  return line.map((_, i) => {
    const a = line[(i - 1 + n) % n];
    const b = line[(i + 1) % n];
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    return [(b[1] - a[1]) / length, (a[0] - b[0]) / length];
  });
}

/**
 * The outline moved outwards.
 * @param {Vec2[]} line @param {(normal: Vec2, point: Vec2) => number} by
 */
export function offset(line, by) {
  const normals = normalsOf(line);
  /** @type {Vec2[]} */
  const moved = line.map((p, i) => {
    const width = by(normals[i], p);
    return [p[0] + normals[i][0] * width, p[1] + normals[i][1] * width];
  });
  return soften(resample(moved, STEP), STEP, 0.8);
}

/**
 * The outermost vertex near a height, on the temple side (1) or the nose side (-1). Searching by angle or by nearest
 * height alone would pick the upper edge of a cat-eye.
 * @param {Vec2[]} line @param {number} y @param {1 | -1} side
 */
export function vertexAt(line, y, side) {
  let best = 0;
  let bestScore = -Infinity;
  line.forEach((p, i) => {
    const score = p[0] * side - 40 * Math.max(0, Math.abs(p[1] - y) - STEP);
    if (score > bestScore) [best, bestScore] = [i, score];
  });
  return best;
}
