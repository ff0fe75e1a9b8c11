/** The outlines of lenses: closed polylines, counter-clockwise, centred on the lens, +x towards the temple. */
import { type Vec2, extent, gaussianWeights, mix, times } from './vector.ts';

/** Distance between the points of a finished outline. */
const STEP = 0.25;

/** A superellipse whose exponent may differ above and below the middle. */
function superellipse(above: number, below = above) {
  const power = (v: number, n: number) => Math.sign(v) * Math.abs(v) ** (2 / n);
  return times(160, (i): Vec2 => {
    const t = (i / 160) * 2 * Math.PI;
    const n = Math.sin(t) > 0 ? above : below;
    return [power(Math.cos(t), n), power(Math.sin(t), n)];
  });
}

interface Shape {
  /** Height by width. */
  ratio: number;
  /** Radius in mm over which corners are eased. */
  soft: number;
  /** Heights of hinge and bridge above the middle, as shares of the lens height. */
  hinge: number;
  bridge: number;
  /** -1 to 1, counter-clockwise. */
  points: Vec2[];
}

export const SHAPES: Record<string, Shape> = {
  round: { ratio: 0.955, soft: 0.3, hinge: 0.1, bridge: 0.2, points: superellipse(2.06) },
  oval: { ratio: 0.7, soft: 0.5, hinge: 0.1, bridge: 0.12, points: superellipse(2.22) },
  panto: { ratio: 0.905, soft: 1.2, hinge: 0.24, bridge: 0.2, points: superellipse(2.75, 1.96) },
  // prettier-ignore
  rectangle: { ratio: 0.6, soft: 3, hinge: 0.3, bridge: 0.2, points: [
    [-0.96, 0], [-0.87, -0.93], [-0.5, -1], [0.2, -1], [0.88, -0.93], [0.97, 0.2], [1, 0.95], [0.5, 1],
    [-0.3, 1], [-0.97, 0.93],
  ] },
  // prettier-ignore
  square: { ratio: 0.79, soft: 4.4, hinge: 0.3, bridge: 0.2, points: [
    [-0.98, 0.1], [-0.84, -0.9], [-0.35, -1.02], [0.3, -1.02], [0.86, -0.9], [1, 0.3], [1, 0.96],
    [0.4, 1.01], [-0.3, 1], [-0.98, 0.92],
  ] },
  // One arch from the nose up to a corner high at the temple; below, one sweep back. No straight and no hollow in it.
  // prettier-ignore
  'cat-eye': { ratio: 0.75, soft: 2.6, hinge: 0.36, bridge: 0.15, points: [
    [-0.97, -0.18], [-0.82, -0.6], [-0.54, -0.9], [-0.18, -1.01], [0.18, -0.97], [0.5, -0.76],
    [0.74, -0.42], [0.9, -0.02], [0.99, 0.36], [1.03, 0.68], [1.01, 0.93], [0.88, 1.03], [0.6, 1.01],
    [0.2, 0.94], [-0.2, 0.87], [-0.58, 0.74], [-0.82, 0.55], [-0.95, 0.3],
  ] },
  // A drop that hangs outwards: full at the lower temple side, narrower towards the nose.
  // prettier-ignore
  aviator: { ratio: 0.84, soft: 3, hinge: 0.32, bridge: 0.2, points: [
    [-0.92, 0.1], [-0.7, -0.42], [-0.36, -0.84], [0.05, -1.02], [0.46, -0.98], [0.8, -0.68], [0.99, -0.2],
    [1.03, 0.34], [0.95, 0.84], [0.55, 0.98], [-0.1, 1], [-0.72, 0.95], [-0.97, 0.62],
  ] },
  // prettier-ignore
  hexagon: { ratio: 0.9, soft: 1.7, hinge: 0.05, bridge: 0.16, points: [
    [-1.02, 0.04], [-0.52, -1], [0.6, -0.97], [1.02, 0.1], [0.56, 1], [-0.52, 0.98],
  ] },
};

function resample(line: Vec2[], step: number) {
  const lengths = [0];
  line.forEach((a, i) => {
    const b = line[(i + 1) % line.length];
    lengths.push(lengths[i] + Math.hypot(b[0] - a[0], b[1] - a[1]));
  });
  const total = lengths[line.length];
  const count = Math.round(total / step);
  let segment = 0;
  return times(count, (i): Vec2 => {
    const at = (i / count) * total;
    while (lengths[segment + 1] < at) segment++;
    const t = (at - lengths[segment]) / (lengths[segment + 1] - lengths[segment]);
    const a = line[segment];
    const b = line[(segment + 1) % line.length];
    return [mix(a[0], b[0], t), mix(a[1], b[1], t)];
  });
}

/** Applies a Gaussian along the line; `sigma` in mm. */
function soften(line: Vec2[], step: number, sigma: number) {
  const reach = Math.ceil((3 * sigma) / step);
  const weights = gaussianWeights(reach, sigma, step);
  const sum = weights.reduce((a, b) => a + b);
  const n = line.length;
  return line.map((_, i): Vec2 => {
    let [x, y] = [0, 0];
    weights.forEach((weight, j) => {
      const p = line[(((i + j - reach) % n) + n) % n];
      x += p[0] * weight;
      y += p[1] * weight;
    });
    return [x / sum, y / sum];
  });
}

function fit(line: Vec2[], width: number, height: number) {
  const [left, right] = extent(line.map((p) => p[0]));
  const [low, high] = extent(line.map((p) => p[1]));
  return line.map(([x, y]): Vec2 => [
    ((x - left) / (right - left) - 0.5) * width,
    ((y - low) / (high - low) - 0.5) * height,
  ]);
}

export function lensOutline(name: string, width: number, height: number) {
  const { points, soft } = SHAPES[name];
  const scaled = points.map(([x, y]): Vec2 => [(x * width) / 2, (y * height) / 2]);
  const eased = fit(soften(resample(scaled, 0.1), 0.1, soft), width, height);
  return soften(resample(eased, STEP), STEP, 0.5);
}

/** Outward normals. */
export function normalsOf(line: Vec2[]) {
  const n = line.length;
  return line.map((_, i): Vec2 => {
    const a = line[(i - 1 + n) % n];
    const b = line[(i + 1) % n];
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    return [(b[1] - a[1]) / length, (a[0] - b[0]) / length];
  });
}

/** Moves the outline outwards. */
export function offset(line: Vec2[], by: number | ((normal: Vec2) => number)) {
  const moved = normalsOf(line).map((normal, i): Vec2 => {
    const width = typeof by === 'number' ? by : by(normal);
    return [line[i][0] + normal[0] * width, line[i][1] + normal[1] * width];
  });
  return soften(resample(moved, STEP), STEP, 0.8);
}

/** The outermost vertex near a height, on the temple side (1) or the nose side (-1), also of a cat-eye. */
export function vertexAt(line: Vec2[], y: number, side: 1 | -1) {
  const scores = line.map((p) => p[0] * side - 40 * Math.max(0, Math.abs(p[1] - y) - STEP));
  return scores.indexOf(Math.max(...scores));
}
