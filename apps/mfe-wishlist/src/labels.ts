const NUMBERS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
];

/** "three frames", "one frame", "11 frames". */
export function frameCount(count: number, style: 'lower' | 'capital' = 'lower'): string {
  const number = NUMBERS[count] ?? String(count);
  const text = `${number} ${count === 1 ? 'frame' : 'frames'}`;
  return style === 'capital' ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}

const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/** "19 February 2027", identical on the server and in every browser. @param iso ISO 8601 */
export function formatDate(iso: string): string {
  const date = new Date(iso);
  return `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}
