import { API, type AddressContext, type PageAddress } from '@tivara/contracts';

/** One sitemap entry per published product. */
export async function addresses({ api, signal }: AddressContext): Promise<PageAddress[]> {
  const ids = await api<number[]>(API.productIds, { signal });
  return ids.map((id) => ({ path: `/product/${id}` }));
}
