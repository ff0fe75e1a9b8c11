import { Link } from 'react-router-dom';
import { useSuspenseQuery } from '@tanstack/react-query';
import { MESSAGES, type ProductQuery } from '@tivara/contracts';
import { useApi } from '@tivara/state';
import { EmptyState, TextLink, cx } from '@tivara/ui';
import { CardSkeletons, Grid } from '../../card/grid';
import { cleared } from '../../filters/derive';
import { searchOf } from '../../filters/use-chosen-query';
import { productsQuery } from '../../products/api';
import { pagesOf } from '../pages';
import { LoadMore } from './load-more';
import { PageOfCards } from './page-of-cards';
import styles from './results.module.css';

interface Props {
  /** What is shown, up to its page. */
  query: ProductQuery;
  /** Another question is on its way: what is shown is not its answer. */
  outdated: boolean;
  /** The next page is on its way. */
  growing: boolean;
}

export function Results({ query, outdated, growing }: Props) {
  const { total } = useSuspenseQuery(productsQuery(useApi(), query)).data;
  const pages = pagesOf(query);
  const [first = 1] = pages;
  const left = total - query.page * query.pageSize;
  if (total === 0) return <NoData query={query} />;
  return (
    <div className={cx(styles['results'], outdated && styles['outdated'])} aria-busy={outdated}>
      {first > 1 && (
        <div className={styles['more']}>
          <TextLink render={<Link to={{ search: searchOf({ ...query, page: first - 1 }) }} />}>
            Show earlier frames
          </TextLink>
        </div>
      )}
      <Grid columns={3}>
        {pages.map((page) => (
          <PageOfCards key={page} query={{ ...query, page }} first={page === first} />
        ))}
        {growing && <CardSkeletons count={Math.min(left, query.pageSize)} />}
      </Grid>
      {left > 0 && <LoadMore query={query} busy={growing} />}
    </div>
  );
}

const NoData = ({ query }: { query: ProductQuery }) => (
  <EmptyState
    title={MESSAGES.noData}
    help="No frame has all of these properties at once."
    action={
      <TextLink render={<Link to={{ search: searchOf(cleared(query)) }} preventScrollReset />}>
        Clear Filter
      </TextLink>
    }
    className={styles['empty']}
  />
);
