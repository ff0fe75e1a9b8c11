import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { API, type ApiCall, type Page, type Product } from '@tivara/contracts';
import { expectArray } from '@tivara/state';
import { productsPath, type TableSearch } from './table-search';

export const productTableQuery = (api: ApiCall, search: TableSearch) =>
  queryOptions({
    queryKey: ['admin-products', search],
    queryFn: async ({ signal }) => {
      const answer = await api<Page<Product>>(productsPath(API.adminProducts, search), { signal });
      return { ...answer, items: expectArray<Product>(answer?.items) };
    },
    // Another page or order comes in place of the old rows, not of an empty table.
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
