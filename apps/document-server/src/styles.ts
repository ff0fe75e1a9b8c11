import path from 'node:path';
import type { Asset } from '@tivara/contracts';
import { LRUCache } from 'lru-cache';
import { RELEASE_PREFIX, type Releases } from './releases.js';

/** A stylesheet of a document: with its text, or without when the browser must ask for it itself. */
export interface DocumentStyle {
  asset: Asset;
  text: string | null;
}

/** Versions change, so what no document has had lately is forgotten. */
const KEEP = 200;

/** Reads stylesheets of releases, to be written into documents. */
export class Styles {
  private readonly texts = new LRUCache<string, Promise<string | null>>({ max: KEEP });

  constructor(private readonly releases: Pick<Releases, 'file'>) {}

  /** Each of them once, in their order. */
  read(assets: Asset[]): Promise<DocumentStyle[]> {
    const byUrl = new Map(assets.map((asset) => [asset.url, asset]));
    return Promise.all(
      [...byUrl.values()].map(async (asset) => ({ asset, text: await this.textOf(asset) })),
    );
  }

  /** Null for a development server's, and for a file that is gone or is not what its release says. */
  private textOf({ url }: Asset): Promise<string | null> {
    if (!url.startsWith(RELEASE_PREFIX)) return Promise.resolve(null);
    const known = this.texts.get(url);
    if (known) return known;
    const [app = '', version = '', ...file] = url.slice(RELEASE_PREFIX.length).split('/');
    const text = this.releases.file(app, version, file.join('/')).then(
      (found) => found && forDocument(found.content.toString(), url),
      () => null,
    );
    this.texts.set(url, text);
    // It may be there the next time.
    void text.then((found) => found ?? this.texts.delete(url));
    return text;
  }
}

/** Its relative addresses are of its own folder, and no text in it may end the element. */
const forDocument = (css: string, url: string): string =>
  css
    .replace(/url\((["']?)(?![a-z]+:|[/#])/gi, `$&${path.posix.dirname(url)}/`)
    .replaceAll('</', '<\\/');
