/** A mouse that moved less has clicked. (px; SPEC 9, Collections carousel) */
const DRAG_THRESHOLD = 10;

/**
 * Lets a mouse pull a scrolling row, which then comes to rest on the nearest item; fingers scroll it by themselves. `step`
 * answers the distance between two items in px. @returns how to stop
 */
export function dragSideways(row: HTMLElement, step: () => number): () => void {
  let start: { x: number; left: number } | null = null;
  let dragging = false;

  const down = (event: PointerEvent) => {
    dragging = false;
    if (event.pointerType === 'mouse' && event.button === 0)
      start = { x: event.clientX, left: row.scrollLeft };
  };
  const move = (event: PointerEvent) => {
    if (!start) return;
    const pulled = start.x - event.clientX;
    if (!dragging && Math.abs(pulled) < DRAG_THRESHOLD) return;
    if (!dragging) {
      dragging = true;
      row.setPointerCapture(event.pointerId);
      // Where it is let go is where it stays, until it is let go.
      row.dataset['dragging'] = '';
    }
    row.scrollLeft = start.left + pulled;
  };
  const up = () => {
    start = null;
    if (!dragging) return;
    const rest = () => delete row.dataset['dragging'];
    const target = Math.round(row.scrollLeft / step()) * step();
    const end = row.scrollWidth - row.clientWidth;
    const moves = Math.abs(row.scrollLeft - Math.min(target, end)) >= 1;
    if (moves && 'onscrollend' in row) row.addEventListener('scrollend', rest, { once: true });
    else rest();
    if (moves) row.scrollTo({ left: target, behavior: motion() });
  };
  // The click that follows a drag was none.
  const click = (event: Event) => {
    if (!dragging) return;
    event.preventDefault();
    event.stopPropagation();
    dragging = false;
  };
  const still = (event: Event) => event.preventDefault();

  const stop = new AbortController();
  const { signal } = stop;
  row.addEventListener('pointerdown', down, { signal });
  row.addEventListener('pointermove', move, { signal });
  row.addEventListener('pointerup', up, { signal });
  row.addEventListener('pointercancel', up, { signal });
  row.addEventListener('click', click, { capture: true, signal });
  row.addEventListener('dragstart', still, { signal });
  return () => stop.abort();
}

const motion = (): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
