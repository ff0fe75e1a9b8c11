import { useForm } from 'react-hook-form';
import { API, LIMITS } from '@tivara/contracts';
import { Field, PasswordField } from '@tivara/ui';
import { AccountForm } from '../../shared/session/components/account-form';
import {
  EMAIL_PATTERN,
  NEW_PASSWORD_PATTERN,
  USERNAME_PATTERN,
  showApiError,
} from '../../shared/session/api-errors';
import { useSignUp } from '../../shared/session/use-sign-up';

interface Fields {
  username: string;
  email: string;
  password: string;
}

/** Checked when sent, then again with each change (SPEC 9, Form defaults); what makes a password good the server judges. */
export function SignupForm({ onDone }: { onDone: () => Promise<void> | void }) {
  const signUp = useSignUp();
  const { register, handleSubmit, setError, formState } = useForm<Fields>({
    defaultValues: { username: '', email: '', password: '' },
  });
  const { errors, isSubmitting } = formState;

  const send = handleSubmit(async (fields) => {
    try {
      await signUp(fields);
      await onDone();
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
      label="Sign up"
      busy={isSubmitting}
      fault={errors.root?.message}
      onSubmit={send}
    >
      <Field
        label="Username"
        autoComplete="nickname"
        required
        error={errors.username?.message}
        {...register('username', { required: 'Username is required.' })}
      />
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
        autoComplete="new-password"
        required
        hint={`${LIMITS.password.min} characters or more; the longer the better.`}
        error={errors.password?.message}
        {...register('password', { required: 'Password is required.' })}
      />
    </AccountForm>
  );
}
