import { useForm } from 'react-hook-form';
import { useQueryClient } from '@tanstack/react-query';
import { API, LIMITS, MESSAGES, type Answer, type PasswordBody } from '@tivara/contracts';
import { notify, useApi } from '@tivara/state';
import { PasswordField } from '@tivara/ui';
import { AccountForm } from '../../session/components/account-form';
import { showRefusal } from '../../session/refusal';
import { sessionsQuery } from '../api';

/** Asks for the current password, and logs all other devices out. */
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
      showRefusal(error, setError, { current_password: /^Current/, new_password: /password/i });
    }
  });

  return (
    <AccountForm
      label="Change the password"
      busy={isSubmitting}
      fault={errors.root?.message}
      onSubmit={send}
    >
      {/* Tells password managers which account this is. */}
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
