const NAME = 'picture';

/** Swaps two pages while the picture of the one becomes that of the other, where the browser can and motion is wanted. Resolves once they are swapped. */
export async function withPictureTransition(
  from: HTMLElement | null,
  to: HTMLElement | null,
  swap: () => void,
): Promise<void> {
  // On a phone it takes longer than the page itself, and not every browser has it.
  const isFitting = matchMedia('(min-width: 768px) and (prefers-reduced-motion: no-preference)');
  if (!from || !to || !isFitting.matches || !('startViewTransition' in document)) return swap();
  from.style.viewTransitionName = NAME;
  const { updateCallbackDone, ready, finished } = document.startViewTransition(() => {
    from.style.viewTransitionName = '';
    to.style.viewTransitionName = NAME;
    swap();
  });
  // One that is skipped, as in a hidden tab, has swapped the pages all the same.
  ready.catch(() => {});
  void finished.finally(() => (to.style.viewTransitionName = ''));
  await updateCallbackDone;
}
