import type { ReactNode, RefObject } from 'react';
import { Dialog } from '@base-ui/react/dialog';
import { IconButton } from '../button/button';
import { Heading } from '../heading/heading';
import styles from './drawer.module.css';

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** Stays in sight below the scrolling content. */
  foot?: ReactNode;
  /** Gets the focus back. */
  opener?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** A modal panel from the left. It traps the focus; Escape and the scrim close it. Rendered in the browser only. */
export const Drawer = ({ open, onOpenChange, title, foot, opener, children }: Props) => (
  <Dialog.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
    <Dialog.Portal>
      <Dialog.Backdrop className={styles.scrim} />
      <Dialog.Popup className={styles.drawer} {...(opener && { finalFocus: opener })}>
        <div className={styles.head}>
          <Dialog.Title render={<Heading as="h2" size="xs" />}>{title}</Dialog.Title>
          <Dialog.Close render={<IconButton icon="close" label="Close" />} />
        </div>
        <div className={styles.body}>{children}</div>
        {foot && <div className={styles.foot}>{foot}</div>}
      </Dialog.Popup>
    </Dialog.Portal>
  </Dialog.Root>
);
