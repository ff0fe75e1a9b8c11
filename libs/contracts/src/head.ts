import { BRAND, fullTitle } from './brand.js';
import type { Head } from './remotes.js';

export interface HeadTag {
  tag: 'meta' | 'link';
  attributes: Readonly<Record<string, string>>;
}

/** Without title and JSON-LD; rendered by the server, updated by the browser. @param origin without a slash. @param path and query of the request */
export function headTags(head: Head, origin: string, path: string): HeadTag[] {
  const { description, canonical, noindex, type = 'website' } = head;
  const address = origin + (canonical ?? path);
  const image = typeof head.image === 'string' ? { url: head.image } : head.image;
  return [
    ...(description ? [named('description', description)] : []),
    ...(noindex ? [named('robots', 'noindex')] : []),
    ...(canonical && !noindex ? [link('canonical', address)] : []),
    property('og:title', fullTitle(head.title)),
    property('og:type', type),
    property('og:site_name', BRAND.name),
    property('og:locale', 'en_IN'),
    ...(description ? [property('og:description', description)] : []),
    property('og:url', address),
    ...(image ? pictureTags(image, origin) : []),
    named('twitter:card', image ? 'summary_large_image' : 'summary'),
  ];
}

function pictureTags(
  image: { url: string; width?: number; height?: number; alt?: string },
  origin: string,
): HeadTag[] {
  const { url, width, height, alt } = image;
  return [
    property('og:image', new URL(url, origin).href),
    ...(width ? [property('og:image:width', String(width))] : []),
    ...(height ? [property('og:image:height', String(height))] : []),
    ...(alt ? [property('og:image:alt', alt)] : []),
  ];
}

const named = (name: string, content: string): HeadTag => ({
  tag: 'meta',
  attributes: { name, content },
});
const property = (name: string, content: string): HeadTag => ({
  tag: 'meta',
  attributes: { property: name, content },
});
const link = (rel: string, href: string): HeadTag => ({ tag: 'link', attributes: { rel, href } });
