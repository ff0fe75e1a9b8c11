import { useState, type FormEvent } from 'react';
import { API, MESSAGES, type Answer } from '@tivara/contracts';
import { notify, useApi } from '@tivara/state';
import { Button, Field } from '@tivara/ui';
import styles from './footer.module.css';

/** Idle, then submitting; the answer is a toast. (SPEC 4, Newsletter) */
export function Newsletter() {
  const api = useApi();
  const [busy, setBusy] = useState(false);

  async function subscribe(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const email = String(new FormData(form).get('email') ?? '').trim();
    setBusy(true);
    try {
      const { message } = await api<Answer>(API.newsletter, { method: 'POST', body: { email } });
      form.reset();
      notify(message || MESSAGES.newsletterDone, 'success');
      scrollTo({ top: 0 });
    } catch {
      notify(MESSAGES.newsletterFailed, 'error');
    } finally {
      setBusy(false);
    }
  }

  return (
    <form action={API.newsletter} method="post" className={styles['form']} onSubmit={subscribe}>
      <Field
        label="Newsletter"
        type="email"
        name="email"
        required
        autoComplete="email"
        placeholder="Your e-mail"
        className={styles['field']}
      />
      <Button type="submit" busy={busy}>
        Subscribe
      </Button>
    </form>
  );
}
