import type { Head } from '@tivara/contracts';

/** What the layout and the page frame need to know of a route. */
export interface RouteHandle {
  chrome: 'full' | 'none';
  /** `remote/expose` of a remote's page. */
  page?: string;
  /** Of a page of the shell's own; a remote's page brings its head in its module. */
  head?: Head;
}

/** A page whose loader has run, or one that the server could not load in time and the browser tries again. */
export type PageState = { loaded: boolean };

/** Lets the server bound a loader; the browser runs it as it is. */
export type RunLoader = (page: string, load: () => Promise<PageState>) => Promise<PageState>;
