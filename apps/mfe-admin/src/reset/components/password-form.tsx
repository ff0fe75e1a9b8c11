import { useForm } from 'react-hook-form';
import { API, LIMITS, MESSAGES, type Answer } from '@tivara/contracts';
import { notify, useApi } from '@tivara/state';
import { PasswordField } from '@tivara/ui';
import { AccountForm } from '../../shared/session/components/account-form';
import { NEW_PASSWORD_PATTERN, showApiError } from '../../shared/session/api-errors';

interface Props {
  token: string;
  /** The account's address; empty while the link is being checked. */
  email: string;
  onDone: () => Promise<void> | void;
}

/** Sets a new password with the link of a mail. */
export function PasswordForm({ token, email, onDone }: Props) {
  const api = useApi();
  const { register, handleSubmit, setError, formState } = useForm({
    defaultValues: { password: '' },
  });
  const { errors, isSubmitting } = formState;

  const send = handleSubmit(async ({ password }) => {
    try {
      const body = { token, password };
      const { message } = await api<Answer>(API.resetConfirm, { method: 'POST', body });
      notify(message || MESSAGES.passwordReset, 'success');
      await onDone();
    } catch (error) {
      showApiError(error, setError, { password: NEW_PASSWORD_PATTERN });
    }
  });

  return (
    <AccountForm
      action={API.resetConfirm}
      label="Set the password"
      busy={isSubmitting}
      fault={errors.root?.message}
      onSubmit={send}
    >
      <input type="hidden" name="token" value={token} readOnly />
      {/* For password managers; without a name it is not submitted. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        required
        hint={`${LIMITS.password.min} characters or more; the longer the better.`}
        error={errors.password?.message}
        {...register('password', { required: 'Password is required.' })}
      />
    </AccountForm>
  );
}
