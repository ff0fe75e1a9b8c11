import { useQuery } from '@tanstack/react-query';
import type { ProductQuery } from '@tivara/contracts';
import { useApi } from '@tivara/state';
import { lockedBySearch } from '../filters/page-lock';
import { productsQuery } from '../products/api';

/** Reads along with the list, which is what asks. */
export function useAnswer(question: ProductQuery) {
  const { data: answer, isPending } = useQuery({
    ...productsQuery(useApi(), question),
    enabled: false,
  });
  const lock = answer?.search?.lock;
  return { answer, waiting: isPending, ...(lock && { lock: lockedBySearch(lock) }) };
}
