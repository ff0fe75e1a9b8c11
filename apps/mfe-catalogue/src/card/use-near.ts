import { useState, type PointerEvent } from 'react';

export type Near = 'no' | 'yes' | 'before';

/** Whether a mouse or the keyboard's focus is on something, or was before. A touch is not: it would only flash. */
export function useNear() {
  const [near, setNear] = useState<Near>('no');
  const leave = () => setNear((now) => (now === 'yes' ? 'before' : now));
  return {
    near,
    /** For what a touch does show: the other one. */
    press: () => setNear((now) => (now === 'yes' ? 'before' : 'yes')),
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
