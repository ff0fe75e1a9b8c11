import path from 'node:path';
import type { Asset } from '@tivara/contracts';
import { LRUCache } from 'lru-cache';
import { cached } from './cached.js';
import type { ReleaseCache } from './release-cache.js';
import { RELEASE_PREFIX } from './releases.js';

/** A stylesheet of a document. Its text is null if the browser has to load the file. */
export interface DocumentStyle {
  asset: Asset;
  text: string | null;
}

/** Stylesheets in memory. The least recently used one is dropped. */
const MAX_STYLESHEETS = 200;

/** Reads stylesheets of releases, to be inlined into documents. */
export class Styles {
  private readonly texts = new LRUCache<string, Promise<string>>({ max: MAX_STYLESHEETS });

  constructor(private readonly releases: Pick<ReleaseCache, 'file'>) {}

  /** Without duplicates, in their order. */
  read(assets: Asset[]): Promise<DocumentStyle[]> {
    return Promise.all(
      uniqueAssets(assets).map(async (asset) => ({ asset, text: await this.textOf(asset) })),
    );
  }

  /** Null for a development server's file, and for one that is missing or damaged. */
  private textOf({ url }: Asset): Promise<string | null> {
    if (!url.startsWith(RELEASE_PREFIX)) return Promise.resolve(null);
    const [app = '', version = '', ...file] = url.slice(RELEASE_PREFIX.length).split('/');
    const read = async () => {
      const found = await this.releases.file(app, version, file.join('/'));
      if (!found) throw new Error(`${url} is missing`);
      return forDocument(found.content.toString(), url);
    };
    return cached(this.texts, url, read).catch(() => null);
  }
}

/** Resolves relative URLs against the file's folder, and escapes what would end the element. */
const forDocument = (css: string, url: string): string =>
  css
    .replace(/url\((["']?)(?![a-z]+:|[/#])/gi, `$&${path.posix.dirname(url)}/`)
    .replaceAll('</', '<\\/');

export const uniqueAssets = (assets: Asset[]): Asset[] => [
  ...new Map(assets.map((asset) => [asset.url, asset])).values(),
];
