import { Link } from 'react-router-dom';
import type { Account } from '@tivara/contracts';
import { LinkButton, TextLink } from '@tivara/ui';
import { useLogOut } from '../../shared/session/use-log-out';
import styles from './signed-in.module.css';

/** For visitors who are logged in already: where to continue. */
export function SignedIn({ account }: { account: Account }) {
  const logOut = useLogOut();
  return (
    <div className={styles.actions}>
      <LinkButton wide render={<Link to="/account" />}>
        Your account
      </LinkButton>
      {account.role === 'admin' && (
        <LinkButton wide variant="ghost" render={<Link to="/admin" />}>
          Admin
        </LinkButton>
      )}
      <TextLink
        render={<button type="button" disabled={logOut.isPending} />}
        onClick={() => logOut.mutate()}
      >
        Log out
      </TextLink>
    </div>
  );
}
