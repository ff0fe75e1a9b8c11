/** Fronts milled from acetate: the whole front with bridge, end pieces and pads, or a thin ring round a metal rim. */
import { innerHinge, rivets } from './fittings.ts';
import { type Front, type Layout, bend, depthAt } from './layout.ts';
import { offset } from './outline.ts';
import { distanceTo, surfaceOf } from './solid.ts';
import { type Vec3, extent, smoothMin } from './vector.ts';

const BACK_RADIUS = 0.45;

/** Where the upper corner of a cat-eye points, and how much further the rim reaches there. */
const WING = { x: Math.cos(0.62), y: Math.sin(0.62), length: 3 };

/** The distance to the corner of two half planes, rounded. */
const roundedCorner = (a: number, b: number) =>
  Math.min(Math.max(a, b), 0) + Math.hypot(Math.max(a, 0), Math.max(b, 0));

/** A sheet between two faces, its edges rounded. */
function sheet(plan: number, z: number, thickness: number, radius: number) {
  const r = z > 0 ? radius : BACK_RADIUS;
  return roundedCorner(plan + r, Math.abs(z) - thickness / 2 + r) - r;
}

/** Caches the last result: surfaces are sampled with depth innermost. */
function cached(plan: (x: number, y: number) => number) {
  let [lastX, lastY, last] = [NaN, NaN, NaN];
  return (x: number, y: number) => {
    if (x !== lastX || y !== lastY) [lastX, lastY, last] = [x, y, plan(x, y)];
    return last;
  };
}

export function acetateFront(layout: Layout): Front {
  const { spec, outline, edgeX, hingeY, bridgeY } = layout;
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

  const plan = cached((x, y) => {
    const arch = (keyhole ? 2.9 : 2.2) * (1 - (x / halfBridge) ** 2);
    const bridge = Math.max(Math.abs(y - bridgeY - arch) - 2.6, x - halfBridge - 2);
    const ex = Math.max(x - blockX + 1.5, edgeX - 6 - x);
    const ey = Math.abs(y - hingeY - (x - edgeX) * (isCatEye ? 0.3 : 0.04)) - blockHalf + 1.2;
    const endPiece = roundedCorner(ex, ey) - 1.3;
    const body = smoothMin(smoothMin(toOuter(x, y), bridge, 5.5), endPiece, isCatEye ? 8 : 4.5);
    return Math.max(body, -toLens(x, y));
  });

  /** Carved pads: an ellipsoid leaning along the nose, cut off at the lens. */
  const pad = (x: number, y: number, z: number) => {
    const u = x - (halfBridge - 0.2 - 0.28 * (y + 3.5));
    const w = z + 3.2;
    const length = Math.hypot(
      (u * 0.86 + w * 0.42) / 1.35,
      (y + 3.8) / 5.8,
      (w * 0.86 - u * 0.42) / 3.2,
    );
    return Math.max((length - 1) * 1.35, -toLens(x, y) - 1.2);
  };
  const solid = (signedX: number, y: number, z: number) => {
    const x = Math.abs(signedX);
    const front = sheet(plan(x, y), z, thickness, radius);
    const isNearNose = spec.pads !== 'none' && x < halfBridge + 6 && z < 1;
    return isNearNose ? smoothMin(front, pad(x, y, z), 1.6) : front;
  };

  const top = extent(outer.map((p) => p[1]))[1] + 3;
  const mesh = surfaceOf(solid, { x: blockX + 2, y: top, back: -8.2, front: thickness / 2 + 0.8 });
  const hinge: Vec3 = [
    blockX - 0.2,
    hingeY + (isCatEye ? 1.6 : 0),
    depthAt(blockX, hingeY) - thickness / 2 - 0.1,
  ];
  return {
    parts: [
      { name: 'front', finish: 'acetate', mesh: bend(mesh) },
      { name: 'rivets', finish: 'templeMetal', mesh: rivets(layout) },
      { name: 'hinge', finish: 'hinge', mesh: innerHinge(hinge) },
    ],
    hinge,
    templeStart: hinge,
  };
}

/** A ring of acetate round each metal rim; on a half rim it is cut off below a height, which leaves a brow. */
export function acetateRing({ spec, outline, edgeX, height }: Layout) {
  const { thickness, rimWidth, brow, radius } = spec.acetate;
  const from = spec.mount === 'half' ? height * 0.08 : -Infinity;
  const outer = offset(outline, ([, ny]) => rimWidth + brow * Math.max(0, ny) ** 2);
  const toLens = distanceTo(outline, 8);
  const toOuter = distanceTo(outer, 8);
  const plan = cached((x, y) => Math.max(toOuter(x, y), -toLens(x, y), from - y));
  const solid = (x: number, y: number, z: number) =>
    sheet(plan(Math.abs(x), y), z, thickness, radius);
  const top = Math.max(...outer.map((p) => Math.abs(p[1]))) + 2;
  const reach = { x: edgeX + 4, y: top, back: -thickness / 2 - 0.8, front: thickness / 2 + 0.8 };
  return bend(surfaceOf(solid, reach));
}
