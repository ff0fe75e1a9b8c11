import type { ReactNode, RefObject } from 'react';
import { useTexts } from '@tivara/state';
import { Dialog } from '@base-ui/react/dialog';
import { IconButton } from '../button/button';
import * as icons from '../icon/paths';
import { Heading } from '../text/text';
import styles from './overlay.module.css';

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  opener?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

const CloseButton = () => {
  const t = useTexts();
  return <Dialog.Close render={<IconButton icon={icons.close} label={t('Close')} />} />;
};

interface DrawerProps extends Props {
  foot?: ReactNode;
}

/** A modal panel from the left. It traps the focus; Escape and the scrim close it. Rendered in the browser only. */
export const Drawer = ({ open, onOpenChange, title, foot, opener, children }: DrawerProps) => (
  <Dialog.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
    <Dialog.Portal>
      <Dialog.Backdrop className={styles.scrim} />
      <Dialog.Popup className={styles.drawer} {...(opener && { finalFocus: opener })}>
        <div className={styles['drawer-head']}>
          <Dialog.Title render={<Heading as="h2" size="xs" />}>{title}</Dialog.Title>
          <CloseButton />
        </div>
        <div className={styles.body}>{children}</div>
        {foot && <div className={styles.foot}>{foot}</div>}
      </Dialog.Popup>
    </Dialog.Portal>
  </Dialog.Root>
);

/** A full-screen dialog. It traps the focus, and Escape closes it. Rendered in the browser only. */
export const FullScreen = ({ open, onOpenChange, title, opener, children }: Props) => (
  <Dialog.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
    <Dialog.Portal>
      <Dialog.Popup className={styles.screen} {...(opener && { finalFocus: opener })}>
        <div className={styles['screen-head']}>
          <Dialog.Title className={styles.title}>{title}</Dialog.Title>
          <CloseButton />
        </div>
        {children}
      </Dialog.Popup>
    </Dialog.Portal>
  </Dialog.Root>
);
