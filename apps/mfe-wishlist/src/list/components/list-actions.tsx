import { TextLink } from '@tivara/ui';
import { EnquiryButton } from '../../enquiry/enquiry-button';
import type { EnquiryDialogProps } from '../../enquiry/enquiry-dialog';
import { ShareButton } from '../../sharing/share-button';
import type { CheckedItem } from '../check-items';

interface Props {
  items: CheckedItem[];
  onSent: EnquiryDialogProps['onSent'];
  focusAfterSend: () => HTMLElement | null;
}

export const ListActions = ({ items, onSent, focusAfterSend }: Props) => (
  <>
    <EnquiryButton items={items} onSent={onSent} focusAfterSend={focusAfterSend} />
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
