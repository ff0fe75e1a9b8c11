import type { ProductQuery } from '@tivara/contracts';

/** Pages that are shown together at most, so that a page of the site never grows without end. */
const SHOWN = 5;

/** Page n of the list shows with it the pages before, from the last one that a list begins with. */
export function pagesOf({ page }: Pick<ProductQuery, 'page'>): number[] {
  const first = page - ((page - 1) % SHOWN);
  return Array.from({ length: page - first + 1 }, (_, index) => first + index);
}

/** Whether a list begins with this page: it takes the place of what was shown before. */
export const beginsList = (page: number): boolean => page % SHOWN === 1;
