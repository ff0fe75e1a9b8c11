/** Small parts: hinges, screws, rivets, nose pads on their arms. */
import { type Layout, bend, depthAt } from './layout.ts';
import { Mesh, type Part } from './mesh.ts';
import { vertexAt } from './outline.ts';
import { curve, cylinder, strip, sweep, untwisted, upright, wire } from './sweep.ts';
import { type Vec3, ZERO, along, cross, times, unit } from './vector.ts';

const UP: Vec3 = [0, 1, 0];
const KNUCKLES = 5;
const BARREL = { radius: 1.12, height: 3.3, gap: 0.09 };

/** A flat bar of half thickness, half height and edge radius. */
const bar = (path: Vec3[], size: Vec3, cap: number) =>
  sweep(path, { profile: strip(size), orientation: upright(UP), cap });

/** Five knuckles on an upright pin, each with a leaf to the front or to the temple. */
export function barrelHinge([x, y, z]: Vec3): Part[] {
  const height = (BARREL.height - BARREL.gap * (KNUCKLES - 1)) / KNUCKLES;
  const knuckles = times(KNUCKLES, (i) => {
    const level = y - BARREL.height / 2 + height / 2 + i * (height + BARREL.gap);
    const reach = i % 2 ? -1.3 : 1.2;
    const leaf: Vec3[] = [
      [x + 0.35, level, z],
      [x + 0.42, level, z + reach],
      [x + 0.42, level, z + reach * 1.9],
    ];
    return [
      cylinder([x, level, z], UP, BARREL.radius, height, 0.08),
      bar(leaf, [0.5, height / 2 - 0.01, 0.07], 0.06),
    ];
  });
  const top = y + BARREL.height / 2;
  const slot: Vec3[] = [
    [x - 0.6, top + 0.43, z - 0.25],
    [x + 0.6, top + 0.43, z + 0.25],
  ];
  const screw = cylinder([x, top + 0.18, z], UP, 0.78, 0.5, 0.14);
  return [
    { name: 'hinge', finish: 'hinge', mesh: new Mesh().add(...knuckles.flat()).both() },
    { name: 'screw', finish: 'screw', mesh: screw.both() },
    { name: 'slot', finish: 'dark', mesh: bar(slot, [0.09, 0.02, 0.01], 0.02).both() },
  ];
}

/** The hinge let into the inside of an acetate temple. */
export function innerHinge([hingeX, y, z]: Vec3) {
  const x = hingeX - 4.3;
  const knuckles = times(KNUCKLES, (i) =>
    cylinder([x, y - 1.84 + i * 0.92, z - 0.1], UP, 1.15, 0.86, 0.07),
  );
  const leaf: Vec3[] = [
    [x + 0.7, y, z - 1],
    [x + 0.7, y, z - 10],
  ];
  return new Mesh().add(...knuckles, bar(leaf, [0.35, 1.7, 0.3], 0.12)).both();
}

/** Two rivets through the front. */
export function rivets({ spec, edgeX, hingeY }: Layout) {
  const z = spec.acetate.thickness / 2 + 0.02;
  const x = edgeX + (spec.acetate.isCatEye ? 3 : 2.2);
  const pair = [1, -1].map((dy) => bend(cylinder([x, hingeY + dy, z], [0, 0, 1], 0.6, 0.36, 0.12)));
  return new Mesh().add(...pair).both();
}

/** A smooth closed surface, a little fuller than an ellipsoid; `radii` along `axes`. */
function pillow(centre: Vec3, radii: Vec3, axes: Vec3[]) {
  const fullness = 2.3;
  const power = (v: number, n: number) => Math.sign(v) * Math.abs(v) ** n;
  const mesh = new Mesh();
  const turns = 72;
  const rings = times(37, (j) => {
    const latitude = (j / 36 - 0.5) * Math.PI;
    const ring = power(Math.cos(latitude), 2 / fullness);
    return times(turns, (i) => {
      const longitude = (i / turns) * 2 * Math.PI;
      const local = [
        Math.sin(latitude),
        ring * power(Math.cos(longitude), 2 / fullness),
        ring * power(Math.sin(longitude), 2 / fullness),
      ];
      const position = local.reduce((p, v, k) => along(p, axes[k], v * radii[k]), centre);
      const normal = local.reduce(
        (n, v, k) => along(n, axes[k], (k ? power(v, fullness - 1) : v) / radii[k]),
        ZERO,
      );
      return mesh.vertex(position, normal);
    });
  });
  mesh.loft(rings);
  return mesh.outward();
}

/** Silicone pads on wire arms, and the small box that holds each. */
export function nosePads({ outline, height, spec, isRimless, rimOffset }: Layout): Part[] {
  const [rimX, y] = outline[vertexAt(outline, -height * 0.08, -1)];
  const x = rimX + (isRimless ? -1.5 : rimOffset);
  const reach = spec.pads === 'long' ? -7.6 : -6.4;
  const centre: Vec3 = [0.5 * (x - 2.4) + 0.5 * (spec.bridge / 2 - 1.3), y - 3.2, reach];
  const arm = curve(
    [
      [x, y, isRimless ? -1 : -0.4],
      [x - 0.1, y + 0.9, -2.6],
      [x + 0.15, y + 0.7, -5.2],
      [x + 0.5, y - 1.2, reach],
      [centre[0] + 1.4, centre[1] + 0.3, centre[2] - 0.1],
    ],
    0.2,
  );
  const thin = unit([Math.cos(0.42), 0, Math.sin(0.42)]);
  const lean = unit([Math.sin(0.3), -Math.cos(0.3), 0]);
  const wide = unit(cross(thin, lean));
  const long = cross(wide, thin);
  const back = depthAt(x, y);
  const put = (name: string, finish: string, mesh: Mesh) => ({
    name,
    finish,
    mesh: mesh.map(([px, py, pz]) => [px, py, pz + back]).both(),
  });
  const armSweep = { profile: wire(0.4, 20), orientation: untwisted(), cap: 0.2 };
  return [
    put('pad-arm', 'templeMetal', sweep(arm, armSweep)),
    put('pad-box', 'templeMetal', cylinder(along(centre, thin, 1.15), thin, 1.2, 0.7, 0.18)),
    put('pad', 'pad', pillow(centre, [1.15, 6.3, 3.6], [thin, long, wide])),
  ];
}
