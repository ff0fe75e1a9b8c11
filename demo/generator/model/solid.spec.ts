import { distanceTo, surfaceOf } from './solid.ts';
import { type Vec2, times } from './vector.ts';

const circle = times(120, (i): Vec2 => {
  const angle = (i / 120) * 2 * Math.PI;
  return [5 * Math.cos(angle), 5 * Math.sin(angle)];
});

test.each([
  [1, 0, -4],
  [3, 0, -2],
  [0, 7, 2],
])('the distance of (%d, %d) to a circle of radius 5 is %d', (x, y, distance) => {
  expect(distanceTo(circle, 4)(x, y)).toBeCloseTo(distance, 1);
});

test('the surface of a ball has its radius, and normals that point outwards', () => {
  const ball = (x: number, y: number, z: number) => Math.hypot(x, y, z) - 3;
  const { positions, normals } = surfaceOf(ball, { x: 4, y: 4, back: -4, front: 4 });
  expect(positions.length).toBeGreaterThan(500);
  positions.forEach((position, i) => {
    expect(Math.hypot(...position)).toBeCloseTo(3, 3);
    expect(normals[i][0]).toBeCloseTo(position[0] / 3, 2);
  });
});
