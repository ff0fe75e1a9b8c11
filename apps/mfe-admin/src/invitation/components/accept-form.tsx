import { useForm } from 'react-hook-form';
import { API, LIMITS, type Account } from '@tivara/contracts';
import { Field, PasswordField } from '@tivara/ui';
import { AccountForm } from '../../shared/session/components/account-form';
import {
  EMAIL_PATTERN,
  NEW_PASSWORD_PATTERN,
  USERNAME_PATTERN,
  showApiError,
} from '../../shared/session/api-errors';
import { useSignUp } from '../../shared/session/use-sign-up';

interface Props {
  token: string;
  /** The invited address; undefined while the link is being checked. */
  email: string | undefined;
  onDone: (account: Account | null) => Promise<void> | void;
}

/** Makes the account that an invitation is for. */
export function AcceptForm({ token, email, onDone }: Props) {
  const signUp = useSignUp();
  const { register, handleSubmit, setError, formState } = useForm({
    values: { username: '', email: email ?? '', password: '' },
    resetOptions: { keepDirtyValues: true },
  });
  const { errors, isSubmitting } = formState;

  const send = handleSubmit(async (fields) => {
    try {
      await onDone(await signUp({ ...fields, invitation: token }));
    } catch (error) {
      showApiError(error, setError, {
        username: USERNAME_PATTERN,
        email: EMAIL_PATTERN,
        password: NEW_PASSWORD_PATTERN,
      });
    }
  });

  return (
    <AccountForm
      action={API.register}
      label="Accept the invitation"
      busy={isSubmitting}
      fault={errors.root?.message}
      onSubmit={send}
    >
      <input type="hidden" name="invitation" value={token} readOnly />
      <Field
        label="Email"
        type="email"
        autoComplete="username"
        readOnly={email !== undefined}
        required
        error={errors.email?.message}
        {...register('email', { required: 'Email is required.' })}
      />
      <Field
        label="Username"
        autoComplete="nickname"
        required
        error={errors.username?.message}
        {...register('username', { required: 'Username is required.' })}
      />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        required
        hint={`${LIMITS.password.min} characters or more; the longer the better.`}
        error={errors.password?.message}
        {...register('password', { required: 'Password is required.' })}
      />
    </AccountForm>
  );
}
