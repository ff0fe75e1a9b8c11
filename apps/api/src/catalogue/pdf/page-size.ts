/** A4, in points. */
export const PAGE = { width: 595.28, height: 841.89, edge: 40 } as const;

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
