import { queryOptions } from '@tanstack/react-query';
import { API, type ApiCall, type SocialPost } from '@tivara/contracts';
import { expectArray } from '@tivara/state';

export const POSTS = 'social-posts';

export const postsQuery = (api: ApiCall) =>
  queryOptions({
    queryKey: [POSTS],
    queryFn: async ({ signal }) =>
      expectArray<SocialPost>(await api<unknown>(API.socialPosts, { signal })),
  });
