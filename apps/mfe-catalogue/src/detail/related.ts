import { queryOptions } from '@tanstack/react-query';
import {
  API,
  writeProductQuery,
  readProductQuery,
  type ApiCall,
  type Filters,
  type Product,
  type ProductPage,
} from '@tivara/contracts';
import { expectArray } from '@tivara/state';

export const RELATED = 4;

export const RELATED_KEY = 'related';

/** Products of the same collection, topped up with products of the same shape. */
export const relatedQuery = (api: ApiCall, { product_id, ...product }: Product) =>
  queryOptions({
    queryKey: [RELATED_KEY, product_id],
    queryFn: async ({ signal }): Promise<Product[]> => {
      const find = async (filters: Partial<Filters>) => {
        // Results may include the product itself and duplicates.
        const query = { ...readProductQuery(new URLSearchParams()), ...filters };
        const params = writeProductQuery({ ...query, pageSize: 2 * RELATED + 1 });
        const page = await api<ProductPage | null>(`${API.products}?${params}`, { signal });
        return expectArray<Product>(page?.items);
      };
      const found = await find({ Collection_Name: [product.collection_name] });
      const others = () => [
        ...new Map(
          found.filter((one) => one.product_id !== product_id).map((one) => [one.product_id, one]),
        ).values(),
      ];
      if (others().length < RELATED)
        found.push(...(await find({ Shape_Name: [product.shape_name] })));
      return others().slice(0, RELATED);
    },
  });
