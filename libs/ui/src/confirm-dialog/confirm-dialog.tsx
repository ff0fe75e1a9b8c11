import type { ReactNode } from 'react';
import { AlertDialog } from '@base-ui/react/alert-dialog';
import { Button } from '../button/button';
import { Heading } from '../heading/heading';
import { Icon } from '../icon/icon';
import styles from './confirm-dialog.module.css';

interface Props {
  open: boolean;
  /** The question. */
  title: string;
  /** The consequence. */
  text: ReactNode;
  /** The button that does it: 'Delete'. */
  action: string;
  onConfirm: () => void;
  /** Called by Cancel and Escape. */
  onCancel: () => void;
  /** The action is running. */
  busy?: boolean;
  /** Why the action failed. */
  error?: string | null;
  /** Gets the focus after closing; the previously focused element by default. */
  focusAfter?: () => HTMLElement | null;
}

/** The confirmation of an action that cannot be undone. Rendered in the browser only. */
export const ConfirmDialog = (props: Props) => (
  <AlertDialog.Root open={props.open} onOpenChange={(open) => !open && props.onCancel()}>
    <AlertDialog.Portal>
      <AlertDialog.Backdrop className={styles.scrim} />
      <AlertDialog.Popup className={styles.dialog} finalFocus={() => props.focusAfter?.() ?? true}>
        <AlertDialog.Title render={<Heading as="h2" size="xs" />}>{props.title}</AlertDialog.Title>
        <AlertDialog.Description className={styles.text}>{props.text}</AlertDialog.Description>
        <div aria-live="polite">
          {props.error && (
            <p className={styles.error}>
              <Icon name="error" size="sm" />
              {props.error}
            </p>
          )}
        </div>
        <div className={styles.actions}>
          <AlertDialog.Close render={<Button variant="ghost" disabled={props.busy} />}>
            Cancel
          </AlertDialog.Close>
          <Button busy={props.busy ?? false} onClick={props.onConfirm}>
            {props.action}
          </Button>
        </div>
      </AlertDialog.Popup>
    </AlertDialog.Portal>
  </AlertDialog.Root>
);
