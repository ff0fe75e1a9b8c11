/** Bodies made by carrying a profile along a path: wire, strip, temples, screws. */
import { Mesh } from './mesh.ts';
import {
  type Vec2,
  type Vec3,
  ZERO,
  along,
  clamp,
  cross,
  dot,
  mix,
  sub,
  times,
  unit,
} from './vector.ts';

type Profile = [u: number, v: number, normalU: number, normalV: number][];
/** The profile at a point of the path; `inset` shrinks it, for rounded ends. */
export type ProfileAt = (i: number, inset: number) => Profile;
/** The axes of a profile, by the tangent of the path. */
type Orientation = (tangent: Vec3) => { u: Vec3; v: Vec3 };

const CAP_RINGS = 5;
const CORNER_STEPS = 6;
const FACE_STEPS = 5;
/** How far, in radians, a face turns from its middle to its edge: no rolled or polished metal is flat. */
const CROWN = 0.2;

function roundedRectangle(halfWidth: number, halfHeight: number, radius: number): Profile {
  const r = Math.max(0.01, Math.min(radius, halfWidth - 1e-3, halfHeight - 1e-3));
  return [0, 1, 2, 3].flatMap((corner) => {
    const isRight = corner === 0 || corner === 3;
    const x = (isRight ? 1 : -1) * (halfWidth - r);
    const y = (corner < 2 ? 1 : -1) * (halfHeight - r);
    const quarter = Math.PI / 2;
    const round = times(CORNER_STEPS + 1, (i): Profile[number] => {
      const t = corner * quarter + mix(CROWN, quarter - CROWN, i / CORNER_STEPS);
      const on = (corner + i / CORNER_STEPS) * quarter;
      return [x + r * Math.cos(on), y + r * Math.sin(on), Math.cos(t), Math.sin(t)];
    });
    // The face that follows, to the next corner.
    const half = corner % 2 ? y : x;
    const face = times(FACE_STEPS, (i): Profile[number] => {
      const share = 1 - (2 * (i + 1)) / (FACE_STEPS + 1);
      const t = (corner + 1) * quarter - CROWN * share;
      const place: Vec2 =
        corner % 2
          ? [Math.sign(x) * halfWidth, half * share]
          : [half * share, Math.sign(y) * halfHeight];
      return [...place, Math.cos(t), Math.sin(t)];
    });
    return [...round, ...face];
  });
}

/** A strip of half width, half height and edge radius, constant or by the index of the path. */
export const strip =
  (size: Vec3 | ((i: number) => Vec3)): ProfileAt =>
  (i, inset) => {
    const [a, b, r] = typeof size === 'function' ? size(i) : size;
    return roundedRectangle(Math.max(a - inset, 0.02), Math.max(b - inset, 0.02), r - inset);
  };

export const wire =
  (radius: number, sides: number): ProfileAt =>
  (_, inset) =>
    times(sides, (k) => {
      const t = (k / sides) * 2 * Math.PI;
      const r = Math.max(radius - inset, 0.01);
      return [r * Math.cos(t), r * Math.sin(t), Math.cos(t), Math.sin(t)];
    });

/** Holds `v` close to a direction. */
export const upright =
  (up: Vec3): Orientation =>
  (tangent) => {
    const u = unit(cross(up, tangent));
    return { u, v: cross(tangent, u) };
  };

/** For a line in the plane of the front. */
export const inPlane: Orientation = ([x, y]) => ({ u: unit([y, -x, 0]), v: [0, 0, 1] });

/** The part of a direction that is square to a tangent. */
export const perpendicular = (direction: Vec3, tangent: Vec3) =>
  unit(along(direction, tangent, -dot(direction, tangent)));

/** Across a temple and up it: its broad side faces outwards. */
export const sideways: Orientation = (tangent) => {
  const u = perpendicular([1, 0, 0], tangent);
  const v = unit(cross(tangent, u));
  return { u, v: v[1] < 0 ? along(ZERO, v, -1) : v };
};

