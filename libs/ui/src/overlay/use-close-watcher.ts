import { useEffect, useEffectEvent } from 'react';

interface CloseWatcher {
  onclose: (() => void) | null;
  destroy: () => void;
}

/** Android's back gesture closes what is open instead of leaving the page, in browsers that tell. */
export function useCloseWatcher(open: boolean, close: () => void): void {
  const onClose = useEffectEvent(close);
  useEffect(() => {
    const { CloseWatcher } = globalThis as { CloseWatcher?: new () => CloseWatcher };
    if (!open || !CloseWatcher) return;
    const watcher = new CloseWatcher();
    watcher.onclose = () => onClose();
    return () => watcher.destroy();
  }, [open]);
}
