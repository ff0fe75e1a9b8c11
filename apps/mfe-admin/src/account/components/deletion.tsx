import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { API, BRAND, MESSAGES, type Account, type Answer } from '@tivara/contracts';
import { notify, useApi } from '@tivara/state';
import { Button } from '@tivara/ui';
import {
  AccountForm,
  HiddenUsername,
  PASSWORD,
} from '../../shared/session/components/account-form';
import { useSetAccount } from '../../shared/session/use-account';
import styles from './deletion.module.css';

/** Explains what is deleted and what is kept, then requires the password. */
export function Deletion({ account }: { account: Account }) {
  const [asking, setAsking] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <>
      <p className={styles.text}>
        Your account is deleted for good, with its password and its devices. We keep what you sent
        us: enquiries, and a newsletter that you subscribed to, which you can end with the link in
        each of its mails.
        {account.role === 'admin' &&
          ' The record of your changes as an administrator keeps your e-mail address.'}{' '}
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
  return (
    <div className={styles.confirmation}>
      <AccountForm
        label="Delete for good"
        fields={[PASSWORD]}
        autoFocus
        onSubmit={async (body) => {
          const { message } = await api<Answer>(API.me, { method: 'DELETE', body });
          notify(message || MESSAGES.accountDeleted, 'success');
          // Leave first: this page requires an account.
          await navigate('/');
          setAccount(null);
        }}
        onCancel={onCancel}
      >
        <HiddenUsername email={account.email} />
      </AccountForm>
    </div>
  );
}
