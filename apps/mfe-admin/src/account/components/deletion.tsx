import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { API, BRAND, MESSAGES, type Account, type Answer } from '@tivara/contracts';
import { notify, useApi } from '@tivara/state';
import { Button, PasswordField } from '@tivara/ui';
import { AccountForm } from '../../shared/session/components/account-form';
import { showApiError } from '../../shared/session/api-errors';
import { useSetAccount } from '../../shared/session/use-account';
import styles from './deletion.module.css';

/** Explains what is deleted and what is kept, then requires the password. */
export function Deletion({ account }: { account: Account }) {
  const [asking, setAsking] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <>
      <p className={styles.text}>
        Your account goes for good, with its password and its devices. What you sent us stays:
        enquiries, and a newsletter that you subscribed to, which each of its mails lets you end.
        {account.role === 'admin' &&
          ' The record of what you changed as an administrator stays with your e-mail address.'}{' '}
        To have that erased as well, write to <a href={`mailto:${BRAND.mail}`}>{BRAND.mail}</a>.
      </p>
      <Button
        ref={opener}
        variant="ghost"
        className={styles.open}
        aria-expanded={asking}
        onClick={() => setAsking(!asking)}
      >
        Delete your account
      </Button>
      {asking && (
        <Confirmation
          account={account}
          onCancel={() => {
            setAsking(false);
            opener.current?.focus();
          }}
        />
      )}
    </>
  );
}

function Confirmation({ account, onCancel }: { account: Account; onCancel: () => void }) {
  const api = useApi();
  const navigate = useNavigate();
  const setAccount = useSetAccount();
  const { register, handleSubmit, setError, setFocus, formState } = useForm({
    defaultValues: { password: '' },
  });
  const { errors, isSubmitting } = formState;
  useEffect(() => setFocus('password'), [setFocus]);

  const send = handleSubmit(async (body) => {
    try {
      const { message } = await api<Answer>(API.me, { method: 'DELETE', body });
      notify(message || MESSAGES.accountDeleted, 'success');
      // Away first, as this page is for who has an account.
      await navigate('/');
      setAccount(null);
    } catch (error) {
      showApiError(error, setError, { password: /password/i });
    }
  });

  return (
    <div className={styles.confirmation}>
      <AccountForm
        label="Delete for good"
        busy={isSubmitting}
        fault={errors.root?.message}
        onSubmit={send}
      >
        {/* For password managers. */}
        <input type="text" autoComplete="username" value={account.email} readOnly hidden />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          required
          error={errors.password?.message}
          {...register('password', { required: 'Password is required.' })}
        />
      </AccountForm>
      <Button variant="ghost" wide disabled={isSubmitting} onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}
