import { useState, type PointerEvent } from 'react';

export type HoverState = 'never' | 'active' | 'past';

/** Tracks mouse hover and keyboard focus; ignores touch, which would only flash. */
export function useHoverIntent() {
  const [hover, setHover] = useState<HoverState>('never');
  const leave = () => setHover((now) => (now === 'active' ? 'past' : now));
  return {
    hover,
    /** For touch. */
    toggle: () => setHover((now) => (now === 'active' ? 'past' : 'active')),
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'touch') setHover('active');
    },
    onPointerLeave: leave,
    onFocus: ({ target }: { target: Element }) => {
      if (target.matches(':focus-visible')) setHover('active');
    },
    onBlur: leave,
  };
}
