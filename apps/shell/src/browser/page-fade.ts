import type { createBrowserRouter } from 'react-router-dom';

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * Lets pages fade into each other where the browser can (`::view-transition` in the reset). Asked for here, once for the links
 * of all remotes; a change of the query alone is no new page.
 */
export function fadeBetweenPages(router: Router): void {
  const navigate = router.navigate as (...args: unknown[]) => Promise<void>;
  const isFading = watchFades();
  // While a page fades in, the router draws what comes next only as a fade too: else both wait for each other.
  const faded = (to: unknown, options?: object) =>
    navigate(to, isFading() || leavesPage(to) ? { ...options, viewTransition: true } : options);
  router.navigate = faded as Router['navigate'];
}

/** @returns whether a fade is under way */
function watchFades(): () => boolean {
  let current: ViewTransition | null = null;
  const start = document.startViewTransition?.bind(document);
  document.startViewTransition &&= (update) => {
    const fade = start(update);
    current = fade;
    // One that the browser gives up, as on a slow device, is no error: the page is there.
    fade.ready.catch(() => {});
    void fade.finished.finally(() => {
      if (current === fade) current = null;
    });
    return fade;
  };
  return () => current !== null;
}

function leavesPage(to: unknown): boolean {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return false;
  const path = typeof to === 'string' ? to : (to as { pathname?: string } | null)?.pathname;
  return new URL(path ?? '', location.href).pathname !== location.pathname;
}
