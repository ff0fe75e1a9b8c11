import { queryOptions, useQuery } from '@tanstack/react-query';
import { API, type Answer, type ApiCall, type Invitation } from '@tivara/contracts';
import { expectArray, useApi } from '@tivara/state';
import { Heading, TextLink, VisuallyHidden } from '@tivara/ui';
import { useRef } from 'react';
import { Time } from '../../shared/ui/time';
import { TaskDialog } from '../../shared/table/task-dialog';
import { useTask } from '../../shared/table/use-task';
import { ROLE_LABELS } from '../labels';
import styles from './invitations.module.css';

const invitationsQuery = (api: ApiCall) =>
  queryOptions({
    queryKey: ['admin-invitations'],
    queryFn: async ({ signal }) =>
      expectArray<Invitation>(await api<Invitation[]>(API.invitations, { signal })),
    staleTime: 0,
  });

/** Who is invited and has not come yet. */
export function Invitations() {
  const api = useApi();
  const { data } = useQuery(invitationsQuery(api));
  const tasks = useTask();
  const { state, start } = tasks;
  const heading = useRef<HTMLDivElement>(null);
  return (
    <section aria-labelledby="invitations" className={styles.invitations}>
      <div ref={heading} tabIndex={-1} className={styles.head}>
        <Heading as="h2" size="xs" id="invitations">
          Invitations
        </Heading>
      </div>
      {data?.length === 0 && <p className={styles.none}>No open invitations.</p>}
      <ul className={styles.list}>
        {data?.map((invitation) => (
          <li key={invitation.invitation_id} className={styles.row}>
            <span className={styles.text}>
              {invitation.email}
              <small className={styles.small}>
                {ROLE_LABELS[invitation.role]}, invited by{' '}
                {invitation.invited_by ?? 'a deleted account'}, <Time at={invitation.created_at} />;
                ends <Time at={invitation.expires_at} exact />
              </small>
            </span>
            <TextLink
              render={<button type="button" />}
              onClick={() =>
                start({
                  run: () =>
                    api<Answer>(API.invitation(invitation.invitation_id), { method: 'DELETE' }),
                  confirm: {
                    title: `Withdraw the invitation of ${invitation.email}?`,
                    text: 'The link in the mail no longer works.',
                    action: 'Withdraw',
                  },
                })
              }
            >
              Withdraw<VisuallyHidden> the invitation of {invitation.email}</VisuallyHidden>
            </TextLink>
          </li>
        ))}
      </ul>
      <TaskDialog tasks={tasks} focusAfter={() => (state.done ? heading.current : null)} />
    </section>
  );
}
