import type { ReactNode } from 'react';
import { Dialog as Base } from '@base-ui/react/dialog';
import { Heading } from '../heading/heading';
import styles from './dialog.module.css';

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  /** The element that gets the focus when it closes. */
  returnFocus: () => HTMLElement | null;
  children: ReactNode;
}

/**
 * A modal dialog, on phones a sheet from the bottom. It traps the focus, and Escape closes it. A press outside does
 * not, so that no input is lost to a slip. Rendered in the browser only.
 */
export const Dialog = (props: Props) => (
  <Base.Root
    open={props.open}
    onOpenChange={(next) => props.onOpenChange(next)}
    disablePointerDismissal
  >
    <Base.Portal>
      <Base.Backdrop className={styles.scrim} />
      <Base.Popup className={styles.dialog} finalFocus={props.returnFocus}>
        <Base.Title render={<Heading as="h2" size="xs" />}>{props.title}</Base.Title>
        {props.description && (
          <Base.Description className={styles.description}>{props.description}</Base.Description>
        )}
        {props.children}
      </Base.Popup>
    </Base.Portal>
  </Base.Root>
);
