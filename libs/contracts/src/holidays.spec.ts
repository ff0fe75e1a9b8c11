import * as LIMITS from './limits.js';
import { holidaysViolation, inDateOrder, toHoliday } from './holidays.js';

const day = (from: string, until = from, label = '') => ({ from, until, label });

test.each([
  [[], null],
  [[day('2026-12-25'), day('2026-11-08', '2026-11-10')], null],
  [[day('2028-02-29')], null],
  [[day('')], 'Each holiday needs a date.'],
  [[day('2027-02-29')], '2027-02-29 is not a date as YYYY-MM-DD.'],
  [[day('25.12.2026')], '25.12.2026 is not a date as YYYY-MM-DD.'],
  [[day('1926-12-25')], '1926-12-25 is not a date as YYYY-MM-DD.'],
  [[day('2026-12-25', '2026-12-24')], '2026-12-24 is before 2026-12-25.'],
  [
    [day('2026-11-10'), day('2026-11-08', '2026-11-10')],
    '2026-11-10 overlaps with 2026-11-08 to 2026-11-10.',
  ],
  [
    [day('2026-12-25', '2026-12-25', 'x'.repeat(LIMITS.holidayLabel + 1))],
    'The name of a holiday has more than 60 characters.',
  ],
  [
    Array.from({ length: LIMITS.holidays + 1 }, (_, index) => day(`20${10 + index}-01-01`)),
    'At most 60 holidays.',
  ],
])('holidays are checked (%#)', (holidays, violation) =>
  expect(holidaysViolation(holidays)).toBe(violation),
);

test('a single day lasts until itself', () => {
  const holiday = { from: '2026-12-25', until: '2026-12-25', label: '' };
  expect(toHoliday({ from: '2026-12-25' })).toEqual(holiday);
  expect(toHoliday({ from: '2026-12-25', until: '', label: ' ' })).toEqual(holiday);
});

test('holidays are sorted by date', () =>
  expect(inDateOrder([day('2027-01-26'), day('2026-12-25')]).map(({ from }) => from)).toEqual([
    '2026-12-25',
    '2027-01-26',
  ]));
