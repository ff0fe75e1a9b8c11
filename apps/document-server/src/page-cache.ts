import { LRUCache } from 'lru-cache';
import { AdmissionQueue, OverloadedError } from './admission.js';
import type { PageRequest, Renderer } from './renderer.js';
import type { RenderStart, Source } from './render-protocol.js';

/** A page to send: rendered for this visit, or cached. */
export interface Page extends RenderStart {
  body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
  /** To be called once the page is sent. */
  release?(): void;
}

interface CachedPage {
  start: RenderStart;
  /** What stands between the places of the nonce. */
  html: Buffer[];
  sources: Source[];
  /** When the API last confirmed it. (ms since 1970) */
  confirmedAt: number;
}

/** Of all cached pages: about 150. The rest of the process grows with it, by what lies between buffers. (bytes) */
const MAX_CACHE_BYTES = 24 * 1024 * 1024;
/** Of a character outside of Latin, and so of each in its text. */
const CHARACTER_BYTES = 2;
/** The API counts as unavailable when it takes longer to say whether its answers are the same. (ms) */
const CHECK_TIMEOUT_MS = 500;
/** A page that cannot be confirmed or rendered now is sent unconfirmed for so long. (ms) */
const STALE_MS = 10 * 60_000;
/** Cached pages that are checked, compressed and sent at the same time. */
const SENDING = { active: 32, waiting: 1000, waitMs: 1000 };

/**
 * Caches rendered pages by composition and URL. They carry nothing of the visit but its nonce. A page is sent again once the
 * API has confirmed, after this visit's request, that every answer it was rendered from is the same: an edit or a deploy shows
 * at once. Only while the API or the renderer cannot be reached is it sent unconfirmed.
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
  async render(request: PageRequest): Promise<Page> {
    const key = `${request.composed.composition.id} ${request.url}`;
    const cached = this.pages.get(key);
    if (!cached) return this.renderAndCache(key, request);
    const release = await this.sending.acquire();
    const page = { ...cached.start, body: [join(cached.html, request.nonce)], release };
    const isUsable = Date.now() - cached.confirmedAt < STALE_MS;
    const state = await this.checks.stateOf(cached.sources);
    if (state === 'current') cached.confirmedAt = Date.now();
    if (state === 'current' || (state === 'unavailable' && isUsable)) return page;
    release();
    return this.renderAndCache(key, request).catch((error: unknown) => {
      if (error instanceof OverloadedError && isUsable) return page;
      throw error;
    });
  }

  private async renderAndCache(key: string, request: PageRequest): Promise<Page> {
    const { body, sources, ...start } = await this.renderer.render(request);
    const store = (html: Buffer) => {
      const known = sources();
      if (known && start.status === 200)
        this.pages.set(key, {
          start,
          html: split(html, request.nonce),
          sources: known,
          confirmedAt: Date.now(),
        });
      else this.pages.delete(key);
    };
    return { ...start, body: tee(body, store) };
  }
}

type State = 'current' | 'changed' | 'unavailable';

/** Asks the API whether answers are the same. Visits that arrive during a check share the next one. */
class SharedChecks {
  private readonly running = new Map<string, { now: Promise<State>; next?: Promise<State> }>();

  async stateOf(sources: Source[]): Promise<State> {
    const states = await Promise.all(sources.map((source) => this.check(source)));
    if (states.includes('unavailable')) return 'unavailable';
    return states.includes('changed') ? 'changed' : 'current';
  }

  /** A check that began before the visit may miss what changed since, so the visit waits for the one after it. */
  private check(source: Source): Promise<State> {
    const key = `${source.url} ${source.etag}`;
    const running = this.running.get(key);
    if (running)
      return (running.next ??= running.now.then(() => {
        this.running.delete(key);
        return this.check(source);
      }));
    const now = stateOf(source).finally(() => {
      if (!this.running.get(key)?.next) this.running.delete(key);
    });
    this.running.set(key, { now });
    return now;
  }
}

async function stateOf({ url, etag }: Source): Promise<State> {
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

/** Passes a page on as it comes, and stores it once it is complete. */
async function* tee(body: AsyncIterable<Uint8Array>, store: (html: Buffer) => void) {
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
