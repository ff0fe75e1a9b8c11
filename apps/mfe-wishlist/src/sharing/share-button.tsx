import { useRef } from 'react';
import { notifyNotLoaded, useTexts } from '@tivara/state';
import { TextLink, useLazyDialog } from '@tivara/ui';
import type { CheckedItem } from '../frame/check-items';

const loadDialog = () => import('./share-dialog').then(({ ShareDialog }) => ShareDialog);

export function ShareButton({ items }: { items: CheckedItem[] }) {
  const t = useTexts();
  const { Dialog, isOpen, setIsOpen, open } = useLazyDialog(loadDialog, notifyNotLoaded);
  const button = useRef<HTMLButtonElement>(null);
  const shareable = items.filter(({ state, shown }) => state !== 'unavailable' && shown.colourId);
  if (!shareable.length) return null;
  return (
    <>
      <TextLink
        render={<button type="button" ref={button} />}
        aria-haspopup="dialog"
        onClick={open}
      >
        {t('Share')}
      </TextLink>
      {Dialog && (
        <Dialog
          open={isOpen}
          onOpenChange={setIsOpen}
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
