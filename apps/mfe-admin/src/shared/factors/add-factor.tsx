import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { type AddedFactorResponse, type FactorKind } from '@tivara/contracts';
import { notify, useApi } from '@tivara/state';
import { Button, Spinner } from '@tivara/ui';
import { AccountForm, CODE } from '../session/account-form';
import { useStepUp } from '../session/use-step-up';
import { createPasskey } from '../session/webauthn';
import { deviceName } from '../ui/device-name';
import { QueryView } from '../ui/query-view';
import styles from './factors.module.css';

const NAME = { name: 'name', label: 'Name', autoComplete: 'off' } as const;

interface Props {
  onAdded: (added: AddedFactorResponse) => Promise<void> | void;
  onCancel?: () => void;
}

/** Chooses a kind of second factor and sets it up. */
export function AddFactor({ onAdded, onCancel }: Props) {
  const [kind, setKind] = useState<FactorKind | null>(null);
  const added = async (factor: AddedFactorResponse) => {
    notify(factor.message, 'success');
    await onAdded(factor);
  };
  const back = () => setKind(null);
  if (kind === 'passkey') return <AddPasskey onAdded={added} onCancel={back} />;
  if (kind === 'totp') return <AddTotp onAdded={added} onCancel={back} />;
  return (
    <div className={styles.kinds}>
      <Button wide onClick={() => setKind('passkey')}>
        Passkey
      </Button>
      <p className={styles.hint}>
        Your fingerprint, face or screen lock, or a security key. The safest way.
      </p>
      <Button wide variant="ghost" onClick={() => setKind('totp')}>
        Authenticator app
      </Button>
      <p className={styles.hint}>An app on your phone that shows a new code every 30 seconds.</p>
      {onCancel && (
        <Button wide variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
      )}
    </div>
  );
}

type KindProps = Required<Props>;

function AddPasskey({ onAdded, onCancel }: KindProps) {
  const api = useApi();
  const stepUp = useStepUp();
  return (
    <AccountForm
      label="Create a passkey"
      fields={[{ ...NAME, hint: 'So that you recognise it among your passkeys.' }]}
      values={{ name: deviceName(navigator.userAgent) }}
      autoFocus
      onSubmit={async ({ name }) => {
        const options = await stepUp(() =>
          api('/api/auth/factors/passkey/options', { method: 'POST' }),
        );
        const body = { name, passkey: await createPasskey(options) };
        await onAdded(await api('/api/auth/factors/passkey', { method: 'POST', body }));
      }}
      onCancel={onCancel}
    />
  );
}

function AddTotp({ onAdded, onCancel }: KindProps) {
  const api = useApi();
  const stepUp = useStepUp();
  const query = useQuery({
    queryKey: ['new-totp'],
    queryFn: () => stepUp(() => api('/api/auth/factors/totp/options', { method: 'POST' })),
    staleTime: Infinity,
    gcTime: 0,
  });
  return (
    <QueryView
      query={query}
      failed="Couldn’t start the setup."
      placeholder={<Spinner label="Loading" />}
    >
      {({ secret, qr: { size, path } }) => (
        <div className={styles.totp}>
          <p>Scan this code with the app, or enter the key by hand.</p>
          <svg
            className={styles.qr}
            viewBox={`0 0 ${size} ${size}`}
            role="img"
            aria-label="QR code of the key"
            shapeRendering="crispEdges"
          >
            <path d={path} />
          </svg>
          <p className={styles.secret}>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</p>
          <AccountForm
            label="Add the app"
            fields={[{ ...NAME, hint: 'So that you recognise it among your apps.' }, CODE]}
            values={{ name: 'Authenticator app' }}
            onSubmit={async (body) => {
              const add = () => api('/api/auth/factors/totp', { method: 'POST', body });
              await onAdded(await stepUp(add));
            }}
            onCancel={onCancel}
          />
        </div>
      )}
    </QueryView>
  );
}
