import { useNavigate } from 'react-router-dom';
import { SearchField, useTypedSearch } from '@tivara/ui';
import { tablePath } from '../table-search';
import type { TableAddress } from '../use-table-address';
import styles from './search-box.module.css';

/** Searches while typing; without JavaScript on submit. */
export function SearchBox({ search, latest, leaving }: TableAddress) {
  const navigate = useNavigate();
  const searchFor = (q: string) =>
    void navigate(tablePath({ ...latest, q, page: 1 }), {
      replace: true,
      preventScrollReset: true,
    });
  const { field, onSubmit } = useTypedSearch(search.q, searchFor, leaving);
  return (
    <form
      role="search"
      action="/storeTable"
      method="get"
      className={styles.box}
      onSubmit={onSubmit}
    >
      <SearchField
        label="Search stores"
        name="q"
        placeholder="Search..."
        autoComplete="off"
        {...field}
      />
      <input type="hidden" name="sort" value={search.sort} />
      <input type="hidden" name="pageSize" value={search.pageSize} />
    </form>
  );
}
