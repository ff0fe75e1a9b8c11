import { useQueryClient } from '@tanstack/react-query';
import { API, LIMITS, MESSAGES, type Answer } from '@tivara/contracts';
import { notify, useApi } from '@tivara/state';
import {
  AccountForm,
  HiddenUsername,
  NEW_PASSWORD,
  PASSWORD,
} from '../../shared/session/components/account-form';
import { sessionsQuery } from '../api';

const FIELDS = [
  { ...PASSWORD, name: 'current_password', label: 'Current password' },
  {
    ...NEW_PASSWORD,
    name: 'new_password',
    label: 'New password',
    hint: `${LIMITS.password.min} characters or more. All other devices will be logged out.`,
  },
] as const;

/** Changes the password and logs out all other devices. */
export function PasswordChange({ email }: { email: string }) {
  const api = useApi();
  const queryClient = useQueryClient();
  return (
    <AccountForm
      label="Change the password"
      fields={FIELDS}
      onSubmit={async (body) => {
        const { message } = await api<Answer>(API.password, { method: 'POST', body });
        notify(message || MESSAGES.passwordChanged, 'success');
        await queryClient.invalidateQueries(sessionsQuery(api));
      }}
    >
      <HiddenUsername email={email} />
    </AccountForm>
  );
}
