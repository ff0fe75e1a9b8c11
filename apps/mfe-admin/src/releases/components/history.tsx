import { useRef, useState } from 'react';
import { API, type Answer, type PreviewLink, type DeploymentRow } from '@tivara/contracts';
import { errorMessage, notify, useApi } from '@tivara/state';
import { Heading, Menu, Table, type Column } from '@tivara/ui';
import type { Task } from '../../shared/table/actions';
import { Mark } from '../../shared/ui/mark';
import { Time } from '../../shared/ui/time';
import { eventLabel, failedOf, sizeOf } from '../labels';
import { PreviewDialog } from './preview-dialog';
import styles from '../releases.module.css';

interface Props {
  app: string;
  rows: readonly DeploymentRow[];
  start: (task: Task) => void;
}

/** The app's deployment history. Versions that are still stored can be rolled back to. */
export function History({ app, rows, start }: Props) {
  const api = useApi();
  const [preview, setPreview] = useState<PreviewLink | null>(null);
  const table = useRef<HTMLDivElement>(null);
  const live = rows.find((row) => row.live)?.version;

  const show = async (version: string) => {
    try {
      setPreview(
        await api<PreviewLink>(API.previewLink(app), { method: 'POST', body: { version } }),
      );
    } catch (error) {
      notify(errorMessage(error), 'error');
    }
  };
  const columns: Column<DeploymentRow>[] = [
    {
      key: 'version',
      header: 'Version',
      phone: 'title',
      className: styles['version'],
      cell: (row) => (
        <>
          {row.version}
          {row.live && (
            <span className={styles['mark']}>
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
          {row.why && <span className={styles['because']}>{row.why.replace(/\.$/, '')}</span>}
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
          {commit && <span className={styles['commit']}> {commit}</span>}
        </>
      ),
    },
    { key: 'size', header: 'Size', align: 'end', cell: ({ bytes }) => sizeOf(bytes) },
    {
      key: 'failed',
      header: 'Visits',
      align: 'end',
      cell: ({ samples }) => failedOf(samples),
    },
    {
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
              { label: 'Preview link', onSelect: () => void show(version) },
              {
                label: 'Roll back to it',
                danger: true,
                onSelect: () =>
                  start({
                    run: () =>
                      api<Answer>(API.releaseRollback(app), { method: 'POST', body: { version } }),
                    confirm: {
                      title: `Make ${version} live?`,
                      text: `It replaces ${live} from every visitor’s next page on. A running canary is aborted.`,
                      action: 'Make it live',
                    },
                  }),
              },
            ]}
          />
        ),
    },
  ];
  return (
    <div ref={table} tabIndex={-1} className={styles['part']}>
      <Heading as="h2" size="xs" className={styles['title']}>
        History
      </Heading>
      <Table
        variant="admin"
        caption="History"
        columns={columns}
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
