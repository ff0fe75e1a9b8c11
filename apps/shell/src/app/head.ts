import { fullTitle, type Head } from '@tivara/contracts';

export const NOT_FOUND_HEAD: Head = { title: 'Not found', noindex: true };

/**
 * Brings the document's head up to date after a soft navigation; the first one comes with the HTML. Called once the page
 * stands, and says so.
 */
export function applyHead({ title, description, canonical, noindex }: Head): void {
  document.title = fullTitle(title);
  setTag('meta[name="description"]', 'meta', { name: 'description', content: description });
  setTag('meta[name="robots"]', 'meta', {
    name: 'robots',
    content: noindex ? 'noindex' : undefined,
  });
  setTag('link[rel="canonical"]', 'link', {
    rel: 'canonical',
    href: canonical && new URL(canonical, location.origin).href,
  });
  // For whoever drives the page: from here on its controls answer.
  document.documentElement.dataset['ready'] = '';
}

function setTag(selector: string, tag: string, attributes: Record<string, string | undefined>) {
  const values = Object.entries(attributes);
  const old = document.head.querySelector(selector);
  if (values.some(([, value]) => value === undefined)) return old?.remove();
  const element = old ?? document.head.appendChild(document.createElement(tag));
  for (const [name, value] of values) element.setAttribute(name, value ?? '');
}
