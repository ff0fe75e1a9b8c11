import { startTransition, useCallback, useState, type ComponentType } from 'react';
import { loadPart } from './load-part';

/** A dialog whose code loads on demand. @param onError called if it fails to load on `open`; pass stable functions */
export function useLazyDialog<Props>(
  load: () => Promise<ComponentType<Props>>,
  onError: () => void,
) {
  const [dialog, setDialog] = useState<{ Dialog: ComponentType<Props> } | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const open = useCallback(() => {
    loadPart(load).then(
      (Dialog) =>
        // The pressed button is painted first.
        startTransition(() => {
          setDialog({ Dialog });
          setIsOpen(true);
        }),
      onError,
    );
  }, [load, onError]);
  // Ignore preload failures; `open` reports them.
  const preload = () => void load().catch(() => undefined);
  return { Dialog: dialog?.Dialog, isOpen, setIsOpen, open, preload };
}
