import { useState } from 'react';
import type { PreviewLink } from '@tivara/contracts';
import { notify } from '@tivara/state';
import { Button, Dialog, TextLink } from '@tivara/ui';
import { exactly } from '../../shared/ui/format-time';
import styles from '../releases.module.css';

interface Props {
  /** Null closes it. */
  preview: PreviewLink | null;
  onClose: () => void;
  returnFocus: () => HTMLElement | null;
}

/** A link to hand on, and until when it works. */
export function PreviewDialog({ preview, onClose, returnFocus }: Props) {
  // The text stays while the dialog fades out.
  const [last, setLast] = useState(preview);
  if (preview && preview !== last) setLast(preview);
  const link = last ? new URL(last.path, location.origin).href : '';
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      notify('The link is copied.', 'success');
    } catch {
      notify('The link could not be copied: select it by hand.', 'error');
    }
  };
  return (
    <Dialog
      open={preview !== null}
      onOpenChange={(open) => !open && onClose()}
      title="Preview link"
      description={
        last && `Anyone with the link sees this version until ${exactly(last.expires_at)}.`
      }
      returnFocus={returnFocus}
    >
      <p className={styles['link']}>{link}</p>
      <div className={styles['ways']}>
        <Button onClick={() => void copy()}>Copy</Button>
        <TextLink render={<a href={link} target="_blank" rel="noreferrer" />}>Open</TextLink>
        <TextLink render={<button type="button" />} onClick={onClose}>
          Close
        </TextLink>
      </div>
    </Dialog>
  );
}
