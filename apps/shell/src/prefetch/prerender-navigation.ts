import { createPath, type createBrowserRouter } from 'react-router-dom';
import { withPictureTransition } from './picture-transition';
import { discardPrerendered, prerenderStore } from './prerendered-page';

export type Router = ReturnType<typeof createBrowserRouter>;

/** Shows the prerendered page in the first frame after its link is followed; the router, which is slower, navigates behind it. */
export function showPrerenderedAtOnce(router: Router): void {
  const navigateRouter = router.navigate as (...args: unknown[]) => Promise<void>;
  const restoreScroll = router.enableScrollRestoration.bind(router);
  /** Scroll position of the page that is left, restored when going back. (px) */
  let leftAt: number | null = null;
  router.enableScrollRestoration = (positions, position, key) =>
    restoreScroll(positions, () => leftAt ?? position(), key);

  let latest = 0;
  const navigate = async (to: unknown, options: { state?: unknown } = {}) => {
    const navigation = ++latest;
    const boxes = options.state ? null : boxesFor(to);
    if (!boxes) return navigateRouter(to, options);
    // Before the page changes: a shorter one cannot be scrolled as far.
    const top = (leftAt = scrollY);
    let undo = () => {};
    await withPictureTransition(...picturesOf(boxes, String(to)), () => {
      undo = swap(boxes, top);
      scrollTo(0, 0);
    });
    await nextFrame();
    // A later navigation has reached the router already.
    if (navigation === latest) {
      const arrival = navigateRouter(to, options);
      leftAt = null;
      await arrival;
    }
    if (createPath(router.state.location) !== to) undo();
    leftAt = null;
  };
  router.navigate = navigate as Router['navigate'];
  document.addEventListener('pointerdown', styleAtPress, { passive: true });
}

/** Styles the prerendered page between the press and the click. */
function styleAtPress({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  const prerendered = link && boxesFor(createPath(link))?.prerendered;
  if (!prerendered) return;
  prerendered.dataset['page'] = 'next';
  const released = new AbortController();
  const { signal } = released;
  const release = () => {
    released.abort();
    // The click comes first.
    setTimeout(() => {
      if (prerendered.dataset['page'] === 'next') prerendered.dataset['page'] = 'prerendered';
    });
  };
  for (const end of ['pointerup', 'pointercancel', 'dragend'])
    document.addEventListener(end, release, { signal });
}

type Boxes = Record<'shown' | 'prerendered', HTMLElement>;

/** Both pages' boxes, if the prerendered one is at `to` and can replace the other at once. */
function boxesFor(to: unknown): Boxes | null {
  const { page } = prerenderStore.getState();
  const next = page?.locationContext.location;
  if (!next || to !== createPath(next)) return null;
  // The home page has another header and the admin ui has none, which only the router changes.
  if ([location.pathname, next.pathname].includes('/')) return null;
  if (!document.querySelector('footer')) return null;
  const [shown, prerendered] = document.querySelectorAll<HTMLElement>('main > [data-page]');
  return shown && prerendered ? { shown, prerendered } : null;
}

/** Of the link that is followed, and the most important one of the page that it leads to. */
const picturesOf = ({ shown, prerendered }: Boxes, to: string) =>
  [
    shown.querySelector<HTMLElement>(`a[href="${CSS.escape(to)}"] img`),
    prerendered.querySelector<HTMLElement>('img[fetchpriority=high]'),
  ] as const;

/** Swaps the two pages, as the router will. @param top scroll position of the current page (px) @returns undo */
function swap({ shown, prerendered }: Boxes, top: number) {
  shown.dataset['page'] = 'left';
  prerendered.dataset['page'] = 'shown';
  prerenderStore.setState({ isNavigating: true });
  const unsubscribe = prerenderStore.subscribe(() => {
    unsubscribe();
    shown.dataset['page'] = 'shown';
  });
  return () => {
    prerendered.dataset['page'] = 'prerendered';
    discardPrerendered();
    scrollTo(0, top);
  };
}

/** Resolves once the next frame is painted, and whatever waited for it has run. */
const nextFrame = () =>
  new Promise((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))),
  );
