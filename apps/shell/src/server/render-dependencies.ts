import { createHash } from 'node:crypto';
import type { AnyApiCall, ApiCall, RenderDependency, RenderHost } from '@tivara/contracts';
import { createApi } from '@tivara/state';
import { TimeLimitError } from '../timing';

interface ApiOptions {
  releases?: ApiCall['releases'];
  /** That the calls are sent with. */
  cookie?: string | undefined;
  /** The page is complete without their answers. */
  optional?: boolean;
}

/** Collects what a page is rendered from, until something makes it uncacheable. */
export class RenderDependencies {
  all: RenderDependency[] | null = [];
  /** Whether a call found the API unreachable, too slow, or answering 503. */
  isApiUnavailable = false;
  /** Whether a module, a loader or content was late. */
  isLate = false;
  private pendingCalls = 0;

  /** @param callMs the deadline of one call */
  constructor(private readonly callMs: number) {}

  /** Whether a loader that is late is late because of the API. */
  get isWaitingForApi(): boolean {
    return this.pendingCalls > 0;
  }

  markUncacheable(): void {
    this.all = null;
  }

  markLate(): void {
    this.isLate = true;
    this.markUncacheable();
  }

  /** The API at an origin. A call that fails, or whose answer has no tag to store it under, makes the page uncacheable. */
  api(origin: string, { releases, cookie, optional }: ApiOptions = {}): ApiCall {
    const request: typeof fetch = async (url, init) => {
      const response = await fetch(url, init);
      const etag = storableTagOf(response);
      if (init?.method !== 'GET' || !etag) {
        this.markUncacheable();
        return response;
      }
      const text = await response.text();
      this.all?.push({ url: String(url), etag, hash: hashOf(text) });
      return new Response(text, response);
    };
    const call = createApi({
      origin,
      // Between two processes of one machine, compression costs more than it saves.
      headers: { 'accept-encoding': 'identity', ...(cookie && { cookie }) },
      request,
      timeoutMs: this.callMs,
    }) as unknown as AnyApiCall;
    const counted: AnyApiCall = async (path, init) => {
      this.pendingCalls++;
      try {
        return await call(path, init);
      } catch (error) {
        this.markUncacheable();
        if (isUnavailable(error) && !init?.signal?.aborted && !optional)
          this.isApiUnavailable = true;
        throw error;
      } finally {
        this.pendingCalls--;
      }
    };
    return Object.assign(counted, { releases }) as ApiCall;
  }

  /** A host that makes the page uncacheable with every report, log line and module that fails to load. */
  watch(host: RenderHost): RenderHost {
    return {
      ...host,
      load: (id) => {
        const module = host.load(id);
        module.catch(() => this.markUncacheable());
        return module;
      },
      report: (id, error) => {
        if (error instanceof TimeLimitError) this.markLate();
        else this.markUncacheable();
        host.report(id, error);
      },
      log: (message) => {
        this.markUncacheable();
        host.log(message);
      },
    };
  }
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

const isUnavailable = (error: unknown): boolean =>
  [0, 503].includes((error as { status?: number } | null)?.status ?? -1);

const storableTagOf = ({ ok, headers }: Response): string | null =>
  ok && !headers.get('cache-control')?.includes('no-store') ? headers.get('etag') : null;
