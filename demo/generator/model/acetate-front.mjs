// @ts-check
/** Fronts milled from acetate: the whole front with bridge, end pieces and pads, or a thin ring round a metal rim. */
import { offset } from './outline.mjs';
import { distanceTo, surfaceOf } from './solid.mjs';
import { smoothMin } from './vector.mjs';
import { bend, depthAt } from './wrap.mjs';

/**
 * @typedef {import('./vector.mjs').Vec2} Vec2
 * @typedef {import('./frame.mjs').Layout} Layout
 */

const BACK_RADIUS = 0.45;

/** Where the upper corner of a cat-eye points, and how much further the rim reaches there. */
const WING = { x: Math.cos(0.62), y: Math.sin(0.62), length: 3 };

/** A plate between two faces, its edges rounded. @param {number} plan @param {number} z @param {number} thickness @param {number} radius */
function plate(plan, z, thickness, radius) {
  const r = z > 0 ? radius : BACK_RADIUS;
  const across = plan + r;
  const through = Math.abs(z) - thickness / 2 + r;
  return (
    Math.min(Math.max(across, through), 0) +
    Math.hypot(Math.max(across, 0), Math.max(through, 0)) -
    r
  );
}

/** Keeps the last answer: depth is scanned innermost. @param {(x: number, y: number) => number} plan */
function remembering(plan) {
  let [lastX, lastY, last] = [NaN, NaN, NaN];
  return (/** @type {number} */ x, /** @type {number} */ y) => {
    if (x !== lastX || y !== lastY) [lastX, lastY, last] = [x, y, plan(x, y)];
    return last;
  };
}

/** @param {Layout} layout */
export function acetateFront({ spec, outline, edgeX, hingeY, bridgeY }) {
  const { thickness, rimWidth, brow, keyhole, isCatEye, radius } = spec.acetate;
  const outer = offset(outline, ([nx, ny]) => {
    const wing = isCatEye ? WING.length * Math.max(0, nx * WING.x + ny * WING.y) ** 5 : 0;
    const shoulder = isCatEye ? 0 : 0.9 * Math.max(0, nx) ** 2 * Math.max(0, ny + 0.6);
    return rimWidth + brow * Math.max(0, ny) ** 2 + shoulder + wing;
  });
  const toLens = distanceTo(outline);
  const toOuter = distanceTo(outer);
  const halfBridge = spec.bridge / 2;
  const blockX = edgeX + (isCatEye ? 5.8 : 6);
  const blockHalf = isCatEye ? 2.7 : 3.2;

  const plan = remembering((x, y) => {
    const arch = (keyhole ? 2.9 : 2.2) * (1 - (x / halfBridge) ** 2);
    const stroke = Math.max(Math.abs(y - bridgeY - arch) - 2.6, x - halfBridge - 2);
    const ex = Math.max(x - blockX + 1.5, edgeX - 6 - x);
    const ey = Math.abs(y - hingeY - (x - edgeX) * (isCatEye ? 0.3 : 0.04)) - blockHalf + 1.2;
    const block =
      Math.hypot(Math.max(ex, 0), Math.max(ey, 0)) + Math.min(Math.max(ex, ey), 0) - 1.3;
    const body = smoothMin(smoothMin(toOuter(x, y), stroke, 5.5), block, isCatEye ? 8 : 4.5);
    return Math.max(body, -toLens(x, y));
  });

  /** Carved pads: an ellipsoid leaning along the nose, cut off at the lens. */
  const pad = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ z) => {
    const u = x - (halfBridge - 0.2 - 0.28 * (y + 3.5));
    const w = z + 3.2;
    const length = Math.hypot(
      (u * 0.86 + w * 0.42) / 1.35,
      (y + 3.8) / 5.8,
      (w * 0.86 - u * 0.42) / 3.2,
    );
    return Math.max((length - 1) * 1.35, -toLens(x, y) - 1.2);
  };
  const solid = (/** @type {number} */ X, /** @type {number} */ y, /** @type {number} */ z) => {
    const x = Math.abs(X);
    const front = plate(plan(x, y), z, thickness, radius);
    const isNearNose = spec.pads !== 'none' && x < halfBridge + 6 && z < 1;
    return isNearNose ? smoothMin(front, pad(x, y, z), 1.6) : front;
  };

  const top = Math.max(...outer.map((p) => p[1])) + 3;
  const mesh = surfaceOf(solid, { x: blockX + 2, y: top, back: -8.2, front: thickness / 2 + 0.8 });
  return {
    mesh: bend(mesh),
    hinge: {
      x: blockX - 0.2,
      y: hingeY + (isCatEye ? 1.6 : 0),
      z: depthAt(blockX, hingeY) - thickness / 2 - 0.1,
    },
  };
}

/**
 * A ring of acetate round each metal rim; `from` cuts it off below a height, which leaves a brow.
 * @param {Layout} layout @param {number} [from]
 */
export function acetateRing({ spec, outline, edgeX }, from = -Infinity) {
  const { thickness, rimWidth, brow, radius } = spec.acetate;
  const outer = offset(outline, ([, ny]) => rimWidth + brow * Math.max(0, ny) ** 2);
  const toLens = distanceTo(outline, 8);
  const toOuter = distanceTo(outer, 8);
  const plan = remembering((x, y) => Math.max(toOuter(x, y), -toLens(x, y), from - y));
  const solid = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ z) =>
    plate(plan(Math.abs(x), y), z, thickness, radius);
  const top = Math.max(...outer.map((p) => Math.abs(p[1]))) + 2;
  const reach = { x: edgeX + 4, y: top, back: -thickness / 2 - 0.8, front: thickness / 2 + 0.8 };
  return bend(surfaceOf(solid, reach));
}
