import fc from 'fast-check';
import { holidaysLine, readHolidaysLine } from '../src/stores/holidays.js';

const RUNS = 2000;
/** A name that reads as something else is stored as it is when its line is imported unchanged. */
const AMBIGUOUS = /^to\s+\d{4}-|^\d\d?:\d\d-|;\s*\d{4}-|;$/i;

const label = fc
  .array(
    fc.constantFrom('Diwali', 'é', '"', ' ', '; ', '10:00', '-', '16:00', 'to', '2026-11-08', '24'),
    { maxLength: 6 },
  )
  .map((parts) => parts.join('').trim())
  .filter((text) => !AMBIGUOUS.test(text));
const time = fc.constantFrom('00:00', '09:30', '10:00', '23:59');
const holiday = fc
  .record({
    from: fc.constantFrom('2026-11-08', '2026-12-24'),
    until: fc.constantFrom('2026-11-08', '2026-12-26'),
    label,
    hours: fc.option(fc.record({ opens: time, closes: time }), { nil: {} }),
  })
  .map(({ hours, ...rest }) => ({ ...rest, ...hours }));

test('a line of holidays is read as what it was written from', () => {
  const check = fc.property(fc.array(holiday, { maxLength: 4 }), (holidays) =>
    expect(readHolidaysLine(holidaysLine(holidays))).toEqual(holidays),
  );
  fc.assert(check, { numRuns: RUNS });
});

test.each([
  ['2026-12-24 9:00-16:00 Christmas Eve', { opens: '9:00', closes: '16:00' }],
  ['2026-12-24 10:00-16:00', { opens: '10:00', closes: '16:00', label: '' }],
  ['2026-12-24  10:00-16:00  Christmas Eve; ', { opens: '10:00', closes: '16:00' }],
  ['2026-12-24 10:00-16:00ish', { label: '10:00-16:00ish' }],
  ['2026-12-24 10:00', { label: '10:00' }],
])('%j is read', (line, part) =>
  expect(readHolidaysLine(line)).toEqual([expect.objectContaining(part)]),
);
