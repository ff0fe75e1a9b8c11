import { API, type Account, type Role } from '@tivara/contracts';
import { useLogIn } from '../use-log-in';
import { AccountForm, EMAIL, PASSWORD } from './account-form';

interface Props {
  onDone: (account: Account) => Promise<void> | void;
  /** The role that is required to log in here; any without it. */
  role?: Role;
  /** The account that was logged in before. */
  email?: string;
}

export function LoginForm({ onDone, role, email = '' }: Props) {
  const logIn = useLogIn(role);
  return (
    <AccountForm
      action={API.login}
      label="Log in"
      fields={[EMAIL, PASSWORD]}
      values={{ email }}
      onSubmit={async (credentials) => {
        const account = await logIn(credentials);
        if (!account) return 'This account has no access to the admin.';
        await onDone(account);
      }}
    />
  );
}
