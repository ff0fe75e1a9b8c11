// @ts-check
/** Bodies made by carrying a profile along a path: wire, strip, temples, screws. */
import { Mesh } from './mesh.mjs';
import { along, cross, dot, sub, unit } from './vector.mjs';

/**
 * @typedef {import('./vector.mjs').Vec3} Vec3
 * @typedef {[u: number, v: number, normalU: number, normalV: number][]} Profile
 * @typedef {(i: number, inset: number) => Profile} ProfileAt  `inset` shrinks it, for rounded ends
 * @typedef {{ u: Vec3, v: Vec3 }} Frame  the two directions a profile lies in
 */

const CAP_RINGS = 5;

/**
 * @param {number} a half width @param {number} b half height @param {number} radius
 * @param {number} [steps] per corner
 * @returns {Profile}
 */
function roundedRectangle(a, b, radius, steps = 6) {
  const r = Math.max(0.01, Math.min(radius, a - 1e-3, b - 1e-3));
  /** @type {Profile} */
  const points = [];
  for (let corner = 0; corner < 4; corner++) {
    const x = (corner === 0 || corner === 3 ? 1 : -1) * (a - r);
    const y = (corner < 2 ? 1 : -1) * (b - r);
    for (let i = 0; i <= steps; i++) {
      const t = ((corner + i / steps) * Math.PI) / 2;
      points.push([x + r * Math.cos(t), y + r * Math.sin(t), Math.cos(t), Math.sin(t)]);
    }
  }
  return points;
}

/**
 * A constant strip; `size` may also be a function of the path index.
 * @param {[number, number, number] | ((i: number) => [number, number, number])} size half width, half height, radius
 * @returns {ProfileAt}
 */
export const strip =
  (size) =>
  (i, inset = 0) => {
    const [a, b, r] = typeof size === 'function' ? size(i) : size;
    return roundedRectangle(Math.max(a - inset, 0.02), Math.max(b - inset, 0.02), r - inset);
  };

/** @param {number} radius @param {number} [sides] @returns {ProfileAt} */
export const wire =
  (radius, sides = 28) =>
  (_, inset = 0) =>
    Array.from({ length: sides }, (__, k) => {
      const t = (k / sides) * 2 * Math.PI;
      const r = Math.max(radius - inset, 0.01);
      return [r * Math.cos(t), r * Math.sin(t), Math.cos(t), Math.sin(t)];
    });

/** Frames that keep `v` close to a direction. @param {Vec3} up @returns {(tangent: Vec3) => Frame} */
export const keeping = (up) => (tangent) => {
  const u = unit(cross(up, tangent));
  return { u, v: cross(tangent, u) };
};

/** Frames without twist, for wire that turns in every direction. @returns {(tangent: Vec3) => Frame} */
export function untwisted() {
  /** @type {Vec3 | undefined} */
  let last;
  return (tangent) => {
    const guide = last ?? (Math.abs(tangent[1]) < 0.9 ? [0, 1, 0] : [1, 0, 0]);
    const u = unit(along(guide, tangent, -dot(guide, tangent)));
    last = u;
    return { u, v: cross(tangent, u) };
  };
}

/**
 * @param {Vec3[]} path
 * @param {{ profile: ProfileAt, frame: (tangent: Vec3) => Frame, closed?: boolean, cap?: number }} how
 *   `cap` is the radius of the rounded ends
 */
export function sweep(path, { profile, frame, closed = false, cap = 0.3 }) {
  const mesh = new Mesh();
  const n = path.length;
  const tangents = path.map((_, i) =>
    closed
      ? unit(sub(path[(i + 1) % n], path[(i - 1 + n) % n]))
      : unit(sub(path[Math.min(i + 1, n - 1)], path[Math.max(i - 1, 0)])),
  );
  const frames = tangents.map(frame);

  /** @param {Vec3} at @param {number} i @param {number} inset @param {Vec3} lean @param {number} share */
  const ring = (at, i, inset, lean, share) =>
    profile(i, inset).map(([a, b, na, nb]) => {
      const { u, v } = frames[i];
      const flat = along(along([0, 0, 0], u, na), v, nb);
      return mesh.vertex(
        along(along(at, u, a), v, b),
        along(along([0, 0, 0], flat, 1 - share), lean, share),
      );
    });

  /** The rings of one end, from the body outwards. @param {number} i @param {1 | -1} side */
  const endRings = (i, side) => {
    const out = /** @type {Vec3} */ (tangents[i].map((c) => c * side));
    const rings = [];
    for (let step = 1; step <= CAP_RINGS; step++) {
      const angle = ((step / CAP_RINGS) * Math.PI) / 2;
      const at = along(path[i], out, cap * Math.sin(angle));
      rings.push(ring(at, i, cap * (1 - Math.cos(angle)), out, 1 - Math.cos(angle)));
    }
    const tip = along(path[i], out, cap);
    const face = ring(tip, i, cap, out, 1);
    const centre = mesh.vertex(tip, out);
    face.forEach((a, k) => {
      const b = face[(k + 1) % face.length];
      if (side > 0) mesh.triangle(centre, a, b);
      else mesh.triangle(centre, b, a);
    });
    return rings;
  };

  const body = path.map((at, i) => ring(at, i, 0, tangents[i], 0));
  const rings = closed
    ? [...body, body[0]]
    : [...endRings(0, -1).reverse(), ...body, ...endRings(n - 1, 1)];
  for (let i = 0; i + 1 < rings.length; i++) mesh.band(rings[i], rings[i + 1]);
  return mesh.outward();
}

/** @param {Vec3} centre @param {Vec3} axis @param {number} radius @param {number} height @param {number} [bevel] */
export function cylinder(centre, axis, radius, height, bevel = 0.12) {
  const direction = unit(axis);
  const half = height / 2 - bevel;
  return sweep([along(centre, direction, -half), along(centre, direction, half)], {
    profile: wire(radius, 40),
    frame: untwisted(),
    cap: bevel,
  });
}

/** A smooth curve through the points. @param {Vec3[]} points @param {number} [step] */
export function curve(points, step = 0.25) {
  /** @type {Vec3[]} */
  const out = [];
  const last = points.length - 1;
  for (let i = 0; i < last; i++) {
    const [a, b, c, d] = [
      points[Math.max(i - 1, 0)],
      points[i],
      points[i + 1],
      points[Math.min(i + 2, last)],
    ];
    const count = Math.max(2, Math.ceil(Math.hypot(...sub(c, b)) / step));
    for (let j = 0; j < (i === last - 1 ? count + 1 : count); j++) {
      const t = j / count;
      const on = (/** @type {0 | 1 | 2} */ k) =>
        0.5 *
        (2 * b[k] +
          (c[k] - a[k]) * t +
          (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t +
          (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t * t * t);
      out.push([on(0), on(1), on(2)]);
    }
  }
  for (let pass = 0; pass < 6; pass++) {
    const before = out.map((p) => [...p]);
    for (let i = 1; i < out.length - 1; i++)
      for (let k = 0; k < 3; k++)
        out[i][k] = 0.25 * before[i - 1][k] + 0.5 * before[i][k] + 0.25 * before[i + 1][k];
  }
  return out;
}
