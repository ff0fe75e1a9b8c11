import * as LIMITS from './limits.js';
import {
  holidayHours,
  holidayLine,
  holidaysViolation,
  inDateOrder,
  toHoliday,
} from './holidays.js';

const day = (from: string, until = from, label = '') => ({ from, until, label });
const eve = (opens: string, closes: string) => ({ ...day('2026-12-24'), opens, closes });

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
  [[eve('10:00', '16:00'), { ...eve('', ''), from: '2026-12-25', until: '2026-12-26' }], null],
  [[eve('10:00', '')], '2026-12-24: enter both times, or neither if the store is closed.'],
  [[eve('', '16:00')], '2026-12-24: enter both times, or neither if the store is closed.'],
  [[eve('9:00', '16:00')], '2026-12-24: 9:00 is not a time as HH:MM.'],
  [[eve('10:00', '24:00')], '2026-12-24: 24:00 is not a time as HH:MM.'],
  [[eve('10:00', '10:00')], '2026-12-24: 10:00 is not after 10:00.'],
  [
    [{ ...eve('16:00', '10:00'), until: '2026-12-26' }],
    '2026-12-24 to 2026-12-26: 10:00 is not after 16:00.',
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

test('a holiday without times is closed, and one with half of them keeps that half', () => {
  const holiday = day('2026-12-24');
  expect(toHoliday({ ...holiday, opens: '', closes: '' })).toEqual(holiday);
  expect(toHoliday({ ...holiday, opens: '10:00' })).toEqual(eve('10:00', ''));
  expect(holidayHours(holiday)).toEqual([]);
  expect(holidayHours(eve('10:00', '16:00'))).toEqual([{ opens: '10:00', closes: '16:00' }]);
});

test.each([
  [day('2026-12-25'), '2026-12-25'],
  [day('2026-11-08', '2026-11-10', 'Diwali'), '2026-11-08 to 2026-11-10 Diwali'],
  [eve('10:00', '16:00'), '2026-12-24 10:00-16:00'],
  [
    { ...eve('10:00', '16:00'), until: '2026-12-26', label: 'Christmas' },
    '2026-12-24 to 2026-12-26 10:00-16:00 Christmas',
  ],
])('%j is written as %j', (holiday, line) => expect(holidayLine(holiday)).toBe(line));

test('holidays are sorted by date', () =>
  expect(inDateOrder([day('2027-01-26'), day('2026-12-25')]).map(({ from }) => from)).toEqual([
    '2026-12-25',
    '2027-01-26',
  ]));
