import { defaultShouldDehydrateQuery, dehydrate, type QueryClient } from '@tanstack/react-query';
import { isRouteErrorResponse, type StaticHandlerContext } from 'react-router-dom';
import type { RenderDependencies } from './render-dependencies';

/** Queries for the browser; without the API also the failed ones, so that the browser offers Try again instead of waiting a second time. */
export function dehydrateQueries(
  queryClient: QueryClient,
  { isApiUnavailable }: RenderDependencies,
) {
  const { queries, ...rest } = dehydrate(queryClient, {
    shouldDehydrateQuery: (query) =>
      defaultShouldDehydrateQuery(query) || (isApiUnavailable && query.state.status === 'error'),
  });
  const plainError = (error: Error | null) =>
    error && { ...error, name: error.name, message: error.message };
  return {
    ...rest,
    queries: queries.map((query) => ({
      ...query,
      state: { ...query.state, error: plainError(query.state.error) },
    })),
  };
}

/** The router's errors as JSON. It recognises route errors by their shape. */
export function dehydrateErrors(
  errors: StaticHandlerContext['errors'],
): Record<string, unknown> | null {
  if (!errors) return null;
  return Object.fromEntries(
    Object.entries(errors).map(([id, error]) => [
      id,
      isRouteErrorResponse(error)
        ? { status: error.status, statusText: error.statusText, internal: true, data: error.data }
        : { message: 'This page could not be rendered on the server.' },
    ]),
  );
}
