import type { CatalogueVersion } from './catalogue-version.js';

/**
 * What was read of the catalogue, in memory while it is the same. Whether it is the same is asked of the database each time, so that
 * processes agree.
 */
export class KeptValue<T> {
  private kept: { tag: string; value: Promise<T> } | null = null;

  constructor(
    private readonly version: Pick<CatalogueVersion, 'tag'>,
    private readonly read: () => Promise<T>,
  ) {}

  async get(): Promise<T> {
    // Before the reading: then it is never newer than what is read.
    const tag = await this.version.tag();
    if (this.kept?.tag !== tag) this.kept = { tag, value: this.read() };
    const { kept } = this;
    return kept.value.catch((error: unknown) => {
      if (this.kept === kept) this.kept = null;
      throw error;
    });
  }
}
