import { Link } from 'react-router-dom';
import {
  API,
  ENQUIRY_SORTS,
  ENQUIRY_STATUSES,
  type Enquiry,
  type EnquiryRow,
  type Saved,
} from '@tivara/contracts';
import { useApi } from '@tivara/state';
import { sectionPath } from '../dashboard/section-path';
import { Mark } from '../office/mark';
import { Time } from '../office/time';
import type { RowAction } from '../table/actions';
import { TablePage, type TableColumn } from '../table/table-page';
import type { TableSpec } from '../table/table-spec';
import { STATUS_TONES, STATUS_WORDS } from './status';
import styles from '../office/link.module.css';

const SPEC: TableSpec = {
  section: 'enquiries',
  label: 'Enquiries',
  path: API.adminEnquiries,
  exportPath: `${API.adminEnquiries}/export`,
  sorts: ENQUIRY_SORTS,
  defaultSort: '-created_at',
  filters: [
    {
      name: 'status',
      label: 'Status',
      options: ENQUIRY_STATUSES.map((value) => ({ value, label: STATUS_WORDS[value] })),
    },
  ],
};

const pathOf = ({ enquiry_id }: EnquiryRow) =>
  sectionPath('enquiry', new URLSearchParams({ id: `${enquiry_id}` }));

const COLUMNS: readonly TableColumn<EnquiryRow>[] = [
  {
    key: 'name',
    header: 'Name',
    phone: 'title',
    sort: 'to_name',
    cell: (row) => (
      <Link to={pathOf(row)} className={styles['link']}>
        {row.to_name}
      </Link>
    ),
  },
  { key: 'email', header: 'Email', className: styles['long'], cell: ({ to_email }) => to_email },
  { key: 'reference', header: 'Reference', cell: ({ reference }) => reference },
  {
    key: 'items',
    header: 'Frames',
    cell: ({ items }) => (items === 1 ? '1 frame' : `${items} frames`),
  },
  {
    key: 'created',
    header: 'Received',
    sort: 'created_at',
    cell: ({ created_at }) => <Time at={created_at} />,
  },
  {
    key: 'status',
    header: 'Status',
    phone: 'block',
    sort: 'status',
    cell: ({ status }) => <Mark tone={STATUS_TONES[status]}>{STATUS_WORDS[status]}</Mark>,
  },
];

/** The inbox of enquiries. */
export default function EnquirySection() {
  const api = useApi();
  const actions = (row: EnquiryRow): RowAction[] => [
    { label: 'Open', link: <Link to={pathOf(row)} /> },
    ...ENQUIRY_STATUSES.filter((status) => status !== row.status).map((status) => ({
      label: `Mark as ${STATUS_WORDS[status].toLowerCase()}`,
      run: () =>
        api<Saved<Enquiry>>(API.enquiry(row.enquiry_id), {
          method: 'PUT',
          body: { status, version: row.version },
        }),
    })),
  ];
  return (
    <TablePage
      title="Enquiries"
      spec={SPEC}
      columns={COLUMNS}
      rowKey={(row) => row.enquiry_id}
      rowName={(row) => `${row.to_name}, ${row.reference}`}
      actions={actions}
      help="Shoppers send them from their wishlist."
    />
  );
}
