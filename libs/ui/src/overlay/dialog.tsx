import type { ReactNode } from 'react';
import { useTexts } from '@tivara/state';
import { AlertDialog } from '@base-ui/react/alert-dialog';
import { Dialog as Base } from '@base-ui/react/dialog';
import { Button } from '../button/button';
import { cx } from '../cx';
import { ErrorText } from '../field/field-layout';
import { Heading } from '../text/text';
import styles from './overlay.module.css';

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  returnFocus: () => HTMLElement | null;
  children: ReactNode;
}

/** A modal dialog, on phones a sheet. A press outside does not close it, so that no input is lost. Rendered in the browser only. */
export const Dialog = (props: Props) => (
  <Base.Root open={props.open} onOpenChange={props.onOpenChange} disablePointerDismissal>
    <Base.Portal>
      <Base.Backdrop className={cx(styles.scrim, styles.ofDialog)} />
      <Base.Popup className={cx(styles.dialog, styles.sheet)} finalFocus={props.returnFocus}>
        <Base.Title render={<Heading as="h2" size="xs" />}>{props.title}</Base.Title>
        {props.description && (
          <Base.Description className={styles.description}>{props.description}</Base.Description>
        )}
        {props.children}
      </Base.Popup>
    </Base.Portal>
  </Base.Root>
);

interface ConfirmProps {
  open: boolean;
  title: string;
  text: ReactNode;
  action: string;
  onConfirm: () => void;
  onCancel: () => void;
  busy?: boolean;
  error?: string | null;
  focusAfter?: (() => HTMLElement | null) | undefined;
}

/** The confirmation of an action that cannot be undone. Rendered in the browser only. */
export const ConfirmDialog = (props: ConfirmProps) => {
  const t = useTexts();
  return (
    <AlertDialog.Root open={props.open} onOpenChange={(open) => !open && props.onCancel()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={cx(styles.scrim, styles.ofDialog)} />
        <AlertDialog.Popup
          className={cx(styles.dialog, styles.confirm)}
          finalFocus={() => props.focusAfter?.() ?? true}
        >
          <AlertDialog.Title render={<Heading as="h2" size="xs" />}>
            {props.title}
          </AlertDialog.Title>
          <AlertDialog.Description className={styles.text}>{props.text}</AlertDialog.Description>
          <div aria-live="polite">
            {props.error && <ErrorText className={styles.error}>{props.error}</ErrorText>}
          </div>
          <div className={styles.actions}>
            <AlertDialog.Close render={<Button variant="ghost" disabled={props.busy} />}>
              {t('Cancel')}
            </AlertDialog.Close>
            <Button busy={props.busy ?? false} onClick={props.onConfirm}>
              {props.action}
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
};
