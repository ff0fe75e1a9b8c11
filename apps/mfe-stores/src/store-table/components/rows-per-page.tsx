import { Link } from 'react-router-dom';
import { LIMITS } from '@tivara/contracts';
import { tablePath, type TableSearch } from '../table-search';
import styles from './rows-per-page.module.css';

/** Links, so that it works without JavaScript. (SPEC 9: 10 rows per page, options 10, 20, 30) */
export const RowsPerPage = ({ search }: { search: TableSearch }) => (
  <nav aria-label="Rows per page" className={styles.rows}>
    <span>Rows per page</span>
    {LIMITS.adminPageSizes.map((pageSize) => (
      <Link
        key={pageSize}
        to={tablePath({ ...search, pageSize, page: 1 })}
        replace
        preventScrollReset
        className={styles.size}
        aria-current={pageSize === search.pageSize ? 'true' : undefined}
      >
        {pageSize}
      </Link>
    ))}
  </nav>
);
