import { useCallback, useState, type ComponentType } from 'react';

/** A dialog whose code loads on demand. @param onError called if it fails to load on `open`, three times in a row; pass stable functions */
export function useLazyDialog<Props>(
  load: () => Promise<ComponentType<Props>>,
  onError: () => void,
) {
  const [dialog, setDialog] = useState<{ Dialog: ComponentType<Props> } | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const open = useCallback(() => {
    // Scripts and styles may fail one after the other, each once.
    load()
      .catch(load)
      .catch(load)
      .then((Dialog) => {
        setDialog({ Dialog });
        setIsOpen(true);
      }, onError);
  }, [load, onError]);
  // Ignore preload failures; `open` reports them.
  const preload = () => void load().catch(() => undefined);
  return { Dialog: dialog?.Dialog, isOpen, setIsOpen, open, preload };
}
