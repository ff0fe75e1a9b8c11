const CLOCK = new Intl.DateTimeFormat('en-IN', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
const DAY = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short' });
const DAY_OF_YEAR = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium' });
const WHOLE = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short' });

const midnight = (time: Date) => new Date(time.getFullYear(), time.getMonth(), time.getDate());
const DAY_MS = 24 * 3600_000;

/** A short time: 'Today, 09:12', 'Yesterday', '19 Nov', with the year if it is another one. */
export function when(iso: string, now = new Date()): string {
  const time = new Date(iso);
  // Rounded, as clocks are put forward somewhere.
  const days = Math.round((midnight(now).getTime() - midnight(time).getTime()) / DAY_MS);
  if (days === 0) return `Today, ${CLOCK.format(time)}`;
  if (days === 1) return 'Yesterday';
  return (time.getFullYear() === now.getFullYear() ? DAY : DAY_OF_YEAR).format(time);
}

/** The same to the minute: '19 Nov 2026, 9:12 am'. */
export const exactly = (iso: string): string => WHOLE.format(new Date(iso));

/** The hour of a time to come: 'at 10:00', or 'on 22 Nov' when it is not today. */
export function soon(iso: string, now = new Date()): string {
  const time = new Date(iso);
  return midnight(time).getTime() === midnight(now).getTime()
    ? `at ${CLOCK.format(time)}`
    : `on ${DAY.format(time)}`;
}
