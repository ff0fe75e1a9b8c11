import { useState } from 'react';
import type { AdminAccount, Role } from '@tivara/contracts';
import { notify, useApi } from '@tivara/state';
import { Button, Dialog, ErrorText } from '@tivara/ui';
import { errorMessage } from '../shared/form/api-errors';
import { useStepUp } from '../shared/session/use-step-up';
import { useChanged } from '../shared/table/table-query';
import { RoleField } from './role-field';
import styles from './accounts.module.css';

interface Props {
  account: AdminAccount | null;
  ownId: number | undefined;
  onClose: () => void;
}

/** Changes the role of an administrator. */
export function RoleDialog({ account, ownId, onClose }: Props) {
  // The text stays until the dialog has faded out.
  const [last, setLast] = useState(account);
  if (account && account !== last) setLast(account);
  return (
    <Dialog
      open={account !== null}
      onOpenChange={(open) => !open && onClose()}
      title={`Change the role of ${last?.username ?? ''}`}
      description={`They have to log in again.${last?.account_id === ownId ? ' This is your own account.' : ''}`}
      returnFocus={() => null}
    >
      {last && <RoleForm key={last.account_id} account={last} onClose={onClose} />}
    </Dialog>
  );
}

function RoleForm({ account, onClose }: { account: AdminAccount; onClose: () => void }) {
  const api = useApi();
  const changed = useChanged();
  const stepUp = useStepUp();
  const [role, setRole] = useState<Role>(account.role);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const save = async () => {
    setBusy(true);
    setError(null);
    try {
      const change = () =>
        api('/api/admin/accounts/{id}', {
          path: { id: account.account_id },
          method: 'PUT',
          body: { role, version: account.version },
        });
      const { message } = await stepUp(change);
      notify(message, 'success');
      await changed();
      onClose();
    } catch (cause) {
      setError(errorMessage(cause));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <RoleField value={role} onChange={setRole} />
      <div aria-live="polite">{error && <ErrorText>{error}</ErrorText>}</div>
      <div className={styles.actions}>
        <Button variant="ghost" disabled={busy} onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" busy={busy} disabled={role === account.role}>
          Change role
        </Button>
      </div>
    </form>
  );
}
