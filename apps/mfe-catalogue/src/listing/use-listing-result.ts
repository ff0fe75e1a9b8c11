import { useQuery } from '@tanstack/react-query';
import type { ProductQuery } from '@tivara/contracts';
import { useApi } from '@tivara/state';
import { lockedBySearch } from '../filters/page-lock';
import { productsQuery } from '../products/api';

/** Reads the list's query without fetching; the list itself fetches. */
export function useListingResult(query: ProductQuery) {
  const { data: result, isPending } = useQuery({
    ...productsQuery(useApi(), query),
    enabled: false,
  });
  const lock = result?.search?.lock;
  return { result, isPending, ...(lock && { lock: lockedBySearch(lock) }) };
}
