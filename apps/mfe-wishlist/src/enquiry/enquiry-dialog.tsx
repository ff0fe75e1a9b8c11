import { useState } from 'react';
import { LIMITS, type EnquiryAnswer } from '@tivara/contracts';
import { Dialog } from '@tivara/ui';
import type { CheckedItem } from '../list/check-items';
import { frames } from '../words';
import type { Details } from './details';
import { EnquiryForm } from './enquiry-form';

export interface EnquiryDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  items: CheckedItem[];
  draft: Details;
  onDraft: (draft: Details) => void;
  /** `asked`: all that the enquiry dealt with, what is gone from the catalogue included. */
  onSent: (answer: EnquiryAnswer, asked: CheckedItem[]) => void;
  returnFocus: () => HTMLElement | null;
}

/** Asks who sends the list. (SPEC 2, Wishlist page) */
export function EnquiryDialog({ items, open, onOpenChange, onSent, ...props }: EnquiryDialogProps) {
  const [sending, setSending] = useState(false);
  const there = items.filter(({ state }) => state !== 'gone');
  const going = there.slice(0, LIMITS.enquiryItems);
  const gone = items.length - there.length;
  const wishlist = going.map(({ item, shown }) => ({
    product_name: shown.name,
    selected_color: { color_name: shown.colour, color_id: shown.colourId },
    image: item.images[0] ?? null,
  }));
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => (next || !sending) && onOpenChange(next)}
      title="Enter Your Details"
      description={`${whatGoes(going.length, there.length)}${
        gone
          ? ` ${frames(gone, 'capital')} no longer in the catalogue ${gone === 1 ? 'is' : 'are'} left out.`
          : ''
      } We answer within two working days.`}
      returnFocus={props.returnFocus}
    >
      <EnquiryForm
        list={items
          .map(({ item }) => `${item.product_id} ${item.selected_color.color_name}`)
          .join()}
        wishlist={wishlist}
        draft={props.draft}
        onDraft={props.onDraft}
        onSending={setSending}
        onSent={(answer) =>
          onSent(answer, [...going, ...items.filter(({ state }) => state === 'gone')])
        }
        onCancel={() => onOpenChange(false)}
      />
    </Dialog>
  );
}

function whatGoes(going: number, all: number): string {
  if (going < all)
    return `The first ${going} of your ${all} frames go with the enquiry, the others stay on your list.`;
  return going === 1
    ? 'Your frame goes with the enquiry.'
    : `Your ${frames(going)} go with the enquiry.`;
}
