/** The model code on the outside of each temple, as a laser would engrave it: one fine line. */
import { Mesh } from './mesh.ts';
import { perpendicular, sideways, strip, sweep } from './sweep.ts';
import { type Vec2, type Vec3, along, cross, mix, sub, times, unit } from './vector.ts';

/** `s` is the distance from the hinge. */
export type TemplePath = { at: Vec3; s: number }[];

/** Strokes on a grid 4 wide and 6 high, as points x,y. */
const GLYPHS: Record<string, string> = {
  T: '0,6 4,6 | 2,6 2,0',
  V: '0,6 2,0 4,6',
  '-': '0.8,3 3.2,3',
  0: '1.3,0 0,1.3 0,4.7 1.3,6 2.7,6 4,4.7 4,1.3 2.7,0 1.3,0',
  1: '0.8,4.8 2.2,6 2.2,0',
  2: '0.1,5 1.2,6 2.9,6 4,4.9 4,3.8 0,0 4,0',
  3: '0.1,5.2 1.2,6 2.8,6 3.8,5.1 3.8,4.1 2.8,3.2 1.4,3.2 | 2.8,3.2 4,2.2 4,1 2.8,0 1.2,0 0,0.9',
  4: '3,0 3,6 0,1.7 4,1.7',
  5: '3.7,6 0.5,6 0.3,3.2 1.4,3.7 2.8,3.7 4,2.6 4,1.2 2.8,0 1.2,0 0,0.9',
  6: '3.6,5.4 2.7,6 1.4,6 0,4.6 0,1.2 1.2,0 2.8,0 4,1.2 4,2.4 2.8,3.5 1.2,3.5 0,2.5',
  7: '0,6 4,6 1.4,0',
  8: '1.2,3.2 0.2,4.2 0.2,5 1.2,6 2.8,6 3.8,5 3.8,4.2 2.8,3.2 1.2,3.2 0,2.1 0,1.1 1.2,0 2.8,0 4,1.1 4,2.1 2.8,3.2',
  9: '0.4,0.6 1.3,0 2.6,0 4,1.4 4,4.8 2.8,6 1.2,6 0,4.8 0,3.6 1.2,2.5 2.8,2.5 4,3.5',
};
const ADVANCE = 5.6;

/** The strokes of a text of height 1. */
const strokesOf = (text: string) =>
  [...text].flatMap((character, index) =>
    GLYPHS[character].split(' | ').map((stroke) =>
      stroke.split(' ').map((point): Vec2 => {
        const [x, y] = point.split(',').map(Number);
        return [(x + index * ADVANCE) / 6, y / 6];
      }),
    ),
  );

/** Adds points, so that a stroke follows the temple. */
const subdivided = (points: Vec2[]) =>
  points.flatMap((p, i) => {
    if (i === 0) return [p];
    const from = points[i - 1];
    const count = Math.max(2, Math.ceil(Math.hypot(p[0] - from[0], p[1] - from[1]) / 0.2));
    return times(count, (k): Vec2 => {
      const t = (k + 1) / count;
      return [mix(from[0], p[0], t), mix(from[1], p[1], t)];
    });
  });

/**
 * @param path of the left temple
 * @param from where the text begins
 * @param line half the width of the line
 */
export function engraving(
  text: string,
  path: TemplePath,
  halfThickness: (s: number) => number,
  { from, height, line }: { from: number; height: number; line: number },
) {
  const strokes = strokesOf(text);
  const length = (text.length * ADVANCE - (ADVANCE - 4)) / 6;
  const step = path[1].s - path[0].s;
  /** A point of the outer face, `v` above its middle. */
  const onFace = (s: number, v: number) => {
    const i = Math.min(path.length - 2, Math.floor(s / step));
    const tangent = unit(sub(path[i + 1].at, path[i].at));
    const face = sideways(tangent);
    const centre = along(path[i].at, tangent, s - path[i].s);
    const raised = 0.012;
    return { at: along(along(centre, face.u, halfThickness(s) + raised), face.v, v), out: face.u };
  };
  const engrave = (position: (x: number) => number) => {
    const lines = strokes.map((stroke) => {
      const points = subdivided(stroke).map(([x, y]) =>
        onFace(from + position(x) * height, (y - 0.5) * height),
      );
      return sweep(
        points.map(({ at }) => at),
        {
          profile: strip([line, 0.015, 0.01]),
          orientation: (tangent) => {
            const v = perpendicular(points[0].out, tangent);
            return { u: unit(cross(v, tangent)), v };
          },
          cap: line * 0.8,
        },
      );
    });
    return new Mesh().add(...lines);
  };
  // Seen from outside, each side reads from left to right.
  return engrave((x) => x).add(engrave((x) => length - x).mirrored());
}
