import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { LIMITS } from '@tivara/contracts';
import { notify, useApi } from '@tivara/state';
import { Button, Checkbox, type Column } from '@tivara/ui';
import { errorMessage } from '../form/api-errors';
import { readPage } from '../list-query';
import { useInSession } from '../session/use-in-session';
import { rowsQuery, type TableSearch } from './table-search';
import type { BulkAction, TablePageSpec, TableSpec, Task } from './table-spec';
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

const MAX_ROWS = LIMITS.bulkRows;

/** Chooses the rows that match the search on all pages, as many as one request may change. */
export function useChooseAll<Row>(
  spec: Pick<TablePageSpec<Row>, keyof TableSpec | 'rowKey'>,
  search: TableSearch,
  selection: Selection,
) {
  const api = useApi();
  const inSession = useInSession();
  return useMutation({
    mutationFn: async () => {
      const ids: number[] = [];
      for (let page = 1; ids.length < MAX_ROWS; page += 1) {
        const query = rowsQuery({ ...search, page, pageSize: LIMITS.pageSize.max });
        const { items, total } = await inSession(() => readPage<Row>(api, spec.path, query));
        ids.push(...items.map(spec.rowKey));
        if (items.length === 0 || ids.length >= total) break;
      }
      selection.change(ids.slice(0, MAX_ROWS), true);
    },
    onError: (error) => notify(errorMessage(error), 'error'),
  });
}

interface Props {
  label: string;
  selection: Selection;
  actions: readonly BulkAction[];
  busy: boolean;
  onStart: (task: Task) => void;
  /** Rows that match the search, on all pages. */
  total: number;
  isNarrowed: boolean;
  all: ReturnType<typeof useChooseAll>;
}

export function BulkBar(props: Props) {
  const { label, selection, actions, onStart, total, isNarrowed, all } = props;
  const ids = [...selection.ids];
  const most = Math.min(total, MAX_ROWS);
  const busy = props.busy || all.isPending;
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
      {ids.length < most && (
        <button type="button" className={styles.clear} disabled={busy} onClick={() => all.mutate()}>
          {most < total
            ? `Choose the first ${most} of ${total}`
            : `Choose all ${total}${isNarrowed ? ' matching' : ''}`}
        </button>
      )}
      {actions.map((action) => (
        <Button
          key={action.label}
          variant="ghost"
          className={action.danger ? styles.danger : undefined}
          disabled={busy || tooMany}
          onClick={() =>
            'onSelect' in action
              ? action.onSelect(ids, selection.clear)
              : onStart({
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
