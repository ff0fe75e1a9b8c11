import { useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { MESSAGES } from '@tivara/contracts';
import { notify, useApi, useTexts } from '@tivara/state';
import { Button, Field } from '@tivara/ui';
import styles from './footer.module.css';

/** Idle, then submitting; the answer is a toast. (SPEC 4, Newsletter) */
export function Newsletter() {
  const t = useTexts();
  const api = useApi();
  const [busy, setBusy] = useState(false);

  async function subscribe(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const email = String(new FormData(form).get('email') ?? '').trim();
    const focused = document.activeElement;
    setBusy(true);
    try {
      const { message } = await api('/newsletter', { method: 'POST', body: { email } });
      form.reset();
      notify(message || MESSAGES.newsletterDone, 'success');
      scrollTo({ top: 0 });
    } catch {
      notify(MESSAGES.newsletterFailed, 'error');
    } finally {
      flushSync(() => setBusy(false));
      giveBack(focused);
    }
  }

  return (
    <form action="/newsletter" method="post" className={styles.form} onSubmit={subscribe}>
      <Field
        label={t('Newsletter')}
        type="email"
        name="email"
        required
        autoComplete="email"
        placeholder={t('Your e-mail')}
        className={styles.field}
      />
      <Button type="submit" busy={busy}>
        {t('Subscribe')}
      </Button>
    </form>
  );
}

/** A button loses the focus while it is disabled. */
function giveBack(focused: Element | null): void {
  if (document.activeElement === document.body && focused instanceof HTMLElement)
    focused.focus({ preventScroll: true });
}
