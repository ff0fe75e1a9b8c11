import { ENQUIRY_STATUSES } from '@tivara/contracts';
import { Select, TextArea } from '@tivara/ui';
import { STATUS_LABELS } from '../shared/enquiry-state';
import { RecordForm } from '../shared/form/record-form';
import { useMe, type useEnquiryWork } from './use-enquiry-work';
import styles from './enquiry.module.css';

const MAX_NOTE_LENGTH = 2000;

/** The form of an enquiry's status, assignee and note. */
export function EnquiryWork({ record, assignees }: ReturnType<typeof useEnquiryWork>) {
  const me = useMe();
  const { register, formState } = record.form;
  const { errors } = formState;
  return (
    <RecordForm record={record} name="Status and note" label="Save">
      <div className={styles.form}>
        <Select label="Status" {...register('status')}>
          {ENQUIRY_STATUSES.map((status) => (
            <option key={status} value={status}>
              {STATUS_LABELS[status]}
            </option>
          ))}
        </Select>
        <Select label="Assigned to" error={errors.assignee?.message} {...register('assignee')}>
          <option value="">No one</option>
          {assignees.map(({ account_id, username }) => (
            <option key={account_id} value={account_id}>
              {account_id === me?.account_id ? `${username} (you)` : username}
            </option>
          ))}
        </Select>
        <TextArea
          label="Note"
          hint="Only administrators see it"
          maxLength={MAX_NOTE_LENGTH}
          error={errors.note?.message}
          {...register('note')}
        />
      </div>
    </RecordForm>
  );
}
