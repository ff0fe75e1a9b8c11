import { useRef } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { API, MESSAGES, type Answer, type SessionRow } from '@tivara/contracts';
import { errorMessage, notify, useApi } from '@tivara/state';
import { Button, ErrorState, Skeleton, TextLink, VisuallyHidden } from '@tivara/ui';
import { sessionsQuery } from '../api';
import { deviceName } from '../device-name';
import styles from './sessions.module.css';

/** In the Indian format. Rendered in the browser only, in its time zone. */
const TIME = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short' });

/** Where the account is logged in, with a way to end it. */
export function Sessions() {
  const api = useApi();
  const queryClient = useQueryClient();
  const list = useRef<HTMLUListElement>(null);
  const { data, isError, refetch } = useQuery(sessionsQuery(api));
  const end = useMutation({
    mutationFn: (path: string) => api<Answer>(path, { method: 'DELETE' }),
    onSuccess: async ({ message }) => {
      notify(message || MESSAGES.sessionsEnded, 'success');
      await queryClient.invalidateQueries(sessionsQuery(api));
      // The focused element was removed.
      list.current?.focus();
    },
    onError: async (error) => {
      notify(errorMessage(error), 'error');
      await refetch();
    },
  });

  if (isError && !data)
    return (
      <ErrorState
        size="small"
        title={MESSAGES.error}
        text="Your devices could not be read."
        onRetry={() => void refetch()}
      />
    );
  if (!data)
    return (
      <div className={styles.waiting}>
        <Skeleton shape="bar" className={styles.bar} />
        <Skeleton shape="bar" className={styles.bar} />
      </div>
    );
  return (
    <>
      <ul ref={list} tabIndex={-1} aria-label="Devices" className={styles.list}>
        {data.map((session) => (
          <li key={session.session_id} className={styles.row}>
            <Device session={session} />
            {!session.current && (
              <TextLink
                render={<button type="button" disabled={end.isPending} />}
                onClick={() => end.mutate(API.session(session.session_id))}
              >
                Log out<VisuallyHidden> {deviceName(session.user_agent)}</VisuallyHidden>
              </TextLink>
            )}
          </li>
        ))}
      </ul>
      {data.length > 1 && (
        <Button
          variant="ghost"
          className={styles.all}
          disabled={end.isPending}
          onClick={() => end.mutate(API.sessions)}
        >
          Log out all others
        </Button>
      )}
    </>
  );
}

const Device = ({ session }: { session: SessionRow }) => (
  <div>
    <p className={styles.name}>{deviceName(session.user_agent)}</p>
    <p className={styles.seen}>
      {session.current ? (
        'This device'
      ) : (
        <>
          Last seen{' '}
          <time dateTime={session.last_seen_at}>{TIME.format(new Date(session.last_seen_at))}</time>
        </>
      )}
      , {session.address}
    </p>
  </div>
);
