import { isRouteErrorResponse } from 'react-router-dom';
import type { RenderHost } from '@tivara/contracts';
import type { PageState } from '../page/route';
import { TimeLimitError, withTimeLimit } from '../timing';
import { isSkipped } from './federation';
import type { RenderDependencies } from './render-dependencies';

/** Runs a page's loader within its time limit. Rethrows responses for the router; without the API the status is 503; else the browser retries. */
export async function runLoader(
  host: RenderHost,
  dependencies: RenderDependencies,
  page: string,
  load: () => Promise<PageState>,
  loaderMs: number,
): Promise<PageState> {
  try {
    return await withTimeLimit(loaderMs, `loader of ${page}`, load());
  } catch (error) {
    const isResponse =
      error instanceof Response || isRouteErrorResponse(error) || isDataResponse(error);
    if (isResponse) throw error;
    const isLate = error instanceof TimeLimitError;
    if (dependencies.isApiUnavailable || (isLate && dependencies.isWaitingForApi)) {
      host.log(`loader of ${page}: the API does not answer`);
      return { loaded: false, status: 503 };
    }
    if (isLate) host.report(page, error);
    else if (!isSkipped(error)) host.log(`loader of ${page}: ${String(error)}`);
    return { loaded: false };
  }
}

const isDataResponse = (error: unknown): boolean =>
  (error as { type?: unknown } | null)?.type === 'DataWithResponseInit';
