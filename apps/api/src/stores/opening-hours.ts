import { LIMITS, WEEKDAYS, isTime } from '@tivara/contracts';
import type { OpenIntervalDto, OpeningHoursDto } from './store-response.dto.js';

const CLOCK = '(?:[01]\\d|2[0-3]):[0-5]\\d';
const DAY = new RegExp(`^([a-z]+)\\s+(closed|${CLOCK}-${CLOCK}(?:\\s+${CLOCK}-${CLOCK})*)$`);

export function openingHoursViolation(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  if (typeof value !== 'object' || Array.isArray(value))
    return `Opening hours must be an object with a list for each of ${WEEKDAYS.join(', ')}.`;
  for (const name of Object.keys(value))
    if (!WEEKDAYS.some((day) => day === name)) return `Opening hours have no day '${name}'.`;
  const days = value as Record<string, unknown>;
  for (const day of WEEKDAYS) {
    const violation = dayViolation(days[day]);
    if (violation) return `Opening hours of ${day}: ${violation}`;
  }
  return null;
}

function dayViolation(day: unknown): string | null {
  if (!Array.isArray(day)) return 'a list is missing; an empty one means closed.';
  if (day.length > LIMITS.openIntervals) return `at most ${LIMITS.openIntervals} intervals.`;
  let last = '';
  for (const interval of day as unknown[]) {
    if (!isInterval(interval))
      return "each interval has 'opens' and 'closes' as HH:MM of 24 hours, and nothing else.";
    const { opens, closes } = interval;
    if (opens >= closes) return `${closes} is not after ${opens}.`;
    if (opens <= last) return `${opens} is not after ${last}, when the interval before closes.`;
    last = closes;
  }
  return null;
}

function isInterval(value: unknown): value is OpenIntervalDto {
  if (typeof value !== 'object' || value === null) return false;
  const { opens, closes, ...rest } = value as Record<string, unknown>;
  const isTimeText = (text: unknown) => typeof text === 'string' && isTime(text);
  return isTimeText(opens) && isTimeText(closes) && Object.keys(rest).length === 0;
}

/** 'monday 10:00-20:30; tuesday 10:00-13:00 16:00-20:00; sunday closed' */
export function hoursLine(hours: OpeningHoursDto | null): string {
  if (!hours) return '';
  const times = (day: OpenIntervalDto[]) => day.map(({ opens, closes }) => `${opens}-${closes}`);
  return WEEKDAYS.map((day) => `${day} ${times(hours[day]).join(' ') || 'closed'}`).join('; ');
}

/** Reads hoursLine() in any case and order of days; null when it is invalid. */
export function readHoursLine(line: string): { hours: OpeningHoursDto | null } | null {
  if (!line) return { hours: null };
  const hours: Partial<OpeningHoursDto> = {};
  for (const part of line.toLowerCase().split(';')) {
    const [, name, times = ''] = DAY.exec(part.trim()) ?? [];
    const day = WEEKDAYS.find((weekday) => weekday === name);
    if (!day || hours[day]) return null;
    hours[day] = times === 'closed' ? [] : times.split(/\s+/).map(toInterval);
  }
  return isWeek(hours) ? { hours } : null;
}

const toInterval = (text: string): OpenIntervalDto => {
  const [opens = '', closes = ''] = text.split('-');
  return { opens, closes };
};

const isWeek = (hours: Partial<OpeningHoursDto>): hours is OpeningHoursDto =>
  WEEKDAYS.every((day) => hours[day]);
