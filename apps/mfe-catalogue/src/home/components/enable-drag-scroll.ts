/** Smaller movements are clicks. (SPEC 9, Collections carousel) */
const DRAG_THRESHOLD_PX = 10;

/**
 * Scrolls a row by mouse drag and snaps to the nearest item; touch scrolls natively.
 * @param step distance between two items, in px
 * @returns cleanup
 */
export function enableDragScroll(row: HTMLElement, step: () => number): () => void {
  let start: { x: number; left: number } | null = null;
  let dragging = false;

  const down = (event: PointerEvent) => {
    dragging = false;
    if (event.pointerType === 'mouse' && event.button === 0)
      start = { x: event.clientX, left: row.scrollLeft };
  };
  const move = (event: PointerEvent) => {
    if (!start) return;
    const distance = start.x - event.clientX;
    if (!dragging && Math.abs(distance) < DRAG_THRESHOLD_PX) return;
    if (!dragging) {
      dragging = true;
      row.setPointerCapture(event.pointerId);
      // Disables scroll snapping during the drag.
      row.dataset['dragging'] = '';
    }
    row.scrollLeft = start.left + distance;
  };
  const up = () => {
    start = null;
    if (!dragging) return;
    const endDrag = () => delete row.dataset['dragging'];
    const target = Math.round(row.scrollLeft / step()) * step();
    const end = row.scrollWidth - row.clientWidth;
    const moves = Math.abs(row.scrollLeft - Math.min(target, end)) >= 1;
    if (moves && 'onscrollend' in row) row.addEventListener('scrollend', endDrag, { once: true });
    else endDrag();
    if (moves) row.scrollTo({ left: target, behavior: scrollBehavior() });
  };
  // Suppress the click after a drag.
  const click = (event: Event) => {
    if (!dragging) return;
    event.preventDefault();
    event.stopPropagation();
    dragging = false;
  };
  const preventDefault = (event: Event) => event.preventDefault();

  const controller = new AbortController();
  const { signal } = controller;
  row.addEventListener('pointerdown', down, { signal });
  row.addEventListener('pointermove', move, { signal });
  row.addEventListener('pointerup', up, { signal });
  row.addEventListener('pointercancel', up, { signal });
  row.addEventListener('click', click, { capture: true, signal });
  row.addEventListener('dragstart', preventDefault, { signal });
  return () => controller.abort();
}

const scrollBehavior = (): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
