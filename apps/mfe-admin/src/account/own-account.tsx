import { useRef, useState, type ReactNode } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { BRAND, LIMITS, MESSAGES, ROLE_LABELS } from '@tivara/contracts';
import type { Account } from '@tivara/contracts';
import { msg, notify, useApi, useTexts, type Texts } from '@tivara/state';
import { Button, Heading, TextLink } from '@tivara/ui';
import { errorMessage } from '../shared/form/api-errors';
import {
  AccountForm,
  HiddenUsername,
  NEW_PASSWORD,
  PASSWORD,
} from '../shared/session/account-form';
import { LogOutLink } from '../shared/session/log-out-link';
import { useSessionEnd } from '../shared/session/use-session';
import { LazyPart } from '../shared/ui/lazy-part';
import { Sessions, sessionsQuery } from './sessions';
import styles from './page.module.css';

const loadFactors = () => import('./factors');

export function OwnAccount({ account }: { account: Account }) {
  const t = useTexts();
  return (
    <>
      <Section title={t('You')}>
        <dl className={styles.facts}>
          <dt>{t('Name')}</dt>
          <dd>{account.username}</dd>
          <dt>{t('Email')}</dt>
          <dd>{account.email}</dd>
          {account.staff_role && (
            <>
              <dt>{t('Role')}</dt>
              <dd>{ROLE_LABELS[account.staff_role]}</dd>
            </>
          )}
        </dl>
        {account.confirmed === false && <Confirmation />}
        <div className={styles.actions}>
          {account.role === 'admin' && (
            <TextLink render={<Link to="/admin" />}>{t('Admin')}</TextLink>
          )}
          <LogOutLink />
        </div>
      </Section>
      <Section title={t('Password')}>
        <div className={styles.form}>
          <PasswordChange email={account.email} />
        </div>
      </Section>
      {account.role !== 'customer' && (
        <Section title={t('Second factor')}>
          <LazyPart id="factors" load={loadFactors} props={{}} />
        </Section>
      )}
      <Section title={t('Your devices')}>
        <Sessions />
      </Section>
      <Section title={t('Delete')}>
        <Deletion account={account} />
      </Section>
    </>
  );
}

function Confirmation() {
  const t = useTexts();
  const api = useApi();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api('/api/auth/confirmation', { method: 'POST' }),
    onSuccess: ({ message }) => notify(message || MESSAGES.confirmationSent, 'success'),
    onError: (error) => notify(errorMessage(error), 'error'),
  });
  return (
    <div className={styles.text}>
      <p>{t('Your address is not confirmed yet: use the link that we sent to it.')}</p>
      <Button variant="ghost" className={styles.open} busy={isPending} onClick={() => mutate()}>
        {t('Send the link again')}
      </Button>
    </div>
  );
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.section}>
    <Heading size="xs">{title}</Heading>
    <div>{children}</div>
  </section>
);

const PASSWORD_FIELDS = [
  { ...PASSWORD, name: 'current_password', label: msg('Current password') },
  {
    ...NEW_PASSWORD,
    name: 'new_password',
    label: msg('New password'),
    hint: (t: Texts) =>
      t('{count} characters or more. All other devices will be logged out.', {
        count: LIMITS.password.min,
      }),
  },
] as const;

function PasswordChange({ email }: { email: string }) {
  const t = useTexts();
  const api = useApi();
  const queryClient = useQueryClient();
  return (
    <AccountForm
      label={t('Change the password')}
      fields={PASSWORD_FIELDS}
      onSubmit={async (body) => {
        const { message } = await api('/api/auth/password', { method: 'POST', body });
        notify(message || MESSAGES.passwordChanged, 'success');
        await queryClient.invalidateQueries(sessionsQuery(api));
      }}
    >
      <HiddenUsername email={email} />
    </AccountForm>
  );
}

function Deletion({ account }: { account: Account }) {
  const t = useTexts();
  const api = useApi();
  const endSession = useSessionEnd();
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <div className={styles.text}>
      <p>
        {t(
          'Your account is deleted for good, with its password, its wishlist and its devices. We keep what you sent us: enquiries, and a newsletter that you subscribed to, which you can end with the link in each of its mails.',
        )}{' '}
        {account.role === 'admin' && (
          <>{t('The record of your changes as an administrator keeps your e-mail address.')} </>
        )}
        {t('To have that erased as well, write to {mail}.', {
          mail: <a href={`mailto:${BRAND.mail}`}>{BRAND.mail}</a>,
        })}
      </p>
      <Button
        ref={opener}
        variant="ghost"
        className={styles.open}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {t('Delete your account')}
      </Button>
      {open && (
        <div className={styles.confirmation}>
          <AccountForm
            label={t('Delete for good')}
            fields={[PASSWORD]}
            autoFocus
            onSubmit={async (body) => {
              const { message } = await api('/api/auth/me', { method: 'DELETE', body });
              notify(message || MESSAGES.accountDeleted, 'success');
              await endSession();
            }}
            onCancel={() => {
              setOpen(false);
              opener.current?.focus();
            }}
          >
            <HiddenUsername email={account.email} />
          </AccountForm>
        </div>
      )}
    </div>
  );
}
