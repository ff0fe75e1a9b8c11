import { holidayLine, holidaysViolation, toHoliday, type HolidayBody } from '@tivara/contracts';
import { UNWANTED } from '../platform/http/fields.js';
import type { HolidayDto } from './store-response.dto.js';

const SHAPE =
  "Holidays must be a list of objects with 'from', and optionally 'until', 'opens', 'closes' and 'label', as texts.";
const FIELDS: readonly string[] = [
  'from',
  'until',
  'opens',
  'closes',
  'label',
] satisfies (keyof HolidayDto)[];
const DATE = String.raw`\d{4}-\d\d-\d\d`;
/** Looser than a time, so that '9:00-16:00' is refused and not read as a name. */
const TIME = String.raw`\d\d?:\d\d`;
const LINE = new RegExp(
  String.raw`^(${DATE})(?:\s+to\s+(${DATE}))?(?:\s+(${TIME})-(${TIME})(?!\S))?(?:\s+(.+))?$`,
  'i',
);
/** A semicolon in a name is followed by no date. */
const BETWEEN = new RegExp(`;\\s*(?=${DATE})`);

/** @param value of a body; undefined leaves holidays as they are */
export function holidayBodiesViolation(value: unknown): string | null {
  if (value === undefined) return null;
  if (!Array.isArray(value) || !value.every(isBody)) return SHAPE;
  const holidays = value.map(toHoliday);
  if (holidays.some(({ label }) => UNWANTED.test(label)))
    return 'The name of a holiday has characters that cannot be shown.';
  return holidaysViolation(holidays);
}

function isBody(value: unknown): value is HolidayBody {
  if (typeof value !== 'object' || value === null) return false;
  const entries = Object.entries(value);
  return (
    'from' in value &&
    entries.every(([name, text]) => FIELDS.includes(name) && typeof text === 'string')
  );
}

/** '2026-11-08 to 2026-11-10 Diwali; 2026-12-24 10:00-16:00 Christmas Eve' */
export const holidaysLine = (holidays: HolidayBody[]): string =>
  holidays.map(toHoliday).map(holidayLine).join('; ');

/** Reads holidaysLine(); null when it is invalid. */
export function readHolidaysLine(line: string): HolidayDto[] | null {
  const holidays: HolidayDto[] = [];
  for (const part of line.trim() ? line.split(BETWEEN) : []) {
    const [, from, until = '', opens = '', closes = '', label = ''] =
      LINE.exec(part.trim().replace(/;$/, '')) ?? [];
    if (!from) return null;
    holidays.push(toHoliday({ from, until, opens, closes, label }));
  }
  return holidays;
}
