import { LIMITS } from '@tivara/contracts';

interface Band {
  name: string;
  /** Lens widths in mm, inclusive. */
  from: number;
  to: number;
  face: string;
}

/** Covers every allowed size. (SPEC 9) */
export const BANDS: readonly Band[] = [
  { name: 'Small', from: LIMITS.size.min, to: 47, face: 'Narrow faces' },
  { name: 'Medium', from: 48, to: 52, face: 'Most faces' },
  { name: 'Large', from: 53, to: LIMITS.size.max, face: 'Wide faces' },
];

export const bandOf = (size: number): Band | undefined =>
  BANDS.find(({ from, to }) => size >= from && size <= to);
