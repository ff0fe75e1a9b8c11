import { QueryClient, isServer, queryOptions } from '@tanstack/react-query';
import { MESSAGES } from '@tivara/contracts';
import type { ApiCall, Page as PageOf, ReferenceField } from '@tivara/contracts';

/** Lists that several remotes use: one query key each, so that a visit loads them once. (DECISIONS, Data: shared client state) */
const list =
  <T>(key: string, read: (api: ApiCall, init: { signal: AbortSignal }) => Promise<T[]>) =>
  (api: ApiCall) =>
    queryOptions({
      queryKey: [key],
      queryFn: async ({ signal }) => expectArray<T>(await read(api, { signal })),
    });

export const colorsQuery = list('colors', (api, init) => api('/api/colors', init));
export const collectionsQuery = list('collections', (api, init) => api('/api/collection', init));

/** Of what products refer to; each record has its `{field}_id` and `{field}_name`. */
export const REFERENCE_QUERIES = {
  category: list('categories', (api, init) => api('/api/categories', init)),
  material: list('materials', async (api, init) => (await api('/api/materials', init)).materials),
  collection: collectionsQuery,
  finishing: list('finishings', (api, init) => api('/api/finishing', init)),
  frame_type: list('frame-types', (api, init) => api('/api/frametype', init)),
  shape: list('shapes', (api, init) => api('/api/shape', init)),
  color: colorsQuery,
} as const satisfies Record<ReferenceField | 'color', unknown>;

/** What the brand edits on the pages of an app: its texts and pictures, as the app's content blocks declare them. */
export function contentOf<Content extends object>(app: string) {
  type Page = keyof Content & string;
  const key = (page: Page) => ['content', page] as const;
  return {
    key,
    query: <P extends Page>(api: ApiCall, page: P) =>
      queryOptions({
        queryKey: key(page),
        queryFn: async ({ signal }) => {
          const version = api.releases?.[app];
          return (await api('/api/content/{app}/{page}', {
            path: { app, page },
            query: { ...(version !== undefined && { version }) },
            signal,
          })) as Content[P];
        },
      }),
    /** What is loaded. */
    read: <P extends Page>(queryClient: QueryClient, page: P): Content[P] | undefined =>
      queryClient.getQueryData(key(page)),
  };
}

export const meQuery = (api: ApiCall) =>
  queryOptions({
    queryKey: ['me'],
    queryFn: ({ signal }) => api('/api/auth/me', { signal }),
    staleTime: 0,
  });

/** Logs and rejects an answer that is not a list. (SPEC 5, last rule) */
export function expectArray<T>(answer: unknown): T[] {
  if (Array.isArray(answer)) return answer as T[];
  console.error(MESSAGES.expectedArray, answer);
  throw new Error(MESSAGES.error);
}

/** A page of a list that the API answers whole without a query. */
export function expectPage<P extends PageOf<unknown>>(answer: P | readonly unknown[] | null): P {
  expectArray((answer as Partial<P> | null)?.items);
  return answer as P;
}

/** One per request on the server, one per visit in the browser. What the document contains is not fetched again. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        // On the server, where no timer may outlive the request, queries go with their client.
        gcTime: isServer ? Infinity : 10 * 60_000,
        retry: false,
        refetchOnWindowFocus: false,
        // Browsers may be wrong about being offline; a failure says so and can be retried.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
