import type { ReactNode, RefObject } from 'react';
import { useTexts } from '@tivara/state';
import { Dialog } from '@base-ui/react/dialog';
import { IconButton } from '../button/button';
import * as icons from '../icon/paths';
import { Heading } from '../text/text';
import { useCloseWatcher } from './use-close-watcher';
import styles from './overlay.module.css';

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  opener?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** A modal one: it traps the focus. */
function Modal({ open, onOpenChange, children }: Omit<Props, 'title' | 'opener'>) {
  useCloseWatcher(open, () => onOpenChange(false));
  return (
    <Dialog.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Dialog.Portal>{children}</Dialog.Portal>
    </Dialog.Root>
  );
}

const CloseButton = () => {
  const t = useTexts();
  return <Dialog.Close render={<IconButton icon={icons.close} label={t('Close')} />} />;
};

interface DrawerProps extends Props {
  foot?: ReactNode;
}

/** A panel from the left. Escape and the scrim close it. Rendered in the browser only. */
export const Drawer = ({ open, onOpenChange, title, foot, opener, children }: DrawerProps) => (
  <Modal open={open} onOpenChange={onOpenChange}>
    <Dialog.Backdrop className={styles.scrim} />
    <Dialog.Popup className={styles.drawer} {...(opener && { finalFocus: opener })}>
      <div className={styles['drawer-head']}>
        <Dialog.Title render={<Heading as="h2" size="xs" />}>{title}</Dialog.Title>
        <CloseButton />
      </div>
      <div className={styles.body}>{children}</div>
      {foot && <div className={styles.foot}>{foot}</div>}
    </Dialog.Popup>
  </Modal>
);

/** Covers the window with the ground of pictures. Escape closes it. Rendered in the browser only. */
export const FullScreen = ({ open, onOpenChange, title, opener, children }: Props) => (
  <Modal open={open} onOpenChange={onOpenChange}>
    <Dialog.Popup className={styles.screen} {...(opener && { finalFocus: opener })}>
      <div className={styles['screen-head']}>
        <Dialog.Title className={styles.title}>{title}</Dialog.Title>
        <CloseButton />
      </div>
      {children}
    </Dialog.Popup>
  </Modal>
);
