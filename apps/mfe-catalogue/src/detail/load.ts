import { data } from 'react-router-dom';
import {
  NO_FILTERS,
  readProductQuery,
  type Product,
  type ProductPage,
  type ProductQuery,
  type RouteContext,
} from '@tivara/contracts';
import { PRODUCTS, productKey, productQuery, productsQuery } from '../products/api';

/** Cards below the product. */
export const RELATED = 4;

export const relatedQuery = ({ collection_name }: Product): ProductQuery => ({
  ...readProductQuery(new URLSearchParams()),
  ...NO_FILTERS,
  Collection_Name: [collection_name],
  // One more, since the product itself is among them.
  pageSize: RELATED + 1,
});

export async function load(context: RouteContext): Promise<void> {
  const { queryClient, api, params } = context;
  const product = await findProduct(context, params['product_id'] ?? '');
  // The product does without its neighbours.
  await queryClient
    .ensureQueryData(productsQuery(api, relatedQuery(product)))
    .catch(() => undefined);
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

/** A product that a list brought is not asked for again. */
function seedFromLists(queryClient: RouteContext['queryClient'], id: string): void {
  for (const query of queryClient.getQueryCache().findAll({ queryKey: [PRODUCTS] })) {
    const page = query.state.data as ProductPage | undefined;
    const product = page?.items.find(({ product_id }) => String(product_id) === id);
    const updatedAt = query.state.dataUpdatedAt;
    const known = queryClient.getQueryState(productKey(id));
    if (product && updatedAt > (known?.dataUpdatedAt ?? 0))
      queryClient.setQueryData(productKey(id), product, { updatedAt });
  }
}

const notFound = () => data(null, { status: 404 });

/** Read by shape: the class of the error belongs to another bundle. */
const statusOf = (error: unknown): unknown => (error as { status?: unknown } | null)?.status;
