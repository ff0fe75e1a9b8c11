import { useRef, useState } from 'react';
import type {
  AdminContent,
  ContentFields,
  ContentVersionRow,
  MessageResponse,
  Saved,
} from '@tivara/contracts';
import { useApi } from '@tivara/state';
import { Button, Dialog, EmptyState, Menu, Table, TextLink, type Column } from '@tivara/ui';
import { usePermission } from '../shared/session/use-permission';
import type { Task } from '../shared/table/table-spec';
import { Part } from '../shared/ui/detail';
import { Mark } from '../shared/ui/mark';
import { ShopTime, shopTime } from '../shared/ui/time';
import { factsOf } from './form-value';
import styles from './content.module.css';

interface Props {
  content: AdminContent;
  change: (call: Promise<Saved<AdminContent>>) => Promise<MessageResponse>;
  start: (task: Task) => void;
}
interface Difference {
  label: string;
  then: string;
  now: string;
}

export function History({ content, change, start }: Props) {
  const { block, versions } = content;
  const fields = content.fields as ContentFields;
  const api = useApi();
  const can = usePermission();
  const table = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<{ title: string; rows: Difference[] } | null>(null);
  const now = new Date().toISOString();
  const live = versions.find(
    ({ starts_at, ends_at, unfit }) => !unfit && starts_at <= now && (!ends_at || ends_at > now),
  );

  const compare = ({ version_id, starts_at }: ContentVersionRow) =>
    start({
      label: 'Differences',
      run: async () => {
        const { value } = await api('/api/admin/content/{block}/versions/{id}', {
          path: { block, id: version_id },
        });
        const then = new Map(factsOf(fields, value));
        const current = new Map(factsOf(fields, content.live));
        const rows = [...new Set([...then.keys(), ...current.keys()])]
          .map((label) => ({
            label,
            then: then.get(label) ?? '',
            now: current.get(label) ?? '',
          }))
          .filter((row) => row.then !== row.now);
        setShown({ title: `Version of ${shopTime(starts_at)}`, rows });
        return null;
      },
    });
  const reset = () =>
    start({
      label: 'Go back',
      run: () =>
        change(api('/api/admin/content/{block}/reset', { method: 'POST', path: { block } })),
      confirm: {
        title: 'Go back to what the site came with?',
        text: 'Shoppers see it from now on. The draft stays as it is.',
      },
    });
  const columns: Column<ContentVersionRow>[] = [
    {
      key: 'starts',
      header: 'Shown from',
      phone: 'title',
      cell: (row) => (
        <span className={styles.states}>
          <ShopTime at={row.starts_at} />
          {row === live && <Mark tone="good">Shown now</Mark>}
          {row.starts_at > now && <Mark tone="waiting">Scheduled</Mark>}
          {row.unfit && <Mark tone="bad">Does not fit the page</Mark>}
          {row.superseded && <Mark tone="quiet">Before a picture was replaced</Mark>}
        </span>
      ),
    },
    {
      key: 'ends',
      header: 'Until',
      cell: ({ ends_at }) => (ends_at ? <ShopTime at={ends_at} /> : 'the next one'),
    },
    { key: 'by', header: 'Published by', cell: ({ created_by }) => created_by },
    {
      key: 'actions',
      header: 'Actions',
      headerHidden: true,
      align: 'end',
      phone: 'action',
      cell: (row) => {
        const at = shopTime(row.starts_at);
        const isComing = row.starts_at > now;
        const items = [{ label: 'Differences', onSelect: () => compare(row) }];
        if (can('content:publish') && isComing)
          items.push({
            label: 'Withdraw',
            onSelect: () =>
              start({
                label: 'Withdraw',
                run: () =>
                  change(
                    api('/api/admin/content/{block}/versions/{id}', {
                      method: 'DELETE',
                      path: { block, id: row.version_id },
                    }),
                  ),
                confirm: {
                  title: `Withdraw what starts on ${at}?`,
                  text: 'It becomes the draft again, unless there is a newer one.',
                },
              }),
          });
        if (can('content:publish') && !isComing && !row.unfit && row !== live)
          items.push({
            label: 'Show it again',
            onSelect: () =>
              start({
                label: 'Show it again',
                run: () =>
                  change(
                    api('/api/admin/content/{block}/versions/{id}/revert', {
                      method: 'POST',
                      path: { block, id: row.version_id },
                    }),
                  ),
                confirm: {
                  title: `Go back to the version of ${at}?`,
                  text: 'Shoppers see it from now on. The draft stays as it is.',
                },
              }),
          });
        const replaced = row.superseded ? ', before a picture was replaced' : '';
        return <Menu label={`Actions of the version of ${at}${replaced}`} items={items} />;
      },
    },
  ];
  return (
    <div ref={table} tabIndex={-1} className={styles.history}>
      <Part title="History">
        {versions.length === 0 ? (
          <EmptyState title="Not changed yet" help="Shoppers see what the site came with." />
        ) : (
          <Table
            variant="admin"
            caption="History"
            columns={columns}
            rows={versions}
            rowKey={({ version_id }) => version_id}
          />
        )}
        {can('content:publish') && live && (
          <TextLink render={<button type="button" />} onClick={reset}>
            Go back to what the site came with
          </TextLink>
        )}
      </Part>
      <Differences shown={shown} onClose={() => setShown(null)} returnFocus={() => table.current} />
    </div>
  );
}

const COLUMNS: readonly Column<Difference>[] = [
  { key: 'label', header: 'What', phone: 'title', cell: ({ label }) => label },
  { key: 'then', header: 'This version', phone: 'block', cell: ({ then }) => then || 'Nothing' },
  { key: 'now', header: 'Shown now', phone: 'block', cell: ({ now }) => now || 'Nothing' },
];

interface DifferencesProps {
  shown: { title: string; rows: Difference[] } | null;
  onClose: () => void;
  returnFocus: () => HTMLElement | null;
}

function Differences({ shown, onClose, returnFocus }: DifferencesProps) {
  // The text stays until the dialog has faded out.
  const [last, setLast] = useState(shown);
  if (shown && shown !== last) setLast(shown);
  return (
    <Dialog
      open={shown !== null}
      onOpenChange={(open) => !open && onClose()}
      title={last?.title ?? ''}
      returnFocus={returnFocus}
    >
      {last?.rows.length ? (
        <Table
          variant="admin"
          caption="Differences"
          columns={COLUMNS}
          rows={last.rows}
          rowKey={({ label }) => label}
        />
      ) : (
        <p className={styles.note}>It is the same as what shoppers see now.</p>
      )}
      <Button wide variant="ghost" onClick={onClose}>
        Close
      </Button>
    </Dialog>
  );
}
