// @ts-check
/** Metal fronts: rims, half rims with their cord, bridges, end pieces and the mounts of rimless lenses. */
import { normalsOf, offset, vertexAt } from './outline.mjs';
import { curve, cylinder, keeping, strip, sweep, wire } from './sweep.mjs';
import { mix, smoothstep, unit } from './vector.mjs';
import { bend, depthAt } from './wrap.mjs';

/**
 * @typedef {import('./vector.mjs').Vec2} Vec2
 * @typedef {import('./vector.mjs').Vec3} Vec3
 * @typedef {import('./frame.mjs').Layout} Layout
 */

/** Half width seen from the front, half depth, edge radius. @type {Record<string, [number, number, number]>} */
export const RIMS = {
  wire: [0.62, 0.85, 0.6],
  flat: [1, 0.62, 0.28],
  bold: [1.5, 0.8, 0.35],
  sheet: [0.42, 1.35, 0.2],
  inner: [0.45, 0.95, 0.35],
};

/** Follows a line drawn in the plane of the front. @param {Vec3} tangent */
const inPlane = (tangent) => ({
  u: unit([tangent[1], -tangent[0], 0]),
  v: /** @type {Vec3} */ ([0, 0, 1]),
});

/** @param {Vec2[]} line @param {boolean} closed @param {import('./sweep.mjs').ProfileAt} profile */
function drawn(line, closed, profile) {
  const path = line.map(([x, y]) => /** @type {Vec3} */ ([x, y, 0]));
  return bend(sweep(path, { profile, frame: inPlane, closed, cap: 0.3 }));
}

/** How far the middle of the rim lies outside the lens. @param {Layout} layout */
export const rimOffset = ({ spec }) => (spec.mount === 'rimless' ? 0 : RIMS[spec.rim][0] - 0.15);

/** @param {Layout} layout */
export function fullRim(layout) {
  const line = offset(layout.outline, () => rimOffset(layout));
  return drawn(line, true, strip(RIMS[layout.spec.rim])).both();
}

/** A second, finer rim outside the first. @param {Layout} layout */
export function secondRim(layout) {
  const line = offset(layout.outline, () => rimOffset(layout) + 1.7);
  return drawn(line, true, strip([0.4, 0.6, 0.35])).both();
}

/** The bar of a half rim: from the temple side over the top to the nose. @param {Layout} layout */
export function halfRim(layout) {
  const line = offset(layout.outline, () => rimOffset(layout));
  const angle = (/** @type {Vec2} */ p) => Math.atan2(p[1], p[0] - layout.centreX);
  const from = -0.1;
  const start = line.reduce(
    (best, p, i) => (Math.abs(angle(p) - from) < Math.abs(angle(line[best]) - from) ? i : best),
    0,
  );
  const turned = [...line.slice(start), ...line.slice(0, start)];
  const isOver = (/** @type {Vec2} */ p) => angle(p) >= from - 0.01 || angle(p) < -Math.PI + 0.2;
  const end = turned.findIndex((p, i) => i > 20 && !isOver(p));
  return drawn(turned.slice(0, end), false, strip(RIMS[layout.spec.rim])).both();
}

/** @param {Layout} layout */
export const cord = (layout) =>
  drawn(
    offset(layout.outline, () => 0.12),
    true,
    wire(0.28, 12),
  ).both();

/** Where the bridge meets the left lens. @param {Layout} layout @param {number} y @returns {Vec2} */
function bridgeEnd(layout, y) {
  const at = vertexAt(layout.outline, y, -1);
  const [x0, y0] = layout.outline[at];
  const [nx, ny] = normalsOf(layout.outline)[at];
  const by = layout.spec.mount === 'rimless' ? -2.2 : rimOffset(layout);
  return [x0 + nx * by, y0 + ny * by];
}

