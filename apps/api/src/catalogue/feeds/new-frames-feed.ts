import { BRAND, productPath } from '@tivara/contracts';
import type { ProductDto } from '../products/product-response.dto.js';
import { element, rss } from './xml.js';

/** A product and since when shoppers see it; null before there were such times. */
export interface NewFrame {
  product: ProductDto;
  shownSince: Date | null;
}

/** RSS 2.0 of the newest products, with their first picture. @param path of the feed itself */
export function newFramesFeed(frames: readonly NewFrame[], origin: string, path: string): string {
  const namespaces = {
    atom: 'http://www.w3.org/2005/Atom',
    media: 'http://search.yahoo.com/mrss/',
  };
  const self = `<atom:link href="${origin}${path}" rel="self" type="application/rss+xml"/>\n`;
  return rss(namespaces, {
    title: `New frames by ${BRAND.name}`,
    link: `${origin}/product`,
    description: BRAND.claim,
    more: element('language', 'en-IN') + self,
    items: frames.map((frame) => itemOf(frame, origin)),
  });
}

function itemOf({ product, shownSince }: NewFrame, origin: string): string {
  const url = origin + productPath(product);
  const image = product.colors[0]?.images[0];
  return (
    element('title', product.product_name) +
    element('link', url) +
    element('guid', url) +
    element('pubDate', shownSince?.toUTCString()) +
    element('category', product.collection_name) +
    element('description', product.product_description || product.product_name) +
    (image ? `<media:content url="${origin}${image.image_url}" medium="image"/>\n` : '')
  );
}
