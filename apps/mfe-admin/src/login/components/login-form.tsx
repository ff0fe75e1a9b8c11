import { useForm } from 'react-hook-form';
import { API, type Account } from '@tivara/contracts';
import { Field, PasswordField } from '@tivara/ui';
import { AccountForm } from '../../session/components/account-form';
import { showRefusal } from '../../session/refusal';
import { useLogIn, type Credentials } from '../../session/use-log-in';

/** Checked when sent, then again with each change. (SPEC 9, Form defaults) */
export function LoginForm({ onDone }: { onDone: (account: Account) => Promise<void> | void }) {
  const logIn = useLogIn();
  const { register, handleSubmit, setError, formState } = useForm<Credentials>({
    defaultValues: { email: '', password: '' },
  });
  const { errors, isSubmitting } = formState;

  const send = handleSubmit(async (credentials) => {
    try {
      await onDone(await logIn(credentials));
    } catch (error) {
      showRefusal(error, setError);
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
