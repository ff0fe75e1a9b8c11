import type { ReactNode, RefObject } from 'react';
import { Dialog } from '@base-ui/react/dialog';
import { IconButton } from '../button/button';
import styles from './full-screen.module.css';

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** Gets the focus back. */
  opener?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** A full-screen dialog. It traps the focus, and Escape closes it. Rendered in the browser only. */
export const FullScreen = ({ open, onOpenChange, title, opener, children }: Props) => (
  <Dialog.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
    <Dialog.Portal>
      <Dialog.Popup className={styles.popup} {...(opener && { finalFocus: opener })}>
        <div className={styles.head}>
          <Dialog.Title className={styles.title}>{title}</Dialog.Title>
          <Dialog.Close render={<IconButton icon="close" label="Close" />} />
        </div>
        {children}
      </Dialog.Popup>
    </Dialog.Portal>
  </Dialog.Root>
);
