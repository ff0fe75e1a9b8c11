import type { ApiCall } from '@tivara/contracts';
import { createApi } from '@tivara/state';
import type { RenderHost } from './server';

/** An answer of the API, and the tag that it keeps until it changes. */
export interface Source {
  url: string;
  etag: string;
}

/** Notes what a page is drawn from, until something makes it a page for one visit alone. */
export class Sources {
  all: Source[] | null = [];

  spoil(): void {
    this.all = null;
  }

  /** The API at an origin; a call that fails, or whose answer has no tag to keep, spoils the page. */
  api(origin: string): ApiCall {
    const noted: typeof fetch = async (url, init) => {
      const response = await fetch(url, init);
      const etag = keptTagOf(response);
      if (init?.method === 'GET' && etag) this.all?.push({ url: String(url), etag });
      else this.spoil();
      return response;
    };
    // Between two processes of one machine, packing costs more than it spares.
    const call = createApi(origin, { 'accept-encoding': 'identity' }, noted);
    return async (path, init) => {
      try {
        return await call(path, init);
      } catch (error) {
        this.spoil();
        throw error;
      }
    };
  }

  /** What the host is told of, and modules that it does not have, spoil the page. */
  watch(host: RenderHost): RenderHost {
    return {
      ...host,
      load: (id) => {
        const module = host.load(id);
        module.catch(() => this.spoil());
        return module;
      },
      report: (id, error) => {
        this.spoil();
        host.report(id, error);
      },
      log: (message) => {
        this.spoil();
        host.log(message);
      },
    };
  }
}

/** The tag of an answer that may be kept. */
const keptTagOf = ({ ok, headers }: Response): string | null =>
  ok && !headers.get('cache-control')?.includes('no-store') ? headers.get('etag') : null;
