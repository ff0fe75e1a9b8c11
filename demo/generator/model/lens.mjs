// @ts-check
/** One lens: two faces with a curve of their own, so that they gather a reflection, and a bevelled edge. */
import { Mesh } from './mesh.mjs';
import { normalsOf } from './outline.mjs';
import { bend } from './wrap.mjs';

/**
 * @typedef {import('./vector.mjs').Vec2} Vec2
 * @typedef {import('./vector.mjs').Vec3} Vec3
 */

/** How far the middle stands out beyond the wrap of the front. */
const DOME = 1.3;
const RINGS = 18;
const BEVEL = 0.18;

/**
 * @param {Vec2[]} outline in place @param {number} centre x of its middle
 * @param {{ thickness: number, grow: number }} how `grow` lets it into the groove of the rim
 */
export function lens(outline, centre, { thickness, grow }) {
  const everyOther = (/** @type {unknown} */ _, /** @type {number} */ i) => i % 2 === 0;
  const normals = normalsOf(outline).filter(everyOther);
  const line = outline
    .filter(everyOther)
    .map(
      (p, i) => /** @type {Vec2} */ ([p[0] + normals[i][0] * grow, p[1] + normals[i][1] * grow]),
    );

  const face = new Mesh();
  for (const side of /** @type {const} */ ([1, -1])) {
    const rows = Array.from({ length: RINGS }, (_, ring) => {
      const t = (ring + 1) / RINGS;
      return line.map(([x, y]) => {
        const length = Math.hypot(x - centre, y);
        const slope = (2 * DOME * t) / length;
        const z = (side * thickness) / 2 + DOME * (1 - t * t);
        return face.vertex(
          [centre + (x - centre) * t, y * t, z],
          [(side * slope * (x - centre)) / length, (side * slope * y) / length, side],
        );
      });
    });
    const middle = face.vertex([centre, 0, (side * thickness) / 2 + DOME], [0, 0, side]);
    rows[0].forEach((a, i) => {
      const b = rows[0][(i + 1) % line.length];
      if (side > 0) face.triangle(middle, a, b);
      else face.triangle(middle, b, a);
    });
    for (let r = 0; r + 1 < RINGS; r++)
      if (side > 0) face.band(rows[r + 1], rows[r]);
      else face.band(rows[r], rows[r + 1]);
  }

  const half = thickness / 2;
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
  for (let r = 0; r + 1 < rings.length; r++) edge.band(rings[r + 1], rings[r]);
  return { face: bend(face.outward()), edge: bend(edge.outward()) };
}
