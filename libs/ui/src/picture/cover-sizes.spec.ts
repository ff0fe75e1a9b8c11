import { coverSizes } from './picture';

const WIDE = { width: 2000, height: 1000 };

test('a covering picture is as wide as the box, or as its height requires', () => {
  expect(coverSizes(WIDE, { width: '100vw', height: '900px' })).toBe('max(100vw, 2.000 * 900px)');
});

test('below 768 px the other crop counts', () => {
  const phone = { picture: { width: 650, height: 1000 }, box: { width: '100vw', height: '650px' } };
  expect(coverSizes(WIDE, { width: '100vw', height: '700px' }, phone)).toBe(
    '(max-width: 767.98px) max(100vw, 0.650 * 650px), max(100vw, 2.000 * 700px)',
  );
  expect(
    coverSizes(WIDE, { width: '100vw', height: '700px' }, { ...phone, media: '(width < 600px)' }),
  ).toBe('(width < 600px) max(100vw, 0.650 * 650px), max(100vw, 2.000 * 700px)');
});
