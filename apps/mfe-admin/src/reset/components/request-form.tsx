import { useForm } from 'react-hook-form';
import { API, type Answer } from '@tivara/contracts';
import { useApi } from '@tivara/state';
import { Field } from '@tivara/ui';
import { AccountForm } from '../../shared/session/components/account-form';
import { EMAIL_PATTERN, showApiError } from '../../shared/session/api-errors';

/** Requests a mail with a reset link. The answer is the same for every address. */
export function RequestForm({ onDone }: { onDone: () => Promise<void> | void }) {
  const api = useApi();
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { email: '' } });
  const { errors, isSubmitting } = formState;

  const send = handleSubmit(async (body) => {
    try {
      await api<Answer>(API.reset, { method: 'POST', body });
      await onDone();
    } catch (error) {
      showApiError(error, setError, { email: EMAIL_PATTERN });
    }
  });

  return (
    <AccountForm
      action={API.reset}
      label="Send the link"
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
    </AccountForm>
  );
}
