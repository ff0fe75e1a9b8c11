/** Across and down: the part of a picture that stays in view where its box is of another shape. */
export const FOCUS_POINTS = [
  'left top',
  'center top',
  'right top',
  'left center',
  'center center',
  'right center',
  'left bottom',
  'center bottom',
  'right bottom',
] as const;
export type Focus = (typeof FOCUS_POINTS)[number];
