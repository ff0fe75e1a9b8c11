import { useRef, useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ApiCall, type FactorRow } from '@tivara/contracts';
import { msg, useApi, useTexts } from '@tivara/state';
import { Button, Spinner, TextLink, VisuallyHidden } from '@tivara/ui';
import { AddFactor } from '../shared/factors/add-factor';
import { RecoveryCodes } from '../shared/factors/recovery-codes';
import { useStepUp } from '../shared/session/use-step-up';
import { TaskDialog, useTask } from '../shared/table/use-task';
import { QueryView } from '../shared/ui/query-view';
import { Time } from '../shared/ui/time';
import styles from './page.module.css';

const factorsQuery = (api: ApiCall) => ({
  queryKey: ['own-factors'],
  queryFn: () => api('/api/auth/factors'),
  staleTime: 0,
});

const KINDS = { passkey: msg('Passkey'), totp: msg('Authenticator app') } as const;

/** The account's second factors and recovery codes. */
export default function FactorSection() {
  const t = useTexts();
  const api = useApi();
  const stepUp = useStepUp();
  const queryClient = useQueryClient();
  const query = useQuery(factorsQuery(api));
  const tasks = useTask();
  const list = useRef<HTMLDivElement>(null);
  const [adding, setAdding] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const refetch = () => queryClient.invalidateQueries(factorsQuery(api));

  const remove = ({ factor_id, name }: FactorRow, isLast: boolean) =>
    tasks.start({
      label: t('Remove'),
      run: () => api('/api/auth/factors/{id}', { path: { id: factor_id }, method: 'DELETE' }),
      confirm: {
        title: t('Remove {name}?', { name }),
        text: isLast
          ? t('It is your last second factor: from now on your password alone logs you in.')
          : t('You can no longer log in with it.'),
      },
    });
  const renew = () =>
    tasks.start({
      label: t('Make new codes'),
      run: async () => {
        const answer = await api('/api/auth/recovery-codes', { method: 'POST' });
        setCodes(answer.recovery_codes);
        return answer;
      },
      confirm: {
        title: t('Make new recovery codes?'),
        text: t('The old ones no longer work.'),
      },
    });

  if (codes.length > 0)
    return (
      <RecoveryCodes
        codes={codes}
        onDone={() => {
          setCodes([]);
          return refetch();
        }}
      />
    );
  if (adding)
    return (
      <div className={styles.form}>
        <AddFactor
          onAdded={({ recovery_codes }) => {
            setAdding(false);
            setCodes(recovery_codes);
            return refetch();
          }}
          onCancel={() => setAdding(false)}
        />
      </div>
    );
  return (
    <QueryView
      query={query}
      failed={t('Couldn’t load your second factors.')}
      placeholder={<Spinner label={t('Loading')} />}
    >
      {({ factors, recovery_codes: left, required }) => (
        <div ref={list} tabIndex={-1} className={styles.list}>
          {factors.length === 0 && (
            <p className={styles.lead}>
              {t(
                'Your password alone logs you in. A second factor protects your account if someone else learns it.',
              )}
            </p>
          )}
          <ul aria-label={t('Second factors')}>
            {factors.map((factor) => (
              <li key={factor.factor_id} className={styles.row}>
                <Row factor={factor} />
                {(factors.length > 1 || !required) && (
                  <TextLink
                    render={<button type="button" />}
                    onClick={() => remove(factor, factors.length === 1)}
                  >
                    {t('Remove {name}', { name: <VisuallyHidden>{factor.name}</VisuallyHidden> })}
                  </TextLink>
                )}
              </li>
            ))}
            {factors.length > 0 && (
              <li className={styles.row}>
                <div>
                  <p className={styles.name}>{t('Recovery codes')}</p>
                  <p className={styles.seen}>
                    {left === 1 ? t('1 code left') : t('{left} codes left', { left })}
                  </p>
                </div>
                <TextLink render={<button type="button" />} onClick={renew}>
                  {t('Make new codes')}
                </TextLink>
              </li>
            )}
          </ul>
          <Button
            variant="ghost"
            className={styles.open}
            onClick={() =>
              void stepUp(() => api('/api/auth/step-up')).then(
                () => setAdding(true),
                () => undefined,
              )
            }
          >
            {t('Add a second factor')}
          </Button>
          <TaskDialog tasks={tasks} focusAfter={() => list.current} />
        </div>
      )}
    </QueryView>
  );
}

const Row = ({ factor: { name, kind, created_at, last_used_at } }: { factor: FactorRow }) => {
  const t = useTexts();
  const added = { kind: t(KINDS[kind]), added: <Time at={created_at} exact /> };
  return (
    <div>
      <p className={styles.name}>{name}</p>
      <p className={styles.seen}>
        {last_used_at
          ? t('{kind}, added {added}, last used {used}', {
              ...added,
              used: <Time at={last_used_at} exact />,
            })
          : t('{kind}, added {added}', added)}
      </p>
    </div>
  );
};
