import { type Image, blur, denoise, despeckle, enlarge } from './image.ts';

const picture = (
  width: number,
  height: number,
  value: (x: number, y: number) => number,
): Image => ({
  data: Float32Array.from({ length: width * height }, (_, i) =>
    value(i % width, Math.floor(i / width)),
  ),
  width,
  height,
  channels: 1,
});
const plain = picture(24, 20, () => 0.5);
const edge = picture(16, 16, (x) => (x < 8 ? 0 : 1));

test.each([
  ['blur', (image: Image) => blur(image, 2)],
  ['denoise', (image: Image) => denoise(image, 3, 0.05)],
  ['despeckle', despeckle],
  ['enlarge', (image: Image) => enlarge(image, 60, 50)],
])('%s leaves a plain picture as it is', (_, filter) => {
  for (const value of filter(plain).data) expect(value).toBeCloseTo(0.5, 6);
});

test('denoise smooths small differences and preserves an edge', () => {
  const noisy = picture(16, 16, (x, y) => (x < 8 ? 0 : 1) + ((x + y) % 2 ? 0.01 : -0.01));
  const { data } = denoise(noisy, 3, 0.05);
  expect(Math.abs(data[16 * 8 + 2] - data[16 * 8 + 3])).toBeLessThan(0.005);
  expect(data[16 * 8 + 8] - data[16 * 8 + 7]).toBeGreaterThan(0.97);
});

test('denoise leaves skipped pixels as they are', () => {
  const noisy = picture(4, 4, (x, y) => (x + y) % 2);
  expect(denoise(noisy, 1, 1, () => true).data).toEqual(noisy.data);
});

test('despeckle removes a single bright pixel', () => {
  const speckled = picture(5, 5, (x, y) => (x === 2 && y === 2 ? 1 : 0));
  expect(Math.max(...despeckle(speckled).data)).toBe(0);
});

test('blur softens an edge', () => {
  const { data } = blur(edge, 2);
  expect(data[7]).toBeGreaterThan(0.2);
  expect(data[8]).toBeLessThan(0.8);
});

test('enlarge has the size that is requested', () => {
  expect(enlarge(edge, 40, 24)).toMatchObject({ width: 40, height: 24, channels: 1 });
  expect(enlarge(edge, 16, 16)).toBe(edge);
});
