/** The whole frame: parts with a mesh and the finish of each. */
import type { FrameSpec } from '../frame-spec.ts';
import { acetateFront } from './acetate-front.ts';
import { type Layout, bend, layoutOf } from './layout.ts';
import { Mesh } from './mesh.ts';
import { metalFront } from './metal-front.ts';
import { normalsOf } from './outline.ts';
import { templeParts } from './temples.ts';
import { type Vec2, times } from './vector.ts';

/** How far the middle protrudes beyond the wrap of the front. */
const DOME = 1.3;
const RINGS = 18;
const BEVEL = 0.18;

/** Two faces with a curve of their own, so that they gather a reflection, and a bevelled edge. */
function lensParts({ outline, centreX, isRimless, spec }: Layout) {
  const half = (isRimless ? 1.9 : 1.7) / 2;
  /** Into the groove of the rim. */
  const grow = isRimless ? 0 : 0.35;
  const everyOther = (_: unknown, i: number) => i % 2 === 0;
  const normals = normalsOf(outline).filter(everyOther);
  const line = outline
    .filter(everyOther)
    .map(([x, y], i): Vec2 => [x + normals[i][0] * grow, y + normals[i][1] * grow]);

  const faces = new Mesh();
  for (const side of [1, -1]) {
    const rings = times(RINGS, (ring) => {
      const t = (ring + 1) / RINGS;
      return line.map(([x, y]) => {
        const length = Math.hypot(x - centreX, y);
        const slope = (2 * DOME * t) / length;
        return faces.vertex(
          [centreX + (x - centreX) * t, y * t, side * half + DOME * (1 - t * t)],
          [(side * slope * (x - centreX)) / length, (side * slope * y) / length, side],
        );
      });
    });
    faces.fan(faces.vertex([centreX, 0, side * half + DOME], [0, 0, side]), rings[0], side < 0);
    faces.loft(rings, side > 0);
  }

  /** Across the edge: outwards, depth, and the normal there. */
  const section = [
    [0, half, 0, 1],
    [BEVEL * 0.6, half - BEVEL * 0.4, 0.7, 0.7],
    [BEVEL, half - BEVEL, 1, 0.2],
    [BEVEL, BEVEL - half, 1, -0.2],
    [BEVEL * 0.6, BEVEL * 0.4 - half, 0.7, -0.7],
    [0, -half, 0, -1],
  ];
  const edge = new Mesh();
  const rings = section.map(([out, z, radial, axial]) =>
    line.map(([x, y], i) => {
      const [nx, ny] = normals[i];
      return edge.vertex([x + nx * out, y + ny * out, z], [nx * radial, ny * radial, axial]);
    }),
  );
  edge.loft(rings, true);
  const edgeFinish = spec.mount === 'full' ? 'hiddenEdge' : 'lensEdge';
  return [
    { name: 'lens', finish: 'lens', mesh: bend(faces.outward()).both() },
    { name: 'lens-edge', finish: edgeFinish, mesh: bend(edge.outward()).both() },
  ];
}

export type Frame = ReturnType<typeof buildFrame>;

export function buildFrame(spec: FrameSpec) {
  const layout = layoutOf(spec);
  const front = spec.front === 'acetate' ? acetateFront(layout) : metalFront(layout);
  const temples = templeParts(spec, front.templeStart);
  return { parts: [...lensParts(layout), ...front.parts, ...temples], hinge: front.hinge };
}
