import { TextLink } from '@tivara/ui';
import { EnquiryButton } from '../../enquiry/enquiry-button';
import type { EnquiryDialogProps } from '../../enquiry/enquiry-dialog';
import { ShareButton } from '../../sharing/share-button';
import type { CheckedItem } from '../check-items';

interface Props {
  items: CheckedItem[];
  onSent: EnquiryDialogProps['onSent'];
  afterSending: () => HTMLElement | null;
}

/** What can be done with the whole list. */
export const ListActions = ({ items, onSent, afterSending }: Props) => (
  <>
    <EnquiryButton items={items} onSent={onSent} afterSending={afterSending} />
    {items.length > 0 && (
      <>
        <ShareButton items={items} />
        <PrintButton />
      </>
    )}
  </>
);

const PrintButton = () => (
  <TextLink render={<button type="button" />} onClick={() => print()}>
    Print
  </TextLink>
);
