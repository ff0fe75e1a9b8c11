import { useState } from 'react';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { API, LIMITS, type ApiCall, type Product, type WishlistItem } from '@tivara/contracts';
import { expectArray, useApi } from '@tivara/state';
import { checkItems, type CheckedItem } from './check-items';

/** Fetches products in one call; the API omits hidden and deleted ones. */
const productsQuery = (api: ApiCall, ids: number[]) =>
  queryOptions({
    queryKey: ['saved-products', ids.join()],
    queryFn: async ({ signal }) =>
      expectArray<Product>(await api(`${API.products}?ids=${ids.join()}`, { signal })),
    placeholderData: keepPreviousData,
  });

/** Checks saved items against the catalogue; refetches only when items are added. */
export function useCheckedItems(items: WishlistItem[]): CheckedItem[] {
  const api = useApi();
  const [requestedIds, setRequestedIds] = useState<number[]>([]);
  const ids = [...new Set(items.map(({ product_id }) => product_id))];
  const wanted = ids.slice(0, LIMITS.wishlistItems).sort((a, b) => a - b);
  if (wanted.some((id) => !requestedIds.includes(id))) setRequestedIds(wanted);
  const { data, isError, isPlaceholderData } = useQuery({
    ...productsQuery(api, requestedIds),
    enabled: requestedIds.length > 0,
  });
  return checkItems(items, {
    products: data ?? null,
    // While a larger list loads, use the previous response for the items it covers.
    requestedIds: isPlaceholderData
      ? (data ?? []).map(({ product_id }) => product_id)
      : requestedIds,
    failed: isError,
  });
}
