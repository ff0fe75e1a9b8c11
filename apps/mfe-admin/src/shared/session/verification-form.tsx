import { useState } from 'react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type VerificationBody } from '@tivara/contracts';
import { msg, useApi, useTexts } from '@tivara/state';
import { Button, ErrorText, Spinner, TextLink } from '@tivara/ui';
import { errorMessage, FormError } from '../form/api-errors';
import { QueryView } from '../ui/query-view';
import { AccountForm, CODE, PASSWORD } from './account-form';
import { requestPasskey } from './webauthn';
import styles from './verification-form.module.css';

type Method = 'passkey' | 'totp' | 'recovery';

const LABELS: Record<Method, string> = {
  passkey: msg('Use a passkey'),
  totp: msg('Use an authenticator app'),
  recovery: msg('Use a recovery code'),
};
const RECOVERY_CODE = {
  name: 'recovery_code',
  label: msg('Recovery code'),
  autoComplete: 'off',
  hint: msg('One of the codes that you saved. Each works once.'),
} as const;

interface Props {
  onDone: () => Promise<void> | void;
}

/** Proves who the visitor is by a second factor, or by the password of an account without one. */
export default function VerificationForm({ onDone }: Props) {
  const t = useTexts();
  const api = useApi();
  const query = useQuery({
    queryKey: ['verification-options'],
    queryFn: () => api('/api/auth/second-factor/options', { method: 'POST' }),
    staleTime: 0,
    gcTime: 0,
  });
  const verify = async (body: VerificationBody) => {
    await api('/api/auth/second-factor', { method: 'POST', body });
    await onDone();
  };
  return (
    <QueryView
      query={query}
      failed={t('Couldn’t load your second factors.')}
      placeholder={<Spinner label={t('Loading')} />}
    >
      {({ kinds, passkey, recovery_codes }) => {
        if (!kinds.length)
          return (
            <AccountForm label={t('Confirm')} fields={[PASSWORD]} autoFocus onSubmit={verify} />
          );
        const methods: Method[] = [
          ...(passkey ? (['passkey'] as const) : []),
          ...(kinds.includes('totp') ? (['totp'] as const) : []),
          ...(recovery_codes ? (['recovery'] as const) : []),
        ];
        return <Methods methods={methods} verify={verify} />;
      }}
    </QueryView>
  );
}

interface MethodsProps {
  methods: readonly Method[];
  verify: (body: VerificationBody) => Promise<void>;
}

function Methods({ methods, verify }: MethodsProps) {
  const t = useTexts();
  const [method, setMethod] = useState(methods[0]);
  const others = methods.filter((other) => other !== method);
  return (
    <div className={styles.methods}>
      {!method && (
        <ErrorText>
          {t(
            'None of your second factors works at this address. Ask an administrator to reset them.',
          )}
        </ErrorText>
      )}
      {method === 'passkey' && <Passkey verify={verify} />}
      {method === 'totp' && (
        <AccountForm key="totp" label={t('Confirm')} fields={[CODE]} autoFocus onSubmit={verify} />
      )}
      {method === 'recovery' && (
        <AccountForm
          key="recovery"
          label={t('Confirm')}
          fields={[RECOVERY_CODE]}
          autoFocus
          onSubmit={verify}
        />
      )}
      {others.length > 0 && (
        <div className={styles.others}>
          {others.map((other) => (
            <TextLink
              key={other}
              render={<button type="button" />}
              onClick={() => setMethod(other)}
            >
              {t(LABELS[other])}
            </TextLink>
          ))}
        </div>
      )}
    </div>
  );
}

function Passkey({ verify }: Pick<MethodsProps, 'verify'>) {
  const t = useTexts();
  const api = useApi();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      // Each challenge works once.
      const options = await api('/api/auth/second-factor/options', { method: 'POST' });
      await verify({ passkey: await requestPasskey(options.passkey ?? {}) });
    },
  });
  return (
    <div className={styles.passkey}>
      <div aria-live="polite">
        {error && (
          <ErrorText>
            {t(error instanceof FormError ? error.message : errorMessage(error))}
          </ErrorText>
        )}
      </div>
      <Button wide autoFocus busy={isPending} onClick={() => mutate()}>
        {t('Use your passkey')}
      </Button>
    </div>
  );
}
