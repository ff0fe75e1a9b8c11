import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { MESSAGES, type Account, type Head } from '@tivara/contracts';
import { ErrorState, Heading, Spinner, TextLink } from '@tivara/ui';
import { useLogOut } from '../shared/session/use-log-out';
import { useMember } from '../shared/session/use-member';
import { Deletion } from './components/deletion';
import { PasswordChange } from './components/password-change';
import { Sessions } from './components/sessions';
import styles from './page.module.css';

export const head = (): Head => ({ title: 'Your account', canonical: '/account', noindex: true });

/** The visitor's own account. It comes from the API with the session, so the browser renders all of it. */
export default function Page() {
  const member = useMember();
  return (
    <div className={styles.page}>
      <Heading as="h1" className={styles.title}>
        Your account
      </Heading>
      {member.state === 'open' && <Own account={member.account} />}
      {member.state === 'checking' && (
        <div className={styles.waiting}>
          <Spinner size="lg" label="Loading" />
          <noscript>
            <p>Your account needs JavaScript: switch it on and open the page again.</p>
          </noscript>
        </div>
      )}
      {member.state === 'failed' && (
        <ErrorState
          size="small"
          title={MESSAGES.error}
          text="Your account could not be read."
          onRetry={member.retry}
        />
      )}
    </div>
  );
}

function Own({ account }: { account: Account }) {
  const logOut = useLogOut();
  return (
    <>
      <Section title="You">
        <dl className={styles.facts}>
          <dt>Name</dt>
          <dd>{account.username}</dd>
          <dt>Email</dt>
          <dd>{account.email}</dd>
        </dl>
        <div className={styles.actions}>
          {account.role === 'admin' && <TextLink render={<Link to="/admin" />}>Admin</TextLink>}
          <TextLink
            render={<button type="button" disabled={logOut.isPending} />}
            onClick={() => logOut.mutate()}
          >
            Log out
          </TextLink>
        </div>
      </Section>
      <Section title="Password">
        <div className={styles.form}>
          <PasswordChange email={account.email} />
        </div>
      </Section>
      <Section title="Your devices">
        <Sessions />
      </Section>
      <Section title="Delete">
        <div className={styles.text}>
          <Deletion account={account} />
        </div>
      </Section>
    </>
  );
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.section}>
    <Heading size="xs">{title}</Heading>
    <div>{children}</div>
  </section>
);
