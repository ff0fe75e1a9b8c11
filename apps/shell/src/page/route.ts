import type { ContextType } from 'react';
import type { UNSAFE_LocationContext, UNSAFE_RouteContext } from 'react-router-dom';
import type { Head } from '@tivara/contracts';

/** Handle of a page's route, read by the layout and the prefetch. */
export interface RouteHandle {
  chrome: 'full' | 'none';
  /** `remote/expose` of a remote's page. */
  page?: string;
  /** Of a page of the shell's own; a remote's page brings its head in its module. */
  head?: () => Head;
  /** Fetches the script and the content of a page of the shell's own. */
  load?: () => Promise<unknown>;
}

/** Handle of the outermost route, read by the header. */
export interface SiteHandle {
  /** First segments of pages, in lower case: a search for one of them needs another address. */
  taken: ReadonlySet<string>;
}

/** Whether a page's loader has run. If the server was too late, the browser runs it; if the API failed (503), it offers Try again. */
export type PageState = { loaded: boolean; status?: number };

/** Runs a page's loader: on the server with a time limit, in the browser unless the tab is stale. */
export type RunLoader = (
  page: string,
  load: () => Promise<PageState>,
  request: Request,
) => Promise<PageState>;

/** A remote's page at a location, with the router's contexts that its hooks read there. */
export interface RoutedPage {
  id: string;
  /** Whether its loader has run. Where the server's timed out, the browser runs it again. */
  loaded: boolean;
  /** Whether the API could not answer its loader. The visitor is offered Try again. */
  unavailable: boolean;
  locationContext: ContextType<typeof UNSAFE_LocationContext>;
  routeContext: ContextType<typeof UNSAFE_RouteContext>;
}
