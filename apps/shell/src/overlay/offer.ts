import type { Composition } from '@tivara/contracts';
import type { Federation } from '@tivara/federation';
import { notifyNotLoaded } from '@tivara/state';
import { loadPart } from '@tivara/ui';

/** Opens the boundary overlay for `?boundaries` and for Alt+Shift+B; its code loads on first use. */
export function offerBoundaries(composition: Composition, federation: Federation): void {
  let shown: Promise<() => void> | undefined;
  const toggle = async () => {
    if (shown) return (await shown)();
    shown = loadPart(() => import('./boundaries')).then(({ showBoundaries }) =>
      showBoundaries(composition, federation),
    );
    await shown.catch(() => {
      shown = undefined;
      notifyNotLoaded();
    });
  };
  const isTyping = (target: EventTarget | null) =>
    target instanceof Element && target.closest('input, textarea, select, [contenteditable]');
  document.addEventListener('keydown', (event) => {
    if (event.code !== 'KeyB' || event.ctrlKey || event.metaKey || isTyping(event.target)) return;
    // A single letter works only once the overlay was opened. (WCAG 2.1.4)
    if (event.altKey && event.shiftKey ? true : shown && !event.altKey && !event.shiftKey)
      void toggle();
  });
  if (new URLSearchParams(location.search).has('boundaries')) void toggle();
}
