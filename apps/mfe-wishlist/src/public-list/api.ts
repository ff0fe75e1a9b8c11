import { queryOptions } from '@tanstack/react-query';
import { API, type ApiCall, type SharedWishlist } from '@tivara/contracts';

/** The list, or why there is none. */
export type Outcome =
  | { kind: 'list'; list: SharedWishlist }
  | { kind: 'unknown'; status: 404 }
  | { kind: 'expired'; status: 410 };

export const publicListQuery = (api: ApiCall, token: string) =>
  queryOptions({
    queryKey: ['shared-wishlist', token],
    queryFn: async ({ signal }): Promise<Outcome> => {
      try {
        const path = API.sharedWishlist(encodeURIComponent(token));
        return { kind: 'list', list: await api<SharedWishlist>(path, { signal }) };
      } catch (error) {
        const { status } = error as { status?: number };
        if (status === 404) return { kind: 'unknown', status };
        if (status === 410) return { kind: 'expired', status };
        throw error;
      }
    },
  });
