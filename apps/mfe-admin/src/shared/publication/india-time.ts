/** India has one time zone, without summer time. */
const INDIA_MS = 330 * 60_000;

/** What a field of date and time holds, as an ISO time. */
export const inIndia = (local: string) => `${local}:00+05:30`;

/** An ISO time as a field of date and time holds it. */
export const toIndia = (iso: string | undefined) =>
  iso ? new Date(Date.parse(iso) + INDIA_MS).toISOString().slice(0, 16) : '';
