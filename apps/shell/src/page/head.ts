import type { Texts } from '@tivara/state';
import { fullTitle, headTags, type Head } from '@tivara/contracts';

export const notFoundHead = (t: Texts): Head => ({ title: t('Not found'), noindex: true });

let origin: string | undefined;

/** The site's public origin, as the document names it. The visitor may use another. */
export function siteOrigin(): string {
  const named = document.head.querySelector<HTMLMetaElement>('meta[property="og:url"]');
  origin ??= named ? new URL(named.content).origin : location.origin;
  return origin;
}

/** Updates the document's head once a page is rendered, and marks the page as ready. */
export function applyHead(head: Head): void {
  const site = siteOrigin();
  document.title = fullTitle(head.title);
  for (const old of document.head.querySelectorAll('[data-head]')) old.remove();
  for (const { tag, attributes } of headTags(head, site, location.pathname + location.search))
    add(tag, attributes);
  if (head.jsonLd !== undefined)
    add('script', { type: 'application/ld+json' }).textContent = JSON.stringify(head.jsonLd);
  // For tests and other drivers of the page: its controls respond from here on.
  document.documentElement.dataset['ready'] = '';
}

function add(tag: string, attributes: Record<string, string>): HTMLElement {
  const element = document.createElement(tag);
  element.dataset['head'] = '';
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return document.head.appendChild(element);
}
