import { useEffect, useRef, useState, type KeyboardEvent } from 'react';

/** Smaller movements are clicks. (SPEC 9, Collections carousel) */
const DRAG_THRESHOLD_PX = 10;

/** Scrolls one item at a time by buttons, arrow keys, touch or mouse drag. */
export function useCarousel() {
  const ref = useRef<HTMLUListElement>(null);
  const [edges, setEdges] = useState({ atStart: true, atEnd: false });

  const move = (by: 1 | -1) => {
    const row = ref.current;
    if (row) row.scrollBy({ left: by * stepOf(row) });
  };
  useEffect(() => {
    if (!ref.current) return;
    const row = ref.current;
    const updateEdges = () => {
      const next = {
        atStart: row.scrollLeft < 2,
        atEnd: row.scrollLeft > row.scrollWidth - row.clientWidth - 2,
      };
      setEdges((now) => (now.atStart === next.atStart && now.atEnd === next.atEnd ? now : next));
    };
    const controller = new AbortController();
    enableDragScroll(row, controller.signal);
    // Fires once on observe, then on resize.
    const resizeObserver = new ResizeObserver(updateEdges);
    resizeObserver.observe(row);
    row.addEventListener('scroll', updateEdges, { passive: true, signal: controller.signal });
    return () => {
      controller.abort();
      resizeObserver.disconnect();
    };
  }, []);
  return {
    ...edges,
    move,
    ref,
    onKeyDown: (event: KeyboardEvent) => {
      const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (by !== 1 && by !== -1) return;
      event.preventDefault();
      move(by);
    },
  };
}

/** Distance between items, in px. */
function stepOf(row: HTMLElement): number {
  const [first, second] = row.children;
  if (!first || !second) return row.clientWidth;
  return second.getBoundingClientRect().left - first.getBoundingClientRect().left;
}

/** Scrolls a row by mouse drag and snaps to the nearest item; touch scrolls natively. */
function enableDragScroll(row: HTMLElement, signal: AbortSignal): void {
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
    const target = Math.round(row.scrollLeft / stepOf(row)) * stepOf(row);
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
  row.addEventListener('pointerdown', down, { signal });
  row.addEventListener('pointermove', move, { signal });
  row.addEventListener('pointerup', up, { signal });
  row.addEventListener('pointercancel', up, { signal });
  row.addEventListener('click', click, { capture: true, signal });
  row.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
}

const scrollBehavior = (): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
