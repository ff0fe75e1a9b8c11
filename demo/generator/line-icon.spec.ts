import { renderLineIcon } from './line-icon.ts';

const strokes = (svg: string) => svg.match(/<path/g)?.length ?? 0;

test('an aviator has two bridges', () => {
  const aviator = renderLineIcon({ shape: 'aviator', mount: 'full' });
  const panto = renderLineIcon({ shape: 'panto', mount: 'full' });
  expect(strokes(aviator) - strokes(panto)).toBe(1);
});

test('a half rim is a bar over a hairline', () => {
  const half = renderLineIcon({ shape: 'rectangle', mount: 'half' });
  expect(half).toContain('stroke-width="0.55"');
  expect(half).toContain('stroke-width="1.56"');
});

test('rimless lenses are hairlines', () => {
  const rimless = renderLineIcon({ shape: 'rectangle', mount: 'rimless' });
  expect(rimless).toContain('stroke-width="0.55"');
  expect(rimless).not.toContain('stroke-width="1.56"');
});
