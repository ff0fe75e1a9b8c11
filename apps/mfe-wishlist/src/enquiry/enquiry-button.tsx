import { useRef, useState, type ComponentType } from 'react';
import { MESSAGES, type EnquiryAnswer } from '@tivara/contracts';
import { notify } from '@tivara/state';
import { Button } from '@tivara/ui';
import type { CheckedItem } from '../list/check-items';
import { NO_DETAILS } from './details';
import type { EnquiryDialogProps } from './enquiry-dialog';

interface Props {
  items: CheckedItem[];
  onSent: EnquiryDialogProps['onSent'];
  /** Gets the focus after an enquiry was sent, when the button may be gone. */
  afterSending: () => HTMLElement | null;
}

/** Opens the dialog, whose code is fetched when pointer or focus comes near. */
export function EnquiryButton({ items, onSent, afterSending }: Props) {
  const [dialog, setDialog] = useState<{ Dialog: ComponentType<EnquiryDialogProps> } | null>(null);
  const [open, setOpen] = useState(false);
  // What was typed is kept for the visit, however the dialog was closed.
  const [draft, setDraft] = useState(NO_DETAILS);
  const button = useRef<HTMLButtonElement>(null);

  // A failure shows when the button is pressed, not before.
  const prepare = () => void loadDialog().catch(() => undefined);
  const show = async () => {
    try {
      const { EnquiryDialog } = await loadDialog();
      setDialog({ Dialog: EnquiryDialog });
      setOpen(true);
    } catch {
      notify(MESSAGES.error, 'error');
    }
  };
  const sent = (answer: EnquiryAnswer, asked: CheckedItem[]) => {
    setOpen(false);
    onSent(answer, asked);
    notify(answer.message, 'success');
  };
  const usable = items.some(({ state }) => state !== 'gone');
  return (
    <>
      {usable && (
        <Button
          ref={button}
          aria-haspopup="dialog"
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={() => void show()}
        >
          Send Enquiry
        </Button>
      )}
      {dialog && (
        <dialog.Dialog
          // Emptied in another tab: there is nothing left to ask about.
          open={open && usable}
          onOpenChange={setOpen}
          items={items}
          draft={draft}
          onDraft={setDraft}
          onSent={sent}
          returnFocus={() => afterSending() ?? button.current}
        />
      )}
    </>
  );
}

const loadDialog = () => import('./enquiry-dialog');
