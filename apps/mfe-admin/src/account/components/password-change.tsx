import { useForm } from 'react-hook-form';
import { useQueryClient } from '@tanstack/react-query';
import { API, LIMITS, MESSAGES, type Answer, type PasswordBody } from '@tivara/contracts';
import { notify, useApi } from '@tivara/state';
import { PasswordField } from '@tivara/ui';
import { AccountForm } from '../../shared/session/components/account-form';
import { showApiError } from '../../shared/session/api-errors';
import { sessionsQuery } from '../api';

/** Changes the password and logs out all other devices. */
export function PasswordChange({ email }: { email: string }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { register, handleSubmit, reset, setError, formState } = useForm<PasswordBody>({
    defaultValues: { current_password: '', new_password: '' },
  });
  const { errors, isSubmitting } = formState;

  const send = handleSubmit(async (body) => {
    try {
      const { message } = await api<Answer>(API.password, { method: 'POST', body });
      reset();
      notify(message || MESSAGES.passwordChanged, 'success');
      await queryClient.invalidateQueries(sessionsQuery(api));
    } catch (error) {
      showApiError(error, setError, { current_password: /^Current/, new_password: /password/i });
    }
  });

  return (
    <AccountForm
      label="Change the password"
      busy={isSubmitting}
      fault={errors.root?.message}
      onSubmit={send}
    >
      {/* For password managers. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        required
        error={errors.current_password?.message}
        {...register('current_password', { required: 'Current password is required.' })}
      />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        required
        hint={`${LIMITS.password.min} characters or more. All other devices will be logged out.`}
        error={errors.new_password?.message}
        {...register('new_password', { required: 'New password is required.' })}
      />
    </AccountForm>
  );
}