/** Without twist, for wire that turns in every direction. */
export function untwisted(): Orientation {
  let last: Vec3 | undefined;
  return (tangent) => {
    const u = perpendicular(last ?? (Math.abs(tangent[1]) < 0.9 ? [0, 1, 0] : [1, 0, 0]), tangent);
    last = u;
    return { u, v: cross(tangent, u) };
  };
}

interface SweepOptions {
  profile: ProfileAt;
  orientation: Orientation;
  closed?: boolean;
  /** Radius of the rounded ends. */
  cap?: number;
}

export function sweep(
  path: Vec3[],
  { profile, orientation, closed = false, cap = 0.3 }: SweepOptions,
) {
  const mesh = new Mesh();
  const n = path.length;
  const at = (i: number) => path[closed ? (i + n) % n : clamp(i, 0, n - 1)];
  const tangents = path.map((_, i) => unit(sub(at(i + 1), at(i - 1))));
  const orientations = tangents.map(orientation);
  let length = 0;
  const lengths = path.map((p, i) => (length += i ? Math.hypot(...sub(p, path[i - 1])) : 0));

  /** A ring of vertices; at a rounded end shrunk and turned outwards by `share`, and moved by `by`. */
  const ring = (i: number, out: Vec3, share: number, by: number) => {
    const points = profile(i, cap * share);
    let around = 0;
    return points.map(([a, b, na, nb], k) => {
      const { u, v } = orientations[i];
      const flat = along(along(ZERO, u, na), v, nb);
      if (k) around += Math.hypot(a - points[k - 1][0], b - points[k - 1][1]);
      return mesh.vertex(
        along(along(along(path[i], out, by), u, a), v, b),
        along(along(ZERO, flat, 1 - share), out, share),
        [lengths[i], around],
      );
    });
  };

  /** The rings of one end, from the body outwards. */
  const roundedEnd = (i: number, side: 1 | -1) => {
    const out = along(ZERO, tangents[i], side);
    const rings = times(CAP_RINGS, (step) => {
      const angle = (((step + 1) / CAP_RINGS) * Math.PI) / 2;
      return ring(i, out, 1 - Math.cos(angle), cap * Math.sin(angle));
    });
    const face = ring(i, out, 1, cap);
    mesh.fan(mesh.vertex(along(path[i], out, cap), out), face, side < 0);
    return rings;
  };

  const body = path.map((_, i) => ring(i, tangents[i], 0, 0));
  if (closed) mesh.loft([...body, body[0]]);
  else mesh.loft([...roundedEnd(0, -1).reverse(), ...body, ...roundedEnd(n - 1, 1)]);
  return mesh.outward();
}

export function cylinder(centre: Vec3, axis: Vec3, radius: number, height: number, bevel: number) {
  const direction = unit(axis);
  const half = height / 2 - bevel;
  return sweep([along(centre, direction, -half), along(centre, direction, half)], {
    profile: wire(radius, 40),
    orientation: untwisted(),
    cap: bevel,
  });
}

/** A smooth curve through the points. */
export function curve(points: Vec3[], step = 0.25) {
  const line: Vec3[] = [];
  const last = points.length - 1;
  for (let i = 0; i < last; i++) {
    const [a, b, c, d] = [i - 1, i, i + 1, i + 2].map((k) => points[clamp(k, 0, last)]);
    const count = Math.max(2, Math.ceil(Math.hypot(...sub(c, b)) / step));
    for (let j = 0; j < (i === last - 1 ? count + 1 : count); j++) {
      const t = j / count;
      const on = (k: number) =>
        0.5 *
        (2 * b[k] +
          (c[k] - a[k]) * t +
          (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t +
          (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t * t * t);
      line.push([on(0), on(1), on(2)]);
    }
  }
  let smooth = line;
  for (let pass = 0; pass < 6; pass++) smooth = smooth.map(averaged);
  return smooth;
}

/** A point between its neighbours; the ends stay. */
function averaged(p: Vec3, i: number, line: Vec3[]): Vec3 {
  if (i === 0 || i === line.length - 1) return p;
  const on = (k: number) => 0.25 * line[i - 1][k] + 0.5 * p[k] + 0.25 * line[i + 1][k];
  return [on(0), on(1), on(2)];
}
