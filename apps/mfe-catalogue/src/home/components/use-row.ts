import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { dragSideways } from './drag-sideways';

/** A row that scrolls sideways, one of its items at a time: by its arrows, the arrow keys, a finger or a pulling mouse. */
export function useRow() {
  const ref = useRef<HTMLUListElement>(null);
  const [place, setPlace] = useState({ atStart: true, atEnd: false });

  const move = (by: 1 | -1) => {
    const row = ref.current;
    if (row) row.scrollBy({ left: by * stepOf(row) });
  };
  useEffect(() => {
    if (!ref.current) return;
    const row = ref.current;
    const look = () => {
      const next = {
        atStart: row.scrollLeft < 2,
        atEnd: row.scrollLeft > row.scrollWidth - row.clientWidth - 2,
      };
      setPlace((now) => (now.atStart === next.atStart && now.atEnd === next.atEnd ? now : next));
    };
    const stopDragging = dragSideways(row, () => stepOf(row));
    // Its first report comes at once; later ones when cards fit or no longer do.
    const resized = new ResizeObserver(look);
    resized.observe(row);
    row.addEventListener('scroll', look, { passive: true });
    return () => {
      stopDragging();
      resized.disconnect();
      row.removeEventListener('scroll', look);
    };
  }, []);
  return {
    ...place,
    move,
    row: {
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

/** From one item to the next, in px. */
function stepOf(row: HTMLElement): number {
  const [first, second] = row.children;
  if (!first || !second) return row.clientWidth;
  return second.getBoundingClientRect().left - first.getBoundingClientRect().left;
}
