import { queryOptions, useQuery } from '@tanstack/react-query';
import { errorMessage, useApi } from '@tivara/state';

/** What a mailed link is good for, or why for nothing; both empty until the server said it. */
export interface MailedLink<T> {
  about: T | undefined;
  fault: string | null;
}

/** Asks what the link's token is good for, in the body, as a query would be logged. */
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
  // Only a refusal is about the link; with anything else the form may still be sent.
  const refused = (error as { status?: number } | null)?.status === 400;
  return { about: data, fault: refused ? errorMessage(error) : null };
}
