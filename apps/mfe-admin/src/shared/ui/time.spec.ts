import { soon, when } from './time';

const NOW = new Date(2026, 10, 21, 10, 30);
const at = (...parts: [number, number, number, number, number]) => new Date(...parts).toISOString();

test.each([
  [at(2026, 10, 21, 9, 12), 'Today, 09:12'],
  [at(2026, 10, 21, 0, 0), 'Today, 00:00'],
  [at(2026, 10, 20, 23, 59), 'Yesterday'],
  [at(2026, 10, 19, 12, 0), '19 Nov'],
  [at(2025, 10, 19, 12, 0), '19 Nov 2025'],
])('%s is formatted as %j', (iso, words) => expect(when(iso, NOW)).toBe(words));

test('due today shows the hour, due later the day', () => {
  expect(soon(at(2026, 10, 21, 12, 5), NOW)).toBe('at 12:05');
  expect(soon(at(2026, 10, 22, 0, 5), NOW)).toBe('on 22 Nov');
});
