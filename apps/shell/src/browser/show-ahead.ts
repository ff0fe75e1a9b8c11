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
  const navigate = async (to: unknown, options?: object) => {
    const mine = ++turn;
    // Before the page changes: a shorter one cannot be scrolled as far.
    const top = scrollY;
    const putBack = exchange(to, options);
    if (!putBack) return go(to, options);
    left = top;
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
}

/**
 * Puts the page ahead into the place of the one on the screen, as the router will.
 * @returns what undoes it; null where that page is not what is asked for, or not drawn yet
 */
function exchange(to: unknown, options: { state?: unknown } = {}): (() => void) | null {
  const { page } = pageAhead.getState();
  if (!page || to !== createPath(page.at.location) || options.state) return null;
  // The home page has another header, which only the router changes.
  if ([location.pathname, page.at.location.pathname].includes('/')) return null;
  const [shown, ahead] = document.querySelectorAll<HTMLElement>('main > [data-page]');
  if (!shown || !ahead) return null;
  const top = scrollY;
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
