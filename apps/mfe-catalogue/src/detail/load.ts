import { data } from 'react-router-dom';
import type { Product, ProductPage, RouteContext } from '@tivara/contracts';
import { PRODUCTS, productKey, productQuery } from '../products/product-api';
import { RELATED_KEY, relatedQuery } from './related';

export async function load(context: RouteContext): Promise<void> {
  const { queryClient, api, params } = context;
  const product = await findProduct(context, params['product_id'] ?? '');
  // Related products are optional.
  await queryClient.ensureQueryData(relatedQuery(api, product)).catch(() => undefined);
}

async function findProduct({ queryClient, api }: RouteContext, id: string): Promise<Product> {
  if (!/^[1-9]\d{0,9}$/.test(id)) throw notFound();
  seedFromLists(queryClient, id);
  try {
    return await queryClient.ensureQueryData(productQuery(api, id));
  } catch (error) {
    throw statusOf(error) === 404 ? notFound() : error;
  }
}

function seedFromLists(queryClient: RouteContext['queryClient'], id: string): void {
  for (const key of [PRODUCTS, RELATED_KEY])
    for (const { state } of queryClient.getQueryCache().findAll({ queryKey: [key] })) {
      const data = state.data as ProductPage | Product[] | undefined;
      const items = Array.isArray(data) ? data : data?.items;
      const product = items?.find(({ product_id }) => String(product_id) === id);
      const updatedAt = state.dataUpdatedAt;
      const known = queryClient.getQueryState(productKey(id));
      if (product && updatedAt > (known?.dataUpdatedAt ?? 0))
        queryClient.setQueryData(productKey(id), product, { updatedAt });
    }
}

const notFound = () => data(null, { status: 404 });

/** instanceof fails here: the error class lives in another bundle. */
const statusOf = (error: unknown): unknown => (error as { status?: unknown } | null)?.status;
