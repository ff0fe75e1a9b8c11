import { useQuery } from '@tanstack/react-query';
import type { Colleague, EnquiryDetail, EnquiryStatus } from '@tivara/contracts';
import { meQuery, useApi } from '@tivara/state';
import { STATUS_LABELS } from '../shared/enquiry-state';
import { SAVE_LIMIT_MS, useRecordForm } from '../shared/form/use-record-form';
import { listQuery } from '../shared/list-query';

/** The account that is logged in; the guard has loaded it. */
export const useMe = () => useQuery({ ...meQuery(useApi()), enabled: false }).data;

export const useColleagues = () =>
  useQuery(
    listQuery<Colleague>(['admin', 'assignees'], '/api/admin/enquiries/assignees')(useApi()),
  );

interface Values {
  status: EnquiryStatus;
  /** An id, or empty. */
  assignee: string;
  note: string;
}

const read = ({ status, assignee, note }: EnquiryDetail): Values => ({
  status,
  assignee: assignee ? String(assignee.account_id) : '',
  note,
});

/** Status, assignee and note. */
export function useEnquiryWork(enquiry: EnquiryDetail) {
  const api = useApi();
  const { data: colleagues = [] } = useColleagues();
  const { enquiry_id, assignee: assigned } = enquiry;
  // An assignee may have lost the permission since.
  const others = colleagues.filter(({ account_id }) => account_id !== assigned?.account_id);
  const assignees = assigned ? [assigned, ...others] : others;
  const nameOf = (id: string) =>
    assignees.find(({ account_id }) => String(account_id) === id)?.username ?? '';
  const record = useRecordForm<Values, EnquiryDetail>({
    name: `enquiry ${enquiry_id}`,
    values: read(enquiry),
    version: enquiry.version,
    latest: enquiry,
    read,
    describe: ({ status, assignee, note }) => [
      ['Status', STATUS_LABELS[status]],
      ['Assigned to', nameOf(assignee)],
      ['Note', note],
    ],
    fields: { assignee_id: 'assignee' },
    first: 'status',
    save: ({ status, assignee, note }, version) =>
      api('/api/admin/enquiries/{id}', {
        path: { id: enquiry_id },
        method: 'PUT',
        body: { status, note, assignee_id: assignee ? Number(assignee) : null, version },
        signal: AbortSignal.timeout(SAVE_LIMIT_MS),
      }),
  });
  return { record, assignees };
}
