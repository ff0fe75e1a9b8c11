import { useSyncExternalStore } from 'react';
import { WEEKDAYS, type OpeningHours, type Weekday } from '@tivara/contracts';

/** India has no daylight saving time. */
const INDIA_OFFSET_MINUTES = 5 * 60 + 30;
const DAY_MINUTES = 24 * 60;

/** `day` is null if the store never opens. */
export type OpenState =
  | { open: true; closes: string }
  | { open: false; opens: string; day: Weekday | 'today' | 'tomorrow' }
  | { open: false; day: null };

/** The weekday at a moment, in India. @param minute whole minutes since 1970, UTC */
export function weekdayAt(minute: number): Weekday {
  const days = Math.floor((minute + INDIA_OFFSET_MINUTES) / DAY_MINUTES);
  // 1 January 1970 was a Thursday.
  return WEEKDAYS[(days + 3) % 7] ?? 'monday';
}

/** @param minute whole minutes since 1970, UTC */
export function openState(hours: OpeningHours, minute: number): OpenState {
  const today = weekdayAt(minute);
  const time = clock((minute + INDIA_OFFSET_MINUTES) % DAY_MINUTES);
  const now = hours[today].find(({ opens, closes }) => opens <= time && time < closes);
  if (now) return { open: true, closes: now.closes };
  for (let days = 0; days <= 7; days++) {
    const day = WEEKDAYS[(WEEKDAYS.indexOf(today) + days) % 7] ?? today;
    const next = hours[day].find(({ opens }) => days > 0 || opens > time);
    const name = days === 0 ? 'today' : days === 1 ? 'tomorrow' : day;
    if (next) return { open: false, opens: next.opens, day: name };
  }
  return { open: false, day: null };
}

/** 'Open until 20:30', 'Closed, opens tomorrow at 10:30'. */
export function formatOpenState(state: OpenState): string {
  if (state.open) return `Open until ${state.closes}`;
  if (state.day === null) return 'Closed';
  const { day } = state;
  const when = day === 'today' ? '' : day === 'tomorrow' ? ' tomorrow' : ` on ${dayName(day)}`;
  return `Closed, opens${when} at ${state.opens}`;
}

export const dayName = (day: Weekday): string => day.charAt(0).toUpperCase() + day.slice(1);

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
