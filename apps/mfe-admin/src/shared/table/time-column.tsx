import { Time } from '../ui/time';
import type { TableColumn } from './table-spec';

export const timeColumn = <Key extends string>(
  key: Key,
  header: string,
): TableColumn<Record<Key, string>> => ({
  key,
  header,
  sort: key,
  cell: (row) => <Time at={row[key]} />,
});
