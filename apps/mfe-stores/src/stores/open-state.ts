import { useSyncExternalStore } from 'react';
import { LIMITS, WEEKDAYS, holidayHours } from '@tivara/contracts';
import type { Holiday, OpenInterval, Store, Weekday } from '@tivara/contracts';
import { msg, type Texts } from '@tivara/state';

/** India has no daylight saving time. */
const INDIA_OFFSET_MINUTES = 5 * 60 + 30;
const DAY_MINUTES = 24 * 60;

export type Openings = Pick<Store, 'opening_hours' | 'holidays'>;

/** `opens` is null if the store never opens, or if its hours are unknown; `days` are those until then. `holiday` closes the whole day. */
export type OpenState =
  | { open: true; closes: string }
  | { open: false; opens: { days: number; date: string; time: string } | null; holiday?: Holiday };

const dayOf = (minute: number): number => Math.floor((minute + INDIA_OFFSET_MINUTES) / DAY_MINUTES);
/** @param day whole days since 1970. 1 January 1970 was a Thursday. */
const weekdayOf = (day: number): Weekday => WEEKDAYS[(day + 3) % 7] ?? 'monday';
const dateOf = (day: number): string =>
  new Date(day * DAY_MINUTES * 60_000).toISOString().slice(0, 'YYYY-MM-DD'.length);

/** The weekday at a moment, in India. @param minute whole minutes since 1970, UTC */
export const weekdayAt = (minute: number): Weekday => weekdayOf(dayOf(minute));

/** The holiday at a moment, in India. @param minute whole minutes since 1970, UTC */
export function holidayAt(holidays: Holiday[] = [], minute: number): Holiday | undefined {
  const today = dateOf(dayOf(minute));
  return holidays.find(({ from, until }) => from <= today && today <= until);
}

/** Holidays of today and later that begin within LIMITS.upcomingHolidayDays. @param minute whole minutes since 1970, UTC */
export function upcomingHolidays(holidays: Holiday[] = [], minute: number): Holiday[] {
  const today = dateOf(dayOf(minute));
  const last = dateOf(dayOf(minute) + LIMITS.upcomingHolidayDays);
  return holidays.filter(({ from, until }) => today <= until && from <= last);
}

/** The longest closure to look behind, in days. */
const HORIZON = 366;

/** The hours of a day, those of a holiday if it is one; null if unknown. @param minute whole minutes since 1970, UTC */
export function hoursAt(
  { opening_hours, holidays }: Openings,
  minute: number,
): OpenInterval[] | null {
  const holiday = holidayAt(holidays, minute);
  return holiday ? holidayHours(holiday) : (opening_hours?.[weekdayAt(minute)] ?? null);
}

/** Null if nothing is known. @param minute whole minutes since 1970, UTC */
export function openState(store: Openings, minute: number): OpenState | null {
  const hours = hoursAt(store, minute);
  if (!hours) return null;
  const today = dayOf(minute);
  const time = clock((minute + INDIA_OFFSET_MINUTES) % DAY_MINUTES);
  const now = hours.find(({ opens, closes }) => opens <= time && time < closes);
  if (now) return { open: true, closes: now.closes };
  const holiday = hours.length === 0 && holidayAt(store.holidays, minute);
  const closed = { open: false as const, ...(holiday && { holiday }) };
  for (let days = 0; days <= HORIZON; days++) {
    const times = hoursAt(store, minute + days * DAY_MINUTES);
    if (!times) break;
    const next = times.find(({ opens }) => days > 0 || opens > time);
    if (next) return { ...closed, opens: { days, date: dateOf(today + days), time: next.opens } };
  }
  return { ...closed, opens: null };
}

/** 'Open until 20:30', 'Closed, opens tomorrow at 10:30', 'Closed today: Diwali'. */
export function formatOpenState(t: Texts, state: OpenState): string {
  if (state.open) return t('Open until {time}', { time: state.closes });
  const { holiday, opens } = state;
  const closed = formatClosed(t, holiday);
  if (!opens) return closed;
  const { days, date, time } = opens;
  if (days === 0) return t('{closed}, opens at {time}', { closed, time });
  if (days === 1) return t('{closed}, opens tomorrow at {time}', { closed, time });
  const weekday = weekdayOf(Date.parse(date) / 60_000 / DAY_MINUTES);
  const day = days <= 7 ? t(DAY_NAMES[weekday]) : formatDate(t, date);
  return t('{closed}, opens on {day} at {time}', { closed, day, time });
}

/** '10:00–13:30, 16:30–20:30' or 'Closed'. */
export const formatHours = (t: Texts, hours: OpenInterval[]): string =>
  hours.map(({ opens, closes }) => `${opens}–${closes}`).join(', ') || t('Closed');

function formatClosed(t: Texts, holiday: Holiday | undefined): string {
  if (!holiday) return t('Closed');
  const { label: reason } = holiday;
  return reason ? t('Closed today: {reason}', { reason }) : t('Closed today');
}

export const DAY_NAMES: Readonly<Record<Weekday, string>> = {
  monday: msg('Monday'),
  tuesday: msg('Tuesday'),
  wednesday: msg('Wednesday'),
  thursday: msg('Thursday'),
  friday: msg('Friday'),
  saturday: msg('Saturday'),
  sunday: msg('Sunday'),
};

const MONTHS = [
  msg('January'),
  msg('February'),
  msg('March'),
  msg('April'),
  msg('May'),
  msg('June'),
  msg('July'),
  msg('August'),
  msg('September'),
  msg('October'),
  msg('November'),
  msg('December'),
];

/** '25 December'. @param date 'YYYY-MM-DD' */
const formatDate = (t: Texts, date: string): string =>
  `${Number(date.slice(8))} ${t(MONTHS[Number(date.slice(5, 7)) - 1] ?? '')}`;

/** '25 December 2026', '8–10 November 2026', '31 December 2026 – 2 January 2027'. */
export function formatHoliday(t: Texts, { from, until }: Holiday): string {
  const year = (date: string) => date.slice(0, 4);
  const end = `${formatDate(t, until)} ${year(until)}`;
  if (from === until) return end;
  if (from.slice(0, 7) === until.slice(0, 7)) return `${Number(from.slice(8))}–${end}`;
  const start = formatDate(t, from);
  return `${year(from) === year(until) ? start : `${start} ${year(from)}`} – ${end}`;
}

const CHECK_MS = 10_000;

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, CHECK_MS);
  return () => clearInterval(timer);
}

/** Whole minutes since 1970, UTC; null on the server and during hydration, since pages are cached for longer than a minute. */
export const useMinute = (): number | null =>
  useSyncExternalStore(
    subscribe,
    () => Math.floor(Date.now() / 60_000),
    () => null,
  );

const clock = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
