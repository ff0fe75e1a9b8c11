import { monthAfter, weeksOf } from './weeks';

test.each([
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['2026-11', 0, '2026-11'],
])('%s and %i months are %s', (month, by, expected) =>
  expect(monthAfter(month, by)).toBe(expected),
);

test.each([
  // Begins on a Tuesday.
  ['2026-12', 5, [null, '2026-12-01'], '2026-12-31'],
  // Begins on a Sunday, in six weeks.
  ['2026-11', 6, [null, null, null, null, null, null, '2026-11-01'], '2026-11-30'],
  // Begins on a Monday, in four.
  ['2027-02', 4, ['2027-02-01', '2027-02-02'], '2027-02-28'],
  ['2028-02', 5, [null, '2028-02-01'], '2028-02-29'],
])('%s has %i weeks', (month, count, start, end) => {
  const weeks = weeksOf(month);
  expect(weeks.map((week) => week.length)).toEqual(Array(count).fill(7));
  expect(weeks[0]?.slice(0, start.length)).toEqual(start);
  expect(
    weeks
      .flat()
      .filter((day) => day !== null)
      .at(-1),
  ).toBe(end);
});
