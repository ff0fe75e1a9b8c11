import type { RenderDependency, RenderRequest } from '@tivara/contracts';
import { LRUCache } from 'lru-cache';
import { AdmissionQueue, OverloadedError } from './admission.js';
import type { Composed } from './releases.js';
import type { Page, PageStart } from './render-protocol.js';
import type { Renderer } from './renderer.js';

interface CachedPage {
  start: PageStart;
  /** The parts between the occurrences of the nonce. */
  html: Buffer[];
  /** One response of each data version. */
  sources: RenderDependency[];
  /** When the API last confirmed it. (ms since 1970) */
  confirmedAt: number;
}

/** About 150 pages. Larger caches fragment the process's memory. */
const MAX_CACHE_BYTES = 24 * 1024 * 1024;
/** V8 stores a string with any non-Latin character as UTF-16. */
const CHARACTER_BYTES = 2;
/** The API counts as unavailable if a check takes longer. (ms) */
const CHECK_TIMEOUT_MS = 500;
/** How long a page may be served without confirmation, while it can be neither confirmed nor rendered. (ms) */
const STALE_MS = 10 * 60_000;
/** Cached pages that are checked, compressed and sent at the same time. */
const SENDING = { active: 32, waiting: 1000, waitMs: 1000 };

/**
 * Caches rendered pages by composition and URL; they contain nothing of the visit but its nonce. Each visit revalidates the data versions
 * of its page with the API, one request per ETag. A page is only served stale while the API is unavailable or the renderer overloaded.
 */
export class PageCache {
  private readonly pages = new LRUCache<string, CachedPage>({
    maxSize: MAX_CACHE_BYTES,
    sizeCalculation: ({ start, html }) =>
      CHARACTER_BYTES * html.reduce((sum, part) => sum + part.length, JSON.stringify(start).length),
  });
  private readonly sending = new AdmissionQueue(SENDING);
  private readonly checks = new SharedChecks();

  constructor(private readonly renderer: Pick<Renderer, 'render'>) {}

  /** @throws OverloadedError when there is no time for it; another error when the shell itself cannot be rendered. */
  async render(request: RenderRequest, composed: Composed): Promise<Page> {
    const key = `${request.composition.id} ${request.url}`;
    const cached = this.pages.get(key);
    if (!cached) return this.renderAndCache(key, request, composed);
    const { start, html, sources } = cached;
    const release = await this.sending.acquire();
    const page = { ...start, body: [join(html, request.nonce)], sources: () => sources, release };
    const isUsable = Date.now() - cached.confirmedAt < STALE_MS;
    const state = await this.checks.stateOf(sources);
    if (state === 'current') cached.confirmedAt = Date.now();
    if (state === 'current' || (state === 'unavailable' && isUsable)) return page;
    release();
    return this.renderAndCache(key, request, composed).catch((error: unknown) => {
      if (error instanceof OverloadedError && isUsable) return page;
      throw error;
    });
  }

  private async renderAndCache(
    key: string,
    request: RenderRequest,
    composed: Composed,
  ): Promise<Page> {
    const { body, sources, ...start } = await this.renderer.render(request, composed);
    const store = (html: Buffer) => {
      const known = sources();
      if (known && start.status === 200)
        this.pages.set(key, {
          start,
          html: split(html, request.nonce),
          sources: [...new Map(known.map((source) => [source.etag, source])).values()],
          confirmedAt: Date.now(),
        });
      else this.pages.delete(key);
    };
    return { ...start, body: tee(body, store), sources };
  }
}

type State = 'current' | 'changed' | 'unavailable';

class SharedChecks {
  private readonly running = new Map<string, { now: Promise<State>; next?: Promise<State> }>();

  async stateOf(sources: RenderDependency[]): Promise<State> {
    const states = await Promise.all(sources.map((source) => this.check(source)));
    if (states.includes('unavailable')) return 'unavailable';
    return states.includes('changed') ? 'changed' : 'current';
  }

  /** A visit during a check shares the next one, as the running check may miss a change since it began. */
  private check(source: RenderDependency): Promise<State> {
    const { etag } = source;
    const running = this.running.get(etag);
    if (running)
      return (running.next ??= running.now.then(() => {
        this.running.delete(etag);
        return this.check(source);
      }));
    const now = stateOf(source).finally(() => {
      if (!this.running.get(etag)?.next) this.running.delete(etag);
    });
    this.running.set(etag, { now });
    return now;
  }
}

async function stateOf({ url, etag }: RenderDependency): Promise<State> {
  try {
    const headers = { 'if-none-match': etag, 'accept-encoding': 'identity' };
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(CHECK_TIMEOUT_MS) });
    // Release the connection.
    await response.body?.cancel();
    if (response.status >= 500) return 'unavailable';
    return response.status === 304 ? 'current' : 'changed';
  } catch {
    return 'unavailable';
  }
}

/** Streams a page and stores it once it is complete. */
async function* tee(body: Page['body'], store: (html: Buffer) => void) {
  const parts: Uint8Array[] = [];
  for await (const part of body) {
    parts.push(part);
    yield part;
  }
  store(Buffer.concat(parts));
}

function split(html: Buffer, nonce: string): Buffer[] {
  const at = html.indexOf(nonce);
  if (at < 0) return [html];
  return [html.subarray(0, at), ...split(html.subarray(at + nonce.length), nonce)];
}

const join = (parts: Buffer[], nonce: string): Buffer =>
  Buffer.concat(parts.flatMap((part, index) => (index ? [Buffer.from(nonce), part] : [part])));
