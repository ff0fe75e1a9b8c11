import { LRUCache } from 'lru-cache';
import { OverloadedError } from '../shared/admission.js';
import type { DependencyChecker } from './dependency-checker.js';
import { sizeOf, type SiteDocument } from './site-document.js';

/** Makes a document. In the background it may take long, and waits for all visits. */
type Render = (isBackground: boolean) => Promise<SiteDocument>;

interface CachedDocument {
  document: SiteDocument;
  /** When the API last confirmed it. (ms since 1970) */
  confirmedAt: number;
}

/** About 400 documents. Larger caches fragment the process's memory. */
const MAX_CACHE_BYTES = 24 * 1024 * 1024;
/** How long a document may be served without confirmation, while it can be neither confirmed nor rendered. (ms) */
const STALE_MS = 10 * 60_000;
/** Late documents to be rendered again. Those beyond it wait for their next visit. */
export const MAX_LATE = 200;

/**
 * Caches documents as bytes. Each visit revalidates the data of its document with the API, and only a document whose data changed is rendered again.
 * It is only served stale while the API is unavailable or the renderer overloaded. A late document is rendered again in the background, so that a busy
 * server does not render it for every visit.
 */
export class DocumentCache {
  private readonly recent = new LRUCache<string, CachedDocument>({
    maxSize: MAX_CACHE_BYTES,
    sizeCalculation: ({ document }) => sizeOf(document),
  });
  private readonly refreshing = new Map<string, Promise<SiteDocument>>();
  /** Waiting for the background, in order, and the one being rendered there. */
  private readonly late = new Map<string, Render>();

  constructor(private readonly checker: Pick<DependencyChecker, 'stateOf' | 'withSameContent'>) {}

  /** @param render makes the document of this key. Rejects as it does. */
  async get(key: string, render: Render): Promise<SiteDocument> {
    // It may have begun before a change: what it brings is confirmed like any other.
    await this.refreshing.get(key)?.catch(() => undefined);
    const cached = this.recent.get(key);
    const state = cached && (await this.checker.stateOf(dependenciesOf(cached)));
    if (cached && state === 'current') {
      cached.confirmedAt = Date.now();
      return cached.document;
    }
    if (cached && state === 'unavailable' && isUsable(cached)) return cached.document;
    // Another visit's has begun since, and brings every change from before this visit.
    const refreshing = this.refreshing.get(key) ?? this.refresh(key, render, cached);
    return refreshing.catch((error: unknown) => {
      if (error instanceof OverloadedError && cached && isUsable(cached)) return cached.document;
      throw error;
    });
  }

  private refresh(key: string, render: Render, cached?: CachedDocument): Promise<SiteDocument> {
    const refreshing = this.confirmOrRender(key, render, cached).finally(() =>
      this.refreshing.delete(key),
    );
    this.refreshing.set(key, refreshing);
    return refreshing;
  }

  private async confirmOrRender(
    key: string,
    render: Render,
    cached?: CachedDocument,
  ): Promise<SiteDocument> {
    const current = cached ? await this.checker.withSameContent(dependenciesOf(cached)) : 'changed';
    if (cached && current === 'unavailable' && isUsable(cached)) return cached.document;
    if (cached && typeof current !== 'string') {
      cached.document.dependencies = current;
      this.store(key, cached.document);
      return cached.document;
    }
    const rendered = await render(false);
    // One that came from the background meanwhile stays.
    if (!this.store(key, rendered) && this.recent.get(key) === cached) this.recent.delete(key);
    if (rendered.isLate && rendered.status === 200) this.renderLater(key, render);
    return rendered;
  }

  private store(key: string, document: SiteDocument): boolean {
    if (!document.dependencies) return false;
    this.recent.set(key, { document, confirmedAt: Date.now() });
    return true;
  }

  private renderLater(key: string, render: Render): void {
    if (this.late.size >= MAX_LATE || this.late.has(key)) return;
    this.late.set(key, render);
    if (this.late.size === 1) void this.renderLate();
  }

  /** One after the other. One that is late again is left to its next visit. */
  private async renderLate(): Promise<void> {
    for (const [key, render] of this.late) {
      if (!this.recent.has(key))
        await render(true).then(
          (rendered) => this.store(key, rendered),
          () => undefined,
        );
      this.late.delete(key);
    }
  }
}

const dependenciesOf = ({ document }: CachedDocument) => document.dependencies ?? [];
const isUsable = ({ confirmedAt }: CachedDocument): boolean => Date.now() - confirmedAt < STALE_MS;
