import type { ProductQuery } from '@tivara/contracts';

const MAX_PAGES = 5;

/** A page is shown with those before it, back to the start of its group. */
export function pagesToShow({ page }: Pick<ProductQuery, 'page'>): number[] {
  const first = page - ((page - 1) % MAX_PAGES);
  return Array.from({ length: page - first + 1 }, (_, index) => first + index);
}

/** Whether this page starts a new list that replaces the current one. */
export const startsNewList = (page: number): boolean => page % MAX_PAGES === 1;
