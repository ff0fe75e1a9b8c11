import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { ACCOUNT_SORTS, ROLE_LABELS, isStaff } from '@tivara/contracts';
import type { AccountBody, AccountStatus, AdminAccount } from '@tivara/contracts';
import { meQuery, useApi } from '@tivara/state';
import { useHistoryAction } from '../shared/table/history-action';
import { TablePage } from '../shared/table/table-page';
import type { RowAction, TablePageSpec } from '../shared/table/table-spec';
import { Mark } from '../shared/ui/mark';
import { timeColumn } from '../shared/ui/time';
import { Invitations, Invite } from './invitations';
import { RoleDialog } from './role-dialog';
import styles from '../shared/ui/shared.module.css';

const STATUS_LABELS: Record<AccountStatus, string> = { active: 'Active', disabled: 'Disabled' };

const SPEC: TablePageSpec<AdminAccount> = {
  section: 'accounts',
  title: 'Accounts',
  label: 'Accounts',
  personal: true,
  path: '/api/admin/accounts',
  permissions: { write: 'accounts:write', export: 'accounts:export' },
  sorts: ACCOUNT_SORTS,
  defaultSort: 'username',
  filters: [
    { name: 'role', label: 'Role', options: ROLE_LABELS },
    { name: 'status', label: 'Status', options: STATUS_LABELS },
  ],
  columns: [
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
      className: styles.long,
      cell: (row) => row.email,
    },
    { key: 'role', header: 'Role', sort: 'role', cell: ({ role }) => ROLE_LABELS[role] },
    timeColumn('created_at', 'Since'),
    {
      key: 'sessions',
      header: 'Logged in',
      cell: ({ sessions }) => (sessions === 1 ? '1 device' : `${sessions} devices`),
    },
    {
      key: 'factors',
      header: 'Second factor',
      cell: ({ factors, role }) => (factors ? 'Set up' : role !== 'customer' && 'None'),
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
  ],
  rowKey: (row) => row.account_id,
  rowName: (row) => row.username,
};

export default function AccountSection() {
  const api = useApi();
  const { data: me } = useQuery(meQuery(api));
  const history = useHistoryAction();
  const [edited, setEdited] = useState<AdminAccount | null>(null);
  const actions = (row: AdminAccount): RowAction[] => {
    const { account_id, username, role, status, sessions, factors, version } = row;
    const edit = (changes: AccountBody) => () =>
      api('/api/admin/accounts/{id}', {
        path: { id: account_id },
        method: 'PUT',
        body: { ...changes, version },
      });
    const own = me?.account_id === account_id ? ' This is your own account.' : '';
    const disable: RowAction = {
      label: 'Disable',
      danger: true,
      confirm: {
        title: `Disable ${username}?`,
        text: `They are logged out at once and cannot log in until the account is enabled again.${own}`,
      },
      run: edit({ status: 'disabled' }),
    };
    const enable: RowAction = { label: 'Enable', run: edit({ status: 'active' }) };
    const logOut: RowAction = {
      label: 'Log out everywhere',
      confirm: {
        title: `Log ${username} out everywhere?`,
        text: `They have to log in again on each of their devices.${own}`,
        action: 'Log out',
      },
      run: () =>
        api('/api/admin/accounts/{id}/sessions', { path: { id: account_id }, method: 'DELETE' }),
    };
    const reset: RowAction = {
      label: 'Reset second factors',
      danger: true,
      confirm: {
        title: `Reset the second factors of ${username}?`,
        text: 'They are logged out everywhere and set up a new one with their password. Make sure that the request is theirs, by phone or in person.',
        action: 'Reset',
      },
      run: () =>
        api('/api/admin/accounts/{id}/factors', { path: { id: account_id }, method: 'DELETE' }),
    };
    return [
      // Customers get a role by invitation.
      ...(isStaff(role) ? [{ label: 'Change role', onSelect: () => setEdited(row) }] : []),
      status === 'active' ? disable : enable,
      ...(sessions ? [logOut] : []),
      ...(factors && !own ? [reset] : []),
      ...history('account', account_id),
    ];
  };
  return (
    <>
      <TablePage spec={SPEC} actions={actions} add={<Invite />} />
      <Invitations />
      <RoleDialog account={edited} ownId={me?.account_id} onClose={() => setEdited(null)} />
    </>
  );
}
