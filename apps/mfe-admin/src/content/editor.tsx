import { useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useParams } from 'react-router-dom';
import {
  MESSAGES,
  contentErrors,
  type AdminContent,
  type ApiCall,
  type ContentFields,
  type DraftBody,
  type PreviewLinkResponse,
  type Saved,
} from '@tivara/contracts';
import { useApi } from '@tivara/state';
import { Button, EmptyState, TextLink, cx } from '@tivara/ui';
import { FormError, statusOf } from '../shared/form/api-errors';
import { useUploads } from '../shared/form/pictures/use-uploads';
import { FormPlaceholder, RecordForm } from '../shared/form/record-form';
import { UnsavedGuard } from '../shared/form/unsaved-guard';
import { useEditedRecord } from '../shared/form/use-edited-record';
import { SAVE_LIMIT_MS, useRecordForm } from '../shared/form/use-record-form';
import { sectionPath } from '../shared/section-path';
import { PublishDialog } from '../shared/publication/publish-dialog';
import { usePermission } from '../shared/session/use-permission';
import type { Task } from '../shared/table/table-spec';
import { TaskDialog, useTask } from '../shared/table/use-task';
import { Detail } from '../shared/ui/detail';
import { PreviewDialog } from '../shared/ui/preview-dialog';
import { BlockFields } from './fields';
import {
  factsOf,
  isStored,
  pictureKeys,
  toAnswer,
  toBody,
  toForm,
  updatedAt,
  type FormValue,
} from './form-value';
import { History } from './history';
import { LivePreview } from './live-preview';
import { LockNotice } from './lock-notice';
import { useAutosave } from './use-autosave';
import { useLock } from './use-lock';
import styles from './content.module.css';

/** Edits a block: its draft, when it is published, and what was before. */
export default function ContentEditor() {
  const { id = '' } = useParams();
  return (
    <UnsavedGuard key={id}>
      <LoadedEditor block={id} />
    </UnsavedGuard>
  );
}

/** Where a page has room beside a form. */
const WIDE = '(min-width: 1200px)';

const readBlock = (api: ApiCall, block: string, signal: AbortSignal) =>
  api('/api/admin/content/{block}', { path: { block }, signal });

function LoadedEditor({ block }: { block: string }) {
  const query = useEditedRecord('content', block, readBlock);
  if (query.data) return <Editor loaded={query.data} />;
  if (statusOf(query.error) === 404)
    return <EmptyState title={MESSAGES.noRecords} help="The site has no content of this name." />;
  return <FormPlaceholder query={query} />;
}

function Editor({ loaded }: { loaded: AdminContent }) {
  const api = useApi();
  const can = usePermission();
  const tasks = useTask();
  const [content, setContent] = useState(loaded);
  /** A draft saves itself, also while a dialog is open. */
  const latest = useRef(loaded);
  /** Another form for a value that did not come from it. */
  const [round, setRound] = useState(0);
  const [publishing, setPublishing] = useState(false);
  const [preview, setPreview] = useState<PreviewLinkResponse | null>(null);
  const [isPreviewed, setPreviewed] = useState(() => matchMedia(WIDE).matches);
  const { block, content_name, path, draft, versions } = content;
  const now = new Date().toISOString();
  const isUnfit = versions.some(({ unfit }) => unfit);
  const isPrepared = draft || versions.some(({ starts_at }) => starts_at > now);

  const take = (row: AdminContent) => {
    latest.current = row;
    setContent(row);
  };
  const change = async (call: Promise<Saved<AdminContent>>) => {
    const answer = await call;
    take(answer);
    setRound((before) => before + 1);
    return answer;
  };
  const reload = async () => {
    take(await api('/api/admin/content/{block}', { path: { block } }));
    setRound((before) => before + 1);
  };
  const showPreview = () =>
    tasks.start({
      label: 'Preview link',
      run: async () => {
        setPreview(
          await api('/api/admin/content/{block}/preview', { path: { block }, method: 'POST' }),
        );
        return null;
      },
    });
  const discard = () =>
    tasks.start({
      label: 'Discard the draft',
      run: () =>
        change(
          api('/api/admin/content/{block}/draft', {
            method: 'DELETE',
            path: { block },
            query: { version: latest.current.version },
          }),
        ),
      confirm: {
        title: 'Discard the draft?',
        text: 'The form then shows again what shoppers see.',
      },
    });
  return (
    <Detail wide title={content_name} back={{ to: sectionPath('content'), label: 'All content' }}>
      <p className={styles.status}>
        {draft
          ? `This is a draft. Shoppers see the published version until ${can('content:publish') ? 'you publish it' : 'someone with the permission publishes it'}.`
          : 'This is what shoppers see.'}{' '}
        <TextLink render={<a href={path} target="_blank" rel="noopener" />}>See the page</TextLink>{' '}
        {isPrepared && can('content:write') && (
          <TextLink render={<button type="button" />} onClick={showPreview}>
            Preview link
          </TextLink>
        )}{' '}
        {can('content:write') && (
          <TextLink
            render={<button type="button" aria-pressed={isPreviewed} />}
            onClick={() => setPreviewed(!isPreviewed)}
          >
            {isPreviewed ? 'Hide the preview' : 'Preview beside the form'}
          </TextLink>
        )}
      </p>
      {isUnfit && (
        <p className={styles.warning}>
          What was published last does not fit the page any more. Shoppers see the version before
          it, until you publish one with everything that the page needs now.
        </p>
      )}
      {content.unfit_draft && (
        <p className={styles.warning}>
          The draft does not fit the page any more. The next one that you save takes its place.
        </p>
      )}
      <BlockForm
        key={round}
        content={content}
        canWrite={can('content:write')}
        canPublish={can('content:publish')}
        onReload={reload}
        start={tasks.start}
        isPreviewed={isPreviewed && can('content:write')}
        onSaved={take}
        onPublish={() => setPublishing(true)}
        onDiscard={discard}
      />
      <History content={content} change={change} start={tasks.start} />
      <PublishDialog
        open={publishing}
        onClose={() => setPublishing(false)}
        publish={(times) =>
          change(
            api('/api/admin/content/{block}/publish', {
              method: 'POST',
              path: { block },
              body: { ...times, version: latest.current.version },
            }),
          )
        }
        endHint="After it, shoppers see the version before it again."
        returnFocus={() => document.getElementById('main')}
      />
      <PreviewDialog
        preview={preview}
        what="this page with its drafts, and what is scheduled for it,"
        onClose={() => setPreview(null)}
        returnFocus={() => document.getElementById('main')}
      />
      <TaskDialog tasks={tasks} focusAfter={() => document.getElementById('main')} />
    </Detail>
  );
}

