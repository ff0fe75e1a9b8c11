import { useRef, useState } from 'react';
import { API, type Answer, type DeploymentRow, type PreviewLink } from '@tivara/contracts';
import { useApi } from '@tivara/state';
import { Button, Dialog, Heading, Menu, Table, TextLink, cx, type Column } from '@tivara/ui';
import { usePermission } from '../shared/session/use-permission';
import type { Task } from '../shared/table/table-spec';
import { copyLink } from '../shared/ui/copy-link';
import { Mark } from '../shared/ui/mark';
import { Time, exactly } from '../shared/ui/time';
import { eventLabel, failedOf, sizeOf } from './releases';
import shared from '../shared/ui/shared.module.css';
import styles from './releases.module.css';

const COLUMNS: readonly Column<DeploymentRow>[] = [
  {
    key: 'version',
    header: 'Version',
    phone: 'title',
    className: styles.version,
    cell: ({ version, live }) => (
      <>
        {version}
        {live && (
          <span className={styles.mark}>
            <Mark tone="good">Live</Mark>
          </span>
        )}
      </>
    ),
  },
  {
    key: 'action',
    header: 'Event',
    cell: (row) => (
      <>
        {eventLabel(row)}
        {row.why && <span className={styles.because}>{row.why.replace(/\.$/, '')}</span>}
      </>
    ),
  },
  {
    key: 'when',
    header: 'When',
    cell: ({ since }) => (since ? <Time at={since} exact /> : 'Never live'),
  },
  {
    key: 'by',
    header: 'By',
    cell: ({ by, commit }) => (
      <>
        {by}
        {commit && <span className={styles.commit}> {commit}</span>}
      </>
    ),
  },
  { key: 'size', header: 'Size', align: 'end', cell: ({ bytes }) => sizeOf(bytes) },
  { key: 'failed', header: 'Visits', align: 'end', cell: ({ samples }) => failedOf(samples) },
];

interface Props {
  app: string;
  rows: readonly DeploymentRow[];
  start: (task: Task) => void;
}

export function History({ app, rows, start }: Props) {
  const api = useApi();
  const can = usePermission();
  const [preview, setPreview] = useState<PreviewLink | null>(null);
  const table = useRef<HTMLDivElement>(null);
  const live = rows.find((row) => row.live)?.version;

  const showPreview = (version: string) =>
    start({
      label: 'Preview link',
      run: async () => {
        setPreview(await api(API.previewLink(app), { method: 'POST', body: { version } }));
        return null;
      },
    });
  const rollBack = (version: string) =>
    start({
      label: 'Make it live',
      run: () => api<Answer>(API.releaseRollback(app), { method: 'POST', body: { version } }),
      confirm: {
        title: `Make ${version} live?`,
        text: `It replaces ${live} from every visitor’s next page on. A running canary is aborted.`,
      },
    });
  const actions: Column<DeploymentRow> = {
    key: 'actions',
    header: 'Actions',
    headerHidden: true,
    align: 'end',
    phone: 'action',
    cell: ({ version, bytes }) =>
      bytes !== null &&
      version !== live && (
        <Menu
          label={`Actions of ${version}`}
          items={[
            { label: 'Preview link', onSelect: () => showPreview(version) },
            { label: 'Roll back to it', danger: true, onSelect: () => rollBack(version) },
          ]}
        />
      ),
  };
  return (
    <div ref={table} tabIndex={-1} className={styles.part}>
      <Heading as="h2" size="xs" className={styles.title}>
        History
      </Heading>
      <Table
        variant="admin"
        caption="History"
        columns={can('releases:write') ? [...COLUMNS, actions] : COLUMNS}
        rows={rows}
        rowKey={({ number, version }) => number ?? version}
      />
      <PreviewDialog
        preview={preview}
        onClose={() => setPreview(null)}
        returnFocus={() => table.current}
      />
    </div>
  );
}

interface PreviewProps {
  preview: PreviewLink | null;
  onClose: () => void;
  returnFocus: () => HTMLElement | null;
}

function PreviewDialog({ preview, onClose, returnFocus }: PreviewProps) {
  // The text stays until the dialog has faded out.
  const [last, setLast] = useState(preview);
  if (preview && preview !== last) setLast(preview);
  const link = last ? new URL(last.url ?? last.path, location.origin).href : '';
  return (
    <Dialog
      open={preview !== null}
      onOpenChange={(open) => !open && onClose()}
      title="Preview link"
      description={
        last && `Anyone with the link sees this version until ${exactly(last.expires_at)}.`
      }
      returnFocus={returnFocus}
    >
      <p className={styles.link}>{link}</p>
      <div className={cx(shared.actions, styles.actions)}>
        <Button onClick={() => void copyLink(link)}>Copy</Button>
        <TextLink render={<a href={link} target="_blank" rel="noreferrer" />}>Open</TextLink>
        <TextLink render={<button type="button" />} onClick={onClose}>
          Close
        </TextLink>
      </div>
    </Dialog>
  );
}
