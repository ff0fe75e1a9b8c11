import { Link } from 'react-router-dom';
import { API, AUDIT_ENTITIES, AUDIT_SORTS, type AuditRow } from '@tivara/contracts';
import { TablePage } from '../shared/table/table-page';
import type { TableColumn, TableSpec } from '../shared/table/table-spec';
import { Time } from '../shared/ui/time';
import { actionLabel, capitalized, changedName, listedAt } from './change-labels';
import { DifferenceList } from './difference-list';
import shared from '../shared/ui/shared.module.css';
import styles from './audit.module.css';

const SPEC: TableSpec = {
  section: 'audit',
  label: 'Changes',
  path: API.audit,
  sorts: AUDIT_SORTS,
  defaultSort: '-at',
  filters: [
    {
      name: 'entity',
      label: 'Kind',
      options: Object.fromEntries(AUDIT_ENTITIES.map((name) => [name, capitalized(name)])),
    },
    { name: 'from', label: 'From', options: 'day' },
    { name: 'to', label: 'To', options: 'day' },
  ],
};

const COLUMNS: readonly TableColumn<AuditRow>[] = [
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
  { key: 'actor', header: 'Who', className: shared.long, cell: ({ actor }) => actor },
  { key: 'at', header: 'When', sort: 'at', cell: ({ at }) => <Time at={at} exact /> },
  {
    key: 'difference',
    header: 'Difference',
    phone: 'block',
    className: styles.difference,
    cell: (row) => <DifferenceList row={row} />,
  },
];

export default function AuditSection() {
  return (
    <TablePage
      title="Changes"
      spec={SPEC}
      columns={COLUMNS}
      rowKey={(row) => row.audit_id}
      rowName={changedName}
      searchHint="Searches the administrator’s email"
      help="Every change by an administrator, for two years."
    />
  );
}

function Name({ row }: { row: AuditRow }) {
  const to = row.after && row.name ? listedAt(row.entity, row.name) : null;
  return to ? (
    <Link to={to} className={shared.underlined}>
      {changedName(row)}
    </Link>
  ) : (
    changedName(row)
  );
}
