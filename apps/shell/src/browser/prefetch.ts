import { matchRoutes } from 'react-router-dom';
import type { Composition } from '@tivara/contracts';
import type { Federation } from '@tivara/federation';

/** Fetches the module behind a link when pointer or focus comes near, so that following it finds it there. */
export function prefetchOnIntent({ remotes }: Composition, federation: Federation): void {
  const pages = remotes.flatMap(({ name, routes }) =>
    routes.map(({ path, expose }) => ({ path, id: `${name}/${expose}`, caseSensitive: true })),
  );
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.origin !== location.origin) return;
    const [match] = matchRoutes(pages, link.pathname) ?? [];
    // A failure shows when the link is followed, not before.
    if (match) federation.load(match.route.id).catch(() => {});
  };
  for (const intent of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(intent, prefetch, { passive: true });
}
