import { largestScale } from './largest-scale';

const picture = { width: 2400, height: 2400 };

test('a picture is enlarged to its own pixels', () => {
  expect(largestScale(picture, { width: 1440, height: 800 }, 1)).toBe(3);
  expect(largestScale(picture, { width: 400, height: 700 }, 3)).toBe(2);
});

test('a small picture is not enlarged, a large one four times', () => {
  expect(largestScale({ width: 600, height: 400 }, { width: 1440, height: 800 }, 1)).toBe(1);
  expect(largestScale(picture, { width: 320, height: 500 }, 1)).toBe(4);
});
