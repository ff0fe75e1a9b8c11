import { createPath, type createBrowserRouter } from 'react-router-dom';
import { forgetAhead, pageAhead } from '../app/page-place';

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * Shows the page that was drawn ahead in the first frame after its link is followed. The router takes several times as long to
 * arrive; it sets out behind that frame.
 */
export function showAheadAtOnce(router: Router): void {
  const go = router.navigate as (...args: unknown[]) => Promise<void>;
  const restoreScroll = router.enableScrollRestoration.bind(router);
  /** Where the page that is left was scrolled to, for the way back. (px) */
  let left: number | null = null;
  router.enableScrollRestoration = (positions, position, key) =>
    restoreScroll(positions, () => left ?? position(), key);

  let turn = 0;
  const navigate = async (to: unknown, options: { state?: unknown } = {}) => {
    const mine = ++turn;
    const boxes = options.state ? null : boxesFor(to);
    if (!boxes) return go(to, options);
    // Before the page changes: a shorter one cannot be scrolled as far.
    left = scrollY;
    const putBack = exchange(boxes, left);
    scrollTo(0, 0);
    await frameDrawn();
    // Whoever asked for another page meanwhile has set out already.
    if (mine === turn) {
      const arrival = go(to, options);
      left = null;
      await arrival;
    }
    if (createPath(router.state.location) !== to) putBack();
    left = null;
  };
  router.navigate = navigate as Router['navigate'];
  document.addEventListener('pointerdown', readyAtPress, { passive: true });
}

/** Between the press and the click there is time to style what will be seen. */
function readyAtPress({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  const ahead = link && boxesFor(createPath(link))?.ahead;
  if (!ahead) return;
  ahead.dataset['page'] = 'next';
  const released = new AbortController();
  const { signal } = released;
  const release = () => {
    released.abort();
    // The click comes first.
    setTimeout(() => {
      if (ahead.dataset['page'] === 'next') ahead.dataset['page'] = 'ahead';
    });
  };
  for (const end of ['pointerup', 'pointercancel', 'dragend'])
    document.addEventListener(end, release, { signal });
}

interface Boxes {
  /** Of the page on the screen. */
  shown: HTMLElement;
  ahead: HTMLElement;
}

/** The two pages' boxes where the one ahead is what `to` asks for, and can stand in the other's place at once. */
function boxesFor(to: unknown): Boxes | null {
  const { page } = pageAhead.getState();
  if (!page || to !== createPath(page.at.location)) return null;
  // The home page has another header and the office has none, which only the router changes.
  if ([location.pathname, page.at.location.pathname].includes('/')) return null;
  if (!document.querySelector('footer')) return null;
  const [shown, ahead] = document.querySelectorAll<HTMLElement>('main > [data-page]');
  return shown && ahead ? { shown, ahead } : null;
}

/**
 * Puts the page ahead into the place of the one on the screen, as the router will.
 * @param top where the latter was scrolled to (px)
 * @returns what undoes it
 */
function exchange({ shown, ahead }: Boxes, top: number): () => void {
  shown.dataset['page'] = 'left';
  ahead.dataset['page'] = 'shown';
  pageAhead.setState({ isFollowed: true });
  const arrived = pageAhead.subscribe(() => {
    arrived();
    shown.dataset['page'] = 'shown';
  });
  return () => {
    ahead.dataset['page'] = 'ahead';
    forgetAhead();
    scrollTo(0, top);
  };
}

/** Once the next frame is drawn, and whatever waited for it has run. */
const frameDrawn = () =>
  new Promise((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))),
  );
