// @ts-check
/** Temples: metal with or without a sleeve at the tip, or acetate over a wire core. */
import { strip, sweep } from './sweep.mjs';
import { along, clamp, cross, dot, lookUp, smoothstep, unit } from './vector.mjs';

/**
 * @typedef {import('./vector.mjs').Vec3} Vec3
 * @typedef {import('../frame-spec.mjs').FrameSpec} FrameSpec
 * @typedef {{ at: Vec3, s: number }[]} TemplePath  `s` is the way from the hinge
 */

const STEP = 0.8;
const DROP = (46 * Math.PI) / 180;
const TILT = (6 * Math.PI) / 180;

/** Straight to two thirds, then down behind the ear; a little outwards first, inwards at the end. */
function templePath(/** @type {Vec3} */ start, /** @type {number} */ length) {
  const bendAt = length * 0.66;
  /** @type {TemplePath} */
  const path = [];
  let [x, y, z] = start;
  for (let s = 0; s <= length + 1e-6; s += STEP) {
    path.push({ at: [x, y, z], s });
    const down = DROP * smoothstep(bendAt - 6, bendAt + 26, s) + TILT;
    const splay = 0.028 * Math.cos(Math.PI * clamp(s / (length * 0.62), 0, 1));
    x += STEP * (splay - 0.1 * smoothstep(bendAt - 10, length, s));
    y -= STEP * Math.sin(down);
    z -= STEP * Math.cos(down);
  }
  return path;
}

/** Broad side outwards: `u` across the temple, `v` its height. @param {Vec3} tangent */
export function sideways(tangent) {
  const u = unit(along([1, 0, 0], tangent, -tangent[0]));
  const v = unit(cross(tangent, u));
  return dot(v, [0, 1, 0]) < 0 ? { u, v: /** @type {Vec3} */ (v.map((c) => -c)) } : { u, v };
}

/** Rows: way from the hinge, half thickness, half height. @param {number} length @returns {Record<string, number[][]>} */
const taper = (length) => ({
  acetate: [
    [0, 1.85, 3.3],
    [14, 1.75, 3],
    [50, 1.7, 2.5],
    [95, 1.65, 2.5],
    [125, 1.7, 3.3],
    [length - 6, 1.6, 3.6],
    [length, 1.5, 3.2],
  ],
  blade: [
    [0, 0.5, 1.55],
    [34, 0.46, 2.1],
    [72, 0.46, 1.9],
    [length - 52, 0.5, 1.2],
    [length - 42, 0.55, 0.9],
    [length, 0.6, 0.9],
  ],
  drawn: [
    [0, 0.55, 1.5],
    [10, 0.55, 1.5],
    [30, 0.55, 1.15],
    [70, 0.58, 0.9],
    [length - 52, 0.62, 0.72],
    [length, 0.62, 0.7],
  ],
  sleeve: [
    [length - 52, 1, 1.25],
    [length - 45, 1.3, 1.75],
    [length - 22, 1.5, 2.5],
    [length - 5, 1.45, 2.6],
    [length - 3, 1.3, 2.3],
  ],
  bareTip: [
    [length - 52, 0.62, 0.74],
    [length - 44, 0.8, 0.95],
    [length - 14, 0.95, 1.4],
    [length - 3, 0.95, 1.3],
  ],
});

/** @param {TemplePath} path @param {number[][]} table @param {{ radius: number, cap: number, end?: number }} how */
function body(path, table, { radius, cap, end = 0 }) {
  const last = path[path.length - 1].s;
  return sweep(
    path.map((p) => p.at),
    {
      cap,
      frame: sideways,
      profile: strip((i) => {
        const [a, full] = lookUp(table, path[i].s);
        const close = end ? clamp((path[i].s - (last - end)) / end, 0, 1) : 0;
        const b = full * Math.sqrt(1 - 0.62 * close * close);
        return [a, b, Math.min(radius, a - 0.05, b - 0.05)];
      }),
    },
  );
}

/** @param {FrameSpec} spec @param {Vec3} start */
export function metalTemple(spec, start) {
  const path = templePath(start, spec.templeLength);
  const length = spec.templeLength;
  const tables = taper(length);
  const table = spec.templeStyle === 'blade' ? tables.blade : tables.drawn;
  const between = (/** @type {number} */ from, /** @type {number} */ to) =>
    path.filter(({ s }) => s >= from && s <= to);
  const tip = spec.sleeves ? tables.sleeve : tables.bareTip;
  return {
    path,
    halfSize: (/** @type {number} */ s) => lookUp(table, s),
    temple: body(between(0, length - 14), table, { radius: 0.42, cap: 0.25 }).both(),
    tip: body(between(length - 52, length - 3), tip, { radius: 1.1, cap: 0.6 }).both(),
  };
}

/** @param {FrameSpec} spec @param {Vec3} start */
export function acetateTemple(spec, start) {
  const inwards = 1.85;
  const path = templePath([start[0] - inwards, start[1], start[2]], spec.templeLength);
  const table = taper(spec.templeLength).acetate;
  const core = path.filter(({ s }) => s <= spec.templeLength - 9).map((p) => p.at);
  return {
    path,
    halfSize: (/** @type {number} */ s) => lookUp(table, s),
    temple: body(path, table, { radius: 1.15, cap: 0.55, end: 3.2 }).both(),
    core: sweep(core, { profile: strip([0.45, 0.95, 0.35]), frame: sideways }).both(),
  };
}
