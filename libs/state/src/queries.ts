import { QueryClient, isServer, queryOptions } from '@tanstack/react-query';
import { MESSAGES } from '@tivara/contracts';
import type {
  Account,
  ApiCall,
  Category,
  Collection,
  Color,
  ContentPage,
  Finishing,
  FrameType,
  Material,
  PageContent,
  Shape,
} from '@tivara/contracts';

/** Lists that several remotes use: one query key each, so that a visit loads them once. (DECISIONS, Data: shared client state) */
const list =
  <T>(key: string, path: string, field?: string) =>
  (api: ApiCall) =>
    queryOptions({
      queryKey: [key],
      queryFn: async ({ signal }) => {
        const answer = await api<Record<string, unknown> | null>(path, { signal });
        return expectArray<T>(field ? answer?.[field] : answer);
      },
    });

export const categoriesQuery = list<Category>('categories', '/api/categories');
export const materialsQuery = list<Material>('materials', '/api/materials', 'materials');
export const colorsQuery = list<Color>('colors', '/api/colors');
export const collectionsQuery = list<Collection>('collections', '/api/collection');
export const finishingsQuery = list<Finishing>('finishings', '/api/finishing');
export const frameTypesQuery = list<FrameType>('frame-types', '/api/frametype');
export const shapesQuery = list<Shape>('shapes', '/api/shape');

/** The texts and pictures of a page that are edited in the admin. */
export const contentQuery = <Page extends ContentPage>(api: ApiCall, page: Page) =>
  queryOptions({
    queryKey: contentKey(page),
    queryFn: ({ signal }) => api('/api/content/{page}', { path: { page }, signal }),
  });

export const contentKey = (page: ContentPage) => ['content', page] as const;

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
