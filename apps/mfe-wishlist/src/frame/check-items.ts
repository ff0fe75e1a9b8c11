import { useState } from 'react';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { LIMITS } from '@tivara/contracts';
import type { ApiCall, Product, WishlistItem } from '@tivara/contracts';
import { expectArray, useApi } from '@tivara/state';
import { picturesOf, type SlideImage } from './frame';

export interface CheckedItem {
  item: WishlistItem;
  /** `unknown` until the catalogue responds, or if it fails. */
  state: 'unknown' | 'available' | 'unavailable';
  shown: {
    name: string;
    material: string;
    colour: string;
    /** 0 for an unchecked item in the older storage format. */
    colourId: number;
    code: string | undefined;
    pictures: SlideImage[];
  };
}

export const itemKey = ({ product_id, selected_color }: WishlistItem): string =>
  `${product_id} ${selected_color.color_name}`;

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

/** Fetches products in one call; the API omits hidden and deleted ones. */
const productsQuery = (api: ApiCall, ids: number[]) =>
  queryOptions({
    queryKey: ['saved-products', ids.join()],
    queryFn: async ({ signal }) =>
      expectArray<Product>(await api('/api/products', { query: { ids: ids.join() }, signal })),
    placeholderData: keepPreviousData,
  });

interface CatalogueResponse {
  products: Product[] | null;
  requestedIds: number[];
  failed: boolean;
}

/** Matches items to products by colour name, or by colour id if the colour was renamed. */
export function checkItems(items: WishlistItem[], response: CatalogueResponse): CheckedItem[] {
  const requested = new Set(response.requestedIds);
  const byId = new Map(response.products?.map((product) => [product.product_id, product]));
  return items.map((item) => {
    if (!response.products || !requested.has(item.product_id))
      return { item, state: 'unknown', shown: fromStorage(item, response.failed) };
    const product = byId.get(item.product_id);
    const { color_id, color_name } = item.selected_color;
    const colour =
      product?.colors.find((one) => one.color_name === color_name) ??
      product?.colors.find((one) => one.color_id === color_id);
    if (!product || !colour) return { item, state: 'unavailable', shown: fromStorage(item, true) };
    return {
      item,
      state: 'available',
      shown: {
        name: product.product_name,
        material: product.material_name,
        colour: colour.color_name,
        colourId: colour.color_id,
        code: colour.color_code,
        pictures: picturesOf(colour.images),
      },
    };
  });
}

/** Stored pictures come in one large size, so they are a fallback; other sites' URLs are never used. */
const fromStorage = (item: WishlistItem, withPictures: boolean): CheckedItem['shown'] => ({
  name: item.product_name,
  material: item.material_name,
  colour: item.selected_color.color_name,
  colourId: item.selected_color.color_id,
  code: undefined,
  pictures: withPictures ? item.images.filter((url) => url.startsWith('/media/')) : [],
});
