import { useRef } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { MESSAGES, type SessionRow } from '@tivara/contracts';
import { notify, useApi, useTexts } from '@tivara/state';
import { Button, Skeleton, TextLink, VisuallyHidden } from '@tivara/ui';
import { errorMessage } from '../shared/form/api-errors';
import { listQuery } from '../shared/list-query';
import { useStepUp } from '../shared/session/use-step-up';
import { QueryView } from '../shared/ui/query-view';
import { Time } from '../shared/ui/time';
import { deviceName } from '../shared/ui/device-name';
import styles from './page.module.css';

export const sessionsQuery = listQuery<SessionRow>(['own-sessions'], '/api/auth/sessions');

export function Sessions() {
  const t = useTexts();
  const api = useApi();
  const stepUp = useStepUp();
  const queryClient = useQueryClient();
  const list = useRef<HTMLUListElement>(null);
  const query = useQuery(sessionsQuery(api));
  const end = useMutation({
    mutationFn: (id: string | null) =>
      stepUp(() =>
        id === null
          ? api('/api/auth/sessions', { method: 'DELETE' })
          : api('/api/auth/sessions/{id}', { method: 'DELETE', path: { id } }),
      ),
    onSuccess: async ({ message }) => {
      notify(message || MESSAGES.sessionsEnded, 'success');
      await queryClient.invalidateQueries(sessionsQuery(api));
      // The focused element was removed.
      list.current?.focus();
    },
    onError: async (error) => {
      notify(errorMessage(error), 'error');
      await query.refetch();
    },
  });

  return (
    <QueryView
      query={query}
      failed={t('Couldn’t load your devices.')}
      placeholder={
        <div className={styles.waiting}>
          <Skeleton shape="bar" className={styles.bar} />
          <Skeleton shape="bar" className={styles.bar} />
        </div>
      }
    >
      {(sessions) => (
        <>
          <ul ref={list} tabIndex={-1} aria-label={t('Devices')} className={styles.list}>
            {sessions.map((session) => (
              <li key={session.session_id} className={styles.row}>
                <Device session={session} />
                {!session.current && (
                  <TextLink
                    render={<button type="button" disabled={end.isPending} />}
                    onClick={() => end.mutate(session.session_id)}
                  >
                    {t('Log out {device}', {
                      device: <VisuallyHidden>{deviceName(session.user_agent)}</VisuallyHidden>,
                    })}
                  </TextLink>
                )}
              </li>
            ))}
          </ul>
          {sessions.length > 1 && (
            <Button
              variant="ghost"
              className={styles.open}
              disabled={end.isPending}
              onClick={() => end.mutate(null)}
            >
              {t('Log out all others')}
            </Button>
          )}
        </>
      )}
    </QueryView>
  );
}

const Device = ({ session }: { session: SessionRow }) => {
  const t = useTexts();
  return (
    <div>
      <p className={styles.name}>{deviceName(session.user_agent)}</p>
      <p className={styles.seen}>
        {session.current
          ? t('This device, {address}', { address: session.address })
          : t('Last seen {time}, {address}', {
              time: <Time at={session.last_seen_at} exact />,
              address: session.address,
            })}
      </p>
    </div>
  );
};
