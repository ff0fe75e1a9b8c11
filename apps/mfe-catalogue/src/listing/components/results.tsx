import { Link } from 'react-router-dom';
import { useSuspenseQuery } from '@tanstack/react-query';
import { MESSAGES, type ProductQuery } from '@tivara/contracts';
import { useApi } from '@tivara/state';
import { EmptyState, TextLink, cx } from '@tivara/ui';
import { CardSkeletons, Grid } from '../../card/grid';
import { cleared } from '../../filters/derive';
import { searchOf } from '../../filters/use-chosen-query';
import { productsQuery } from '../../products/api';
import type { Ask } from '../ask';
import { pagesOf } from '../pages';
import { LoadMore } from './load-more';
import { PageOfCards } from './page-of-cards';
import styles from './results.module.css';

/** Where a list begins that follows another one. */
export const LIST_START = 'frames';

interface Props {
  ask: Ask;
  /** What is shown, up to its page. */
  query: ProductQuery;
  /** Another question is on its way: what is shown is not its answer. */
  outdated: boolean;
  /** The next page is on its way. */
  growing: boolean;
}

export function Results({ ask, query, outdated, growing }: Props) {
  const { total } = useSuspenseQuery(productsQuery(useApi(), ask(query))).data;
  const pages = pagesOf(query);
  const [first = 1] = pages;
  const left = total - query.page * query.pageSize;
  if (total === 0) return <NoData query={query} />;
  return (
    <div
      id={LIST_START}
      className={cx(styles['results'], outdated && styles['outdated'])}
      aria-busy={outdated}
    >
      {first > 1 && (
        <div className={styles['earlier']}>
          <TextLink render={<Link to={{ search: searchOf({ ...query, page: first - 1 }) }} />}>
            Show earlier frames
          </TextLink>
        </div>
      )}
      <Grid columns={3}>
        {pages.map((page) => (
          <PageOfCards key={page} query={ask({ ...query, page })} first={page === first} />
        ))}
        {growing && <CardSkeletons count={Math.min(left, query.pageSize)} />}
      </Grid>
      {left > 0 && <LoadMore query={query} busy={growing} />}
    </div>
  );
}

/** Filters can be given up; the page's own term or collection cannot. */
function NoData({ query }: { query: ProductQuery }) {
  const clear = searchOf(cleared(query));
  const filtered = clear !== searchOf({ ...query, page: 1 });
  return (
    <EmptyState
      title={MESSAGES.noData}
      help={filtered ? 'No frame has all of these properties at once.' : 'No frame is found here.'}
      action={
        filtered ? (
          <TextLink render={<Link to={{ search: clear }} preventScrollReset />}>
            Clear Filter
          </TextLink>
        ) : (
          <TextLink render={<Link to="/product" />}>See all frames</TextLink>
        )
      }
      className={styles['empty']}
    />
  );
}
