/** A filter: one of a few options, or a day such as 2026-11-21. */
export interface TableFilter {
  /** In the URL and in the call. */
  name: string;
  label: string;
  options: readonly FilterOption[] | 'day';
}
export interface FilterOption {
  value: string;
  label: string;
}

/** What a table lists, and what its URL may contain. */
export interface TableSpec {
  /** The section that shows it; its rows are cached under this name. */
  section: string;
  /** What is listed, in the plural: 'Stores'. */
  label: string;
  /** The call that answers a page of rows; it takes `q, sort, page, pageSize` and the filters. */
  path: string;
  /** The call that answers the same rows as CSV. */
  exportPath?: string;
  /** What the call sorts by, `-` before those that turn the order. */
  sorts: readonly string[];
  /** One of `sorts`. */
  defaultSort: string;
  filters?: readonly TableFilter[];
}
