// @ts-check
/** Small parts: hinges, screws, rivets, nose pads on their arms. */
import { Mesh } from './mesh.mjs';
import { vertexAt } from './outline.mjs';
import { rimOffset } from './metal-front.mjs';
import { curve, cylinder, keeping, strip, sweep, untwisted, wire } from './sweep.mjs';
import { along, cross, unit } from './vector.mjs';
import { bend, depthAt, setBack } from './wrap.mjs';

/**
 * @typedef {import('./vector.mjs').Vec3} Vec3
 * @typedef {import('./frame.mjs').Layout} Layout
 * @typedef {{ x: number, y: number, z: number }} Point
 */

const KNUCKLES = 5;
const BARREL = { radius: 1.12, height: 3.3, gap: 0.09 };

/** Five knuckles on an upright pin, each with a leaf to the front or to the temple. @param {Point} at */
export function barrelHinge({ x, y, z }) {
  const height = (BARREL.height - BARREL.gap * (KNUCKLES - 1)) / KNUCKLES;
  const mesh = new Mesh();
  for (let i = 0; i < KNUCKLES; i++) {
    const level = y - BARREL.height / 2 + height / 2 + i * (height + BARREL.gap);
    mesh.add(cylinder([x, level, z], [0, 1, 0], BARREL.radius, height, 0.08));
    const way = i % 2 ? -1.3 : 1.2;
    /** @type {Vec3[]} */
    const leaf = [
      [x + 0.35, level, z],
      [x + 0.42, level, z + way],
      [x + 0.42, level, z + way * 1.9],
    ];
    mesh.add(
      sweep(leaf, {
        profile: strip([0.5, height / 2 - 0.01, 0.07]),
        frame: keeping([0, 1, 0]),
        cap: 0.06,
      }),
    );
  }
  const top = y + BARREL.height / 2;
  const screw = cylinder([x, top + 0.18, z], [0, 1, 0], 0.78, 0.5, 0.14);
  const slot = sweep(
    [
      [x - 0.6, top + 0.43, z - 0.25],
      [x + 0.6, top + 0.43, z + 0.25],
    ],
    { profile: strip([0.09, 0.02, 0.01]), frame: keeping([0, 1, 0]), cap: 0.02 },
  );
  return { barrel: mesh.both(), screw: screw.both(), slot: slot.both() };
}

/** The hinge let into the inside of an acetate temple. @param {Point} at */
export function innerHinge({ x, y, z }) {
  const mesh = new Mesh();
  for (let i = 0; i < KNUCKLES; i++)
    mesh.add(cylinder([x, y - 1.84 + i * 0.92, z - 0.1], [0, 1, 0], 1.15, 0.86, 0.07));
  const plate = sweep(
    [
      [x + 0.7, y, z - 1],
      [x + 0.7, y, z - 10],
    ],
    { profile: strip([0.35, 1.7, 0.3]), frame: keeping([0, 1, 0]), cap: 0.12 },
  );
  return mesh.add(plate).both();
}

/** Two rivets through the front. @param {Layout} layout */
export function rivets({ spec, edgeX, hingeY }) {
  const z = spec.acetate.thickness / 2 + 0.02;
  const x = edgeX + (spec.acetate.isCatEye ? 3 : 2.2);
  const one = (/** @type {number} */ dy) =>
    bend(cylinder([x, hingeY + dy, z], [0, 0, 1], 0.6, 0.36, 0.12));
  return one(1).add(one(-1)).both();
}

/**
 * A pillow: one smooth closed surface, a little flatter than an ellipsoid.
 * @param {Vec3} centre @param {Vec3} radii along `axes` @param {[Vec3, Vec3, Vec3]} axes
 */
function pillow(centre, radii, axes) {
  const fullness = 2.3;
  const power = (/** @type {number} */ v, /** @type {number} */ n) =>
    Math.sign(v) * Math.abs(v) ** n;
  const mesh = new Mesh();
  const turns = 72;
  const rows = Array.from({ length: 37 }, (_, j) => {
    const latitude = (j / 36 - 0.5) * Math.PI;
    return Array.from({ length: turns }, (__, i) => {
      const longitude = (i / turns) * 2 * Math.PI;
      const ring = power(Math.cos(latitude), 2 / fullness);
      const local = [
        Math.sin(latitude),
        ring * power(Math.cos(longitude), 2 / fullness),
        ring * power(Math.sin(longitude), 2 / fullness),
      ];
      /** @type {Vec3} */
      let p = centre;
      /** @type {Vec3} */
      let n = [0, 0, 0];
      local.forEach((value, k) => {
        p = along(p, axes[k], value * radii[k]);
        n = along(n, axes[k], (k ? power(value, fullness - 1) : value) / radii[k]);
      });
      return mesh.vertex(p, n);
    });
  });
  for (let j = 0; j + 1 < rows.length; j++) mesh.band(rows[j], rows[j + 1]);
  return mesh.outward();
}

/** Silicone pads on wire arms, and the little box that holds each. @param {Layout} layout */
export function nosePads(layout) {
  const { outline, height, spec } = layout;
  const isRimless = spec.mount === 'rimless';
  const rim = outline[vertexAt(outline, -height * 0.08, -1)];
  const x = rim[0] + (isRimless ? -1.5 : rimOffset(layout));
  const y = rim[1];
  const reach = spec.pads === 'long' ? -7.6 : -6.4;
  /** @type {Vec3} */
  const centre = [0.5 * (x - 2.4) + 0.5 * (spec.bridge / 2 - 1.3), y - 3.2, reach];
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
  const place = (/** @type {Mesh} */ mesh) => setBack(mesh, back).both();
  return {
    arm: place(sweep(arm, { profile: wire(0.4, 20), frame: untwisted(), cap: 0.2 })),
    box: place(cylinder(along(centre, thin, 1.15), thin, 1.2, 0.7, 0.18)),
    pad: place(pillow(centre, [1.15, 6.3, 3.6], [thin, long, wide])),
  };
}
