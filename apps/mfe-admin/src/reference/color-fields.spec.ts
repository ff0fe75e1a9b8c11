import { parseColourCode } from '@tivara/contracts';
import { codeOf } from './color-fields';

const VALUES = {
  solid: '#d4af37',
  direction: '45deg',
  from: '#ff0000',
  to: '#0000ff',
} as const;

test('the form writes valid, upper-case color codes', () => {
  const solid = codeOf({ ...VALUES, mode: 'solid' });
  const gradient = codeOf({ ...VALUES, mode: 'gradient' });
  expect(solid).toBe('#D4AF37');
  expect(gradient).toBe('linear-gradient(45deg, #FF0000, #0000FF)');
  expect([solid, gradient].map(parseColourCode)).not.toContain(null);
});
