import type { TableColumn } from '../table/table-spec';

const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-IN', options);
const CLOCK = format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const DAY = format({ day: 'numeric', month: 'short' });
const DAY_OF_YEAR = format({ dateStyle: 'medium' });
const EXACT = format({ dateStyle: 'medium', timeStyle: 'short' });

const midnight = (time: Date) => new Date(time.getFullYear(), time.getMonth(), time.getDate());
const DAY_MS = 24 * 3600_000;
/** Rounded, since a day may have 23 or 25 hours. */
const daysBetween = (from: Date, to: Date) =>
  Math.round((midnight(to).getTime() - midnight(from).getTime()) / DAY_MS);

/** A short time: 'Today, 09:12', 'Yesterday', '19 Nov', with the year if it is another one. */
export function when(iso: string, now = new Date()): string {
  const time = new Date(iso);
  const days = daysBetween(time, now);
  if (days === 0) return `Today, ${CLOCK.format(time)}`;
  if (days === 1) return 'Yesterday';
  return (time.getFullYear() === now.getFullYear() ? DAY : DAY_OF_YEAR).format(time);
}

export const exactly = (iso: string): string => EXACT.format(new Date(iso));

const SHOP = format({ dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Kolkata' });
/** An exact time in India, wherever the administrator is. */
export const shopTime = (iso: string): string => SHOP.format(new Date(iso));
const SHOP_CLOCK = format({ timeStyle: 'short', timeZone: 'Asia/Kolkata' });
/** The time of day in India. */
export const shopClock = (iso: string): string => SHOP_CLOCK.format(new Date(iso));
export const ShopTime = ({ at }: { at: string }) => <time dateTime={at}>{shopTime(at)}</time>;

/** A future time: 'at 10:00', or 'on 22 Nov' when it is not today. */
export function soon(iso: string, now = new Date()): string {
  const time = new Date(iso);
  return daysBetween(now, time) === 0 ? `at ${CLOCK.format(time)}` : `on ${DAY.format(time)}`;
}

/** A short time, with the exact one as its tooltip. Rendered in the browser only, in its time zone. */
export const Time = ({ at, exact }: { at: string; exact?: boolean }) => (
  <time dateTime={at} title={exactly(at)}>
    {exact ? exactly(at) : when(at)}
  </time>
);

/** A sortable column of short times. */
export const timeColumn = <Key extends string>(
  key: Key,
  header: string,
): TableColumn<Record<Key, string>> => ({
  key,
  header,
  sort: key,
  cell: (row) => <Time at={row[key]} />,
});
