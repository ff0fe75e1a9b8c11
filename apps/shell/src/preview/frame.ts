import type { QueryClient } from '@tanstack/react-query';
import type { FramedContent } from '@tivara/contracts';

/**
 * Shows what a form of the admin holds, beside which this page is in a frame. Nothing leaves the page.
 * @param admin the origin of the form's page; `self` for this one's
 */
export function followForm(queryClient: QueryClient, admin: string): void {
  const origin = admin === 'self' ? location.origin : admin;
  let texts: string[] = [];
  addEventListener('message', ({ source, origin: sender, data }: MessageEvent<unknown>) => {
    if (sender !== origin || source !== parent || !isFramedContent(data)) return;
    const { page, block, value } = data;
    queryClient.setQueryData(['content', page], (blocks: object | undefined) =>
      blocks ? { ...blocks, [block]: value } : undefined,
    );
    const now = textsIn(value);
    const edited = now.find((text, at) => text !== texts[at]);
    texts = now;
    // Once it is rendered.
    if (edited !== undefined) setTimeout(() => scrollToText(edited), 100);
  });
  for (const type of ['click', 'submit'])
    addEventListener(
      type,
      (event) => {
        const leaves = event.target instanceof Element && event.target.closest('a, form');
        if (!leaves) return;
        event.preventDefault();
        event.stopPropagation();
      },
      { capture: true },
    );
  // The form answers with what it holds.
  parent.postMessage('ready', origin);
}

const isFramedContent = (data: unknown): data is FramedContent =>
  typeof data === 'object' && data !== null && 'block' in data && 'value' in data;

/** Of pictures only a description, which is not seen. */
const UNSEEN = ['url', 'alt', 'to', 'focus', 'formats', 'file_name'];

/** The lines of a value's texts. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.split('\n').filter((line) => line.trim());
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    UNSEEN.includes(name) ? [] : textsIn(inner),
  );
}

function scrollToText(text: string): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { textContent, parentElement } = walker.currentNode;
    if (!textContent?.includes(text) || parentElement?.closest('script, style')) continue;
    if (parentElement) scrollToCenter(parentElement);
    return;
  }
}

/** As `scrollIntoView`, which would also scroll the page with the form. */
function scrollToCenter(element: Element): void {
  const page = document.documentElement;
  for (let box = element.parentElement; box; box = box.parentElement) {
    const inner = element.getBoundingClientRect();
    const outer =
      box === page ? new DOMRect(0, 0, innerWidth, innerHeight) : box.getBoundingClientRect();
    box.scrollBy({
      left: inner.left + inner.width / 2 - outer.left - outer.width / 2,
      top: inner.top + inner.height / 2 - outer.top - outer.height / 2,
      behavior: 'instant',
    });
  }
}
