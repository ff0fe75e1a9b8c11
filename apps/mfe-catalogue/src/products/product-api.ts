import { queryOptions } from '@tanstack/react-query';
import type { ApiCall } from '@tivara/contracts';

/** Of lists, which have products too. */
export const PRODUCTS = 'products';

export const productKey = (id: string) => ['product', id];

export const productQuery = (api: ApiCall, id: string) =>
  queryOptions({
    queryKey: productKey(id),
    queryFn: ({ signal }) => api('/api/products/products/{id}', { path: { id }, signal }),
  });
