import { matchPath } from 'react-router-dom';
import type { Composition } from '@tivara/contracts';
import type { Federation } from '@tivara/federation';

/** Fetches the module behind a link when pointer or focus comes near, so that following it finds it there. */
export function prefetchOnIntent({ remotes }: Composition, federation: Federation): void {
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.origin !== location.origin) return;
    for (const { name, routes } of remotes)
      for (const { path, expose } of routes)
        // A failure shows when the link is followed, not before.
        if (matchPath(path, link.pathname)) federation.load(`${name}/${expose}`).catch(() => {});
  };
  for (const intent of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(intent, prefetch, { passive: true });
}
