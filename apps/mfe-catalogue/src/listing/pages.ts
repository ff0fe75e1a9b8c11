import type { ProductQuery } from '@tivara/contracts';

/** Pages that are shown together at most; a link leads to those before them. */
const SHOWN = 10;

/** Page n of the list shows all pages up to it. */
export function pagesOf({ page }: ProductQuery): number[] {
  const first = Math.max(1, page - SHOWN + 1);
  return Array.from({ length: page - first + 1 }, (_, index) => first + index);
}
