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

/** Times 'HH:MM' in Asia/Kolkata. */
export interface OpenInterval {
  opens: string;
  closes: string;
}

/** Up to LIMITS.openIntervals per day, in order; none means closed. */
export type OpeningHours = Record<Weekday, OpenInterval[]>;
