import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useSuspenseQuery } from '@tanstack/react-query';
import { MESSAGES, type ProductQuery } from '@tivara/contracts';
import { useApi, useTexts } from '@tivara/state';
import { EmptyState, LinkButton, Spinner, TextLink, cx } from '@tivara/ui';
import { CardPlaceholders, Grid } from '../../card/grid';
import { clearFilters } from '../../filters/derive';
import { searchOf } from '../../filters/use-chosen-query';
import { productsQuery } from '../../products/list-api';
import { pagesToShow, startsNewList, type ToQuery } from '../query';
import { CardPage } from './card-page';
import styles from './results.module.css';

/** Anchor of a list that follows another one. */
const LIST_START = 'frames';

interface Props {
  toQuery: ToQuery;
  /** Shown up to its page. */
  query: ProductQuery;
  outdated: boolean;
  loadingMore: boolean;
}

export function Results({ toQuery, query, outdated, loadingMore }: Props) {
  const t = useTexts();
  const { total } = useSuspenseQuery(productsQuery(useApi(), toQuery(query))).data;
  const pages = pagesToShow(query);
  const [first = 1] = pages;
  const remaining = total - query.page * query.pageSize;
  const list = useFocusOnLastPage(remaining <= 0, (query.page - first) * query.pageSize);
  if (total === 0) return <EmptyResults query={query} />;
  return (
    <div
      id={LIST_START}
      ref={list}
      className={cx(styles.results, outdated && styles.outdated)}
      aria-busy={outdated}
    >
      {first > 1 && (
        <div className={styles.earlier}>
          <TextLink render={<Link to={{ search: searchOf({ ...query, page: first - 1 }) }} />}>
            {t('Show earlier frames')}
          </TextLink>
        </div>
      )}
      <Grid columns={3}>
        {pages.map((page) => (
          <CardPage key={page} query={toQuery({ ...query, page })} first={page === first} />
        ))}
        {loadingMore && <CardPlaceholders loading count={Math.min(remaining, query.pageSize)} />}
      </Grid>
      {remaining > 0 && <LoadMore query={query} busy={loadingMore} />}
    </div>
  );
}

/** The last Load more takes the focus with it: the first of its frames gets it. */
function useFocusOnLastPage(isLast: boolean, firstOfPage: number) {
  const list = useRef<HTMLDivElement>(null);
  const wasLast = useRef(isLast);
  useEffect(() => {
    const links = list.current?.querySelectorAll<HTMLElement>('article a');
    if (isLast && !wasLast.current && document.activeElement === document.body)
      links?.[firstOfPage]?.focus({ preventScroll: true });
    wasLast.current = isLast;
  }, [isLast, firstOfPage]);
  return list;
}

/** A link, so that the footer stays reachable; after some pages it starts a new list, which caps the page length. */
function LoadMore({ query, busy }: { query: ProductQuery; busy: boolean }) {
  const t = useTexts();
  const page = query.page + 1;
  const search = searchOf({ ...query, page });
  return (
    <div className={styles.more}>
      <LinkButton
        variant="ghost"
        aria-disabled={busy || undefined}
        render={
          startsNewList(page) ? (
            <Link to={{ search, hash: LIST_START }} />
          ) : (
            <Link to={{ search }} replace preventScrollReset />
          )
        }
      >
        {busy && <Spinner />}
        <span>{busy ? t(MESSAGES.wait) : t('Load more')}</span>
      </LinkButton>
    </div>
  );
}

/** Filters can be cleared; the page's own term or collection cannot. */
function EmptyResults({ query }: { query: ProductQuery }) {
  const t = useTexts();
  const clear = searchOf(clearFilters(query));
  const filtered = clear !== searchOf({ ...query, page: 1 });
  return (
    <EmptyState
      title={t(MESSAGES.noData)}
      help={filtered ? t('No frames match all these filters.') : t('There are no frames here yet.')}
      action={
        filtered ? (
          <TextLink render={<Link to={{ search: clear }} preventScrollReset />}>
            {t('Clear Filter')}
          </TextLink>
        ) : (
          <TextLink render={<Link to="/product" />}>{t('See all frames')}</TextLink>
        )
      }
      className={styles.empty}
    />
  );
}
