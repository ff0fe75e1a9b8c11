import type { Holiday } from './api.js';
import * as LIMITS from './limits.js';

/** What is sent: `until` is `from` if it is missing or empty. */
export type HolidayBody = Pick<Holiday, 'from'> & Partial<Holiday>;

const DATE = /^20\d\d-\d\d-\d\d$/;

export const toHoliday = ({ from, until, label }: HolidayBody): Holiday => ({
  from,
  until: until || from,
  label: label?.trim() ?? '',
});

export const inDateOrder = (holidays: Holiday[]): Holiday[] =>
  [...holidays].sort((a, b) => (a.from < b.from ? -1 : 1));

/** '2026-11-08 to 2026-11-10', or one date. */
const holidayDates = ({ from, until }: Holiday): string =>
  from === until ? from : `${from} to ${until}`;

/** '2026-11-08 to 2026-11-10 Diwali' */
export const holidayLine = (holiday: Holiday): string =>
  `${holidayDates(holiday)} ${holiday.label}`.trim();

/** The first error in a store's holidays, or null. */
export function holidaysViolation(holidays: Holiday[]): string | null {
  if (holidays.length > LIMITS.holidays) return `At most ${LIMITS.holidays} holidays.`;
  for (const { from, until, label } of holidays) {
    if (!from) return 'Each holiday needs a date.';
    for (const date of [from, until])
      if (!isDate(date)) return `${date} is not a date as YYYY-MM-DD.`;
    if (until < from) return `${until} is before ${from}.`;
    if ([...label].length > LIMITS.holidayLabel)
      return `The name of a holiday has more than ${LIMITS.holidayLabel} characters.`;
  }
  const sorted = inDateOrder(holidays);
  for (const [index, holiday] of sorted.entries()) {
    const before = sorted[index - 1];
    if (before && holiday.from <= before.until)
      return `${holidayDates(holiday)} overlaps with ${holidayDates(before)}.`;
  }
  return null;
}

/** Dates such as 31 February are none. */
const isDate = (text: string): boolean =>
  DATE.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text);
