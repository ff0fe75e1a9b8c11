import { Link } from 'react-router-dom';
import { API, ENQUIRY_SORTS, ENQUIRY_STATUSES } from '@tivara/contracts';
import type { Enquiry, EnquiryRow, Saved } from '@tivara/contracts';
import { useApi } from '@tivara/state';
import { detailPath } from '../shared/section-path';
import { TablePage } from '../shared/table/table-page';
import type { RowAction, TablePageSpec } from '../shared/table/table-spec';
import { Mark } from '../shared/ui/mark';
import { STATUS_LABELS } from './enquiry-work';
import { timeColumn } from '../shared/ui/time';
import styles from '../shared/ui/shared.module.css';

const STATUS_TONES = { new: 'bad', open: 'waiting', done: 'good' } as const;

const pathOf = ({ enquiry_id }: EnquiryRow) => detailPath('enquiries', enquiry_id);

const SPEC: TablePageSpec<EnquiryRow> = {
  section: 'enquiries',
  title: 'Enquiries',
  label: 'Enquiries',
  personal: true,
  path: API.adminEnquiries,
  permissions: { write: 'enquiries:write', export: 'enquiries:export' },
  sorts: ENQUIRY_SORTS,
  defaultSort: '-created_at',
  filters: [{ name: 'status', label: 'Status', options: STATUS_LABELS }],
  columns: [
    {
      key: 'name',
      header: 'Name',
      phone: 'title',
      sort: 'to_name',
      cell: (row) => (
        <Link to={pathOf(row)} className={styles.link}>
          {row.to_name}
        </Link>
      ),
    },
    { key: 'email', header: 'Email', className: styles.long, cell: ({ to_email }) => to_email },
    { key: 'reference', header: 'Reference', cell: ({ reference }) => reference },
    {
      key: 'items',
      header: 'Frames',
      cell: ({ items }) => (items === 1 ? '1 frame' : `${items} frames`),
    },
    timeColumn('created_at', 'Received'),
    {
      key: 'status',
      header: 'Status',
      phone: 'block',
      sort: 'status',
      cell: ({ status }) => <Mark tone={STATUS_TONES[status]}>{STATUS_LABELS[status]}</Mark>,
    },
  ],
  rowKey: (row) => row.enquiry_id,
  rowName: (row) => `${row.to_name}, ${row.reference}`,
  help: 'Shoppers send them from their wishlist.',
};

export default function EnquirySection() {
  const api = useApi();
  const actions = (row: EnquiryRow): RowAction[] => [
    { label: 'Open', link: <Link to={pathOf(row)} /> },
    ...ENQUIRY_STATUSES.filter((status) => status !== row.status).map((status) => ({
      label: `Mark as ${STATUS_LABELS[status].toLowerCase()}`,
      run: () =>
        api<Saved<Enquiry>>(API.enquiry(row.enquiry_id), {
          method: 'PUT',
          body: { status, version: row.version },
        }),
    })),
  ];
  return <TablePage spec={SPEC} actions={actions} />;
}
