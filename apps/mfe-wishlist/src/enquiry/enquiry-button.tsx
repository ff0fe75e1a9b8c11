import { useRef, useState } from 'react';
import { type EnquiryResponse } from '@tivara/contracts';
import { notify, notifyNotLoaded, useTexts } from '@tivara/state';
import { Button, useLazyDialog } from '@tivara/ui';
import type { CheckedItem } from '../frame/check-items';
import { EMPTY_DETAILS } from './contact-details';
import type { EnquiryDialogProps } from './enquiry-dialog';

interface Props extends Pick<EnquiryDialogProps, 'items' | 'onSent'> {
  /** Receives focus once the enquiry is sent; the button may be unmounted by then. */
  focusAfterSend: () => HTMLElement | null;
}

const loadDialog = () => import('./enquiry-dialog').then(({ EnquiryDialog }) => EnquiryDialog);

export function EnquiryButton({ items, onSent, focusAfterSend }: Props) {
  const t = useTexts();
  const { Dialog, isOpen, setIsOpen, open, preload } = useLazyDialog(loadDialog, notifyNotLoaded);
  // Lives here so that the draft survives closing the dialog.
  const [draft, setDraft] = useState(EMPTY_DETAILS);
  const button = useRef<HTMLButtonElement>(null);
  const handleSent = (answer: EnquiryResponse, handled: CheckedItem[]) => {
    setIsOpen(false);
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
          onClick={open}
        >
          {t('Send Enquiry')}
        </Button>
      )}
      {Dialog && (
        <Dialog
          // Another tab may empty the list while the dialog is open.
          open={isOpen && hasAvailable}
          onOpenChange={setIsOpen}
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
