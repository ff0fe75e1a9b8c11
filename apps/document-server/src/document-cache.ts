import type { RenderDependency } from '@tivara/contracts';
import { LRUCache } from 'lru-cache';
import { OverloadedError } from './admission.js';
import { sizeOf, type SiteDocument } from './site-document.js';
import type { Sources } from './sources.js';

/** A document, and what it was rendered from; null when it must not be cached. */
export interface NewDocument {
  document: SiteDocument;
  sources: RenderDependency[] | null;
}

interface CachedDocument {
  document: SiteDocument;
  sources: RenderDependency[];
  /** When the API last confirmed it. (ms since 1970) */
  confirmedAt: number;
}

/** About 400 documents. Larger caches fragment the process's memory. */
const MAX_CACHE_BYTES = 24 * 1024 * 1024;
/** How long a document may be served without confirmation, while it can be neither confirmed nor rendered. (ms) */
const STALE_MS = 10 * 60_000;

/**
 * Caches documents as bytes. Each visit revalidates the data of its document with the API, and only a document whose data changed is rendered again.
 * It is only served stale while the API is unavailable or the renderer overloaded.
 */
export class DocumentCache {
  private readonly documents = new LRUCache<string, CachedDocument>({
    maxSize: MAX_CACHE_BYTES,
    sizeCalculation: ({ document, sources }) => sizeOf(document) + 300 * sources.length,
  });
  private readonly rendering = new Map<string, Promise<SiteDocument>>();

  constructor(private readonly sources: Pick<Sources, 'stateOf' | 'withSameContent'>) {}

  /** @param render makes the document of this key. Rejects as it does. */
  async get(key: string, render: () => Promise<NewDocument>): Promise<SiteDocument> {
    // Started by another visit, perhaps before a change: what it brings is confirmed like any other.
    await this.rendering.get(key)?.catch(() => undefined);
    const cached = this.documents.get(key);
    if (!cached) return this.renderAndCache(key, render);
    const isUsable = Date.now() - cached.confirmedAt < STALE_MS;
    const state = await this.confirm(cached);
    if (state === 'current') cached.confirmedAt = Date.now();
    if (state === 'current' || (state === 'unavailable' && isUsable)) return cached.document;
    return this.renderAndCache(key, render).catch((error: unknown) => {
      if (error instanceof OverloadedError && isUsable) return cached.document;
      throw error;
    });
  }

  private async confirm(cached: CachedDocument) {
    const state = await this.sources.stateOf(cached.sources);
    if (state !== 'changed') return state;
    const current = await this.sources.withSameContent(cached.sources);
    if (!current) return 'changed';
    cached.sources = current;
    return 'current';
  }

  private async renderAndCache(
    key: string,
    render: () => Promise<NewDocument>,
  ): Promise<SiteDocument> {
    const running = render().then(({ document, sources }) => {
      if (sources && document.isCacheable)
        this.documents.set(key, { document, sources, confirmedAt: Date.now() });
      else this.documents.delete(key);
      return document;
    });
    this.rendering.set(key, running);
    return running.finally(() => {
      if (this.rendering.get(key) === running) this.rendering.delete(key);
    });
  }
}
