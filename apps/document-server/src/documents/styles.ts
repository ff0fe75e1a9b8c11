import path from 'node:path';
import type { Asset } from '@tivara/contracts';
import { LRUCache } from 'lru-cache';
import { parse, type ChildNode } from 'postcss';
import type { ReleaseCache } from '../releases/release-cache.js';
import { RELEASE_PREFIX } from '../releases/releases.js';

/** A stylesheet of a document. Its text is null if the browser has to load the file. */
export interface DocumentStyle {
  asset: Asset;
  text: string | null;
}

/** Combinations of stylesheets in memory, about 70 kB each. */
const MAX_COMBINATIONS = 100;

/** Reads stylesheets of releases, to be inlined into documents. */
export class Styles {
  private readonly recent = new LRUCache<string, DocumentStyle[]>({ max: MAX_COMBINATIONS });

  constructor(private readonly releases: Pick<ReleaseCache, 'file'>) {}

  /** In their order, without duplicates among them and among their rules. */
  async read(assets: Asset[]): Promise<DocumentStyle[]> {
    const unique = uniqueAssets(assets);
    const key = unique.map(({ url }) => url).join();
    const known = this.recent.get(key);
    if (known) return known;
    const read = unique.map(async (asset) => ({ asset, text: await this.textOf(asset) }));
    const styles = withoutRepeatedRules(await Promise.all(read));
    if (styles.every(({ text }) => text !== null)) this.recent.set(key, styles);
    return styles;
  }

  /** Null for a development server's file, and for one that is missing or damaged. */
  private async textOf({ url }: Asset): Promise<string | null> {
    if (!url.startsWith(RELEASE_PREFIX)) return null;
    const [app = '', version = '', ...file] = url.slice(RELEASE_PREFIX.length).split('/');
    const found = await this.releases.file(app, version, file.join('/')).catch(() => null);
    return found && forDocument(found.content.toString(), url);
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

/** Each app's stylesheets contain the library components that it uses: the document has their rules once. Cascade layers, not their order, decide which rule wins. */
function withoutRepeatedRules(styles: DocumentStyle[]): DocumentStyle[] {
  const earlier = new Set<string>();
  return styles.map(({ asset, text }) => {
    if (text === null) return { asset, text };
    const sheet = parse(text);
    const own: string[] = [];
    const visit = (layer: string, node: ChildNode) => {
      if (node.type === 'atrule' && node.name === 'layer' && node.nodes) {
        for (const rule of [...node.nodes]) visit(node.params, rule);
        if (!node.nodes.length) node.remove();
        return;
      }
      const rule = `${layer} ${node.toString()}`;
      if (earlier.has(rule)) node.remove();
      else own.push(rule);
    };
    for (const node of [...sheet.nodes]) visit('', node);
    // Only then: a stylesheet may repeat a rule of its own to win.
    for (const rule of own) earlier.add(rule);
    return { asset, text: sheet.toString() };
  });
}
