import { WEEKDAYS, type OpeningHours } from '@tivara/contracts';
import { openState, formatOpenState, weekdayAt } from './open-state';

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
])('at %s: %s', (time, text) => expect(formatOpenState(openState(HOURS, at(time)))).toBe(text));

test('a store that never opens is closed', () => {
  const never = Object.fromEntries(WEEKDAYS.map((name) => [name, []])) as unknown as OpeningHours;
  expect(formatOpenState(openState(never, at('2026-11-23T12:00')))).toBe('Closed');
});

test('the weekday follows Indian time', () => {
  expect(weekdayAt(at('2026-11-23T00:00'))).toBe('monday');
  expect(weekdayAt(at('2026-11-22T23:59'))).toBe('sunday');
});
