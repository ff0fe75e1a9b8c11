import { useNavigate } from 'react-router-dom';
import { SearchField, useTypedSearch } from '@tivara/ui';
import { tablePath } from '../table-search';
import type { TableAddress } from '../use-table-address';
import styles from './search-box.module.css';

/** Searches as it is written in; without JavaScript, when it is sent. The URL keeps the word, the order and the page size. */
export function SearchBox({ search, asked, leaving }: TableAddress) {
  const navigate = useNavigate();
  const ask = (q: string) =>
    void navigate(tablePath({ ...asked, q, page: 1 }), {
      replace: true,
      preventScrollReset: true,
    });
  const { field, onSubmit } = useTypedSearch(search.q, ask, leaving);
  return (
    <form
      role="search"
      action="/storeTable"
      method="get"
      className={styles['box']}
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
