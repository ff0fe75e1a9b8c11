import { useCallback, useRef, useState } from 'react';

/** One dialog for all pending requests. `ask` opens it and resolves with the answer. */
export function useQuestion() {
  const [open, setOpen] = useState(false);
  const pending = useRef<{ answer: Promise<boolean>; resolve: (is: boolean) => void } | null>(null);
  const opener = useRef<Element | null>(null);

  const ask = useCallback(() => {
    if (!pending.current) {
      let resolve: (is: boolean) => void = () => undefined;
      const answer = new Promise<boolean>((settle) => (resolve = settle));
      pending.current = { answer, resolve };
      opener.current = document.activeElement;
      setOpen(true);
    }
    return pending.current.answer;
  }, []);
  const answer = (is: boolean) => {
    setOpen(false);
    pending.current?.resolve(is);
    pending.current = null;
  };
  const returnFocus = () => (opener.current instanceof HTMLElement ? opener.current : null);
  return { open, ask, answer, returnFocus };
}
