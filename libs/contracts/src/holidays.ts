import type { Holiday, OpenInterval } from './api.js';
import * as LIMITS from './limits.js';
import { isTime } from './opening-hours.js';

/** What is sent: `until` is `from` if it is missing or empty; without `opens` and `closes` the store is closed. */
export type HolidayBody = Pick<Holiday, 'from'> & Partial<Holiday>;

const DATE = /^20\d\d-\d\d-\d\d$/;

export const toHoliday = ({ from, until, label, opens, closes }: HolidayBody): Holiday => ({
  from,
  until: until || from,
  label: label?.trim() ?? '',
  ...((opens || closes) && { opens: opens ?? '', closes: closes ?? '' }),
});

/** The hours of each of its days, empty if the store is closed: like those of a weekday. */
export const holidayHours = ({ opens, closes }: Holiday): OpenInterval[] =>
  opens && closes ? [{ opens, closes }] : [];

export const inDateOrder = (holidays: Holiday[]): Holiday[] =>
  [...holidays].sort((a, b) => (a.from < b.from ? -1 : 1));

/** '2026-11-08 to 2026-11-10', or one date. */
const holidayDates = ({ from, until }: Holiday): string =>
  from === until ? from : `${from} to ${until}`;

/** '2026-11-08 to 2026-11-10 Diwali', '2026-12-24 10:00-16:00 Christmas Eve' */
export const holidayLine = (holiday: Holiday): string => {
  const hours = holidayHours(holiday).map(({ opens, closes }) => `${opens}-${closes}`);
  return [holidayDates(holiday), ...hours, holiday.label].join(' ').trim();
};

/** The first error in a store's holidays, or null. */
export function holidaysViolation(holidays: Holiday[]): string | null {
  if (holidays.length > LIMITS.holidays) return `At most ${LIMITS.holidays} holidays.`;
  for (const holiday of holidays) {
    const { from, until, label } = holiday;
    if (!from) return 'Each holiday needs a date.';
    for (const date of [from, until])
      if (!isDate(date)) return `${date} is not a date as YYYY-MM-DD.`;
    if (until < from) return `${until} is before ${from}.`;
    if ([...label].length > LIMITS.holidayLabel)
      return `The name of a holiday has more than ${LIMITS.holidayLabel} characters.`;
    const hours = hoursViolation(holiday);
    if (hours) return `${holidayDates(holiday)}: ${hours}`;
  }
  const sorted = inDateOrder(holidays);
  for (const [index, holiday] of sorted.entries()) {
    const before = sorted[index - 1];
    if (before && holiday.from <= before.until)
      return `${holidayDates(holiday)} overlaps with ${holidayDates(before)}.`;
  }
  return null;
}

function hoursViolation({ opens, closes }: Holiday): string | null {
  if (!opens && !closes) return null;
  if (!opens || !closes) return 'enter both times, or neither if the store is closed.';
  for (const time of [opens, closes]) if (!isTime(time)) return `${time} is not a time as HH:MM.`;
  return opens < closes ? null : `${closes} is not after ${opens}.`;
}

/** Dates such as 31 February are none. */
const isDate = (text: string): boolean =>
  DATE.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text);
