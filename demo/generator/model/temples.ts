/** Temples: metal with or without a sleeve at the tip, or acetate over a wire core. */
import type { FrameSpec } from '../frame-spec.ts';
import { type TemplePath, engraving } from './engraving.ts';
import type { Part } from './mesh.ts';
import { sideways, strip, sweep } from './sweep.ts';
import { type Vec3, clamp, lookUp, radians, smoothstep } from './vector.ts';

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

/** Rows: distance from the hinge, half thickness, half height. */
const taper = (length: number) => ({
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

interface BodyOptions {
  radius: number;
  cap: number;
  /** Length over which the end closes. */
  end?: number;
}

function body(path: TemplePath, table: number[][], { radius, cap, end = 0 }: BodyOptions) {
  const last = path[path.length - 1].s;
  const profile = strip((i) => {
    const [a, full] = lookUp(table, path[i].s);
    const close = end ? clamp((path[i].s - (last - end)) / end, 0, 1) : 0;
    const b = full * Math.sqrt(1 - 0.62 * close * close);
    return [a, b, Math.min(radius, a - 0.05, b - 0.05)];
  });
  const line = path.map(({ at }) => at);
  return sweep(line, { profile, orientation: sideways, cap }).both();
}

function metalTemple(spec: FrameSpec, start: Vec3): Part[] {
  const length = spec.templeLength;
  const path = templePath(start, length);
  const tables = taper(length);
  const table = tables[spec.templeStyle];
  const between = (from: number, to: number) => path.filter(({ s }) => s >= from && s <= to);
  const temple = body(between(0, length - 14), table, { radius: 0.42, cap: 0.25 });
  const tipTable = spec.sleeves ? tables.sleeve : tables.bareTip;
  const tip = body(between(length - 52, length - 3), tipTable, { radius: 1.1, cap: 0.6 });
  const lettering = { from: 9, height: 1.25, line: 0.075 };
  const code = engraving(spec.code, path, (s) => lookUp(table, s)[0], lettering);
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
  const temple = body(path, table, { radius: 1.15, cap: 0.55, end: 3.2 });
  const core = path.filter(({ s }) => s <= spec.templeLength - 9).map(({ at }) => at);
  const coreMesh = sweep(core, { profile: strip([0.45, 0.95, 0.35]), orientation: sideways });
  const lettering = { from: 17, height: 1.9, line: 0.11 };
  const code = engraving(spec.code, path, (s) => lookUp(table, s)[0], lettering);
  return [
    { name: 'temple', finish: 'templeAcetate', mesh: temple },
    { name: 'core', finish: 'core', mesh: coreMesh.both() },
    { name: 'code', finish: 'foil', mesh: code },
  ];
}

export const templeParts = (spec: FrameSpec, start: Vec3) =>
  spec.temples === 'acetate' ? acetateTemple(spec, start) : metalTemple(spec, start);
