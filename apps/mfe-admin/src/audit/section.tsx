import { Link } from 'react-router-dom';
import { API, AUDIT_ENTITIES, AUDIT_SORTS, type AuditRow } from '@tivara/contracts';
import { TablePage } from '../shared/table/table-page';
import type { TablePageSpec } from '../shared/table/table-spec';
import { Time } from '../shared/ui/time';
import { actionLabel, capitalized, changedName, listedAt } from '../shared/change-labels';
import { DifferenceList } from './differences';
import shared from '../shared/ui/shared.module.css';
import styles from './audit.module.css';

const SPEC: TablePageSpec<AuditRow> = {
  section: 'audit',
  title: 'Changes',
  label: 'Changes',
  personal: true,
  path: API.audit,
  permissions: { export: 'audit:export' },
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
    { key: 'actor', header: 'Who', className: shared.long, cell: ({ actor }) => actor },
    { key: 'at', header: 'When', sort: 'at', cell: ({ at }) => <Time at={at} exact /> },
    {
      key: 'difference',
      header: 'Difference',
      phone: 'block',
      className: styles.difference,
      cell: (row) => <DifferenceList row={row} />,
    },
  ],
  rowKey: (row) => row.audit_id,
  rowName: changedName,
  searchHint: 'Searches the administrator’s email',
  help: 'Every change, log-in and export by an administrator, for two years.',
};

export default function AuditSection() {
  return <TablePage spec={SPEC} />;
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
