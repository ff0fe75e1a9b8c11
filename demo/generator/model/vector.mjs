// @ts-check
/** Small vector and blending helpers. Lengths are millimetres: x to the wearer's left, y up, z to the camera. */

/**
 * @typedef {[number, number]} Vec2
 * @typedef {[number, number, number]} Vec3
 */

export const clamp = (/** @type {number} */ x, /** @type {number} */ a, /** @type {number} */ b) =>
  Math.min(b, Math.max(a, x));

export const mix = (/** @type {number} */ a, /** @type {number} */ b, /** @type {number} */ t) =>
  a + (b - a) * t;

/** 0 below `a`, 1 above `b`, smooth between. */
export function smoothstep(
  /** @type {number} */ a,
  /** @type {number} */ b,
  /** @type {number} */ x,
) {
  const t = clamp((x - a) / (b - a), 0, 1);
  return t * t * (3 - 2 * t);
}

/** The smaller of two distances, rounded where they meet within `k`. */
export function smoothMin(
  /** @type {number} */ a,
  /** @type {number} */ b,
  /** @type {number} */ k,
) {
  const h = Math.max(k - Math.abs(a - b), 0) / k;
  return Math.min(a, b) - (h * h * h * k) / 6;
}

export const sub = (/** @type {Vec3} */ a, /** @type {Vec3} */ b) =>
  /** @type {Vec3} */ ([a[0] - b[0], a[1] - b[1], a[2] - b[2]]);

/** a + b * s */
export const along = (/** @type {Vec3} */ a, /** @type {Vec3} */ b, /** @type {number} */ s) =>
  /** @type {Vec3} */ ([a[0] + b[0] * s, a[1] + b[1] * s, a[2] + b[2] * s]);

export const dot = (/** @type {Vec3} */ a, /** @type {Vec3} */ b) =>
  a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

export const cross = (/** @type {Vec3} */ a, /** @type {Vec3} */ b) =>
  /** @type {Vec3} */ ([
    a[1] * b[2] - a[2] * b[1],
    a[2] * b[0] - a[0] * b[2],
    a[0] * b[1] - a[1] * b[0],
  ]);

export function unit(/** @type {Vec3} */ a) {
  const length = Math.hypot(...a) || 1;
  return /** @type {Vec3} */ ([a[0] / length, a[1] / length, a[2] / length]);
}

/**
 * A smooth value from a table of `[position, ...values]` rows.
 * @param {number[][]} table @param {number} at
 */
export function lookUp(table, at) {
  const next = table.findIndex((row) => at <= row[0]);
  if (next < 0) return table[table.length - 1].slice(1);
  if (next === 0) return table[0].slice(1);
  const from = table[next - 1];
  const to = table[next];
  const t = smoothstep(from[0], to[0], at);
  return from.slice(1).map((value, i) => mix(value, to[i + 1], t));
}
