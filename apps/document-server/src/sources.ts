import { createHash } from 'node:crypto';
import type { RenderDependency } from '@tivara/contracts';
import { Pool } from 'undici';

type State = 'current' | 'changed' | 'unavailable';

/** The API counts as unavailable if a check takes longer. (ms) */
const CHECK_TIMEOUT_MS = 500;

/** Asks the API whether the responses that pages were rendered from are still the same. */
export class Sources {
  private readonly running = new Map<string, { now: Promise<State>; next?: Promise<State> }>();
  private readonly api: Pool;

  constructor(apiOrigin: string) {
    this.api = new Pool(apiOrigin, {
      headersTimeout: CHECK_TIMEOUT_MS,
      bodyTimeout: CHECK_TIMEOUT_MS,
    });
  }

  /** By their ETags: one request for each, shared by concurrent visits. */
  async stateOf(sources: RenderDependency[]): Promise<State> {
    const distinct = new Map(sources.map((source) => [source.etag, source]));
    const states = await Promise.all([...distinct.values()].map((source) => this.check(source)));
    if (states.includes('unavailable')) return 'unavailable';
    return states.includes('changed') ? 'changed' : 'current';
  }

  /** By their content, as an ETag of the catalogue changes with any product. @returns them with their current ETags, or null if any changed */
  async withSameContent(sources: RenderDependency[]): Promise<RenderDependency[] | null> {
    const current = await Promise.all(
      sources.map(async ({ url, hash }) => {
        const { statusCode, headers, body } = await this.get(url);
        const isSame = hashOf(await body.text()) === hash;
        const etag = headers['etag'];
        return isSame && statusCode === 200 && typeof etag === 'string'
          ? { url, etag, hash }
          : null;
      }),
    ).catch(() => [null]);
    return current.includes(null) ? null : (current as RenderDependency[]);
  }

  async close(): Promise<void> {
    await this.api.close();
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
    const now = this.compare(source).finally(() => {
      if (!this.running.get(etag)?.next) this.running.delete(etag);
    });
    this.running.set(etag, { now });
    return now;
  }

  private async compare({ url, etag }: RenderDependency): Promise<State> {
    try {
      const { statusCode, body } = await this.get(url, { 'if-none-match': etag });
      // Release the connection.
      await body.dump();
      if (statusCode >= 500) return 'unavailable';
      return statusCode === 304 ? 'current' : 'changed';
    } catch {
      return 'unavailable';
    }
  }

  private get(url: string, headers: Record<string, string> = {}) {
    const { pathname, search } = new URL(url);
    return this.api.request({
      path: pathname + search,
      method: 'GET',
      headers: { ...headers, 'accept-encoding': 'identity' },
    });
  }
}

export const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest('base64url');
