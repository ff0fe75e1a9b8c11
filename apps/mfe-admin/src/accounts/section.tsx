import { useQuery } from '@tanstack/react-query';
import {
  ACCOUNT_SORTS,
  ACCOUNT_STATUSES,
  API,
  ROLES,
  type AccountBody,
  type AccountStatus,
  type AdminAccount,
  type Answer,
  type Role,
  type Saved,
} from '@tivara/contracts';
import { meQuery, useApi } from '@tivara/state';
import { Mark } from '../shared/ui/mark';
import { Time } from '../shared/ui/time';
import type { RowAction } from '../shared/table/actions';
import { TablePage, type TableColumn } from '../shared/table/table-page';
import type { TableSpec } from '../shared/table/table-spec';
import { Invitations } from './components/invitations';
import { Invite } from './components/invite';
import { ROLE_LABELS } from './labels';
import styles from './section.module.css';

const STATUS_LABELS: Readonly<Record<AccountStatus, string>> = {
  active: 'Active',
  disabled: 'Disabled',
};

const SPEC: TableSpec = {
  section: 'accounts',
  label: 'Accounts',
  path: API.adminAccounts,
  exportPath: `${API.adminAccounts}/export`,
  sorts: ACCOUNT_SORTS,
  defaultSort: 'username',
  filters: [
    {
      name: 'role',
      label: 'Role',
      options: ROLES.map((value) => ({ value, label: ROLE_LABELS[value] })),
    },
    {
      name: 'status',
      label: 'Status',
      options: ACCOUNT_STATUSES.map((value) => ({ value, label: STATUS_LABELS[value] })),
    },
  ],
};

const COLUMNS: readonly TableColumn<AdminAccount>[] = [
  {
    key: 'name',
    header: 'Name',
    phone: 'title',
    sort: 'username',
    className: styles.name,
    cell: ({ username }) => username,
  },
  {
    key: 'email',
    header: 'Email',
    sort: 'email',
    className: styles.email,
    cell: ({ email }) => email,
  },
  { key: 'role', header: 'Role', sort: 'role', cell: ({ role }) => ROLE_LABELS[role] },
  {
    key: 'created',
    header: 'Since',
    sort: 'created_at',
    cell: ({ created_at }) => <Time at={created_at} />,
  },
  {
    key: 'sessions',
    header: 'Logged in',
    cell: ({ sessions }) => (sessions === 1 ? '1 device' : `${sessions} devices`),
  },
  {
    key: 'status',
    header: 'Status',
    phone: 'block',
    sort: 'status',
    cell: ({ status }) => (
      <Mark tone={status === 'active' ? 'good' : 'bad'}>{STATUS_LABELS[status]}</Mark>
    ),
  },
];

/** Accounts with their roles, and open invitations. */
export default function AccountSection() {
  const api = useApi();
  const { data: me } = useQuery(meQuery(api));
  const actions = (row: AdminAccount): RowAction[] => {
    const { account_id, username, role, status, sessions, version } = row;
    const edit = (body: AccountBody) => () =>
      api<Saved<AdminAccount>>(API.adminAccount(account_id), {
        method: 'PUT',
        body: { ...body, version },
      });
    const own = me?.account_id === account_id ? ' This is your own account.' : '';
    const other: Role = role === 'admin' ? 'customer' : 'admin';
    return [
      {
        label: `Make ${AS[other]}`,
        confirm: {
          title: `Make ${username} ${AS[other]}?`,
          text:
            other === 'admin'
              ? 'They get full access to the admin and have to log in again.'
              : `They lose access to the admin and have to log in again.${own}`,
          action: 'Change role',
        },
        run: edit({ role: other }),
      },
      status === 'active'
        ? {
            label: 'Disable',
            danger: true,
            confirm: {
              title: `Disable ${username}?`,
              text: `They are logged out at once and cannot log in until it is enabled again.${own}`,
              action: 'Disable',
            },
            run: edit({ status: 'disabled' }),
          }
        : { label: 'Enable', run: edit({ status: 'active' }) },
      ...(sessions
        ? [
            {
              label: 'Log out everywhere',
              confirm: {
                title: `Log ${username} out everywhere?`,
                text: `They log in again on each of their devices.${own}`,
                action: 'Log out',
              },
              run: () => api<Answer>(API.accountSessions(account_id), { method: 'DELETE' }),
            },
          ]
        : []),
    ];
  };
  return (
    <>
      <TablePage
        title="Accounts"
        spec={SPEC}
        columns={COLUMNS}
        rowKey={(row) => row.account_id}
        rowName={(row) => row.username}
        actions={actions}
        add={<Invite />}
      />
      <Invitations />
    </>
  );
}

const AS: Readonly<Record<Role, string>> = { admin: 'an administrator', customer: 'a customer' };
