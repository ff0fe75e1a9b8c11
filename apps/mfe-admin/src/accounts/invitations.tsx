import { useRef, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useQuery } from '@tanstack/react-query';
import { ROLE_LABELS } from '@tivara/contracts';
import type { Invitation, InvitationResponse, InvitationBody } from '@tivara/contracts';
import { useApi } from '@tivara/state';
import {
  Button,
  Dialog,
  Field,
  Heading,
  Spinner,
  TextLink,
  VisuallyHidden,
  icons,
} from '@tivara/ui';
import { errorMessage } from '../shared/form/api-errors';
import { listQuery } from '../shared/list-query';
import { NoMailServer, useMailServer } from '../shared/mail-state';
import { usePermission } from '../shared/session/use-permission';
import { useApiInSession } from '../shared/session/use-in-session';
import { useStepUp } from '../shared/session/use-step-up';
import { useChanged } from '../shared/table/table-query';
import { TaskDialog, useTask } from '../shared/table/use-task';
import { QueryView } from '../shared/ui/query-view';
import { Time, exactly } from '../shared/ui/time';
import { RoleField } from './role-field';
import shared from '../shared/ui/shared.module.css';
import styles from './accounts.module.css';

const invitationsQuery = listQuery<Invitation>(['admin-invitations'], '/api/admin/invitations');

export function Invitations() {
  const api = useApi();
  const query = useQuery(invitationsQuery(useApiInSession()));
  const can = usePermission();
  const tasks = useTask();
  const heading = useRef<HTMLDivElement>(null);
  const withdraw = ({ invitation_id, email }: Invitation) =>
    tasks.start({
      label: 'Withdraw',
      run: () =>
        api('/api/admin/invitations/{id}', { path: { id: invitation_id }, method: 'DELETE' }),
      confirm: {
        title: `Withdraw the invitation of ${email}?`,
        text: 'The link in the mail no longer works.',
      },
    });
  return (
    <section aria-labelledby="invitations" className={styles.invitations}>
      <div ref={heading} tabIndex={-1} className={styles.head}>
        <Heading as="h2" size="xs" id="invitations">
          Invitations
        </Heading>
      </div>
      <QueryView
        query={query}
        failed="Couldn’t load the invitations."
        placeholder={<Spinner label="Loading the invitations" />}
      >
        {(invitations) =>
          invitations.length === 0 ? (
            <p className={shared.empty}>No open invitations.</p>
          ) : (
            <ul className={shared.list}>
              {invitations.map((invitation) => (
                <li key={invitation.invitation_id} className={shared.row}>
                  <span>
                    {invitation.email}
                    <small className={shared.small}>
                      {ROLE_LABELS[invitation.role]}, invited by{' '}
                      {invitation.invited_by ?? 'a deleted account'},{' '}
                      <Time at={invitation.created_at} />; expires{' '}
                      <Time at={invitation.expires_at} exact />
                    </small>
                  </span>
                  {can('accounts:write') && (
                    <TextLink
                      render={<button type="button" />}
                      onClick={() => withdraw(invitation)}
                    >
                      Withdraw<VisuallyHidden> the invitation of {invitation.email}</VisuallyHidden>
                    </TextLink>
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </QueryView>
      <TaskDialog tasks={tasks} focusAfter={() => heading.current} />
    </section>
  );
}

/** The link is only in the mail, never on a screen. */
export function Invite() {
  const [open, setOpen] = useState(false);
  const [sent, setSent] = useState<InvitationResponse | null>(null);
  const hasServer = useMailServer();
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        ref={opener}
        icon={icons.plus}
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
        title={sent ? `Invitation ${hasServer ? 'sent' : 'written to a file'}` : 'Invite someone'}
        description={
          sent
            ? `${hasServer ? `A mail to ${sent.email} has` : `The mail to ${sent.email} is a file in DATA_DIR/mail with`} a link that works once, until ${exactly(sent.expires_at)}.`
            : 'They get a mail with a link, and choose their own name and password. An account that has the address already gets the role once the link is used.'
        }
        returnFocus={() => opener.current}
      >
        {sent ? (
          <div className={styles.actions}>
            <Button onClick={close}>Done</Button>
          </div>
        ) : (
          <InviteForm onSent={setSent} onCancel={close} />
        )}
      </Dialog>
    </>
  );
}

interface FormProps {
  onSent: (invitation: InvitationResponse) => void;
  onCancel: () => void;
}

function InviteForm({ onSent, onCancel }: FormProps) {
  const api = useApi();
  const changed = useChanged();
  const stepUp = useStepUp();
  const { register, control, handleSubmit, setError, formState } = useForm<InvitationBody>({
    defaultValues: { email: '', role: 'read-only' },
  });
  const hasServer = useMailServer();
  const { errors, isSubmitting } = formState;
  const send = handleSubmit(async (body) => {
    try {
      const invite = () => api('/api/admin/invitations', { method: 'POST', body });
      onSent(await stepUp(invite));
      await changed();
    } catch (error) {
      setError('email', { message: errorMessage(error) }, { shouldFocus: true });
    }
  });
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void send(event)}>
      {!hasServer && <NoMailServer />}
      <Field
        label="Email"
        type="email"
        autoComplete="off"
        required
        error={errors.email?.message}
        {...register('email', { required: 'Email is required.' })}
      />
      <Controller
        control={control}
        name="role"
        render={({ field }) => <RoleField value={field.value} onChange={field.onChange} />}
      />
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
