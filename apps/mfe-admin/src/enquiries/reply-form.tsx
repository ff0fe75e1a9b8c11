import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { LIMITS, fillTemplate } from '@tivara/contracts';
import type { EnquiryDetail, ReplyTemplate } from '@tivara/contracts';
import { useApi } from '@tivara/state';
import { ConfirmDialog, Select, TextArea, TextLink } from '@tivara/ui';
import { statusOf } from '../shared/form/api-errors';
import { RecordForm } from '../shared/form/record-form';
import { SAVE_LIMIT_MS, required, useRecordForm } from '../shared/form/use-record-form';
import { NoMailServer, useMailServer } from '../shared/mail-state';
import { sectionPath } from '../shared/section-path';
import { useChanged } from '../shared/table/table-query';
import { useMe } from './use-enquiry-work';
import styles from './enquiry.module.css';

interface Values {
  text: string;
  /** An idempotency key, so that a reply is sent once however often it is submitted. */
  key: string;
}

function blank(): Values {
  // randomUUID exists only in secure contexts.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return { text: '', key: [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('') };
}

interface Props {
  enquiry: EnquiryDetail;
  onSent: (enquiry: EnquiryDetail) => void;
}

/** A mail to the shopper, which the API sends with the frames and the reference. */
export function ReplyForm({ enquiry, onSent }: Props) {
  const api = useApi();
  const changed = useChanged();
  const hasServer = useMailServer();
  const me = useMe();
  const templates = useTemplates();
  const [first] = useState(blank);
  const [template, setTemplate] = useState('');
  const [replacement, setReplacement] = useState<ReplyTemplate | null>(null);
  const { enquiry_id, to_email } = enquiry;
  const record = useRecordForm<Values, EnquiryDetail>({
    name: `reply to enquiry ${enquiry_id}`,
    values: first,
    blank,
    version: undefined,
    read: () => first,
    describe: () => [],
    first: 'text',
    save: async (values) => {
      try {
        const answer = await api('/api/admin/enquiries/{id}/replies', {
          path: { id: enquiry_id },
          method: 'POST',
          body: values,
          signal: AbortSignal.timeout(SAVE_LIMIT_MS),
        });
        setTemplate('');
        onSent(answer);
        return answer;
      } catch (error) {
        if (statusOf(error) === 409) {
          // An earlier text was sent with this key, and its answer was lost: the thread shows it.
          record.form.setValue('key', blank().key);
          void changed();
        }
        throw error;
      }
    },
  });
  const { register, formState, getValues, setValue } = record.form;

  const fill = (chosen: ReplyTemplate) => {
    setTemplate(String(chosen.reply_template_id));
    setReplacement(null);
    setValue('text', fillTemplate(chosen.text, enquiry, me?.username ?? ''), {
      shouldDirty: true,
      shouldValidate: true,
    });
  };
  const choose = (id: string) => {
    const chosen = templates.find(({ reply_template_id }) => String(reply_template_id) === id);
    if (!chosen) return setTemplate('');
    const text = getValues('text').trim();
    const isTemplate = templates.some(
      (each) => fillTemplate(each.text, enquiry, me?.username ?? '') === text,
    );
    if (text && !isTemplate) setReplacement(chosen);
    else fill(chosen);
  };

  return (
    <>
      {!hasServer && <NoMailServer />}
      <RecordForm
        record={record}
        name="Reply"
        label="Send reply"
        note={`Sent to ${to_email} with the frames`}
      >
        <div className={styles.form}>
          <Select
            label="Template"
            hint={
              <TextLink render={<Link to={sectionPath('enquiries/templates')} />}>
                Edit the templates
              </TextLink>
            }
            value={template}
            onChange={(event) => choose(event.target.value)}
          >
            <option value="">None</option>
            {templates.map(({ reply_template_id, reply_template_name }) => (
              <option key={reply_template_id} value={reply_template_id}>
                {reply_template_name}
              </option>
            ))}
          </Select>
          <TextArea
            label="Reply"
            rows={8}
            maxLength={LIMITS.replyText}
            error={formState.errors.text?.message}
            {...register('text', required('Write a reply.'))}
          />
        </div>
      </RecordForm>
      <ConfirmDialog
        open={replacement !== null}
        title="Replace what you wrote?"
        text={`The template ‘${replacement?.reply_template_name}’ takes its place.`}
        action="Replace"
        onConfirm={() => replacement && fill(replacement)}
        onCancel={() => setReplacement(null)}
      />
    </>
  );
}

function useTemplates(): ReplyTemplate[] {
  const api = useApi();
  const { data } = useQuery({
    queryKey: ['admin', 'reply-templates'],
    queryFn: ({ signal }) =>
      api('/api/admin/reply-templates', {
        query: { page: 1, pageSize: LIMITS.replyTemplates },
        signal,
      }),
    staleTime: 0,
  });
  return data?.items ?? [];
}
