/** Metal fronts: rims, half rims with their cord, bridges, end pieces and the mounts of rimless lenses. */
import { acetateRing } from './acetate-front.ts';
import { barrelHinge, nosePads } from './fittings.ts';
import { type Front, type Layout, RIMS, bend, depthAt } from './layout.ts';
import { Mesh, type Part } from './mesh.ts';
import { normalsOf, offset, vertexAt } from './outline.ts';
import { type ProfileAt, curve, cylinder, inPlane, strip, sweep, upright, wire } from './sweep.ts';
import { type Vec2, type Vec3, mix, smoothstep, times } from './vector.ts';

/** Sweeps a profile along a line in the plane of the front. */
function sweepInPlane(line: Vec2[], closed: boolean, profile: ProfileAt) {
  const path = line.map(([x, y]): Vec3 => [x, y, 0]);
  return bend(sweep(path, { profile, orientation: inPlane, closed })).both();
}

/** A closed rim whose middle is outside the lens by a distance. */
const rim = ({ outline }: Layout, by: number, profile: ProfileAt) =>
  sweepInPlane(offset(outline, by), true, profile);

/** The bar of a half rim: from the temple side over the top to the nose. */
function halfRim({ outline, centreX, rimOffset, spec }: Layout) {
  const line = offset(outline, rimOffset);
  const angle = (p: Vec2) => Math.atan2(p[1], p[0] - centreX);
  const from = -0.1;
  const distances = line.map((p) => Math.abs(angle(p) - from));
  const start = distances.indexOf(Math.min(...distances));
  const turned = [...line.slice(start), ...line.slice(0, start)];
  const isOver = (p: Vec2) => angle(p) >= from - 0.01 || angle(p) < -Math.PI + 0.2;
  const end = turned.findIndex((p, i) => i > 20 && !isOver(p));
  return sweepInPlane(turned.slice(0, end), false, strip(RIMS[spec.rim]));
}

/** Where a bridge meets the left lens. */
function bridgeEnd({ outline, isRimless, rimOffset }: Layout, y: number): Vec2 {
  const at = vertexAt(outline, y, -1);
  const [nx, ny] = normalsOf(outline)[at];
  const by = isRimless ? -2.2 : rimOffset;
  return [outline[at][0] + nx * by, outline[at][1] + ny * by];
}

function bridgeBetween([x, y]: Vec2, arch: number, forward: number, back: number, size: Vec3) {
  const path = times(81, (i): Vec3 => {
    const t = i / 40 - 1;
    return [t * x, y + arch * (1 - Math.abs(t) ** 2.4), back + forward * (1 - t * t)];
  });
  return bend(sweep(path, { profile: strip(size), orientation: upright([0, 0, 1]) }));
}

function bridge(layout: Layout) {
  const { spec, isRimless, bridgeY, height } = layout;
  const [forward, back] = isRimless ? [1.6, 1.9] : [0.9, 0];
  const end = bridgeEnd(layout, bridgeY);
  const mesh = bridgeBetween(end, spec.arch, forward, back, [0.72, 0.85, 0.55]);
  if (!spec.doubleBridge) return mesh;
  const upper = bridgeEnd(layout, height * 0.42);
  return mesh.add(bridgeBetween(upper, 0.5, 0.5, 0, [0.62, 0.75, 0.5]));
}

/** The tab from the rim outwards, then back to the hinge. */
function endPiece({ spec, outline, hingeY, isRimless, rimOffset }: Layout) {
  const edge = outline[vertexAt(outline, hingeY, 1)][0];
  const y = hingeY + 0.15;
  const rim = rimOffset + (spec.ring ? spec.acetate.rimWidth : 0);
  const corner = edge + rim + 4.6;
  const bendRadius = 2.6;
  // Bent with the wrap at its root only, so that the part behind the corner stays straight.
  const straightFrom = corner - bendRadius;
  const root: Vec3 = [edge + (isRimless ? -4.2 : rimOffset * 0.6), hingeY, isRimless ? 1.9 : 0.1];
  const path = curve([
    root,
    [mix(root[0], straightFrom, 0.5), hingeY + 0.1, root[2] * 0.7],
    [straightFrom, y, 0],
    ...times(6, (i): Vec3 => {
      const t = (((i + 1) / 6) * Math.PI) / 2;
      return [straightFrom + bendRadius * Math.sin(t), y, bendRadius * (Math.cos(t) - 1)];
    }),
    [corner + 0.15, y, -4.6],
    [corner + 0.2, y, -6.6],
  ]);
  const halfHeight = (i: number) => mix(1.15, 1.55, smoothstep(0.1, 0.6, i / (path.length - 1)));
  const mesh = sweep(path, {
    profile: strip((i) => [0.58, halfHeight(i), 0.32]),
    orientation: upright([0, 1, 0]),
    cap: 0.22,
  }).map(([px, py, pz]) => [px, py, pz + depthAt(Math.min(px, straightFrom), py)]);
  const depth = depthAt(straightFrom, hingeY);
  const hinge: Vec3 = [corner - 0.55, y, depth - 7.2];
  const templeStart: Vec3 = [corner + 0.2, y, depth - 8.6];
  return { mesh: mesh.both(), root, hinge, templeStart };
}

/** Washers on both faces of a drilled lens. */
function mounts(layout: Layout, [x, y]: Vec3) {
  const [bridgeX, bridgeY] = bridgeEnd(layout, layout.bridgeY);
  const holes = [
    [x + 0.2, y],
    [x + 2.6, y],
    [bridgeX + 0.3, bridgeY],
    [bridgeX + 2.6, bridgeY - 0.3],
  ];
  const washers = holes.flatMap(([hx, hy]) =>
    [1.6, -1.1].map((z) => bend(cylinder([hx, hy, z], [0, 0, 1], 1.05, 0.55, 0.16))),
  );
  return new Mesh().add(...washers).both();
}

export function metalFront(layout: Layout): Front {
  const { spec, rimOffset, isRimless } = layout;
  const parts: Part[] = [];
  const put = (name: string, finish: string, mesh: Mesh) => parts.push({ name, finish, mesh });
  if (spec.mount === 'full')
    put('rim', 'frontMetal', rim(layout, rimOffset, strip(RIMS[spec.rim])));
  if (spec.twinRim)
    put('second-rim', 'templeMetal', rim(layout, rimOffset + 1.7, strip([0.4, 0.6, 0.35])));
  if (spec.mount === 'half') {
    put('rim', 'frontMetal', halfRim(layout));
    put('cord', 'cord', rim(layout, 0.12, wire(0.28, 12)));
  }
  if (spec.ring) put('ring', 'acetate', acetateRing(layout));
  put('bridge', 'templeMetal', bridge(layout));
  const { mesh, root, hinge, templeStart } = endPiece(layout);
  put('end-piece', 'templeMetal', mesh);
  if (isRimless) put('mounts', 'templeMetal', mounts(layout, root));
  parts.push(...barrelHinge(hinge));
  if (spec.pads !== 'none') parts.push(...nosePads(layout));
  return { parts, hinge, templeStart };
}
