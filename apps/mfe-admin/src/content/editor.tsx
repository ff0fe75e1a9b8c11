import { useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useParams } from 'react-router-dom';
import {
  MESSAGES,
  contentErrors,
  type AdminContent,
  type ApiCall,
  type ContentFields,
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
import { TaskDialog, useTask } from '../shared/table/use-task';
import { Detail } from '../shared/ui/detail';
import { PreviewDialog } from '../shared/ui/preview-dialog';
import { BlockFields } from './fields';
import {
  factsOf,
  pictureKeys,
  toAnswer,
  toBody,
  toForm,
  updatedAt,
  type FormValue,
} from './form-value';
import { History } from './history';
import { LivePreview } from './live-preview';
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
  /** Another form for a value that did not come from it. */
  const [round, setRound] = useState(0);
  const [publishing, setPublishing] = useState(false);
  const [preview, setPreview] = useState<PreviewLinkResponse | null>(null);
  const [isPreviewed, setPreviewed] = useState(() => matchMedia(WIDE).matches);
  const { block, content_name, path, draft, versions } = content;
  const now = new Date().toISOString();
  const isUnfit = versions.some(({ unfit }) => unfit);
  const isPrepared = draft || versions.some(({ starts_at }) => starts_at > now);

  const change = async (call: Promise<Saved<AdminContent>>) => {
    const answer = await call;
    setContent(answer);
    setRound((before) => before + 1);
    return answer;
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
            query: { version: content.version },
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
          ? 'This is a draft. Shoppers see the published version until you publish it.'
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
        isPreviewed={isPreviewed && can('content:write')}
        onSaved={setContent}
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
              body: { ...times, version: content.version },
            }),
          )
        }
        endHint="After it, shoppers see the version before it again."
        returnFocus={() => document.getElementById('main')}
      />
      <PreviewDialog
        preview={preview}
        what="every draft, and what is scheduled,"
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
  isPreviewed: boolean;
  onSaved: (content: AdminContent) => void;
  onPublish: () => void;
  onDiscard: () => void;
}
interface Values {
  value: FormValue;
}

function BlockForm({ content, canWrite, isPreviewed, onSaved, onPublish, onDiscard }: FormProps) {
  const api = useApi();
  const uploads = useUploads();
  const { block } = content;
  const fields = content.fields as ContentFields;
  const form = useRef<HTMLDivElement>(null);
  const [checked, setChecked] = useState(false);
  const read = (row: AdminContent): Values => ({ value: toForm(fields, row.value) });
  const record = useRecordForm<Values, AdminContent>({
    name: `content ${block}`,
    values: read(content),
    version: content.version,
    read,
    describe: ({ value }) => factsOf(fields, toAnswer(fields, value)),
    first: 'value',
    save: async ({ value }, version, now) => {
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
      const answer = await api('/api/admin/content/{block}', {
        path: { block },
        method: 'PUT',
        body: { value: body, version },
        signal: AbortSignal.timeout(SAVE_LIMIT_MS),
      });
      setChecked(false);
      onSaved(answer);
      return answer;
    },
  });
  const { control, formState, getValues, setValue } = record.form;
  const isChanged = formState.isDirty;
  const value = useWatch({ control, name: 'value' });
  return (
    <div className={cx(styles.editor, isPreviewed && styles.beside)}>
      <div ref={form} className={styles.form}>
        <RecordForm
          record={record}
          name={content.content_name}
          label="Save draft"
          disabled={!canWrite}
          actions={
            canWrite && (
              <>
                <Button disabled={!content.draft || isChanged} onClick={onPublish}>
                  Publish
                </Button>
                <Button variant="ghost" disabled={!content.draft} onClick={onDiscard}>
                  Discard the draft
                </Button>
              </>
            )
          }
          note={
            uploads.running > 0
              ? 'A picture is still uploading'
              : content.draft && isChanged && 'Save the draft before you publish it'
          }
        >
          <BlockFields
            fields={fields}
            value={value}
            errors={checked ? errorsOf(fields, toBody(fields, value)) : {}}
            uploads={uploads}
            update={(path, update) => {
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
