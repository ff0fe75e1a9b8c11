import { useCallback, useRef, useState, type ReactNode } from 'react';
import { useAppStore } from '@tivara/state';
import { Button, Dialog } from '@tivara/ui';
import { LoginForm } from '../session/components/login-form';
import { SessionContext, type Renew } from './session-context';
import styles from './session-renewal.module.css';

/** Lets whatever is inside go on after a session's end: the person signs in over it, once for all calls that wait. */
export function SessionRenewal({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const waiting = useRef<{ answer: Promise<boolean>; resolve: (is: boolean) => void } | null>(null);
  const opener = useRef<Element | null>(null);
  const email = useAppStore(({ account }) => account?.email);

  const renew = useCallback<Renew>(() => {
    if (!waiting.current) {
      let resolve: (is: boolean) => void = () => undefined;
      const answer = new Promise<boolean>((settle) => (resolve = settle));
      waiting.current = { answer, resolve };
      opener.current = document.activeElement;
      setOpen(true);
    }
    return waiting.current.answer;
  }, []);
  const end = (renewed: boolean) => {
    setOpen(false);
    waiting.current?.resolve(renewed);
    waiting.current = null;
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
        <div className={styles.form}>
          <LoginForm role="admin" onDone={() => end(true)} {...(email && { email })} />
          <Button variant="ghost" wide onClick={() => end(false)}>
            Not now
          </Button>
        </div>
      </Dialog>
    </SessionContext>
  );
}
