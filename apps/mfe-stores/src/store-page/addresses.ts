import { API, type AddressContext, type PageAddress } from '@tivara/contracts';
import { storePath } from '../stores/links';

/** One sitemap entry per store. */
export async function addresses({ api, signal }: AddressContext): Promise<PageAddress[]> {
  const ids = await api<number[]>(API.storeIds, { signal });
  return ids.map((store_id) => ({ path: storePath({ store_id }) }));
}