interface FormProps {
  content: AdminContent;
  canWrite: boolean;
  canPublish: boolean;
  isPreviewed: boolean;
  onSaved: (content: AdminContent) => void;
  /** Reads what another account saved. */
  onReload: () => Promise<void>;
  start: (task: Task) => void;
  onPublish: () => void;
  onDiscard: () => void;
}
interface Values {
  value: FormValue;
}

function BlockForm({ content, canWrite, canPublish, isPreviewed, ...on }: FormProps) {
  const api = useApi();
  const uploads = useUploads();
  const { block } = content;
  const fields = content.fields as ContentFields;
  const form = useRef<HTMLDivElement>(null);
  const [checked, setChecked] = useState(false);
  const put = async (body: DraftBody) => {
    const answer = await api('/api/admin/content/{block}', {
      path: { block },
      method: 'PUT',
      body,
      signal: AbortSignal.timeout(SAVE_LIMIT_MS),
    });
    on.onSaved(answer);
    return answer;
  };
  const read = (row: AdminContent): Values => ({ value: toForm(fields, row.value) });
  const record = useRecordForm<Values, AdminContent>({
    name: `content ${block}`,
    values: read(content),
    version: content.version,
    read,
    describe: ({ value }) => factsOf(fields, toAnswer(fields, value)),
    first: 'value',
    save: async ({ value }, _version, now) => {
      await autosave.settled();
      if (!(await uploads.settled(pictureKeys(fields, value))))
        throw new FormError('A picture is not stored yet. Try it again, or choose another one.');
      const body = toBody(fields, now().value);
      const [error] = Object.values(errorsOf(fields, body));
      if (error !== undefined) {
        setChecked(true);
        requestAnimationFrame(() =>
          form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus(),
        );
        throw new FormError(error);
      }
      const answer = await put({ value: body, version: record.version() });
      setChecked(false);
      return answer;
    },
  });
  const lock = useLock(block, async () => {
    if (!record.form.formState.isDirty) await on.onReload();
  });
  const mayEdit = canWrite && !lock.holder;
  const autosave = useAutosave(record.form, () => {
    const { value } = record.form.getValues();
    const body = toBody(fields, value);
    const isWhole = isStored(fields, value) && Object.keys(errorsOf(fields, body)).length === 0;
    if (!mayEdit || !isWhole || record.busy || record.conflict || !record.isChanged()) return null;
    return put({ value: body, version: record.version(), autosave: true }).then(({ version }) =>
      record.saved({ value }, version),
    );
  });
  const { control, formState, getValues, setValue } = record.form;
  const isChanged = formState.isDirty;
  const value = useWatch({ control, name: 'value' });
  const errors = errorsOf(fields, toBody(fields, value));
  const [error] = Object.values(errors);
  const note = () => {
    if (uploads.running > 0) return 'A picture is still uploading';
    if (isChanged && error) return `Not saved yet. ${error}`;
    if (isChanged && autosave.state === 'failed')
      return 'The last changes are not saved yet. Save the draft to see why.';
    return !isChanged && autosave.state === 'saved' && 'The draft is saved';
  };
  return (
    <div className={cx(styles.editor, isPreviewed && styles.beside)}>
      <div ref={form} className={styles.form}>
        {lock.holder && (
          <LockNotice
            holder={lock.holder}
            start={on.start}
            takeOver={canWrite ? lock.takeOver : undefined}
          />
        )}
        <RecordForm
          record={record}
          name={content.content_name}
          label="Save draft"
          disabled={!mayEdit}
          actions={
            canWrite && (
              <>
                {canPublish && (
                  <Button disabled={!content.draft || isChanged} onClick={on.onPublish}>
                    Publish
                  </Button>
                )}
                <Button
                  variant="ghost"
                  disabled={!content.draft || !mayEdit}
                  onClick={on.onDiscard}
                >
                  Discard the draft
                </Button>
              </>
            )
          }
          note={note()}
        >
          <BlockFields
            fields={fields}
            value={value}
            errors={checked ? errors : {}}
            uploads={uploads}
            update={(path, update) => {
              lock.edited();
              setValue('value', updatedAt(getValues('value'), path, update) as FormValue, {
                shouldDirty: true,
              });
            }}
          />
        </RecordForm>
      </div>
      {isPreviewed && <LivePreview content={content} value={value} />}
    </div>
  );
}

const errorsOf = (fields: ContentFields, body: FormValue) =>
  contentErrors(fields, body, (picture) => picture !== null);
