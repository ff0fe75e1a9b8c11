import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { LIMITS, MESSAGES } from '@tivara/contracts';
import { errorMessage, notify, useApi } from '@tivara/state';
import { EmptyState, FailedPiece, Heading, Pagination, Table, TextLink } from '@tivara/ui';
import { productTableQuery } from '../api';
import { readTableSearch, writeTableSearch, type TableSearch } from '../table-search';
import { productColumns } from './product-columns';
import { RowsSkeleton } from './rows-skeleton';
import { TableSearchBox } from './table-search-box';
import styles from './product-table.module.css';

/** The catalogue's frames; search, order and page are the URL's. */
export function ProductTable() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const search = readTableSearch(params);
  const { data, error, isPlaceholderData, refetch } = useQuery(productTableQuery(useApi(), search));
  const link = (next: TableSearch) => <Link to={pathOf(next)} preventScrollReset />;

  useEffect(() => {
    if (error) notify(errorMessage(error), 'error');
  }, [error]);

  return (
    <>
      <header className={styles['head']}>
        <Heading as="h1" size="sm">
          Product Table
        </Heading>
        <TableSearchBox search={search} />
      </header>
      {error && !data && (
        <FailedPiece
          size="small"
          title={MESSAGES.error}
          text="The products could not be read. Your search is kept."
          onRetry={() => void refetch()}
        />
      )}
      {!error && !data && <RowsSkeleton />}
      {data && data.items.length === 0 && (
        <EmptyState
          title={MESSAGES.noRecords}
          action={search.q && <TextLink render={<Link to="/admin" />}>Show all products</TextLink>}
        />
      )}
      {data && data.items.length > 0 && (
        <>
          <Table
            variant="admin"
            caption="Product Table"
            columns={productColumns(search, link)}
            rows={data.items}
            rowKey={(product) => product.product_id}
            rowClassName={styles['row']}
            busy={isPlaceholderData}
          />
          <Pagination
            label="Products"
            page={data.page}
            pageSize={data.pageSize}
            total={data.total}
            link={(page) => link({ ...search, page })}
            rows={{
              options: LIMITS.adminPageSizes,
              onChange: (pageSize) =>
                void navigate(pathOf({ ...search, pageSize, page: 1 }), {
                  preventScrollReset: true,
                }),
            }}
          />
        </>
      )}
    </>
  );
}

const pathOf = (search: TableSearch): string => {
  const query = writeTableSearch(search);
  return query ? `/admin?${query}` : '/admin';
};
