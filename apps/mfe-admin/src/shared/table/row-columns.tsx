import { Checkbox, Menu, type Column } from '@tivara/ui';
import type { RowAction, Task } from './actions';
import type { useSelection } from './use-selection';

interface BoxProps<Row> {
  rows: readonly Row[];
  rowKey: (row: Row) => number;
  rowName: (row: Row) => string;
  selection: ReturnType<typeof useSelection>;
  className: string | undefined;
}

/** A box that chooses a row, and one that chooses the page. */
export function selectionColumn<Row>(props: BoxProps<Row>): Column<Row> {
  const { rows, rowKey, rowName, selection, className } = props;
  const keys = rows.map(rowKey);
  const chosen = keys.filter((key) => selection.ids.has(key)).length;
  return {
    key: 'box',
    header: 'Choose',
    phone: 'box',
    className,
    head: (
      <Checkbox
        label="Choose all on this page"
        checked={chosen > 0 && chosen === keys.length}
        mixed={chosen > 0 && chosen < keys.length}
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

interface ActionsProps<Row> {
  actions: (row: Row) => RowAction[];
  rowName: (row: Row) => string;
  start: (task: Task) => void;
  header: string | undefined;
  className: string | undefined;
}

/** The row's menu. */
export function actionsColumn<Row>(props: ActionsProps<Row>): Column<Row> {
  const { actions, rowName, start, header, className } = props;
  return {
    key: 'actions',
    header: header ?? 'Actions',
    headerHidden: header === undefined,
    align: 'end',
    phone: 'action',
    className,
    cell: (row) => (
      <Menu
        label={`Actions of ${rowName(row)}`}
        items={actions(row).map((action) =>
          action.link
            ? action
            : { label: action.label, danger: action.danger, onSelect: () => start(action) },
        )}
      />
    ),
  };
}
