import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import {
  LIMITS,
  REPLY_PLACEHOLDERS,
  REPLY_TEMPLATE_SORTS,
  unknownPlaceholder,
} from '@tivara/contracts';
import type { ApiCall, ReplyTemplate, ReplyTemplateBody } from '@tivara/contracts';
import { useApi } from '@tivara/state';
import { Field, Heading, LinkButton, TextArea, TextLink } from '@tivara/ui';
import { FormPlaceholder, RecordForm } from '../shared/form/record-form';
import { UnsavedGuard } from '../shared/form/unsaved-guard';
import { readId, useEditedRecord } from '../shared/form/use-edited-record';
import { SAVE_LIMIT_MS, required, useRecordForm } from '../shared/form/use-record-form';
import { formPath } from '../shared/section-path';
import { usePermission } from '../shared/session/use-permission';
import { useHistoryAction } from '../shared/table/history-action';
import { tableReturnPath } from '../shared/table/table-place';
import { TablePage } from '../shared/table/table-page';
import type { RowAction, TablePageSpec } from '../shared/table/table-spec';
import { usePendingParams } from '../shared/table/use-table-search';
import { HistoryLink } from '../shared/ui/history-link';
import shared from '../shared/ui/shared.module.css';
import styles from './templates.module.css';

const SECTION = 'enquiries/templates';

const SPEC: TablePageSpec<ReplyTemplate> = {
  section: SECTION,
  title: 'Reply templates',
  label: 'Reply templates',
  path: '/api/admin/reply-templates',
  permissions: { write: 'enquiries:write' },
  sorts: REPLY_TEMPLATE_SORTS,
  defaultSort: 'name',
  columns: [
    {
      key: 'name',
      header: 'Name',
      phone: 'title',
      sort: 'name',
      className: shared.name,
      cell: (row) => row.reply_template_name,
    },
    {
      key: 'text',
      header: 'Text',
      phone: 'block',
      className: shared.clipped,
      cell: ({ text }) => text,
    },
  ],
  rowKey: (row) => row.reply_template_id,
  rowName: (row) => row.reply_template_name,
  help: 'A template saves typing a reply that you send often.',
};

export default function ReplyTemplates() {
  const api = useApi();
  const can = usePermission();
  const history = useHistoryAction();
  const [params] = useSearchParams();
  const pending = usePendingParams(SECTION) ?? params;
  const back = (
    <TextLink render={<Link to={tableReturnPath('enquiries')} />}>All enquiries</TextLink>
  );
  const id = readId(params);
  const formOf = (row: ReplyTemplate) => ({
    to: formPath(SECTION, pending, row.reply_template_id),
  });
  const actions = (row: ReplyTemplate): RowAction[] => [
    { label: 'Edit', link: <Link {...formOf(row)} /> },
    ...history('reply template', row.reply_template_id),
    {
      label: 'Delete',
      danger: true,
      confirm: {
        title: `Delete ${row.reply_template_name}?`,
        text: `Replies that were sent stay. You can restore it for ${LIMITS.trashDays} days.`,
      },
      run: () =>
        api('/api/admin/reply-templates/{id}', {
          path: { id: row.reply_template_id },
          method: 'DELETE',
        }),
    },
  ];
  if (!can('enquiries:write'))
    return (
      <>
        {back}
        <TablePage spec={SPEC} />
      </>
    );
  return (
    <>
      {back}
      <Heading as="h1" size="sm" className={styles.title}>
        {id === null ? 'Add a reply template' : 'Edit a reply template'}
      </Heading>
      <UnsavedGuard>
        <LoadedForm key={id} id={id} />
      </UnsavedGuard>
      <TablePage spec={SPEC} as="h2" open={formOf} actions={actions} />
    </>
  );
}

const readTemplate = (api: ApiCall, id: number, signal: AbortSignal) =>
  api('/api/admin/reply-templates/{id}', { path: { id }, signal });

function LoadedForm({ id }: { id: number | null }) {
  const query = useEditedRecord('reply template', id, readTemplate);
  if (id === null) return <TemplateForm template={null} />;
  if (query.data) return <TemplateForm template={query.data} />;
  return <FormPlaceholder query={query} />;
}

const EMPTY: ReplyTemplateBody = { reply_template_name: '', text: '' };
const PLACEHOLDERS = REPLY_PLACEHOLDERS.map((name) => `{${name}}`).join(', ');

function checkPlaceholders(text: string): string | true {
  const unknown = unknownPlaceholder(text);
  return unknown === null || `{${unknown}} is not a placeholder. There are ${PLACEHOLDERS}.`;
}

function TemplateForm({ template }: { template: ReplyTemplate | null }) {
  const api = useApi();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const pending = usePendingParams(SECTION);
  const newPath = formPath(SECTION, pending ?? params, null);
  const read = ({ reply_template_name, text }: ReplyTemplateBody) => ({
    reply_template_name,
    text,
  });
  const record = useRecordForm<ReplyTemplateBody, ReplyTemplate>({
    name: `reply template ${template?.reply_template_id ?? 'new'}`,
    values: template ? read(template) : EMPTY,
    version: template?.version,
    read,
    describe: ({ reply_template_name, text }) => [
      ['Name', reply_template_name],
      ['Text', text],
    ],
    first: 'reply_template_name',
    save: (values, version) => {
      const signal = AbortSignal.timeout(SAVE_LIMIT_MS);
      if (!template)
        return api('/api/admin/reply-templates', { method: 'POST', body: values, signal });
      return api('/api/admin/reply-templates/{id}', {
        method: 'PUT',
        path: { id: template.reply_template_id },
        body: { ...values, ...(version !== undefined && { version }) },
        signal,
      });
    },
    // After an edit the form is that of a new record again.
    saved: () => template && pending && void navigate(newPath),
  });
  const { register, formState } = record.form;
  const { errors } = formState;
  const text = required('Text is required.');
  return (
    <div className={styles.form}>
      <RecordForm
        record={record}
        name={template ? 'Edited reply template' : 'New reply template'}
        label={template ? 'Save' : 'Add'}
        actions={
          template && (
            <>
              <LinkButton variant="ghost" render={<Link to={newPath} />}>
                Cancel
              </LinkButton>
              <HistoryLink entity="reply template" id={template.reply_template_id} />
            </>
          )
        }
      >
        <div className={styles.fields}>
          <Field
            label="Name"
            required
            autoComplete="off"
            maxLength={120}
            error={errors.reply_template_name?.message}
            {...register('reply_template_name', required('Name is required.'))}
          />
          <TextArea
            label="Text"
            rows={8}
            required
            maxLength={LIMITS.replyText}
            hint={`Filled in when it is chosen: ${PLACEHOLDERS}`}
            error={errors.text?.message}
            {...register('text', {
              required: text.required,
              validate: { required: text.validate, placeholders: checkPlaceholders },
            })}
          />
        </div>
      </RecordForm>
    </div>
  );
}
