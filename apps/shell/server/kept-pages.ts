import { LRUCache } from 'lru-cache';
import type { PageRequest, Renderer } from './renderer.js';
import type { RenderStart, Source } from './render-protocol.js';

/** A page to send: drawn for this visit, or kept. */
export interface Page extends RenderStart {
  body: AsyncIterable<Uint8Array> | Iterable<string>;
}

interface Kept {
  start: RenderStart;
  /** What stands between the places of the nonce. */
  html: string[];
  sources: Source[];
}

/** Of all kept pages: some hundreds. (bytes) */
const MOST_BYTES = 64 * 1024 * 1024;
/** Of a character outside of Latin, and so of each in its text. */
const CHARACTER_BYTES = 2;
/** An API that does not say so soon whether its answers are the same is not waited for. (ms) */
const LIMIT_MS = 500;

/**
 * Keeps drawn pages by composition and address. They carry nothing of the visit but its nonce. A page is sent again only after
 * the API has said, for this visit, that every answer it was drawn from is still the same: an edit or a deploy shows at once.
 */
export class KeptPages {
  private readonly pages = new LRUCache<string, Kept>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ start, html }) =>
      CHARACTER_BYTES * (JSON.stringify(start).length + html.join('').length),
  });

  constructor(private readonly renderer: Renderer) {}

  /** Rejects when the shell itself cannot be drawn. */
  async render(request: PageRequest): Promise<Page> {
    const key = `${request.composed.composition.id} ${request.url}`;
    const kept = this.pages.get(key);
    if (kept && (await areCurrent(kept.sources)))
      return { ...kept.start, body: [kept.html.join(request.nonce)] };
    this.pages.delete(key);
    const { body, sources, ...start } = await this.renderer.render(request);
    const keep = (html: string) => {
      const known = sources();
      if (known && start.status === 200)
        this.pages.set(key, { start, html: html.split(request.nonce), sources: known });
    };
    return { ...start, body: heard(body, keep) };
  }
}

async function areCurrent(sources: Source[]): Promise<boolean> {
  const answers = sources.map(async ({ url, etag }) => {
    const headers = { 'if-none-match': etag, 'accept-encoding': 'identity' };
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(LIMIT_MS) });
    // An answer that nobody reads would hold its connection.
    await response.body?.cancel();
    return response.status === 304;
  });
  return (await Promise.all(answers).catch(() => [false])).every(Boolean);
}

/** Passes a page on as it comes, and tells of it once it is whole. */
async function* heard(body: AsyncIterable<Uint8Array>, told: (html: string) => void) {
  const parts: Uint8Array[] = [];
  for await (const part of body) {
    parts.push(part);
    yield part;
  }
  told(Buffer.concat(parts).toString());
}
