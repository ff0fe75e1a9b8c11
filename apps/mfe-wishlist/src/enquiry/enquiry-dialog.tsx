import { useState } from 'react';
import { LIMITS, type EnquiryAnswer } from '@tivara/contracts';
import { Dialog } from '@tivara/ui';
import { itemKey, type CheckedItem } from '../list/check-items';
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
  onSent: (answer: EnquiryAnswer, handled: CheckedItem[]) => void;
  returnFocus: () => HTMLElement | null;
}

/** (SPEC 2, Wishlist page) */
export function EnquiryDialog({ items, open, onOpenChange, onSent, ...props }: EnquiryDialogProps) {
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
      title="Enter Your Details"
      description={`${describeItems(sending.length, available.length)}${describeLeftOut(unavailable.length)} We answer within two working days.`}
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

const describeItems = (sending: number, all: number): string =>
  sending < all
    ? `Your enquiry includes the first ${sending} of your ${all} frames. The others stay on your list.`
    : `Your enquiry includes ${frameCount(sending)}.`;

const describeLeftOut = (count: number): string =>
  count === 0
    ? ''
    : ` ${frameCount(count, 'capital')} no longer in the catalogue ${count === 1 ? 'is' : 'are'} left out.`;
