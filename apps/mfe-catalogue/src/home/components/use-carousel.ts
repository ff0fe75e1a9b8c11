import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { enableDragScroll } from './enable-drag-scroll';

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
    const stopDragging = enableDragScroll(row, () => stepOf(row));
    // Fires once on observe, then on resize.
    const resizeObserver = new ResizeObserver(updateEdges);
    resizeObserver.observe(row);
    row.addEventListener('scroll', updateEdges, { passive: true });
    return () => {
      stopDragging();
      resizeObserver.disconnect();
      row.removeEventListener('scroll', updateEdges);
    };
  }, []);
  return {
    ...edges,
    move,
    listProps: {
      ref,
      onKeyDown: (event: KeyboardEvent) => {
        const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
        if (by !== 1 && by !== -1) return;
        event.preventDefault();
        move(by);
      },
    },
  };
}

/** Distance between items, in px. */
function stepOf(row: HTMLElement): number {
  const [first, second] = row.children;
  if (!first || !second) return row.clientWidth;
  return second.getBoundingClientRect().left - first.getBoundingClientRect().left;
}
