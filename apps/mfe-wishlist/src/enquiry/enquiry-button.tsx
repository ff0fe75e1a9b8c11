import { useRef, useState, type ComponentType } from 'react';
import { MESSAGES, type EnquiryAnswer } from '@tivara/contracts';
import { notify } from '@tivara/state';
import { Button } from '@tivara/ui';
import type { CheckedItem } from '../list/check-items';
import { EMPTY_DETAILS } from './contact-details';
import type { EnquiryDialogProps } from './enquiry-dialog';

interface Props {
  items: CheckedItem[];
  onSent: EnquiryDialogProps['onSent'];
  /** Receives focus once the enquiry is sent; the button may be unmounted by then. */
  focusAfterSend: () => HTMLElement | null;
}

/** Opens the dialog; its code is preloaded on hover or focus. */
export function EnquiryButton({ items, onSent, focusAfterSend }: Props) {
  const [dialog, setDialog] = useState<{ Dialog: ComponentType<EnquiryDialogProps> } | null>(null);
  const [open, setOpen] = useState(false);
  // Lives here so that the draft survives closing the dialog.
  const [draft, setDraft] = useState(EMPTY_DETAILS);
  const button = useRef<HTMLButtonElement>(null);

  // Ignore preload failures; a click reports them.
  const preload = () => void loadDialog().catch(() => undefined);
  const openDialog = async () => {
    try {
      const { EnquiryDialog } = await loadDialog();
      setDialog({ Dialog: EnquiryDialog });
      setOpen(true);
    } catch {
      notify(MESSAGES.error, 'error');
    }
  };
  const handleSent = (answer: EnquiryAnswer, handled: CheckedItem[]) => {
    setOpen(false);
    onSent(answer, handled);
    notify(answer.message, 'success');
  };
  const hasAvailable = items.some(({ state }) => state !== 'unavailable');
  return (
    <>
      {hasAvailable && (
        <Button
          ref={button}
          aria-haspopup="dialog"
          onPointerEnter={preload}
          onFocus={preload}
          onClick={() => void openDialog()}
        >
          Send Enquiry
        </Button>
      )}
      {dialog && (
        <dialog.Dialog
          // Another tab may empty the list while the dialog is open.
          open={open && hasAvailable}
          onOpenChange={setOpen}
          items={items}
          draft={draft}
          onDraft={setDraft}
          onSent={handleSent}
          returnFocus={() => focusAfterSend() ?? button.current}
        />
      )}
    </>
  );
}

const loadDialog = () => import('./enquiry-dialog');
