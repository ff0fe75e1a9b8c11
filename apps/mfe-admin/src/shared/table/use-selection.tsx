import { useState } from 'react';
import { LIMITS } from '@tivara/contracts';
import { Button, Checkbox, type Column } from '@tivara/ui';
import type { BulkAction, Task } from './table-spec';
import styles from './table-page.module.css';

/** The selected rows by id, across pages, until the search changes. */
export function useSelection(searched: string) {
  const [state, setState] = useState({ searched, ids: new Set<number>() });
  const ids = state.searched === searched ? state.ids : new Set<number>();
  const change = (rows: readonly number[], selected: boolean) => {
    const next = new Set(ids);
    for (const id of rows)
      if (selected) next.add(id);
      else next.delete(id);
    setState({ searched, ids: next });
  };
  return { ids, change, clear: () => setState({ searched, ids: new Set() }) };
}
type Selection = ReturnType<typeof useSelection>;

export function selectionColumn<Row>(
  selection: Selection,
  rows: readonly Row[],
  rowKey: (row: Row) => number,
  rowName: (row: Row) => string,
): Column<Row> {
  const keys = rows.map(rowKey);
  const selected = keys.filter((key) => selection.ids.has(key)).length;
  return {
    key: 'box',
    header: 'Choose',
    phone: 'box',
    className: styles.box,
    head: (
      <Checkbox
        label="Choose all on this page"
        checked={selected > 0 && selected === keys.length}
        mixed={selected > 0 && selected < keys.length}
        onChange={(checked) => selection.change(keys, checked)}
      />
    ),
    cell: (row) => (
      <Checkbox
        label={`Choose ${rowName(row)}`}
        checked={selection.ids.has(rowKey(row))}
        onChange={(checked) => selection.change([rowKey(row)], checked)}
      />
    ),
  };
}

const MAX_ROWS = LIMITS.pageSize.max;

interface Props {
  label: string;
  selection: Selection;
  actions: readonly BulkAction[];
  busy: boolean;
  onStart: (task: Task) => void;
}

export function BulkBar({ label, selection, actions, busy, onStart }: Props) {
  const ids = [...selection.ids];
  const tooMany = ids.length > MAX_ROWS;
  return (
    <div
      role="region"
      aria-label={`Chosen ${label.toLowerCase()}`}
      hidden={ids.length === 0}
      className={styles.bar}
    >
      <span className={styles.count} role="status">
        {ids.length > 0 && `${ids.length} chosen`}
        {tooMany && `, at most ${MAX_ROWS} at once`}
      </span>
      {actions.map((action) => (
        <Button
          key={action.label}
          variant="ghost"
          className={action.danger ? styles.danger : undefined}
          disabled={busy || tooMany}
          onClick={() =>
            onStart({
              label: action.label,
              run: async () => {
                const answer = await action.run(ids);
                selection.clear();
                return answer;
              },
              confirm: action.confirm?.(ids.length),
            })
          }
        >
          {action.label}
        </Button>
      ))}
      <button type="button" className={styles.clear} onClick={selection.clear}>
        Clear
      </button>
    </div>
  );
}
