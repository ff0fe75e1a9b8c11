/** Monday first, as a week is written in India. */
export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** A time without a break, of one day: 'HH:MM' of 24 hours, on the clock of Asia/Kolkata. */
export interface OpenInterval {
  opens: string;
  closes: string;
}

/** A store's week: each day has up to LIMITS.openIntervals, the earlier first; a day with none is closed. Holidays are not known. */
export type OpeningHours = Record<Weekday, OpenInterval[]>;
