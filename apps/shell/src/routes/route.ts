import type { ContextType } from 'react';
import type { UNSAFE_LocationContext, UNSAFE_RouteContext } from 'react-router-dom';
import type { Head } from '@tivara/contracts';

/** What the layout and the page frame need to know of a route. */
export interface RouteHandle {
  chrome: 'full' | 'none';
  /** `remote/expose` of a remote's page. */
  page?: string;
  /** Of a page of the shell's own; a remote's page brings its head in its module. */
  head?: Head;
  /** Fetches the script of a page of the shell's own. */
  load?: () => Promise<unknown>;
}

/** What the header needs to know of the whole site, on the outermost route. */
export interface SiteHandle {
  /** First segments of pages, in lower case: a search for one of them needs another address. */
  taken: ReadonlySet<string>;
}

/**
 * A page whose loader has run, or one that the server could not load in time: the browser tries again by itself, or, where the
 * data was missing (503), when the visitor wants to.
 */
export type PageState = { loaded: boolean; status?: number };

/** Runs a page's loader: the server bounds it, the browser looks at the tab's age first. */
export type RunLoader = (
  page: string,
  load: () => Promise<PageState>,
  request: Request,
) => Promise<PageState>;

/** A remote's page at a location, with the router's contexts that its hooks read there. */
export interface RoutedPage {
  /** `remote/expose`. */
  id: string;
  /** Whether its loader has run. Where the server's timed out, the browser runs it again. */
  loaded: boolean;
  /** Whether the API could not answer its loader. The visitor is offered Try again. */
  unavailable: boolean;
  locationContext: ContextType<typeof UNSAFE_LocationContext>;
  routeContext: ContextType<typeof UNSAFE_RouteContext>;
}
