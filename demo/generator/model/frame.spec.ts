import { readProducts } from '../catalogue.ts';
import { frameSpec } from '../frame-spec.ts';
import { buildFrame } from './frame.ts';
import type { Mesh } from './mesh.ts';
import { type Vec3, cross, dot, extent, sub } from './vector.ts';

const products = await readProducts();

const frames = new Map(
  products
    .filter(({ code }) => ['TV-104', 'TV-401', 'TV-140'].includes(code))
    .map((product) => {
      const spec = frameSpec(product);
      return [product.code, { spec, ...buildFrame(spec) }];
    }),
);

const partsOf = (code: string) => frames.get(code)?.parts.map(({ name }) => name);
const spanOf = ({ positions }: Mesh, axis: 0 | 1 | 2) => {
  const [low, high] = extent(positions.map((p) => p[axis]));
  return { low, high };
};

/** Share of the triangles that are wound to the side of their normals. */
function outwardShare({ positions, normals, triangles }: Mesh) {
  const outward = triangles.filter(([a, b, c]) => {
    const face: Vec3 = cross(sub(positions[b], positions[a]), sub(positions[c], positions[a]));
    return dot(face, normals[a]) >= -1e-9;
  });
  return outward.length / triangles.length;
}

describe.each([...frames])('the frame of %s', (code, frame) => {
  // The code reads from left to right on both sides, so it is no mirror image.
  const symmetrical = frame.parts.filter(({ name }) => name !== 'code');

  test.each(symmetrical)('$name is the same left and right and wound outwards', ({ mesh }) => {
    const { low, high } = spanOf(mesh, 0);
    expect(low).toBeCloseTo(-high, 3);
    expect(outwardShare(mesh)).toBeGreaterThan(0.97);
  });

  test('its lenses have the width and the distance of the data', () => {
    const lens = frame.parts.find(({ name }) => name === 'lens');
    const left = lens?.mesh.positions.map(([x]) => x).filter((x) => x > 0) ?? [];
    const [inner, outer] = extent(left);
    // The groove of a rim takes 0.35 mm on each side.
    expect(Math.abs(outer - inner - frame.spec.lensWidth)).toBeLessThan(0.75);
    expect(Math.abs(2 * inner - frame.spec.bridge)).toBeLessThan(0.75);
  });

  test('it has the model code on its temples', () => {
    expect(partsOf(code)).toContain('code');
  });
});

test('rimless lenses have mounts and no rim', () => {
  const parts = partsOf('TV-401');
  expect(parts).toContain('mounts');
  expect(parts).not.toContain('rim');
});

test('a half rim has a cord below', () => {
  expect(partsOf('TV-140')).toEqual(expect.arrayContaining(['rim', 'cord']));
});
