import { useForm } from 'react-hook-form';
import { API, type Account, type Role } from '@tivara/contracts';
import { Field, PasswordField } from '@tivara/ui';
import { AccountForm } from './account-form';
import { showApiError } from '../api-errors';
import { useLogIn, type Credentials } from '../use-log-in';

interface Props {
  onDone: (account: Account) => Promise<void> | void;
  /** Who may log in here; anyone without it. */
  role?: Role;
  /** The account that was logged in before. */
  email?: string;
}

/** Checked when sent, then again with each change. (SPEC 9, Form defaults) */
export function LoginForm({ onDone, role, email = '' }: Props) {
  const logIn = useLogIn(role);
  const { register, handleSubmit, setError, formState } = useForm<Credentials>({
    defaultValues: { email, password: '' },
  });
  const { errors, isSubmitting } = formState;

  const send = handleSubmit(async (credentials) => {
    try {
      const account = await logIn(credentials);
      if (account) await onDone(account);
      else setError('root', { message: 'This account has no access to the admin.' });
    } catch (error) {
      showApiError(error, setError);
    }
  });

  return (
    <AccountForm
      action={API.login}
      label="Log in"
      busy={isSubmitting}
      fault={errors.root?.message}
      onSubmit={send}
    >
      <Field
        label="Email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={errors.email?.message}
        {...register('email', { required: 'Email is required.' })}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        required
        error={errors.password?.message}
        {...register('password', { required: 'Password is required.' })}
      />
    </AccountForm>
  );
}
