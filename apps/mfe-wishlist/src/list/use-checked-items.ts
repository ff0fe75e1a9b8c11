import { useState } from 'react';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { API, LIMITS, type ApiCall, type Product, type WishlistItem } from '@tivara/contracts';
import { expectArray, useApi } from '@tivara/state';
import { checkItems, type CheckedItem } from './check-items';

/** The products of a list in one call; those that are hidden or gone are left out of the answer. */
const productsQuery = (api: ApiCall, ids: number[]) =>
  queryOptions({
    queryKey: ['saved-products', ids.join()],
    queryFn: async ({ signal }) =>
      expectArray<Product>(await api(`${API.products}?ids=${ids.join()}`, { signal })),
    placeholderData: keepPreviousData,
  });

/** The saved items beside what the catalogue says of them. It is asked again only for items that are new. */
export function useCheckedItems(items: WishlistItem[]): CheckedItem[] {
  const api = useApi();
  const [asked, setAsked] = useState<number[]>([]);
  const ids = [...new Set(items.map(({ product_id }) => product_id))];
  const wanted = ids.slice(0, LIMITS.wishlistItems).sort((a, b) => a - b);
  if (wanted.some((id) => !asked.includes(id))) setAsked(wanted);
  const { data, isError, isPlaceholderData } = useQuery({
    ...productsQuery(api, asked),
    enabled: asked.length > 0,
  });
  return checkItems(items, {
    products: data ?? null,
    // While a larger answer is on its way, the one before speaks for those it knows.
    asked: isPlaceholderData ? (data ?? []).map(({ product_id }) => product_id) : asked,
    failed: isError,
  });
}
