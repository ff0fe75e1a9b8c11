/** Days and weeks in India: UTC+5:30 all year. (DECISIONS, Brand) */
const OFFSET_MS = 330 * 60_000;
export const DAY_MS = 24 * 3600_000;

export function startOfDay(day: string): Date | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return null;
  const utc = new Date(`${day}T00:00:00Z`);
  // Rejects dates such as February 30.
  if (Number.isNaN(utc.getTime()) || !utc.toISOString().startsWith(day)) return null;
  return new Date(utc.getTime() - OFFSET_MS);
}

export function startOfWeek(time: Date): Date {
  const day = Math.floor((time.getTime() + OFFSET_MS) / DAY_MS);
  // Day 0 was a Thursday.
  const monday = day - ((day + 3) % 7);
  return new Date(monday * DAY_MS - OFFSET_MS);
}

export const dayOf = (time: Date): string =>
  new Date(time.getTime() + OFFSET_MS).toISOString().slice(0, 10);
