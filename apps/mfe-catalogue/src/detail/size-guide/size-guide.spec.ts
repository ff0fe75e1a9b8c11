import { LIMITS } from '@tivara/contracts';
import { BANDS, bandOf } from './size-guide-content';

test('every allowed size is in exactly one band', () => {
  const { min, max } = LIMITS.size;
  for (let size = min; size <= max; size++)
    expect(BANDS.filter(({ from, to }) => size >= from && size <= to)).toEqual([bandOf(size)]);
});
