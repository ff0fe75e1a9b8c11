import { createHash } from 'node:crypto';
import { CONFIRMED_MS, type RenderDependency } from '@tivara/contracts';
import { LRUCache } from 'lru-cache';
import { Pool } from 'undici';

type State = 'current' | 'changed' | 'unavailable';

/** Asks the API whether the responses that pages were rendered from are still the same. */
export class DependencyChecker {
  /** The latest check of each ETag, and when it began. */
  private readonly recent = new LRUCache<string, { state: Promise<State>; at: number }>({
    max: 1000,
  });
  private readonly api: Pool;

  /** @param checkMs the API counts as unavailable if a check takes longer */
  constructor(apiOrigin: string, checkMs: number) {
    this.api = new Pool(apiOrigin, {
      headersTimeout: checkMs,
      bodyTimeout: checkMs,
    });
  }

  /** By their ETags: one request for each within CONFIRMED_MS. */
  async stateOf(dependencies: RenderDependency[]): Promise<State> {
    const distinct = new Map(dependencies.map((one) => [one.etag, one]));
    const states = await Promise.all([...distinct.values()].map((one) => this.check(one)));
    if (states.includes('unavailable')) return 'unavailable';
    return states.includes('changed') ? 'changed' : 'current';
  }

  /** By their content, as an ETag of the catalogue changes with any product. @returns them with their current ETags, if none changed */
  async withSameContent(
    dependencies: RenderDependency[],
  ): Promise<RenderDependency[] | 'changed' | 'unavailable'> {
    const read = dependencies.map(async ({ url, hash }) => {
      const { statusCode, headers, body } = await this.get(url);
      const isSame = hashOf(await body.text()) === hash;
      if (statusCode >= 500) return 'unavailable';
      const etag = headers['etag'];
      return isSame && statusCode === 200 && typeof etag === 'string'
        ? { url, etag, hash }
        : 'changed';
    });
    const current = await Promise.all(read.map((each) => each.catch(() => 'unavailable' as const)));
    if (current.includes('changed')) return 'changed';
    return current.includes('unavailable') ? 'unavailable' : (current as RenderDependency[]);
  }

  /** A response, and what confirms it. @throws unless it is 200 and has an ETag */
  async read(url: string): Promise<{ text: string; type: string; dependency: RenderDependency }> {
    const { statusCode, headers, body } = await this.get(url);
    const text = await body.text();
    const { etag, 'content-type': type } = headers;
    if (statusCode !== 200 || typeof etag !== 'string')
      throw new Error(`${url} answered ${statusCode}.`);
    return { text, type: String(type), dependency: { url, etag, hash: hashOf(text) } };
  }

  async close(): Promise<void> {
    await this.api.close();
  }

  private check(dependency: RenderDependency): Promise<State> {
    const latest = this.recent.get(dependency.etag);
    const at = performance.now();
    if (latest && at - latest.at < CONFIRMED_MS) return latest.state;
    const state = this.compare(dependency);
    this.recent.set(dependency.etag, { state, at });
    return state;
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
