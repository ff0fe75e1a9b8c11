import type { DataVersion } from './data-versions.js';

/** Caches a value read from the database until its version changes. Each get reads the version, so that processes agree. */
export class VersionedValue<T> {
  private cached: { tag: string; value: Promise<T> } | null = null;

  constructor(
    private readonly version: DataVersion,
    private readonly read: () => Promise<T>,
  ) {}

  async get(): Promise<T> {
    // Before the reading: then it is never newer than what is read.
    const tag = await this.version.tag();
    if (this.cached?.tag !== tag) this.cached = { tag, value: this.read() };
    const { cached } = this;
    return cached.value.catch((error: unknown) => {
      if (this.cached === cached) this.cached = null;
      throw error;
    });
  }
}
