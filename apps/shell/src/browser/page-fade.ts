import type { createBrowserRouter } from 'react-router-dom';

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * Lets pages fade into each other where the browser can (`::view-transition` in the reset). Asked for here, once for the links
 * of all remotes; a change of the query alone is no new page.
 */
export function fadeBetweenPages(router: Router): void {
  const start = document.startViewTransition?.bind(document);
  // A fade that the browser gives up, as on a slow device, is no error: the page is there.
  document.startViewTransition &&= (update) => {
    const transition = start(update);
    transition.ready.catch(() => {});
    return transition;
  };
  const navigate = router.navigate as (...args: unknown[]) => Promise<void>;
  const faded = (to: unknown, options?: object) =>
    navigate(to, leavesPage(to) ? { ...options, viewTransition: true } : options);
  router.navigate = faded as Router['navigate'];
}

function leavesPage(to: unknown): boolean {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return false;
  const path = typeof to === 'string' ? to : (to as { pathname?: string } | null)?.pathname;
  return new URL(path ?? '', location.href).pathname !== location.pathname;
}
