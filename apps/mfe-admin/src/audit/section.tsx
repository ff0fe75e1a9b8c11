import { Link } from 'react-router-dom';
import { AUDIT_ENTITIES, AUDIT_SORTS } from '@tivara/contracts';
import type { AuditRow } from '@tivara/contracts';
import { useApi } from '@tivara/state';
import { cx } from '@tivara/ui';
import { TablePage } from '../shared/table/table-page';
import type { RowAction, TablePageSpec } from '../shared/table/table-spec';
import { DifferenceList } from '../shared/ui/differences';
import { Time } from '../shared/ui/time';
import { actionLabel, capitalized, changedName, listedAt } from '../shared/change-labels';
import shared from '../shared/ui/shared.module.css';
import styles from './audit.module.css';

const SPEC: TablePageSpec<AuditRow> = {
  section: 'audit',
  title: 'Changes',
  label: 'Changes',
  personal: true,
  path: '/api/admin/audit',
  permissions: { write: 'trash:write', export: 'audit:export' },
  sorts: AUDIT_SORTS,
  defaultSort: '-at',
  filters: [
    {
      name: 'entity',
      label: 'Kind',
      options: Object.fromEntries(AUDIT_ENTITIES.map((name) => [name, capitalized(name)])),
    },
    { name: 'entity_id', label: 'Record', options: 'id' },
    { name: 'from', label: 'From', options: 'day' },
    { name: 'to', label: 'To', options: 'day' },
  ],
  columns: [
    {
      key: 'what',
      header: 'What',
      phone: 'title',
      className: shared.name,
      cell: (row) => (
        <>
          <Name row={row} /> <span className={styles.done}>{actionLabel(row)}</span>
        </>
      ),
    },
    { key: 'kind', header: 'Kind', cell: ({ entity }) => entity },
    { key: 'actor', header: 'Who', cell: ({ actor }) => <Actor address={actor} /> },
    {
      key: 'at',
      header: 'When',
      sort: 'at',
      className: styles.when,
      cell: ({ at }) => <Time at={at} exact />,
    },
    {
      key: 'difference',
      header: 'Difference',
      phone: 'block',
      className: styles.difference,
      cell: (row) => (
        <DifferenceList name={changedName(row)} before={row.before} after={row.after} />
      ),
    },
  ],
  rowKey: (row) => row.audit_id,
  rowName: changedName,
  searchHint: 'Searches what was changed, and the administrator’s email',
  help: 'Every change, log-in and export by an administrator, for two years.',
};

export default function AuditSection() {
  const api = useApi();
  const actions = (row: AuditRow): RowAction[] =>
    row.undoable
      ? [
          {
            label: 'Revert',
            confirm: {
              title: 'Revert this change?',
              text:
                row.undoable === 1
                  ? `${changedName(row)} becomes what it was before.`
                  : `It changed ${row.undoable} records at once. All of them become what they were before.`,
              action: 'Revert',
            },
            run: () =>
              api('/api/admin/changes/{change}/undo', {
                path: { change: row.request_id },
                method: 'POST',
              }),
          },
        ]
      : [];
  return <TablePage spec={SPEC} actions={actions} />;
}

/** It wraps at its @ alone. */
const Actor = ({ address }: { address: string }) =>
  address.split(/(?=@)/).map((part, index) => (
    <span key={index} className={styles.part}>
      {part}
    </span>
  ));

function Name({ row }: { row: AuditRow }) {
  const to = row.after && row.name ? listedAt(row.entity, row.name) : null;
  return to ? (
    <Link to={to} className={cx(shared.underlined, styles.link)}>
      {changedName(row)}
    </Link>
  ) : (
    changedName(row)
  );
}
