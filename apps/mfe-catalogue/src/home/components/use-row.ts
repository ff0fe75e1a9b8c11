import { useRef, useState, type KeyboardEvent } from 'react';

/** A row that scrolls sideways, one of its items at a time. */
export function useRow() {
  const ref = useRef<HTMLUListElement>(null);
  const [place, setPlace] = useState({ atStart: true, atEnd: false });

  const move = (by: 1 | -1) => {
    const [first, second] = ref.current?.children ?? [];
    if (first && second)
      ref.current?.scrollBy({
        left: by * (second.getBoundingClientRect().left - first.getBoundingClientRect().left),
      });
  };
  return {
    ...place,
    move,
    row: {
      ref,
      onScroll: () => {
        const { scrollLeft = 0, scrollWidth = 0, clientWidth = 0 } = ref.current ?? {};
        const next = { atStart: scrollLeft < 2, atEnd: scrollLeft > scrollWidth - clientWidth - 2 };
        setPlace((now) => (now.atStart === next.atStart && now.atEnd === next.atEnd ? now : next));
      },
      onKeyDown: (event: KeyboardEvent) => {
        const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
        if (by !== 1 && by !== -1) return;
        event.preventDefault();
        move(by);
      },
    },
  };
}
