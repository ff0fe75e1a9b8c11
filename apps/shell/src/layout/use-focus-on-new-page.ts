import { useEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Puts the focus on `main` for each new page; going back, on the link that was followed there. Never out of a field that is being filled. */
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
    // Who typed on while the page came keeps what they write in.
    if (document.activeElement?.matches('input[type=text], input[type=email]')) return;
    const href = back ? followed.current.get(key) : undefined;
    const link = href && main.current?.querySelector<HTMLElement>(`a[href="${CSS.escape(href)}"]`);
    // Where the page stands is the scroll restoration's to say.
    (link || main.current)?.focus({ preventScroll: true });
  }, [pathname, key, back, main]);
}
