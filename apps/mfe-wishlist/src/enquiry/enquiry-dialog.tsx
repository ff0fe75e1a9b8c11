import { useState } from 'react';
import { LIMITS, type EnquiryResponse } from '@tivara/contracts';
import { useTexts, type Texts } from '@tivara/state';
import { Dialog } from '@tivara/ui';
import { itemKey, type CheckedItem } from '../frame/check-items';
import { frameCount } from '../labels';
import type { ContactDetails } from './contact-details';
import { EnquiryForm } from './enquiry-form';

export interface EnquiryDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  items: CheckedItem[];
  draft: ContactDetails;
  onDraft: (draft: ContactDetails) => void;
  /** `handled`: the items sent, plus the unavailable ones that were left out. */
  onSent: (answer: EnquiryResponse, handled: CheckedItem[]) => void;
  returnFocus: () => HTMLElement | null;
}

/** (SPEC 2, Wishlist page) */
export function EnquiryDialog({ items, open, onOpenChange, onSent, ...props }: EnquiryDialogProps) {
  const t = useTexts();
  const [isSending, setIsSending] = useState(false);
  const available = items.filter(({ state }) => state !== 'unavailable');
  const unavailable = items.filter(({ state }) => state === 'unavailable');
  const sending = available.slice(0, LIMITS.enquiryItems);
  const wishlist = sending.map(({ item, shown }) => ({
    product_name: shown.name,
    selected_color: { color_name: shown.colour, color_id: shown.colourId },
    image: item.images[0] ?? null,
  }));
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => (next || !isSending) && onOpenChange(next)}
      title={t('Enter Your Details')}
      description={[
        ...describeItems(t, sending.length, available.length),
        ...describeLeftOut(t, unavailable.length),
        t('We answer within two working days.'),
      ].join(' ')}
      returnFocus={props.returnFocus}
    >
      <EnquiryForm
        listId={items.map(({ item }) => itemKey(item)).join()}
        wishlist={wishlist}
        draft={props.draft}
        onDraft={props.onDraft}
        onSending={setIsSending}
        onSent={(answer) => onSent(answer, [...sending, ...unavailable])}
        onCancel={() => onOpenChange(false)}
      />
    </Dialog>
  );
}

const describeItems = (t: Texts, sending: number, all: number): string[] =>
  sending < all
    ? [
        t('Your enquiry includes the first {sending} of your {all} frames.', { sending, all }),
        t('The others stay on your list.'),
      ]
    : [t('Your enquiry includes {frames}.', { frames: frameCount(t, sending) })];

function describeLeftOut(t: Texts, count: number): string[] {
  if (count === 0) return [];
  const frames = frameCount(t, count, 'capital');
  return [
    count === 1
      ? t('{frames} no longer in the catalogue is left out.', { frames })
      : t('{frames} no longer in the catalogue are left out.', { frames }),
  ];
}
