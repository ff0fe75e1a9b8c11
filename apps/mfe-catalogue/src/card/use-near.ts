import { useState, type PointerEvent } from 'react';

export type Near = 'no' | 'yes' | 'before';

/** Whether a mouse or the keyboard's focus is on something, or was before. A touch is not: it would only flash. */
export function useNear() {
  const [near, setNear] = useState<Near>('no');
  const leave = () => setNear((now) => (now === 'yes' ? 'before' : now));
  return {
    near,
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'touch') setNear('yes');
    },
    onPointerLeave: leave,
    onFocus: ({ target }: { target: Element }) => {
      if (target.matches(':focus-visible')) setNear('yes');
    },
    onBlur: leave,
  };
}
