import { queryOptions, useQuery } from '@tanstack/react-query';
import { errorMessage, useApi } from '@tivara/state';

/** What a mailed link is for, or why it is invalid; both empty while it is being checked. */
export interface MailedLink<T> {
  about: T | undefined;
  problem: string | null;
}

/** Checks the link's token. It is sent in the body because URLs are logged. */
export function useLink<T>(path: string, token: string): MailedLink<T> {
  const api = useApi();
  const { data, error } = useQuery(
    queryOptions({
      queryKey: ['mailed-link', path, token],
      queryFn: ({ signal }) => api<T>(path, { method: 'POST', body: { token }, signal }),
      enabled: token !== '',
      staleTime: Infinity,
    }),
  );
  // Only a 400 is about the link; after any other error the form may still be sent.
  const refused = (error as { status?: number } | null)?.status === 400;
  return { about: data, problem: refused ? errorMessage(error) : null };
}
