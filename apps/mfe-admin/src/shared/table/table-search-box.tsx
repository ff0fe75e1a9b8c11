import { SearchField, useTypedSearch } from '@tivara/ui';
import type { TableSpec } from './table-spec';
import type { TableAddress } from './use-table-address';
import styles from './table-page.module.css';

interface Props {
  spec: TableSpec;
  address: TableAddress;
  /** What it looks through. */
  hint?: string;
}

/** Searches while the administrator types. The URL holds the search. */
export function TableSearchBox({ spec, address, hint }: Props) {
  const { search, update, leaving } = address;
  const searchFor = (q: string) => update(() => ({ q, page: 1 }), true);
  const { field, onSubmit } = useTypedSearch(search.q, searchFor, leaving);
  return (
    <form role="search" className={styles.search} onSubmit={onSubmit}>
      <SearchField
        label={`Search ${spec.label.toLowerCase()}`}
        name="q"
        placeholder="Search..."
        title={hint}
        autoComplete="off"
        maxLength={200}
        {...field}
      />
    </form>
  );
}
