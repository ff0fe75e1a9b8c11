/** Vectors and interpolation. Lengths are millimetres: x to the wearer's left, y up, z to the camera. */
export type Vec2 = [number, number];
export type Vec3 = [number, number, number];

export const ZERO: Vec3 = [0, 0, 0];

export const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** A list of what `each` returns for 0 to `count` - 1. */
export const times = <T>(count: number, each: (i: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => each(i));

export const clamp = (x: number, min: number, max: number) => Math.min(max, Math.max(min, x));

export const mix = (a: number, b: number, t: number) => a + (b - a) * t;

/** 0 below `a`, 1 above `b`, smooth between. */
export function smoothstep(a: number, b: number, x: number) {
  const t = clamp((x - a) / (b - a), 0, 1);
  return t * t * (3 - 2 * t);
}

/** The smaller of two distances, rounded where they meet within `k`. */
export function smoothMin(a: number, b: number, k: number) {
  const h = Math.max(k - Math.abs(a - b), 0) / k;
  return Math.min(a, b) - (h * h * h * k) / 6;
}

/** Lowest and highest value; works for lists too long to spread. */
export const extent = (values: number[]) => [
  values.reduce((a, b) => Math.min(a, b), Infinity),
  values.reduce((a, b) => Math.max(a, b), -Infinity),
];

/** Catmull-Rom weights of the four samples around `t`. */
export const cubicWeights = (t: number) => [
  -0.5 * t + t * t - 0.5 * t * t * t,
  1 - 2.5 * t * t + 1.5 * t * t * t,
  0.5 * t + 2 * t * t - 1.5 * t * t * t,
  -0.5 * t * t + 0.5 * t * t * t,
];

/** Gaussian weights of the samples within `reach` on both sides. */
export const gaussianWeights = (reach: number, sigma: number, step = 1) =>
  times(2 * reach + 1, (i) => Math.exp(-0.5 * (((i - reach) * step) / sigma) ** 2));

export const sub = (a: Vec3, b: Vec3): Vec3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];

/** a + b * s */
export function along(a: Vec3, b: Vec3, s: number): Vec3 {
  return [a[0] + b[0] * s, a[1] + b[1] * s, a[2] + b[2] * s];
}

export const dot = (a: Vec3, b: Vec3) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

export const cross = (a: Vec3, b: Vec3): Vec3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

export function unit(a: Vec3): Vec3 {
  const length = Math.hypot(...a) || 1;
  return [a[0] / length, a[1] / length, a[2] / length];
}

/** Interpolates the values at ascending positions. */
export function interpolate(positions: number[], values: number[], at: number) {
  const next = positions.findIndex((position) => at <= position);
  if (next <= 0) return values.at(next) ?? 0;
  const t = smoothstep(positions[next - 1], positions[next], at);
  return mix(values[next - 1], values[next], t);
}
