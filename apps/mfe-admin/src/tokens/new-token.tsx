import { useRef, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { LIMITS } from '@tivara/contracts';
import type { ApiTokenBody, NewApiTokenResponse, TokenPermission } from '@tivara/contracts';
import { useApi } from '@tivara/state';
import { Button, Dialog, Field, Select, icons } from '@tivara/ui';
import { errorMessage } from '../shared/form/api-errors';
import { ChoiceAreas } from '../shared/form/choice-areas';
import { useStepUp } from '../shared/session/use-step-up';
import { useChanged } from '../shared/table/table-query';
import { ShownOnce } from '../shared/ui/shown-once';
import { exactly } from '../shared/ui/time';
import { AREAS } from './areas';
import styles from './tokens.module.css';

const DAYS = { '30': '30 days', '90': '90 days', '365': '1 year', '': 'Never' };

/** The token is shown once, in the dialog that makes it. */
export function NewToken() {
  const [open, setOpen] = useState(false);
  const [made, setMade] = useState<NewApiTokenResponse | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button
        ref={opener}
        icon={icons.plus}
        onClick={() => {
          setMade(null);
          setOpen(true);
        }}
      >
        New token
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={made ? 'Token created' : 'New API token'}
        description={
          made
            ? `Copy the token of ${made.token_name} now: it is not shown again.`
            : 'Another system sends it with each call. Give it no more than that system needs.'
        }
        returnFocus={() => opener.current}
      >
        {made ? (
          <ShownOnce
            secret={made.token}
            note={
              made.expires_at ? `It expires on ${exactly(made.expires_at)}.` : 'It does not expire.'
            }
            copied="Token copied"
            onDone={() => setOpen(false)}
          />
        ) : (
          <TokenForm onMade={setMade} onCancel={() => setOpen(false)} />
        )}
      </Dialog>
    </>
  );
}

interface FormProps {
  onMade: (token: NewApiTokenResponse) => void;
  onCancel: () => void;
}

interface Values {
  name: string;
  /** Empty for a token that does not expire. */
  days: string;
  permissions: TokenPermission[];
}

function TokenForm({ onMade, onCancel }: FormProps) {
  const api = useApi();
  const changed = useChanged();
  const stepUp = useStepUp();
  const { register, control, handleSubmit, setError, formState } = useForm<Values>({
    defaultValues: { name: '', days: '90', permissions: [] },
  });
  const { errors, isSubmitting } = formState;
  const send = handleSubmit(async ({ name, permissions, days }) => {
    const body: ApiTokenBody = { name, permissions, ...(days && { days: Number(days) }) };
    try {
      onMade(await stepUp(() => api('/api/admin/tokens', { method: 'POST', body })));
      await changed();
    } catch (error) {
      setError('name', { message: errorMessage(error) }, { shouldFocus: true });
    }
  });
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void send(event)}>
      <Field
        label="Name of the system"
        autoComplete="off"
        maxLength={LIMITS.tokenName}
        required
        error={errors.name?.message}
        {...register('name', { required: 'Name the machine or program.' })}
      />
      <Select label="Expires after" {...register('days')}>
        {Object.entries(DAYS).map(([days, label]) => (
          <option key={days} value={days}>
            {label}
          </option>
        ))}
      </Select>
      <Controller
        control={control}
        name="permissions"
        rules={{ validate: (chosen) => chosen.length > 0 || 'Choose what the token may do.' }}
        render={({ field }) => (
          <ChoiceAreas
            name="permissions"
            areas={AREAS}
            value={field.value}
            onChange={field.onChange}
            error={errors.permissions?.message}
          />
        )}
      />
      <div className={styles.actions}>
        <Button variant="ghost" disabled={isSubmitting} onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" busy={isSubmitting}>
          Create token
        </Button>
      </div>
    </form>
  );
}
