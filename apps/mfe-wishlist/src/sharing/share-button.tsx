import { useRef, useState, type ComponentType } from 'react';
import { MESSAGES } from '@tivara/contracts';
import { notify } from '@tivara/state';
import { TextLink } from '@tivara/ui';
import type { CheckedItem } from '../list/check-items';
import type { ShareDialogProps } from './share-dialog';

/** Loads and opens the share dialog. */
export function ShareButton({ items }: { items: CheckedItem[] }) {
  const [dialog, setDialog] = useState<{ Dialog: ComponentType<ShareDialogProps> } | null>(null);
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const shareable = items.filter(({ state, shown }) => state !== 'unavailable' && shown.colourId);

  const openDialog = async () => {
    try {
      const { ShareDialog } = await loadDialog();
      setDialog({ Dialog: ShareDialog });
      setOpen(true);
    } catch {
      notify(MESSAGES.error, 'error');
    }
  };
  if (!shareable.length) return null;
  return (
    <>
      <TextLink
        render={<button type="button" ref={button} />}
        aria-haspopup="dialog"
        onClick={() => void openDialog()}
      >
        Share
      </TextLink>
      {dialog && (
        <dialog.Dialog
          open={open}
          onOpenChange={setOpen}
          items={shareable.map(({ item, shown }) => ({
            product_id: item.product_id,
            color_id: shown.colourId,
          }))}
          returnFocus={() => button.current}
        />
      )}
    </>
  );
}

const loadDialog = () => import('./share-dialog');
