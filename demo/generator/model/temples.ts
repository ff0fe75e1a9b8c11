/** Temples: metal with or without a sleeve at the tip, or acetate over a wire core. */
import type { FrameSpec } from '../frame-spec.ts';
import { type TemplePath, engraving } from './engraving.ts';
import type { Part } from './mesh.ts';
import { sideways, strip, sweep } from './sweep.ts';
import { type Vec3, clamp, interpolate, radians, smoothstep } from './vector.ts';

const STEP = 0.8;
const DROP = radians(46);
const TILT = radians(6);

/** Straight to two thirds, then down behind the ear; a little outwards first, inwards at the end. */
function templePath([startX, startY, startZ]: Vec3, length: number) {
  const bendAt = length * 0.66;
  const path: TemplePath = [];
  let [x, y, z] = [startX, startY, startZ];
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

/** Half thickness and half height at distances from the hinge. */
const taper = (length: number) => ({
  acetate: {
    at: [0, 14, 50, 95, 125, length - 6, length],
    thickness: [1.85, 1.75, 1.7, 1.65, 1.7, 1.6, 1.5],
    height: [3.3, 3, 2.5, 2.5, 3.3, 3.6, 3.2],
  },
  blade: {
    at: [0, 34, 72, length - 52, length - 42, length],
    thickness: [0.5, 0.46, 0.46, 0.5, 0.55, 0.6],
    height: [1.55, 2.1, 1.9, 1.2, 0.9, 0.9],
  },
  drawn: {
    at: [0, 10, 30, 70, length - 52, length],
    thickness: [0.55, 0.55, 0.55, 0.58, 0.62, 0.62],
    height: [1.5, 1.5, 1.15, 0.9, 0.72, 0.7],
  },
  sleeve: {
    at: [length - 52, length - 45, length - 22, length - 5, length - 3],
    thickness: [1, 1.3, 1.5, 1.45, 1.3],
    height: [1.25, 1.75, 2.5, 2.6, 2.3],
  },
  bareTip: {
    at: [length - 52, length - 44, length - 14, length - 3],
    thickness: [0.62, 0.8, 0.95, 0.95],
    height: [0.74, 0.95, 1.4, 1.3],
  },
});
type Taper = ReturnType<typeof taper>['blade'];

/** @param end length over which the end closes */
function body(
  path: TemplePath,
  { at, thickness, height }: Taper,
  radius: number,
  cap: number,
  end = 0,
) {
  const last = path[path.length - 1].s;
  const profile = strip((i) => {
    const { s } = path[i];
    const a = interpolate(at, thickness, s);
    const full = interpolate(at, height, s);
    const close = end ? clamp((s - (last - end)) / end, 0, 1) : 0;
    const b = full * Math.sqrt(1 - 0.62 * close * close);
    return [a, b, Math.min(radius, a - 0.05, b - 0.05)];
  });
  const line = path.map((point) => point.at);
  return sweep(line, { profile, orientation: sideways, cap }).both();
}

function metalTemple(spec: FrameSpec, start: Vec3): Part[] {
  const length = spec.templeLength;
  const path = templePath(start, length);
  const tables = taper(length);
  const table = tables[spec.templeStyle];
  const between = (from: number, to: number) => path.filter(({ s }) => s >= from && s <= to);
  const temple = body(between(0, length - 14), table, 0.42, 0.25);
  const tipTable = spec.sleeves ? tables.sleeve : tables.bareTip;
  const tip = body(between(length - 52, length - 3), tipTable, 1.1, 0.6);
  const lettering = { from: 9, height: 1.25, line: 0.075 };
  const code = engraving(
    spec.code,
    path,
    (s) => interpolate(table.at, table.thickness, s),
    lettering,
  );
  return [
    { name: 'temple', finish: 'templeMetal', mesh: temple },
    { name: 'tip', finish: spec.sleeves ? 'tip' : 'templeMetal', mesh: tip },
    { name: 'code', finish: 'engraved', mesh: code },
  ];
}

function acetateTemple(spec: FrameSpec, [x, y, z]: Vec3): Part[] {
  const inwards = 1.85;
  const path = templePath([x - inwards, y, z], spec.templeLength);
  const table = taper(spec.templeLength).acetate;
  const temple = body(path, table, 1.15, 0.55, 3.2);
  const core = path.filter(({ s }) => s <= spec.templeLength - 9).map(({ at }) => at);
  const coreMesh = sweep(core, { profile: strip([0.45, 0.95, 0.35]), orientation: sideways });
  const lettering = { from: 17, height: 1.9, line: 0.11 };
  const code = engraving(
    spec.code,
    path,
    (s) => interpolate(table.at, table.thickness, s),
    lettering,
  );
  return [
    { name: 'temple', finish: 'templeAcetate', mesh: temple },
    { name: 'core', finish: 'core', mesh: coreMesh.both() },
    { name: 'code', finish: 'foil', mesh: code },
  ];
}

export const templeParts = (spec: FrameSpec, start: Vec3) =>
  spec.temples === 'acetate' ? acetateTemple(spec, start) : metalTemple(spec, start);
