import { TOKEN_SORTS, type ApiToken, type TokenState } from '@tivara/contracts';
import { useApi } from '@tivara/state';
import { describeChoices } from '../shared/form/choice-areas';
import { useHistoryAction } from '../shared/table/history-action';
import { TablePage } from '../shared/table/table-page';
import type { RowAction, TablePageSpec } from '../shared/table/table-spec';
import { Mark } from '../shared/ui/mark';
import { Time, timeColumn } from '../shared/ui/time';
import { NewToken } from './new-token';
import { AREAS } from './areas';
import shared from '../shared/ui/shared.module.css';
import styles from './tokens.module.css';

const STATE_LABELS: Record<TokenState, string> = {
  valid: 'Valid',
  expired: 'Expired',
  revoked: 'Revoked',
};

const SPEC: TablePageSpec<ApiToken> = {
  section: 'tokens',
  title: 'API tokens',
  label: 'API tokens',
  path: '/api/admin/tokens',
  permissions: { write: 'tokens:write' },
  sorts: TOKEN_SORTS,
  defaultSort: '-created_at',
  filters: [{ name: 'state', label: 'State', options: STATE_LABELS }],
  columns: [
    {
      key: 'name',
      header: 'Name',
      phone: 'title',
      sort: 'name',
      className: shared.name,
      cell: (row) => row.token_name,
    },
    {
      key: 'start',
      header: 'Begins with',
      cell: ({ start }) => <code className={styles.start}>{start}…</code>,
    },
    {
      key: 'permissions',
      header: 'Permissions',
      phone: 'block',
      cell: ({ permissions }) => (
        <ul className={styles.permissions}>
          {describeChoices(AREAS, permissions).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ),
    },
    timeColumn('created_at', 'Created'),
    {
      key: 'last_used_at',
      header: 'Last used',
      sort: 'last_used_at',
      cell: ({ last_used_at: at }) => (at ? <Time at={at} /> : 'Not used'),
    },
    {
      key: 'expires_at',
      header: 'Valid',
      cell: ({ expires_at: at }) =>
        at ? (
          <>
            Until <Time at={at} exact />
          </>
        ) : (
          'Without end'
        ),
    },
    {
      key: 'state',
      header: 'State',
      phone: 'block',
      cell: ({ state }) => (
        <Mark tone={state === 'valid' ? 'good' : 'bad'}>{STATE_LABELS[state]}</Mark>
      ),
    },
  ],
  rowKey: (row) => row.token_id,
  rowName: (row) => row.token_name,
  help: 'A token lets another system call the API: a till, an ERP, a marketplace.',
};

export default function TokenSection() {
  const api = useApi();
  const history = useHistoryAction();
  const actions = ({ token_id: id, token_name: name, state }: ApiToken): RowAction[] => {
    const revoke: RowAction = {
      label: 'Revoke',
      danger: true,
      confirm: {
        title: `Revoke ${name}?`,
        text: 'What uses it is refused at once. A revoked token cannot be used again.',
      },
      run: () => api('/api/admin/tokens/{id}', { path: { id }, method: 'DELETE' }),
    };
    return [...(state === 'revoked' ? [] : [revoke]), ...history('API token', id)];
  };
  return <TablePage spec={SPEC} actions={actions} add={<NewToken />} />;
}
