import { queryOptions } from '@tanstack/react-query';
import { writeProductQuery } from '@tivara/contracts';
import type { ApiCall, ProductPage, ProductQuery } from '@tivara/contracts';
import { expectPage } from '@tivara/state';
import { PRODUCTS } from './product-api';

/** Normalised. */
export const productsKey = (query: ProductQuery) => [PRODUCTS, writeProductQuery(query).toString()];

/** One page of products. */
export const productsQuery = (api: ApiCall, query: ProductQuery) =>
  queryOptions({
    queryKey: productsKey(query),
    queryFn: async ({ signal }) => {
      const params = writeProductQuery(query);
      // Always sent: without a query the API returns the whole list.
      params.set('page', String(query.page));
      params.set('pageSize', String(query.pageSize));
      return expectPage<ProductPage>(await api('/api/products', { query: params, signal }));
    },
  });
