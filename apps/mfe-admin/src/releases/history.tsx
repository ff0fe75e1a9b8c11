import { useRef, useState } from 'react';
import { type DeploymentRow, type PreviewLinkResponse } from '@tivara/contracts';
import { useApi } from '@tivara/state';
import { Heading, Menu, Table, type Column } from '@tivara/ui';
import { usePermission } from '../shared/session/use-permission';
import type { Task } from '../shared/table/table-spec';
import { Mark } from '../shared/ui/mark';
import { PreviewDialog } from '../shared/ui/preview-dialog';
import { Time } from '../shared/ui/time';
import { eventLabel, failedOf, sizeOf } from './releases';
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
  const [preview, setPreview] = useState<PreviewLinkResponse | null>(null);
  const table = useRef<HTMLDivElement>(null);
  const live = rows.find((row) => row.live)?.version;

  const showPreview = (version: string) =>
    start({
      label: 'Preview link',
      run: async () => {
        setPreview(
          await api('/api/admin/releases/{app}/preview', {
            path: { app },
            method: 'POST',
            body: { version },
          }),
        );
        return null;
      },
    });
  const rollBack = (version: string) =>
    start({
      label: 'Make it live',
      run: () =>
        api('/api/admin/releases/{app}/rollback', {
          path: { app },
          method: 'POST',
          body: { version },
        }),
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
        what="this version"
        onClose={() => setPreview(null)}
        returnFocus={() => table.current}
      />
    </div>
  );
}
