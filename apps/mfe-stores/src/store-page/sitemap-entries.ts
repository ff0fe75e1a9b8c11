import { API, type SitemapContext, type SitemapEntry } from '@tivara/contracts';
import { storePath } from '../stores/links';

/** One sitemap entry per store. */
export async function sitemapEntries({ api, signal }: SitemapContext): Promise<SitemapEntry[]> {
  const ids = await api<number[]>(API.storeIds, { signal });
  return ids.map((store_id) => ({ path: storePath({ store_id }) }));
}
