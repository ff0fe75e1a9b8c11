import { readProducts } from './catalogue.ts';
import { frameSpec } from './frame-spec.ts';
import { buildFrame } from './model/frame.ts';
import { extent } from './model/vector.ts';
import {
  PRODUCT_CAMERA,
  VIEWS,
  type View,
  coveredBy,
  placeInPicture,
  setDown,
  shoot,
  surfacePoints,
  windowsFor,
} from './studio.ts';

const [product] = (await readProducts()).filter(({ code }) => code === 'TV-104');
const frame = buildFrame(frameSpec(product));

test.each(Object.keys(VIEWS) as View[])('the %s view fills its share of the width', (view) => {
  const placement = placeInPicture(frame, view);
  const [left, , right] = coveredBy(surfacePoints(frame, placement), PRODUCT_CAMERA, 1, 0);
  expect(right - left).toBeCloseTo(VIEWS[view].fill, 2);
  expect((left + right) / 2).toBeCloseTo(0.5, 2);
});

test('a frame rests on what is below it, with the middle of its ground at the given place', () => {
  const points = surfacePoints(frame, setDown(frame, [3, -2, 5], 30));
  const [left, right] = extent(points.map(([x]) => x));
  const [floor] = extent(points.map(([, , z]) => z));
  expect((left + right) / 2).toBeCloseTo(3, 0);
  expect(floor).toBeCloseTo(5, 0);
  expect(floor).toBeGreaterThanOrEqual(5);
});

test('a frame with its face up is flatter than an open one', () => {
  const heightOf = (pose?: 'face up') => {
    const points = surfacePoints(frame, setDown(frame, [0, 0, 0], 0, pose));
    const [low, high] = extent(points.map(([, y]) => y));
    return high - low;
  };
  expect(heightOf('face up')).toBeLessThan(heightOf());
});

test('the subject of a shot is at its place in the picture', () => {
  const camera = shoot({ elevation: 12, width: 50, place: [0.66, 0.5], height: 3 }, 2);
  const [left, low] = coveredBy([[0, 0, 3]], camera, 2, 0);
  expect(left).toBeCloseTo(0.66, 2);
  expect(low).toBeCloseTo(0.5, 2);
});

test('each lens reflects a window of its own', () => {
  const placement = placeInPicture(frame, 'front');
  const [a, b] = windowsFor(placement, PRODUCT_CAMERA);
  expect(a.position[0]).toBeLessThan(b.position[0]);
  expect(a.position[2]).toBeCloseTo(b.position[2], 6);
});