/** @param {Vec2} end @param {number} arch @param {number} forward @param {number} back @param {[number, number, number]} size */
function bridgeBetween([x, y], arch, forward, back, size) {
  /** @type {Vec3[]} */
  const path = [];
  for (let i = 0; i <= 80; i++) {
    const t = i / 40 - 1;
    path.push([t * x, y + arch * (1 - Math.abs(t) ** 2.4), back + forward * (1 - t * t)]);
  }
  return bend(sweep(path, { profile: strip(size), frame: keeping([0, 0, 1]) }));
}

/** @param {Layout} layout */
export function bridge(layout) {
  const isRimless = layout.spec.mount === 'rimless';
  const end = bridgeEnd(layout, layout.bridgeY);
  const mesh = bridgeBetween(
    end,
    layout.spec.arch,
    isRimless ? 1.6 : 0.9,
    isRimless ? 1.9 : 0,
    [0.72, 0.85, 0.55],
  );
  if (layout.spec.doubleBridge) {
    const upper = bridgeEnd(layout, layout.height * 0.42);
    mesh.add(bridgeBetween(upper, 0.5, 0.5, 0, [0.62, 0.75, 0.5]));
  }
  return mesh;
}

/** The tab from the rim outwards, then back to the hinge. @param {Layout} layout */
export function endPiece(layout) {
  const isRimless = layout.spec.mount === 'rimless';
  const y = layout.hingeY;
  const at = vertexAt(layout.outline, y, 1);
  const edge = layout.outline[at][0];
  const reach = rimOffset(layout) + (layout.spec.ring ? layout.spec.acetate.rimWidth : 0);
  const corner = edge + reach + 4.6;
  const bendRadius = 2.6;
  /** @type {Vec3} */
  const root = [edge + (isRimless ? -4.2 : rimOffset(layout) * 0.6), y, isRimless ? 1.9 : 0.1];
  /** @type {Vec3[]} */
  const points = [
    root,
    [mix(root[0], corner - bendRadius, 0.5), y + 0.1, root[2] * 0.7],
    [corner - bendRadius, y + 0.15, 0],
  ];
  for (let i = 1; i <= 6; i++) {
    const t = ((i / 6) * Math.PI) / 2;
    points.push([
      corner - bendRadius + bendRadius * Math.sin(t),
      y + 0.15,
      bendRadius * (Math.cos(t) - 1),
    ]);
  }
  points.push([corner + 0.15, y + 0.15, -4.6], [corner + 0.2, y + 0.15, -6.6]);
  const path = curve(points);
  const mesh = sweep(path, {
    profile: strip((i) => [
      0.58,
      mix(1.15, 1.55, smoothstep(0.1, 0.6, i / (path.length - 1))),
      0.32,
    ]),
    frame: keeping([0, 1, 0]),
    cap: 0.22,
  });
  // Bent with the wrap at its root only, so that the part behind the corner stays straight.
  const straightFrom = corner - bendRadius;
  mesh.map(([x, py, z]) => [x, py, z + depthAt(Math.min(x, straightFrom), py)]);
  const depth = depthAt(straightFrom, y);
  return {
    mesh: mesh.both(),
    root,
    hinge: { x: corner - 0.55, y: y + 0.15, z: depth - 7.2 },
    temple: /** @type {Vec3} */ ([corner + 0.2, y + 0.15, depth - 8.6]),
  };
}

/** Washers on both faces of a drilled lens. @param {Layout} layout @param {Vec3} endRoot */
export function mounts(layout, endRoot) {
  const [bx, by] = bridgeEnd(layout, layout.bridgeY);
  const at = (/** @type {number} */ x, /** @type {number} */ y) =>
    [1.6, -1.1].map((z) => bend(cylinder([x, y, z], [0, 0, 1], 1.05, 0.55, 0.16)));
  const all = [
    ...at(endRoot[0] + 0.2, endRoot[1]),
    ...at(endRoot[0] + 2.6, endRoot[1]),
    ...at(bx + 0.3, by),
    ...at(bx + 2.6, by - 0.3),
  ];
  return all.reduce((mesh, part) => mesh.add(part)).both();
}
