import { useState } from 'react';
import type { PreviewLinkResponse } from '@tivara/contracts';
import { Button, Dialog, TextLink } from '@tivara/ui';
import { copyLink } from './copy-link';
import { exactly } from './time';
import shared from './shared.module.css';
import styles from './preview-dialog.module.css';

interface Props {
  preview: PreviewLinkResponse | null;
  /** What the link shows: 'this version'. */
  what: string;
  onClose: () => void;
  returnFocus: () => HTMLElement | null;
}

export function PreviewDialog({ preview, what, onClose, returnFocus }: Props) {
  // The text stays until the dialog has faded out.
  const [last, setLast] = useState(preview);
  if (preview && preview !== last) setLast(preview);
  const link = last ? new URL(last.url ?? last.path, location.origin).href : '';
  return (
    <Dialog
      open={preview !== null}
      onOpenChange={(open) => !open && onClose()}
      title="Preview link"
      description={last && `Anyone with the link sees ${what} until ${exactly(last.expires_at)}.`}
      returnFocus={returnFocus}
    >
      <p className={styles.link}>{link}</p>
      <div className={shared.actions}>
        <Button onClick={() => void copyLink(link)}>Copy</Button>
        <TextLink render={<a href={link} target="_blank" rel="noreferrer" />}>Open</TextLink>
        <TextLink render={<button type="button" />} onClick={onClose}>
          Close
        </TextLink>
      </div>
    </Dialog>
  );
}
