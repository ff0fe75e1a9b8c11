import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { LIMITS } from '@tivara/contracts';
import type { NewWebhookResponse, Webhook, WebhookBody } from '@tivara/contracts';
import { notify, useApi } from '@tivara/state';
import { Button, Dialog, ErrorText, Field, Option } from '@tivara/ui';
import { showFieldErrors } from '../shared/form/api-errors';
import { ChoiceAreas } from '../shared/form/choice-areas';
import { required } from '../shared/form/use-record-form';
import { useStepUp } from '../shared/session/use-step-up';
import { useChanged } from '../shared/table/table-query';
import { ShownOnce } from '../shared/ui/shown-once';
import { EVENT_AREAS } from './events';
import styles from './webhooks.module.css';

export type EditedWebhook = Webhook | 'new';

interface Values extends WebhookBody {
  enabled: boolean;
}
const NEW: Values = { webhook_name: '', url: '', events: [], enabled: true };
const FIELDS = { webhook_name: 'webhook_name', url: 'url', events: 'events' } as const;

interface Props {
  /** Null while the dialog is closed. */
  edited: EditedWebhook | null;
  onClose: () => void;
}

export function WebhookDialog({ edited, onClose }: Props) {
  // The text stays until the dialog has faded out.
  const [last, setLast] = useState(edited);
  const [made, setMade] = useState<NewWebhookResponse | null>(null);
  if (edited && edited !== last) {
    setLast(edited);
    setMade(null);
  }
  const title = last === 'new' ? 'New webhook' : `Edit ${last?.webhook_name ?? ''}`;
  return (
    <Dialog
      open={edited !== null}
      onOpenChange={(open) => !open && onClose()}
      title={made ? 'Webhook created' : title}
      description={
        made
          ? `Copy the secret of ${made.webhook_name} now: it is not shown again.`
          : 'The URL is called with each of these events.'
      }
      returnFocus={() => null}
    >
      {made ? (
        <ShownOnce
          secret={made.secret}
          note="The other system checks with it that a call is yours, by the Standard Webhooks scheme."
          copied="Secret copied"
          onDone={onClose}
        />
      ) : (
        last && <WebhookForm edited={last} onMade={setMade} onClose={onClose} />
      )}
    </Dialog>
  );
}

interface FormProps {
  edited: EditedWebhook;
  onMade: (webhook: NewWebhookResponse) => void;
  onClose: () => void;
}

function WebhookForm({ edited, onMade, onClose }: FormProps) {
  const api = useApi();
  const changed = useChanged();
  const stepUp = useStepUp();
  const webhook = edited === 'new' ? null : edited;
  const { register, control, handleSubmit, setError, formState } = useForm<Values>({
    defaultValues: webhook ? { ...webhook, enabled: webhook.state === 'active' } : NEW,
  });
  const { errors, isSubmitting } = formState;
  const save = async ({ webhook_name, url, events, enabled }: Values) => {
    const body = { webhook_name, url, events };
    if (!webhook) return onMade(await api('/api/admin/webhooks', { method: 'POST', body }));
    const { webhook_id: id, version } = webhook;
    const { message } = await api('/api/admin/webhooks/{id}', {
      path: { id },
      method: 'PUT',
      body: { ...body, enabled, version },
    });
    notify(message, 'success');
    onClose();
  };
  const send = handleSubmit(async (values) => {
    try {
      await stepUp(() => save(values));
      await changed();
    } catch (error) {
      const message = showFieldErrors(error, setError, FIELDS);
      if (message) setError('root', { message });
    }
  });
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void send(event)}>
      <Field
        label="Name of the system"
        autoComplete="off"
        maxLength={LIMITS.webhook.name}
        required
        error={errors.webhook_name?.message}
        {...register('webhook_name', required('Name the system that is called.'))}
      />
      <Field
        label="URL"
        type="url"
        autoComplete="off"
        maxLength={LIMITS.webhook.url}
        required
        hint="Begins with https://"
        error={errors.url?.message}
        {...register('url', required('Enter the URL that is called.'))}
      />
      <Controller
        control={control}
        name="events"
        rules={{ validate: (chosen) => chosen.length > 0 || 'Choose at least one event.' }}
        render={({ field }) => (
          <ChoiceAreas
            name="events"
            areas={EVENT_AREAS}
            value={field.value}
            onChange={field.onChange}
            error={errors.events?.message}
          />
        )}
      />
      {webhook && (
        <Controller
          control={control}
          name="enabled"
          render={({ field }) => (
            <Option
              type="checkbox"
              name="enabled"
              value="enabled"
              checked={field.value}
              onChange={field.onChange}
            >
              Send events
            </Option>
          )}
        />
      )}
      <div aria-live="polite">
        {errors.root?.message && <ErrorText>{errors.root.message}</ErrorText>}
      </div>
      <div className={styles.actions}>
        <Button variant="ghost" disabled={isSubmitting} onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" busy={isSubmitting}>
          {webhook ? 'Save' : 'Create webhook'}
        </Button>
      </div>
    </form>
  );
}
