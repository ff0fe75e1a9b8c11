import type { Texts } from '@tivara/state';

const NUMBERS = 'no one two three four five six seven eight nine ten'.split(' ');

/** "three frames", "one frame", "11 frames". */
export function frameCount(t: Texts, count: number, style: 'lower' | 'capital' = 'lower'): string {
  const number = NUMBERS[count] ?? String(count);
  const text = count === 1 ? t('{number} frame', { number }) : t('{number} frames', { number });
  return style === 'capital' ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}

const DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** "19 February 2027" @param iso ISO 8601 */
export const formatDate = (iso: string): string => DATE.format(new Date(iso));
