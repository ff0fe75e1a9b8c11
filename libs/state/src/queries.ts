import { QueryClient, isServer, queryOptions } from '@tanstack/react-query';
import {
  API,
  MESSAGES,
  type Account,
  type ApiCall,
  type Category,
  type Collection,
  type Color,
  type Finishing,
  type FrameType,
  type Material,
  type Shape,
} from '@tivara/contracts';

/** Lists that several remotes use: one query key each, so that a visit loads them once. (DECISIONS, Data: shared client state) */
const list = <T>(key: string, path: string, api: ApiCall, pick?: (answer: unknown) => unknown) =>
  queryOptions({
    queryKey: [key],
    queryFn: async ({ signal }) => {
      const answer = await api<unknown>(path, { signal });
      return expectArray<T>(pick ? pick(answer) : answer);
    },
  });

export const categoriesQuery = (api: ApiCall) => list<Category>('categories', API.categories, api);
export const materialsQuery = (api: ApiCall) =>
  list<Material>(
    'materials',
    API.materials,
    api,
    (answer) => (answer as { materials?: unknown } | null)?.materials,
  );
export const colorsQuery = (api: ApiCall) => list<Color>('colors', API.colors, api);
export const collectionsQuery = (api: ApiCall) =>
  list<Collection>('collections', API.collections, api);
export const finishingsQuery = (api: ApiCall) => list<Finishing>('finishings', API.finishings, api);
export const frameTypesQuery = (api: ApiCall) =>
  list<FrameType>('frame-types', API.frameTypes, api);
export const shapesQuery = (api: ApiCall) => list<Shape>('shapes', API.shapes, api);

export const meQuery = (api: ApiCall) =>
  queryOptions({
    queryKey: ['me'],
    queryFn: ({ signal }) => api<Account | null>(API.me, { signal }),
    staleTime: 0,
  });

/** Logs and rejects an answer that is not a list. (SPEC 5, last rule) */
export function expectArray<T>(answer: unknown): T[] {
  if (Array.isArray(answer)) return answer as T[];
  console.error(MESSAGES.expectedArray, answer);
  throw new Error(MESSAGES.error);
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
      },
    },
  });
