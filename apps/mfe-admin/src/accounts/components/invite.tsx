import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { API, ROLES, type InvitationAnswer, type InvitationBody } from '@tivara/contracts';
import { errorMessage, notify, useApi } from '@tivara/state';
import { Button, Dialog, Field, Select } from '@tivara/ui';
import { exactly } from '../../shared/ui/format-time';
import { useChanged } from '../../shared/table/table-query';
import { ROLE_LABELS } from '../labels';
import styles from './invite.module.css';

/** Invites an administrator by mail, and shows the link in case mail is not set up. */
export function Invite() {
  const [open, setOpen] = useState(false);
  const [sent, setSent] = useState<InvitationAnswer | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button
        ref={opener}
        icon="plus"
        onClick={() => {
          setSent(null);
          setOpen(true);
        }}
      >
        Invite
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={sent ? 'Invitation sent' : 'Invite an administrator'}
        description={
          sent
            ? `A mail to ${sent.email} has a link that works once, until ${exactly(sent.expires_at)}.`
            : 'They get a mail with a link, and choose their own name and password.'
        }
        returnFocus={() => opener.current}
      >
        {sent ? (
          <Sent invitation={sent} onClose={() => setOpen(false)} />
        ) : (
          <InviteForm onSent={setSent} onCancel={() => setOpen(false)} />
        )}
      </Dialog>
    </>
  );
}

interface FormProps {
  onSent: (invitation: InvitationAnswer) => void;
  onCancel: () => void;
}

function InviteForm({ onSent, onCancel }: FormProps) {
  const api = useApi();
  const changed = useChanged();
  const { register, handleSubmit, setError, formState } = useForm<InvitationBody>({
    defaultValues: { email: '', role: 'admin' },
  });
  const { errors, isSubmitting } = formState;
  const send = handleSubmit(async (body) => {
    try {
      onSent(await api<InvitationAnswer>(API.invitations, { method: 'POST', body }));
      await changed();
    } catch (error) {
      setError('email', { message: errorMessage(error) }, { shouldFocus: true });
    }
  });
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void send(event)}>
      <Field
        label="Email"
        type="email"
        autoComplete="off"
        required
        error={errors.email?.message}
        {...register('email', { required: 'Email is required.' })}
      />
      <Select label="Role" {...register('role')}>
        {ROLES.map((role) => (
          <option key={role} value={role}>
            {ROLE_LABELS[role]}
          </option>
        ))}
      </Select>
      <div className={styles.actions}>
        <Button variant="ghost" disabled={isSubmitting} onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" busy={isSubmitting}>
          Send invitation
        </Button>
      </div>
    </form>
  );
}

function Sent({ invitation, onClose }: { invitation: InvitationAnswer; onClose: () => void }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(invitation.link);
      notify('Link copied', 'success');
    } catch {
      notify('Couldn’t copy the link. Select it and copy it yourself.', 'error');
    }
  };
  return (
    <div className={styles.form}>
      <Field
        label="The same link, shown this once"
        readOnly
        value={invitation.link}
        onFocus={(event) => event.target.select()}
      />
      <div className={styles.actions}>
        <Button variant="ghost" onClick={() => void copy()}>
          Copy link
        </Button>
        <Button onClick={onClose}>Done</Button>
      </div>
    </div>
  );
}
