import { useEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Focuses `main` on each new page; when going back, the link that was followed there. Never takes the focus out of a text field. */
export function useFocusOnNewPage(main: RefObject<HTMLElement | null>): void {
  const { pathname, key } = useLocation();
  const back = useNavigationType() === 'POP';
  const shown = useRef(pathname);
  /** The link that was last followed, by history entry. */
  const followed = useRef(new Map<string, string>());

  useEffect(() => {
    const follow = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a[href]') : null;
      if (link) followed.current.set(key, link.getAttribute('href') ?? '');
    };
    document.addEventListener('click', follow, { capture: true });
    return () => document.removeEventListener('click', follow, { capture: true });
  }, [key]);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // The visitor typed on while the page loaded.
    if (document.activeElement?.matches('input[type=text], input[type=email]')) return;
    const href = back ? followed.current.get(key) : undefined;
    const link = href && main.current?.querySelector<HTMLElement>(`a[href="${CSS.escape(href)}"]`);
    // ScrollRestoration decides the scroll position.
    (link || main.current)?.focus({ preventScroll: true });
  }, [pathname, key, back, main]);
}
