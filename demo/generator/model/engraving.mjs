// @ts-check
/** The model code on the outside of each temple, as a laser would draw it: one fine line. */
import { Mesh } from './mesh.mjs';
import { strip, sweep } from './sweep.mjs';
import { along, unit } from './vector.mjs';
import { sideways } from './temples.mjs';

/**
 * @typedef {import('./vector.mjs').Vec2} Vec2
 * @typedef {import('./vector.mjs').Vec3} Vec3
 */

/** Strokes on a grid 4 wide and 6 high. @type {Record<string, number[][]>} */
const GLYPHS = {
  T: [
    [0, 6, 4, 6],
    [2, 6, 2, 0],
  ],
  V: [[0, 6, 2, 0, 4, 6]],
  '-': [[0.8, 3, 3.2, 3]],
  0: [[1.3, 0, 0, 1.3, 0, 4.7, 1.3, 6, 2.7, 6, 4, 4.7, 4, 1.3, 2.7, 0, 1.3, 0]],
  1: [[0.8, 4.8, 2.2, 6, 2.2, 0]],
  2: [[0.1, 5, 1.2, 6, 2.9, 6, 4, 4.9, 4, 3.8, 0, 0, 4, 0]],
  3: [
    [0.1, 5.2, 1.2, 6, 2.8, 6, 3.8, 5.1, 3.8, 4.1, 2.8, 3.2, 1.4, 3.2],
    [2.8, 3.2, 4, 2.2, 4, 1, 2.8, 0, 1.2, 0, 0, 0.9],
  ],
  4: [[3, 0, 3, 6, 0, 1.7, 4, 1.7]],
  5: [[3.7, 6, 0.5, 6, 0.3, 3.2, 1.4, 3.7, 2.8, 3.7, 4, 2.6, 4, 1.2, 2.8, 0, 1.2, 0, 0, 0.9]],
  6: [
    [
      3.6, 5.4, 2.7, 6, 1.4, 6, 0, 4.6, 0, 1.2, 1.2, 0, 2.8, 0, 4, 1.2, 4, 2.4, 2.8, 3.5, 1.2, 3.5,
      0, 2.5,
    ],
  ],
  7: [[0, 6, 4, 6, 1.4, 0]],
  8: [
    [
      1.2, 3.2, 0.2, 4.2, 0.2, 5, 1.2, 6, 2.8, 6, 3.8, 5, 3.8, 4.2, 2.8, 3.2, 1.2, 3.2, 0, 2.1, 0,
      1.1, 1.2, 0, 2.8, 0, 4, 1.1, 4, 2.1, 2.8, 3.2,
    ],
  ],
  9: [
    [
      0.4, 0.6, 1.3, 0, 2.6, 0, 4, 1.4, 4, 4.8, 2.8, 6, 1.2, 6, 0, 4.8, 0, 3.6, 1.2, 2.5, 2.8, 2.5,
      4, 3.5,
    ],
  ],
};
const ADVANCE = 5.6;

/** The strokes of a word, with height 1, and how long it is. @param {string} text */
function strokesOf(text) {
  const strokes = [...text].flatMap((letter, at) =>
    (GLYPHS[letter] ?? []).map((numbers) => {
      /** @type {Vec2[]} */
      const points = [];
      for (let i = 0; i < numbers.length; i += 2)
        points.push([(numbers[i] + at * ADVANCE) / 6, numbers[i + 1] / 6]);
      return points;
    }),
  );
  return { strokes, length: (text.length * ADVANCE - (ADVANCE - 4)) / 6 };
}

/** So many points that a stroke follows the temple. @param {Vec2[]} points */
function dense(points) {
  return points.flatMap((p, i) => {
    if (i === 0) return [p];
    const from = points[i - 1];
    const count = Math.max(2, Math.ceil(Math.hypot(p[0] - from[0], p[1] - from[1]) / 0.2));
    return Array.from({ length: count }, (_, k) => {
      const t = (k + 1) / count;
      return /** @type {Vec2} */ ([from[0] + (p[0] - from[0]) * t, from[1] + (p[1] - from[1]) * t]);
    });
  });
}

/**
 * @param {string} text
 * @param {import('./temples.mjs').TemplePath} path of the left temple
 * @param {(s: number) => number[]} halfSize thickness and height there
 * @param {{ from: number, height: number, line: number }} how where it begins, how tall, and half the line's width
 */
export function engraving(text, path, halfSize, { from, height, line }) {
  const { strokes, length } = strokesOf(text);
  const step = path[1].s - path[0].s;
  /** A point of the outer face: `s` from the hinge, `v` above the middle. */
  const onFace = (/** @type {number} */ s, /** @type {number} */ v) => {
    const i = Math.min(path.length - 2, Math.floor(s / step));
    const tangent = unit(/** @type {Vec3} */ (path[i + 1].at.map((c, k) => c - path[i].at[k])));
    const frame = sideways(tangent);
    const centre = along(path[i].at, tangent, s - path[i].s);
    const sunk = 0.012;
    return { at: along(along(centre, frame.u, halfSize(s)[0] + sunk), frame.v, v), out: frame.u };
  };
  const write = (/** @type {1 | -1} */ way) => {
    const mesh = new Mesh();
    for (const stroke of strokes) {
      const placed = dense(stroke).map(([x, y]) => {
        const run = way > 0 ? x : length - x;
        return onFace(from + run * height, (y - 0.5) * height);
      });
      const out = placed[0].out;
      mesh.add(
        sweep(
          placed.map((p) => p.at),
          {
            profile: strip([line, 0.015, 0.01]),
            frame: (tangent) => {
              const v = unit(
                along(
                  out,
                  tangent,
                  -(out[0] * tangent[0] + out[1] * tangent[1] + out[2] * tangent[2]),
                ),
              );
              return {
                u: unit([
                  v[1] * tangent[2] - v[2] * tangent[1],
                  v[2] * tangent[0] - v[0] * tangent[2],
                  v[0] * tangent[1] - v[1] * tangent[0],
                ]),
                v,
              };
            },
            cap: line * 0.8,
          },
        ),
      );
    }
    return mesh;
  };
  // Each side reads from left to right when one looks at it from outside.
  const right = write(-1);
  right.positions = right.positions.map((value, i) => (i % 3 ? value : -value));
  right.normals = right.normals.map((value, i) => (i % 3 ? value : -value));
  return write(1).add(right.flip());
}
