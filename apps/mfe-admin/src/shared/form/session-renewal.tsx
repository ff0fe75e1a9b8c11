import { useCallback, useRef, useState, type ReactNode } from 'react';
import { useAppStore } from '@tivara/state';
import { Button, Dialog } from '@tivara/ui';
import { LoginForm } from '../session/account-form';
import { SessionContext, type Renew } from './use-in-session';
import styles from './record-form.module.css';

/** Lets its children continue after their session has expired: one log-in dialog for all pending requests. */
export function SessionRenewal({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const pending = useRef<{ answer: Promise<boolean>; resolve: (is: boolean) => void } | null>(null);
  const opener = useRef<Element | null>(null);
  const email = useAppStore(({ account }) => account?.email);

  const renew = useCallback<Renew>(() => {
    if (!pending.current) {
      let resolve: (is: boolean) => void = () => undefined;
      const answer = new Promise<boolean>((settle) => (resolve = settle));
      pending.current = { answer, resolve };
      opener.current = document.activeElement;
      setOpen(true);
    }
    return pending.current.answer;
  }, []);
  const end = (renewed: boolean) => {
    setOpen(false);
    pending.current?.resolve(renewed);
    pending.current = null;
  };

  return (
    <SessionContext value={renew}>
      {children}
      <Dialog
        open={open}
        onOpenChange={(next) => !next && end(false)}
        title="Log in to go on"
        description="Your session has ended. Nothing is lost: log in to continue."
        returnFocus={() => (opener.current instanceof HTMLElement ? opener.current : null)}
      >
        <div className={styles.login}>
          <LoginForm role="admin" onDone={() => end(true)} {...(email && { email })} />
          <Button variant="ghost" wide onClick={() => end(false)}>
            Not now
          </Button>
        </div>
      </Dialog>
    </SessionContext>
  );
}
