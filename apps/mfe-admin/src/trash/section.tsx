import { LIMITS, REVERTIBLE_ENTITIES, TRASH_SORTS } from '@tivara/contracts';
import type { TrashRow } from '@tivara/contracts';
import { useApi } from '@tivara/state';
import { capitalized } from '../shared/change-labels';
import { usePermission } from '../shared/session/use-permission';
import { TablePage } from '../shared/table/table-page';
import type { BulkAction, RowAction, TablePageSpec } from '../shared/table/table-spec';
import { Time } from '../shared/ui/time';
import shared from '../shared/ui/shared.module.css';

const SPEC: TablePageSpec<TrashRow> = {
  section: 'trash',
  title: 'Trash',
  label: 'Deleted records',
  path: '/api/admin/trash',
  permissions: { write: 'trash:write' },
  sorts: TRASH_SORTS,
  defaultSort: '-at',
  columns: [
    {
      key: 'name',
      header: 'Name',
      phone: 'title',
      sort: 'name',
      className: shared.name,
      cell: ({ name }) => name,
    },
    { key: 'kind', header: 'Kind', cell: ({ entity }) => capitalized(entity) },
    {
      key: 'actor',
      header: 'Deleted by',
      className: shared.long,
      cell: (row) => row.deleted_by ?? 'A deleted account',
    },
    { key: 'at', header: 'Deleted', sort: 'at', cell: ({ at }) => <Time at={at} exact /> },
    {
      key: 'expires',
      header: 'Expires',
      cell: (row) => (
        <>
          <span className={shared.unit}>until </span>
          <Time at={row.expires_at} exact />
        </>
      ),
    },
  ],
  rowKey: (row) => row.trash_id,
  rowName: ({ name }) => name,
  help: `What is deleted stays here for ${LIMITS.trashDays} days.`,
};
/** Of those that may see everything here. */
const KINDS = {
  name: 'entity',
  label: 'Kind',
  options: Object.fromEntries(REVERTIBLE_ENTITIES.map((name) => [name, capitalized(name)])),
};

export default function TrashSection() {
  const api = useApi();
  const can = usePermission();
  const restore = (ids: number[]) =>
    api('/api/admin/trash/restore', { method: 'POST', body: { ids } });
  const purge = (ids: number[]) =>
    api('/api/admin/trash/delete', { method: 'POST', body: { ids } });
  const confirm = (what: string) => ({
    title: `Delete ${what} for good?`,
    text: 'This cannot be undone.',
    action: 'Delete for good',
  });
  const actions = ({ trash_id, name }: TrashRow): RowAction[] => [
    { label: 'Restore', run: () => restore([trash_id]) },
    {
      label: 'Delete for good',
      danger: true,
      confirm: confirm(name),
      run: () => purge([trash_id]),
    },
  ];
  const bulk: BulkAction[] = [
    { label: 'Restore', run: restore },
    {
      label: 'Delete for good',
      danger: true,
      run: purge,
      confirm: (count) => confirm(count === 1 ? '1 record' : `${count} records`),
    },
  ];
  const spec = can('catalogue:read') ? { ...SPEC, filters: [KINDS] } : SPEC;
  return <TablePage spec={spec} actions={actions} bulk={bulk} />;
}
