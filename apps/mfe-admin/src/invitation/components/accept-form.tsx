import { useForm } from 'react-hook-form';
import { API, LIMITS, type Account } from '@tivara/contracts';
import { Field, PasswordField } from '@tivara/ui';
import { AccountForm } from '../../session/components/account-form';
import {
  EMAIL_WORDS,
  NEW_PASSWORD_WORDS,
  USERNAME_WORDS,
  showRefusal,
} from '../../session/refusal';
import { useSignUp } from '../../session/use-sign-up';

interface Props {
  token: string;
  /** Whom it is for; undefined until the server said it. */
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
      showRefusal(error, setError, {
        username: USERNAME_WORDS,
        email: EMAIL_WORDS,
        password: NEW_PASSWORD_WORDS,
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
