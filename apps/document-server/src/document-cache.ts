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
  private readonly refreshing = new Map<string, Promise<SiteDocument>>();

  constructor(private readonly sources: Pick<Sources, 'stateOf' | 'withSameContent'>) {}

  /** @param render makes the document of this key. Rejects as it does. */
  async get(key: string, render: () => Promise<NewDocument>): Promise<SiteDocument> {
    // It may have begun before a change: what it brings is confirmed like any other.
    await this.refreshing.get(key)?.catch(() => undefined);
    const cached = this.documents.get(key);
    const isUsable = cached !== undefined && Date.now() - cached.confirmedAt < STALE_MS;
    const state = cached && (await this.sources.stateOf(cached.sources));
    if (cached && state === 'current') {
      cached.confirmedAt = Date.now();
      return cached.document;
    }
    if (isUsable && state === 'unavailable') return cached.document;
    // Another visit's has begun since, and brings every change from before this visit.
    const refreshing = this.refreshing.get(key) ?? this.refresh(key, render, cached);
    return refreshing.catch((error: unknown) => {
      if (error instanceof OverloadedError && isUsable) return cached.document;
      throw error;
    });
  }

  private refresh(
    key: string,
    render: () => Promise<NewDocument>,
    cached?: CachedDocument,
  ): Promise<SiteDocument> {
    const refreshing = this.confirmOrRender(key, render, cached).finally(() =>
      this.refreshing.delete(key),
    );
    this.refreshing.set(key, refreshing);
    return refreshing;
  }

  private async confirmOrRender(
    key: string,
    render: () => Promise<NewDocument>,
    cached?: CachedDocument,
  ): Promise<SiteDocument> {
    const current = cached && (await this.sources.withSameContent(cached.sources));
    const { document, sources } = current
      ? { document: cached.document, sources: current }
      : await render();
    if (sources && document.isCacheable)
      this.documents.set(key, { document, sources, confirmedAt: Date.now() });
    else this.documents.delete(key);
    return document;
  }
}
