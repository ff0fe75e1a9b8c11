import { Link } from 'react-router-dom';
import { ENQUIRY_SORTS, ENQUIRY_STATUSES } from '@tivara/contracts';
import type { EnquiryEditBody, EnquiryRow } from '@tivara/contracts';
import { useApi } from '@tivara/state';
import { LinkButton } from '@tivara/ui';
import { EnquiryMark, STATUS_LABELS } from '../shared/enquiry-state';
import { detailPath, sectionPath } from '../shared/section-path';
import { useHistoryAction } from '../shared/table/history-action';
import { TablePage } from '../shared/table/table-page';
import type { RowAction, TablePageSpec } from '../shared/table/table-spec';
import { Waiting } from '../shared/ui/query-view';
import { timeColumn } from '../shared/ui/time';
import { useColleagues, useMe } from './use-enquiry-work';
import styles from '../shared/ui/shared.module.css';

const pageOf = ({ enquiry_id }: EnquiryRow) => ({ to: detailPath('enquiries', enquiry_id) });

const SPEC: TablePageSpec<EnquiryRow> = {
  section: 'enquiries',
  title: 'Enquiries',
  label: 'Enquiries',
  personal: true,
  path: '/api/admin/enquiries',
  permissions: { write: 'enquiries:write', export: 'enquiries:export' },
  sorts: ENQUIRY_SORTS,
  defaultSort: '-created_at',
  columns: [
    {
      key: 'name',
      header: 'Name',
      phone: 'title',
      sort: 'to_name',
      className: styles.name,
      cell: ({ to_name }) => to_name,
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
      key: 'assignee',
      header: 'Assigned to',
      className: styles.long,
      cell: ({ assignee }) => assignee?.username ?? 'Unassigned',
    },
    {
      key: 'status',
      header: 'Status',
      phone: 'block',
      sort: 'status',
      cell: ({ status }) => <EnquiryMark status={status} />,
    },
  ],
  rowKey: (row) => row.enquiry_id,
  rowName: (row) => `${row.to_name}, ${row.reference}`,
  searchHint: 'Name, e-mail, phone, reference or frame',
  help: 'Shoppers send them from their wishlist.',
};

export default function EnquirySection() {
  const api = useApi();
  const me = useMe();
  const history = useHistoryAction();
  const colleagues = useColleagues();
  const others = (colleagues.data ?? []).filter(({ account_id }) => account_id !== me?.account_id);
  const spec: TablePageSpec<EnquiryRow> = {
    ...SPEC,
    filters: [
      { name: 'status', label: 'Status', options: STATUS_LABELS },
      {
        name: 'assignee',
        label: 'Assigned to',
        options: [
          ['me', 'Me'],
          ['none', 'No one'],
          ...others.map(({ account_id, username }) => [String(account_id), username] as const),
        ],
      },
    ],
  };
  const edit = (row: EnquiryRow, label: string, body: EnquiryEditBody): RowAction => ({
    label,
    run: () =>
      api('/api/admin/enquiries/{id}', {
        path: { id: row.enquiry_id },
        method: 'PUT',
        body: { ...body, version: row.version },
      }),
  });
  const actions = (row: EnquiryRow): RowAction[] => [
    { label: 'Open', link: <Link {...pageOf(row)} /> },
    ...(me && row.assignee?.account_id !== me.account_id
      ? [edit(row, 'Assign to me', { assignee_id: me.account_id })]
      : []),
    ...(row.assignee ? [edit(row, 'Assign to no one', { assignee_id: null })] : []),
    ...ENQUIRY_STATUSES.filter((status) => status !== row.status).map((status) =>
      edit(row, `Mark as ${STATUS_LABELS[status].toLowerCase()}`, { status }),
    ),
    ...history('enquiry', row.enquiry_id),
  ];
  // The URL may name a colleague. Offline, the table explains.
  if (colleagues.isLoading) return <Waiting label="Loading the enquiries" />;
  return (
    <TablePage
      spec={spec}
      open={pageOf}
      actions={actions}
      add={
        <LinkButton variant="ghost" render={<Link to={sectionPath('enquiries/templates')} />}>
          Reply templates
        </LinkButton>
      }
    />
  );
}
