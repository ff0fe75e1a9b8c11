import { useState, type ComponentType } from 'react';
import { MESSAGES } from '@tivara/contracts';
import { notify } from '@tivara/state';
import type { ZoomDialogProps } from './zoom-dialog';

const loadDialog = () => import('./zoom-dialog');

/** The zoom dialog: `preload` loads its code, `open` its pictures. */
export function useZoom() {
  const [dialog, setDialog] = useState<{ Dialog: ComponentType<ZoomDialogProps> } | null>(null);
  const [isOpen, setOpen] = useState(false);
  const open = async () => {
    try {
      const { ZoomDialog } = await loadDialog();
      setDialog({ Dialog: ZoomDialog });
      setOpen(true);
    } catch {
      notify(MESSAGES.error, 'error');
    }
  };
  return {
    Dialog: dialog?.Dialog,
    isOpen,
    open: () => void open(),
    close: () => setOpen(false),
    // Ignore preload failures; `open` reports them.
    preload: () => void loadDialog().catch(() => undefined),
  };
}
