import { Suspense, lazy, useRef, useState, type ReactNode } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { API, BRAND, LIMITS, MESSAGES, ROLE_LABELS } from '@tivara/contracts';
import type { Account, Answer, Head } from '@tivara/contracts';
import { errorMessage, notify, useApi } from '@tivara/state';
import { Button, ErrorState, Heading, Spinner, TextLink } from '@tivara/ui';
import {
  AccountForm,
  HiddenUsername,
  NEW_PASSWORD,
  PASSWORD,
} from '../shared/session/account-form';
import { LogOutLink } from '../shared/session/log-out-link';
import { StepUp } from '../shared/session/step-up';
import { useMember, useSessionEnd } from '../shared/session/use-session';
import { Waiting } from '../shared/ui/query-view';
import { Sessions, sessionsQuery } from './sessions';
import styles from './page.module.css';

const FactorSection = lazy(() => import('./factors'));

export const head = (): Head => ({ title: 'Your account', canonical: '/account', noindex: true });

/** The visitor's own account. It comes from the API with the session, so the browser renders all of it. */
export default function Page() {
  const member = useMember();
  return (
    <div className={styles.page}>
      <Heading as="h1" className={styles.title}>
        Your account
      </Heading>
      {member.state === 'open' && <OwnAccount account={member.account} />}
      {member.state === 'checking' && (
        <Waiting>
          <Spinner size="lg" label="Loading" />
          <noscript>
            <p>Your account needs JavaScript: switch it on and open the page again.</p>
          </noscript>
        </Waiting>
      )}
      {member.state === 'failed' && (
        <ErrorState
          size="small"
          title={MESSAGES.error}
          text="Couldn’t load your account."
          onRetry={member.retry}
        />
      )}
    </div>
  );
}

function OwnAccount({ account }: { account: Account }) {
  return (
    <StepUp>
      <Section title="You">
        <dl className={styles.facts}>
          <dt>Name</dt>
          <dd>{account.username}</dd>
          <dt>Email</dt>
          <dd>{account.email}</dd>
          {account.staff_role && (
            <>
              <dt>Role</dt>
              <dd>{ROLE_LABELS[account.staff_role]}</dd>
            </>
          )}
        </dl>
        {account.confirmed === false && <Confirmation />}
        <div className={styles.actions}>
          {account.role === 'admin' && <TextLink render={<Link to="/admin" />}>Admin</TextLink>}
          <LogOutLink />
        </div>
      </Section>
      <Section title="Password">
        <div className={styles.form}>
          <PasswordChange email={account.email} />
        </div>
      </Section>
      {account.role !== 'customer' && (
        <Section title="Second factor">
          <Suspense fallback={<Spinner label="Loading" />}>
            <FactorSection />
          </Suspense>
        </Section>
      )}
      <Section title="Your devices">
        <Sessions />
      </Section>
      <Section title="Delete">
        <Deletion account={account} />
      </Section>
    </StepUp>
  );
}

function Confirmation() {
  const api = useApi();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api<Answer>(API.mailConfirmation, { method: 'POST' }),
    onSuccess: ({ message }) => notify(message || MESSAGES.confirmationSent, 'success'),
    onError: (error) => notify(errorMessage(error), 'error'),
  });
  return (
    <div className={styles.text}>
      <p>Your address is not confirmed yet: use the link that we sent to it.</p>
      <Button variant="ghost" className={styles.open} busy={isPending} onClick={() => mutate()}>
        Send the link again
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
  { ...PASSWORD, name: 'current_password', label: 'Current password' },
  {
    ...NEW_PASSWORD,
    name: 'new_password',
    label: 'New password',
    hint: `${LIMITS.password.min} characters or more. All other devices will be logged out.`,
  },
] as const;

function PasswordChange({ email }: { email: string }) {
  const api = useApi();
  const queryClient = useQueryClient();
  return (
    <AccountForm
      label="Change the password"
      fields={PASSWORD_FIELDS}
      onSubmit={async (body) => {
        const { message } = await api<Answer>(API.password, { method: 'POST', body });
        notify(message || MESSAGES.passwordChanged, 'success');
        await queryClient.invalidateQueries(sessionsQuery(api));
      }}
    >
      <HiddenUsername email={email} />
    </AccountForm>
  );
}

function Deletion({ account }: { account: Account }) {
  const api = useApi();
  const endSession = useSessionEnd();
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <div className={styles.text}>
      <p>
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
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        Delete your account
      </Button>
      {open && (
        <div className={styles.confirmation}>
          <AccountForm
            label="Delete for good"
            fields={[PASSWORD]}
            autoFocus
            onSubmit={async (body) => {
              const { message } = await api<Answer>(API.me, { method: 'DELETE', body });
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
