import type { ReactNode } from 'react';
import type { UseQueryOptions } from '@tanstack/react-query';
import type {
  ApiCall,
  Permission,
  SkippedRow,
  TablePath,
  UndoableResponse,
} from '@tivara/contracts';
import type { Column, Renderable } from '@tivara/ui';

/** What a table lists, and what its URL may contain. */
export interface TableSpec<Row = unknown> {
  /** The section that shows it; its rows are cached under this name. */
  section: string;
  /** What is listed, in the plural: 'Stores'. */
  label: string;
  /** Returns a page of rows; takes `q, sort, page, pageSize` and the filters. */
  path: TablePath<Row>;
  /** `write`: for the actions, the button above the table and the import. */
  permissions: { write?: Permission; export?: Permission };
  /** Returns the same rows as CSV; `${path}/export` by default. */
  exportPath?: string;
  /** Exports are of personal data: the API wants a recent proof of who exports them. */
  personal?: boolean;
  /** The page that imports a file. */
  importPath?: string;
  /** Accepted values of `sort`; `-` sorts descending. */
  sorts: readonly string[];
  /** One of `sorts`. */
  defaultSort: string;
  /** The first is the default; 10, 20 or 30 rows without it. */
  pageSizes?: PageSizes;
  filters?: readonly TableFilter[];
}

export type PageSizes = readonly [number, ...number[]];

export interface TableFilter {
  /** In the URL and in the request. */
  name: string;
  label: string;
  /** The label of each value (as pairs, where the values are numbers), a day such as 2026-11-21, an id, or any text. Without choices, only links set an id. */
  options: Readonly<Record<string, string>> | readonly Choice[] | 'day' | 'id' | 'text';
  /** Loads what an id or a text may be. */
  choices?: (api: ApiCall) => ChoicesQuery;
  /** Whether it is in the panel of further filters, and shown above the table only while it is set. */
  isFurther?: boolean;
}

export type Choice = readonly [value: string, label: string];
export type ChoicesQuery = UseQueryOptions<unknown, Error, readonly Choice[]>;

/** A column; `sort` names what the API sorts it by. */
export type TableColumn<Row> = Omit<Column<Row>, 'sort' | 'head'> & { sort?: string };

/** An admin table. */
export interface TablePageSpec<Row> extends TableSpec<Row> {
  /** 'Store Table' */
  title: string;
  columns: readonly TableColumn<Row>[];
  rowKey: (row: Row) => number;
  /** Names a row's buttons for screen readers. */
  rowName: (row: Row) => string;
  rowClassName?: string | undefined;
  /** The header of the menu's column; without it, 'Actions' for screen readers only. */
  actionsHeader?: string;
  /** What is searched, if it is not obvious. */
  searchHint?: string;
  /** Shown when the table is empty without a search. */
  help?: ReactNode;
}

export type TaskAnswer = UndoableResponse & { skipped?: SkippedRow[] };

/** A request that changes rows. Its message is shown. */
export interface Task {
  label: string;
  run: () => Promise<TaskAnswer | null>;
  /** The question, its consequence, and the button if it is not the label. */
  confirm?: { title: string; text: string; action?: string } | undefined;
  /** The message of a failure; the API's by default. */
  failed?: ((message: string) => string) | undefined;
}

export interface RecordPage {
  to: string;
  /** Of the navigation. */
  state?: object;
}

/** An entry of a row's menu: a link, what opens a dialog, or a task. */
export type RowAction = { danger?: boolean } & (
  { label: string; link: Renderable } | { label: string; onSelect: () => void } | Task
);

/** A task for all selected rows, or what opens a dialog, which calls `clear` once they are changed. */
export type BulkAction = { label: string; danger?: boolean } & (
  | {
      run: (ids: number[]) => Promise<TaskAnswer | null>;
      confirm?: (count: number) => Task['confirm'];
    }
  | { onSelect: (ids: number[], clear: () => void) => void }
);
