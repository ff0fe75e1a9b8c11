import { Link } from 'react-router-dom';
import { API, AUDIT_ENTITIES, AUDIT_SORTS, type AuditRow } from '@tivara/contracts';
import { Time } from '../shared/ui/time';
import { TablePage, type TableColumn } from '../shared/table/table-page';
import type { TableSpec } from '../shared/table/table-spec';
import { changedName, actionLabel, listedAt } from './change-labels';
import { DifferenceList } from './components/difference-list';
import styles from './section.module.css';

const SPEC: TableSpec = {
  section: 'audit',
  label: 'Changes',
  path: API.audit,
  exportPath: `${API.audit}/export`,
  sorts: AUDIT_SORTS,
  defaultSort: '-at',
  filters: [
    {
      name: 'entity',
      label: 'Kind',
      options: AUDIT_ENTITIES.map((value) => ({
        value,
        label: `${value[0]?.toUpperCase()}${value.slice(1)}`,
      })),
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
    className: styles.what,
    cell: (row) => (
      <>
        <Name row={row} /> <span className={styles.done}>{actionLabel(row)}</span>
      </>
    ),
  },
  { key: 'kind', header: 'Kind', cell: ({ entity }) => entity },
  { key: 'actor', header: 'Who', className: styles.actor, cell: ({ actor }) => actor },
  { key: 'at', header: 'When', sort: 'at', cell: ({ at }) => <Time at={at} exact /> },
  {
    key: 'difference',
    header: 'Difference',
    phone: 'block',
    className: styles.difference,
    cell: (row) => <DifferenceList row={row} />,
  },
];

/** What administrators changed. */
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

/** Leads to the row while there is one. */
function Name({ row }: { row: AuditRow }) {
  const to = row.after && row.name ? listedAt(row.entity, row.name) : null;
  return to ? (
    <Link to={to} className={styles.link}>
      {changedName(row)}
    </Link>
  ) : (
    changedName(row)
  );
}
