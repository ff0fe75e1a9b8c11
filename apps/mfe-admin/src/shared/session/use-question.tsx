import { useCallback, useRef, type ComponentType } from 'react';
import { notifyNotLoaded } from '@tivara/state';
import { useLazyDialog } from '@tivara/ui';

export interface QuestionProps {
  open: boolean;
  onAnswer: (is: boolean) => void;
  returnFocus: () => HTMLElement | null;
}

/** One dialog for all pending requests. `ask` opens it and resolves with the answer: false if its code fails to load. @param load a stable function */
export function useQuestion(load: () => Promise<ComponentType<QuestionProps>>) {
  const pending = useRef<{ answer: Promise<boolean>; resolve: (is: boolean) => void } | null>(null);
  const opener = useRef<Element | null>(null);
  const settle = useCallback((is: boolean) => {
    pending.current?.resolve(is);
    pending.current = null;
  }, []);
  const onError = useCallback(() => {
    notifyNotLoaded();
    settle(false);
  }, [settle]);
  const { Dialog, isOpen, setIsOpen, open } = useLazyDialog(load, onError);

  const ask = useCallback(() => {
    if (!pending.current) {
      let resolve: (is: boolean) => void = () => undefined;
      const answer = new Promise<boolean>((settled) => (resolve = settled));
      pending.current = { answer, resolve };
      opener.current = document.activeElement;
      open();
    }
    return pending.current.answer;
  }, [open]);
  const dialog = Dialog && (
    <Dialog
      open={isOpen}
      onAnswer={(is) => {
        setIsOpen(false);
        settle(is);
      }}
      returnFocus={() => (opener.current instanceof HTMLElement ? opener.current : null)}
    />
  );
  return { ask, dialog };
}
