import { WEEKDAYS, type OpeningHours } from '@tivara/contracts';
import { textsOf } from '@tivara/state';
import {
  formatHoliday,
  formatOpenState,
  holidayAt,
  openState,
  upcomingHolidays,
  weekdayAt,
  type Openings,
} from './open-state';

const t = textsOf(undefined);

const day = (...times: string[]) =>
  times.map((time) => {
    const [opens = '', closes = ''] = time.split('-');
    return { opens, closes };
  });
const HOURS: OpeningHours = {
  monday: day('10:00-13:30', '16:30-20:30'),
  tuesday: day('10:00-20:00'),
  wednesday: day('00:00-23:59'),
  thursday: day(),
  friday: day('10:00-20:00'),
  saturday: day('10:00-20:00'),
  sunday: day(),
};
const shown = (openings: Openings, time: string) => {
  const state = openState(openings, at(time));
  return state && formatOpenState(t, state);
};
/** Minutes since 1970 for an Indian local time. */
const at = (time: string) => Date.parse(`${time}+05:30`) / 60_000;

// 2026-11-23 is a Monday.
test.each([
  ['2026-11-23T09:59', 'Closed, opens at 10:00'],
  ['2026-11-23T10:00', 'Open until 13:30'],
  ['2026-11-23T13:29', 'Open until 13:30'],
  ['2026-11-23T13:30', 'Closed, opens at 16:30'],
  ['2026-11-23T20:30', 'Closed, opens tomorrow at 10:00'],
  ['2026-11-25T00:00', 'Open until 23:59'],
  ['2026-11-25T23:59', 'Closed, opens on Friday at 10:00'],
  ['2026-11-28T21:00', 'Closed, opens on Monday at 10:00'],
])('at %s: %s', (time, text) =>
  expect(shown({ opening_hours: HOURS, holidays: [] }, time)).toBe(text),
);

test('a store that never opens is closed', () => {
  const never = Object.fromEntries(WEEKDAYS.map((name) => [name, []])) as unknown as OpeningHours;
  expect(shown({ opening_hours: never, holidays: [] }, '2026-11-23T12:00')).toBe('Closed');
});

test('the weekday follows Indian time', () => {
  expect(weekdayAt(at('2026-11-23T00:00'))).toBe('monday');
  expect(weekdayAt(at('2026-11-22T23:59'))).toBe('sunday');
});

const holiday = (from: string, until = from, label = '') => ({ from, until, label });
const HOLIDAYS = [
  holiday('2026-11-24', '2026-11-25', 'Diwali'),
  holiday('2026-12-25'),
  holiday('2027-01-01', '2027-01-31', 'Renovation'),
];

test.each([
  ['2026-11-23T12:00', 'Open until 13:30'],
  ['2026-11-23T21:00', 'Closed, opens on Friday at 10:00'],
  ['2026-11-24T00:00', 'Closed today: Diwali, opens on Friday at 10:00'],
  ['2026-11-25T23:59', 'Closed today: Diwali, opens on Friday at 10:00'],
  ['2026-12-25T12:00', 'Closed today, opens tomorrow at 10:00'],
  ['2027-01-02T12:00', 'Closed today: Renovation, opens on 1 February at 10:00'],
])('with holidays, at %s: %s', (time, text) =>
  expect(shown({ opening_hours: HOURS, holidays: HOLIDAYS }, time)).toBe(text),
);

const EVE = {
  ...holiday('2026-12-24', '2026-12-24', 'Christmas Eve'),
  opens: '11:00',
  closes: '16:00',
};
const SPECIAL = [EVE, holiday('2026-12-25', '2026-12-25', 'Christmas')];

// 2026-12-24 is a Thursday, on which the store is closed otherwise.
test.each([
  ['2026-12-23T23:59', 'Closed, opens tomorrow at 11:00'],
  ['2026-12-24T10:59', 'Closed, opens at 11:00'],
  ['2026-12-24T11:00', 'Open until 16:00'],
  ['2026-12-24T15:59', 'Open until 16:00'],
  ['2026-12-24T16:00', 'Closed, opens on Saturday at 10:00'],
  ['2026-12-25T12:00', 'Closed today: Christmas, opens tomorrow at 10:00'],
])('with special hours, at %s: %s', (time, text) =>
  expect(shown({ opening_hours: HOURS, holidays: SPECIAL }, time)).toBe(text),
);

test('special hours replace longer ones, on each day of the holiday', () => {
  const holidays = [{ ...EVE, from: '2026-11-24', until: '2026-11-25' }];
  expect(shown({ opening_hours: HOURS, holidays }, '2026-11-24T10:30')).toBe(
    'Closed, opens at 11:00',
  );
  expect(shown({ opening_hours: HOURS, holidays }, '2026-11-25T17:00')).toBe(
    'Closed, opens on Friday at 10:00',
  );
});

test('a store of unknown hours has those of its special days', () => {
  const store = { opening_hours: null, holidays: SPECIAL };
  expect(shown(store, '2026-12-23T12:00')).toBeNull();
  expect(shown(store, '2026-12-24T10:00')).toBe('Closed, opens at 11:00');
  expect(shown(store, '2026-12-24T12:00')).toBe('Open until 16:00');
  expect(shown(store, '2026-12-24T17:00')).toBe('Closed');
});

test('a store of unknown hours is closed on holidays, and unknown otherwise', () => {
  const store = { opening_hours: null, holidays: HOLIDAYS };
  expect(shown(store, '2026-11-24T12:00')).toBe('Closed today: Diwali');
  expect(shown(store, '2026-11-26T12:00')).toBeNull();
});

test('a holiday begins and ends at midnight in India', () => {
  expect(holidayAt(HOLIDAYS, at('2026-12-24T23:59'))).toBeUndefined();
  expect(holidayAt(HOLIDAYS, at('2026-12-25T00:00'))?.from).toBe('2026-12-25');
  expect(holidayAt(HOLIDAYS, at('2026-12-25T23:59'))?.from).toBe('2026-12-25');
  expect(holidayAt(HOLIDAYS, at('2026-12-26T00:00'))).toBeUndefined();
});

test('upcoming holidays are those of the next 60 days, with the current one', () => {
  const upcoming = (time: string) =>
    upcomingHolidays(HOLIDAYS, at(time)).map(({ from }) => from.slice(5));
  expect(upcoming('2026-11-01T12:00')).toEqual(['11-24', '12-25']);
  expect(upcoming('2026-11-02T12:00')).toEqual(['11-24', '12-25', '01-01']);
  expect(upcoming('2026-11-25T23:59')).toEqual(['11-24', '12-25', '01-01']);
  expect(upcoming('2026-11-26T00:00')).toEqual(['12-25', '01-01']);
  expect(upcoming('2027-02-01T12:00')).toEqual([]);
});

test.each([
  [holiday('2026-12-25'), '25 December 2026'],
  [holiday('2026-11-08', '2026-11-10'), '8–10 November 2026'],
  [holiday('2026-10-31', '2026-11-02'), '31 October – 2 November 2026'],
  [holiday('2026-12-31', '2027-01-02'), '31 December 2026 – 2 January 2027'],
])('%j is shown as %j', (shownHoliday, text) => expect(formatHoliday(t, shownHoliday)).toBe(text));
