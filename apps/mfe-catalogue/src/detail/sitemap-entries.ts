import { API, type SitemapContext, type SitemapEntry } from '@tivara/contracts';

/** One sitemap entry per published product. */
export async function sitemapEntries({ api, signal }: SitemapContext): Promise<SitemapEntry[]> {
  const ids = await api<number[]>(API.productIds, { signal });
  return ids.map((id) => ({ path: `/product/${id}` }));
}
