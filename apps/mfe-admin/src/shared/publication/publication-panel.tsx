import { useId, useRef, useState, type ReactNode } from 'react';
import {
  publicationState,
  type PreviewLinkResponse,
  type Publication,
  type PublishBody,
  type Saved,
  type Versioned,
} from '@tivara/contracts';
import { Button, TextLink, VisuallyHidden } from '@tivara/ui';
import { usePermission } from '../session/use-permission';
import { TaskDialog, useTask } from '../table/use-task';
import { useChanged } from '../table/table-query';
import { PreviewDialog } from '../ui/preview-dialog';
import { useNotifyChange } from '../undo/use-undo';
import { PublishDialog } from './publish-dialog';
import { StateMark, describeState } from './publication-state';
import shared from '../ui/shared.module.css';
import styles from './publication.module.css';

interface Props {
  /** 'product' */
  what: string;
  row: Versioned<Publication>;
  /** The path of its page. */
  page: string;
  publish: (body: PublishBody) => Promise<Saved<Versioned<Publication>>>;
  createPreview: () => Promise<PreviewLinkResponse>;
  /** Whether the form has changes, which a publication would leave out. */
  isChanged: boolean;
  /** What else keeps shoppers from seeing it. */
  note?: ReactNode;
  onPublished: (version: number) => void;
}

/** Whether shoppers see a record, with what changes it. */
export function PublicationPanel(props: Props) {
  const { what, row, page, publish, createPreview, isChanged, note, onPublished } = props;
  const tasks = useTask();
  const changed = useChanged();
  const notifyChange = useNotifyChange();
  const canWrite = usePermission()('catalogue:write');
  const heading = useId();
  const section = useRef<HTMLElement>(null);
  const [publishing, setPublishing] = useState(false);
  const [preview, setPreview] = useState<PreviewLinkResponse | null>(null);
  const state = publicationState(row);

  const save = async (change: Omit<PublishBody, 'version'>) => {
    const saved = await publish({ ...change, version: row.version });
    onPublished(saved.version);
    return saved;
  };
  const hide = () =>
    tasks.start({
      label: state === 'scheduled' ? 'Withdraw' : 'Hide',
      run: () => save({ published: false }),
    });
  const showPreview = () =>
    tasks.start({
      label: 'Preview link',
      run: async () => {
        setPreview(await createPreview());
        return null;
      },
    });
  const blocked = {
    disabled: isChanged,
    title: isChanged ? 'Save first: only saved changes are published.' : undefined,
  };
  return (
    <section ref={section} tabIndex={-1} aria-labelledby={heading} className={styles.panel}>
      <VisuallyHidden>
        <h2 id={heading}>Publication</h2>
      </VisuallyHidden>
      <p className={styles.state}>
        <StateMark of={row} />
        <span>
          {describeState(row, what)} {note}
        </span>
      </p>
      <div className={shared.actions}>
        {canWrite && (
          <>
            <Button variant="ghost" onClick={() => setPublishing(true)} {...blocked}>
              {state === 'published' || state === 'scheduled' ? 'Change times' : 'Publish'}
            </Button>
            {row.published && state !== 'hidden' && (
              <Button variant="ghost" busy={tasks.state.busy} onClick={hide} {...blocked}>
                {state === 'scheduled' ? 'Withdraw' : 'Hide'}
              </Button>
            )}
          </>
        )}
        {state === 'published' && !note ? (
          <TextLink render={<a href={page} target="_blank" rel="noopener" />}>
            See the page
          </TextLink>
        ) : (
          canWrite && (
            <TextLink render={<button type="button" />} onClick={showPreview}>
              Preview link
            </TextLink>
          )
        )}
      </div>
      <PublishDialog
        times={{
          ...(state === 'scheduled' && row.starts_at && { starts_at: row.starts_at }),
          ...(state !== 'hidden' && row.ends_at && { ends_at: row.ends_at }),
        }}
        open={publishing}
        onClose={() => setPublishing(false)}
        publish={async (times) => {
          const saved = await save({ published: true, ...times });
          notifyChange(saved);
          await changed();
        }}
        endHint={`After it, shoppers no longer see this ${what}.`}
        returnFocus={() => section.current}
      />
      <PreviewDialog
        preview={preview}
        what={`this ${what}`}
        onClose={() => setPreview(null)}
        returnFocus={() => section.current}
      />
      <TaskDialog tasks={tasks} focusAfter={() => section.current} />
    </section>
  );
}
